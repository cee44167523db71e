import type { Language } from '../../../contract/locale.ts'

/** Where a click on a language leads: it remembers the choice and comes back to `path` (path and query). */
export const languageAddress = (language: Language, path: string) =>
  `/language?lang=${language}&continue=${encodeURIComponent(path)}`
