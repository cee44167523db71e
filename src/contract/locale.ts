// The five languages of the product (P1.6, D31).
export const languages = ['en', 'ja', 'es', 'it', 'zh'] as const
export type Language = (typeof languages)[number]

/** Each language by its own name. */
export const languageNames: Record<Language, string> = {
  en: 'English',
  ja: '日本語',
  es: 'Español',
  it: 'Italiano',
  zh: '中文',
}

/** True for one of the five language codes. */
export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && (languages as readonly string[]).includes(value)
}

/** The cookie that remembers a chosen language; readable by scripts, since pages set it too. */
export const languageCookie = 'mw_lang'

const yearInSeconds = 31_536_000

/** What remembers `language` for a year, as Set-Cookie and as document.cookie take it; `secure` over https. */
export function rememberLanguage(language: Language, secure: boolean): string {
  const attributes = `Path=/; Max-Age=${yearInSeconds}; SameSite=Lax${secure ? '; Secure' : ''}`
  return `${languageCookie}=${language}; ${attributes}`
}
