import spellings from './spellings.json' with { type: 'json' }
import type { Language } from '../../../contract/locale.ts'

type Words = { words: Record<string, string>; stop: string[]; noise: string[]; max: string[]; min: string[] }

const latin = Object.fromEntries(
  (['en', 'es', 'it'] as const).map((language) => {
    const { words, stop, noise, max, min }: Words = spellings[language]
    const full = new Map<string, string>(
      Object.entries(words).flatMap(([word, variants]) => variants.split(' ').map((one) => [one, word])),
    )
    const sets = { stop: new Set(stop), noise: new Set(noise), max: new Set(max), min: new Set(min) }
    return [language, { full, ...sets }]
  }),
)
const rewrites: Readonly<Record<'ja' | 'zh', readonly (readonly [RegExp, string])[]>> = {
  ja: Object.entries(spellings.ja.rewrites).map(([from, to]) => [new RegExp(from, 'g'), to]),
  zh: Object.entries(spellings.zh.rewrites).map(([from, to]) => [new RegExp(from, 'g'), to]),
}
const signPairs = (pairs: string) =>
  new Map(pairs.split(' ').map((pair) => [[...pair][0]!, [...pair][1]!] as const))
const simplified = signPairs(spellings.zh.traditional)
/** Signs as they are written today for older ones: 条 for 條. */
const newer = { ja: signPairs(spellings.ja.older), zh: simplified }

/** Whether a Chinese text has none of the signs that are written simpler in China. */
export const isSimplified = (text: string): boolean => ![...text].some((sign) => simplified.has(sign))

/** Signs that China alone writes simpler; those that Japan writes so too tell nothing. */
const inChinaAlone = new Set(
  [...simplified.values()].filter((sign) => ![...newer.ja.values()].includes(sign)),
)
/** Whether a text has a sign that only China writes so. */
export const isWrittenSimpler = (text: string): boolean => [...text].some((sign) => inChinaAlone.has(sign))

export type LatinLanguage = 'en' | 'es' | 'it'
export const isLatin = (language: Language): language is LatinLanguage =>
  language !== 'ja' && language !== 'zh'

/** Abbreviations and other spellings of words, as a label may have them. */
export const variantsOf = (language: LatinLanguage): string[] => [...latin[language]!.full.keys()]

/** One width and case, no accents; kana keep their marks. */
export const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')

