import type { Option } from './Options.tsx'

/** The types a company can be of: products and users are kinds of search result (P3.12). */
export const companyTypeOptions = (types: readonly { code: string; singular: string }[]): Option[] =>
  types
    .filter(({ code }) => code !== 'PR' && code !== 'UR')
    .map(({ code, singular }) => ({ value: code, name: singular }))
