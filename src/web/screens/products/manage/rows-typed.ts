import { noTerm, type SpecRow } from './values.ts'

/** What stands in rows that were filled in before any script ran; the empty ones below are left away. */
export function typedRows(plain: HTMLElement): SpecRow[] {
  const text = (part: string, at: number) =>
    plain.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="spec-${part}-${at}"]`)?.value ?? ''
  const count = plain.querySelectorAll('[name^="spec-key-"]').length
  const rows = Array.from({ length: count }, (_, at) => {
    const key = text('key', at)
    const term = text('of', at) === key ? text('term', at) : ''
    return { key, value: text('value', at), ...(term !== '' && { term: term === noTerm ? null : term }) }
  })
  return rows.slice(0, rows.findLastIndex(({ key, value }) => key !== '' || value !== '') + 1)
}

/** Whether rows say the same, in the same order. */
export const isSame = (some: readonly SpecRow[], others: readonly SpecRow[]) =>
  some.length === others.length &&
  some.every(
    ({ key, value, term }, at) =>
      key === others[at]?.key && value === others[at].value && term === others[at].term,
  )
