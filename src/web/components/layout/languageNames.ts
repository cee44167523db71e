import type { Language } from '../../../contract/locale.ts'

/** Each language by its own name. */
export const languageNames: Record<Language, string> = {
  en: 'English',
  ja: '日本語',
  es: 'Español',
  it: 'Italiano',
  zh: '中文',
}

/** Where a click on a language leads: it remembers the choice and comes back to `path` (path and query). */
export const languageAddress = (language: Language, path: string) =>
  `/language?lang=${language}&continue=${encodeURIComponent(path)}`