/** The words of a label as they are compared: abbreviations in full, in the singular, without 'of' and 'de'. */
export function tokensOf(text: string, language: LatinLanguage): string[] {
  const { full, stop, max, min } = latin[language]!
  const words = plain(text)
    .replace(/[øØ⌀]/g, ' ø ')
    .replace(/(?<=\b[a-z])\.(?=[a-z]{1,2}\b)/g, '')
    .match(/[\p{L}\p{N}ø]+|[+%#]/gu)
  return (words ?? [])
    .filter((word) => !stop.has(word))
    .map((word) => {
      if (max.has(word)) return 'max'
      if (min.has(word)) return 'min'
      const known = full.get(word)
      return known === undefined ? stemOf(spelledSo(word, language), language) : stemOf(known, language)
    })
    .filter((word, at, all) => word !== all[at - 1] || word.length < 3)
}

/** American endings as British ones. */
const spelledSo = (word: string, language: LatinLanguage) =>
  language === 'en' && word.length > 6 ? word.replace(/iz(e|ed|ing|ation)$/, 'is$1') : word

const stems: Readonly<Record<LatinLanguage, (word: string) => string>> = {
  en: (word) => {
    if (word.length < 4 || /(ss|us|is)$/.test(word)) return word
    if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
    if (/(ses|xes|ches|shes)$/.test(word)) return word.slice(0, word.endsWith('ses') ? -1 : -2)
    return word.replace(/s$/, '')
  },
  es: (word) => {
    if (word.length < 4) return word
    const one = word.replace(/(?<=[rlnzdj])es$/, '').replace(/s$/, '')
    return one.length > 4 ? one.replace(/[aeo]$/, '') : one
  },
  it: (word) => (word.length < 4 ? word : word.replace(/h?[aeio]$/, '')),
}

const stemOf = (word: string, language: LatinLanguage) => (/\d/.test(word) ? word : stems[language](word))

const pairs = new Set(['ae', 'ea', 'oi', 'io', 'ei', 'ie'])

/** Whether two words of one stem are one word in singular and plural ('foro', 'fori'), and not two ('cavo', 'cava'). */
function isOneWord(a: string, b: string, language: LatinLanguage): boolean {
  if (a === b || language === 'en') return true
  if (language === 'es')
    return a.replace(/e?s$/, '').replace(/e$/, '') === b.replace(/e?s$/, '').replace(/e$/, '')
  return a.replace(/h?.$/, '') === b.replace(/h?.$/, '') && pairs.has(`${a.at(-1)}${b.at(-1)}`)
}

/** Whether each word of a label stands in a spelling, in singular or plural; abbreviations stand for any of their word. */
export function isWrittenAlike(label: string, spelling: string, language: LatinLanguage): boolean {
  const wordsOf = (text: string) => plain(text).match(/[\p{L}\p{N}]+/gu) ?? []
  const known = wordsOf(spelling)
  const { full } = latin[language]!
  return wordsOf(label)
    .filter((word) => !full.has(word) && word.length > 3)
    .every((word) => {
      const alike = known.filter((one) => stemOf(one, language) === stemOf(word, language))
      return alike.length === 0 || alike.some((one) => isOneWord(word, one, language))
    })
}

/** Words that say nothing about which fact is meant: 'approx.', 'product'. */
export const isNoise = (token: string, language: LatinLanguage): boolean => latin[language]!.noise.has(token)

const smallKana = 'ァィゥェォッャュョヮヵヶ'
const largeKana = 'アイウエオツヤユヨワカケ'
const kanaAlike = new Map([...smallKana].map((kana, at) => [kana, largeKana[at]!]))

/** A Japanese or Chinese label without spaces and marks, its variants of writing made one. */
export function runOf(text: string, language: 'ja' | 'zh'): string {
  let run = plain(text)
  run = [...run].map((sign) => newer[language].get(sign) ?? sign).join('')
  for (const [from, to] of rewrites[language]) run = run.replace(from, to)
  if (language === 'ja') run = inOneKana(run)
  return run.replace(/[^\p{L}\p{N}%+]/gu, '')
}

const inOneKana = (text: string) =>
  text
    .replace(/(?<=[\p{L}])の(?=[\p{L}])/gu, '')
    .replace(/[\u3041-\u3096]/g, (kana) => String.fromCodePoint(kana.codePointAt(0)! + 0x60))
    .replace(/(?<=[\u30a1-\u30fa])[ー\u2010-\u2015\u2212\-一](?!\p{Script=Han})/gu, '')
    .replace(/ー/g, '')
    .replace(/ヴ/g, 'ブ')
    .replace(/[ァィゥェォッャュョヮヵヶ]/g, (kana) => kanaAlike.get(kana)!)

/** Without the endings that Japanese writes or leaves out (取り付け, 取付); nothing where too little would be left. */
export function withoutEndings(text: string): string | undefined {
  const bare = plain(text).replace(/(?<=\p{Script=Han})[\u3041-\u3096]{1,2}/gu, '')
  if (/[\u3041-\u3096]/.test(bare)) return undefined
  const han = [...bare].filter((sign) => /\p{Script=Han}/u.test(sign)).length
  return han >= 3 ? runOf(bare, 'ja') : undefined
}

const alike: readonly (readonly [RegExp, string])[] = [
  [/rn/g, 'm'],
  [/vv/g, 'w'],
  [/0/g, 'o'],
  [/[1|!lij]/g, 'i'],
  [/5/g, 's'],
  [/8/g, 'b'],
  [/[カ力]/g, '力'],
  [/[ロ口囗]/g, '口'],
  [/[ニ二]/g, '二'],
  [/[エ工]/g, '工'],
  [/[タ夕]/g, '夕'],
  [/[ト卜]/g, '卜'],
  [/[ハ八]/g, '八'],
  [/[土士]/g, '土'],
  [/[未末]/g, '末'],
  [/[日曰]/g, '日'],
  [/[己已巳]/g, '己'],
  [/[ソン]/g, 'ン'],
  [/[シツ]/g, 'ツ'],
  [/[パバ]/g, 'ハ'],
]

/** What a scanner may read for another: 'Diarneter' and 'Diameter' have one outline. */
export const outlineOf = (key: string): string =>
  alike.reduce((text, [signs, one]) => text.replace(signs, one), key.replace(/\s/g, ''))
