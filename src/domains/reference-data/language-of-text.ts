// In which language a text seems to be written, where nobody has said.
/** Words that are frequent in one language and rare in the others. */
const words: Record<string, string> = {
  en: 'the of and for with from our are we your is by to in on this that as',
  es: 'el los las de del y para con una por es en nuestra nuestros empresa somos más desde también calidad',
  it: 'il gli della delle dei di per con che una sono è nella azienda nostra dal dalla anche produzione qualità e',
  de: 'der die das und für mit von wir ist im sind unsere auf aus ein eine werden als seit',
  fr: 'le les des et pour avec nous notre est dans une sur du au qui depuis sont entreprise',
  pt: 'o os as do da e para com uma em nossa somos empresa são não também mais desde qualidade',
}
const knownIn = Map.groupBy(
  Object.entries(words).flatMap(([language, list]) => list.split(' ').map((word) => ({ word, language }))),
  ({ word }) => word,
)

const writtenInChinese: ReadonlySet<string> = new Set(['CN', 'TW', 'HK', 'MO', 'SG'])
const scripts: readonly (readonly [script: RegExp, language: string])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'ja'],
  [/\p{Script=Hangul}/u, 'ko'],
  [/\p{Script=Thai}/u, 'th'],
  [/\p{Script=Hebrew}/u, 'he'],
  [/\p{Script=Arabic}/u, 'ar'],
  [/\p{Script=Greek}{3}/u, 'el'],
  [/\p{Script=Devanagari}/u, 'hi'],
]
const cyrillic: Readonly<Record<string, string>> = { UA: 'uk', BG: 'bg', RS: 'sr', MK: 'mk', BY: 'be' }

/** So much of a text tells. */
const lookedAt = 600

/** The language of a text by its script, for Latin letters by its small words; `country` decides what both leave open. English for what tells nothing. */
export function languageOfText(text: string, country: string): string {
  const start = text.slice(0, lookedAt)
  const bySign = scripts.find(([script]) => script.test(start))
  if (bySign) return bySign[1]
  if (/\p{Script=Han}/u.test(start)) return writtenInChinese.has(country) ? 'zh' : 'ja'
  if (/\p{Script=Cyrillic}{3}/u.test(start)) return cyrillic[country] ?? 'ru'
  return byWords(start)
}

function byWords(text: string): string {
  const found = new Map<string, number>()
  for (const [word] of text.toLowerCase().matchAll(/\p{L}+/gu))
    for (const { language } of knownIn.get(word) ?? []) found.set(language, (found.get(language) ?? 0) + 1)
  const [best] = [...found].toSorted((a, b) => b[1] - a[1])
  return best && best[1] > 1 ? best[0] : 'en'
}
