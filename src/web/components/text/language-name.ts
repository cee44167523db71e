/** What a language ('ja') is called in the language of the page; its code where that is not known. */
export const languageName = (code: string, locale: string): string =>
  new Intl.DisplayNames(locale, { type: 'language' }).of(code) ?? code
