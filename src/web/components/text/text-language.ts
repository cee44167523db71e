// In which language a name or a text stands, so that `lang` can be right beside another script (U11).

/** `ja`, `ko`, `zh` or `en` by the script of `text`; Han alone is Japanese for a company of Japan. */
export function textLanguage(text: string, countryCode: string): 'ja' | 'ko' | 'zh' | 'en' {
  if (/[\u3041-\u30ff]/.test(text)) return 'ja'
  if (/[\uac00-\ud7af]/.test(text)) return 'ko'
  if (/[\u3400-\u9fff]/.test(text)) return countryCode === 'JP' ? 'ja' : 'zh'
  return 'en'
}

/** The `lang` attribute a text needs on a page in `pageLanguage`: nothing when it is the page's own language. */
export function langAttribute(text: string, countryCode: string, pageLanguage: string): string | undefined {
  const language = textLanguage(text, countryCode)
  if (language === pageLanguage) return undefined
  // Latin letters on a page in another Latin language may be any of them: say nothing rather than something wrong.
  if (language === 'en' && pageLanguage !== 'ja' && pageLanguage !== 'zh') return undefined
  return language
}

/** Languages that are not written in Latin letters. */
const otherScripts = new Set(
  'ja zh ko th he yi ar fa ur el hi bn mr ne ta te ru uk bg sr mk be ka hy'.split(' '),
)
const latin = /\p{Script=Latin}/u
/** So much of a text tells in which letters it is written. */
const lookedAt = 200

/**
 * The `lang` of a text of which `told` is said to be the language, on a page in `pageLanguage`; nothing when it is the page's. One
 * in the letters of another script, such as the Latin name of a company that writes Japanese, goes by its letters.
 */
export function shownIn(
  text: string,
  told: string | undefined,
  { country, language: pageLanguage }: { country: string; language: string },
): string | undefined {
  const letters = [...text.slice(0, lookedAt).matchAll(/\p{L}/gu)].map(([letter]) => letter)
  if (told === undefined || letters.length === 0) return undefined
  const inLatin = letters.filter((letter) => latin.test(letter)).length
  const others = letters.length - inLatin
  // A letter of the others is about a syllable or a word.
  const isOtherwise = otherScripts.has(told) ? others === 0 : others > 0 && inLatin <= others * 3
  if (isOtherwise) return langAttribute(text, country, pageLanguage)
  return told === pageLanguage ? undefined : told
}
