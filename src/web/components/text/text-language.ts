// In which language a company wrote a name or a text, so that `lang` can be right beside another script (U11).

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
