// The five languages of the product (section 1, D31).
export const languages = ['en', 'ja', 'es', 'it', 'zh'] as const
export type Language = (typeof languages)[number]

/** True for one of the five language codes. */
export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && (languages as readonly string[]).includes(value)
}
