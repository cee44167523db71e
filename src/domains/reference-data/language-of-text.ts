// In which language a text seems to be written, where nobody has said.
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { isListed } from './lists.ts'
import { isWrittenSimpler } from './terms/folding.ts'

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
/** So much of what is in Latin letters: two sentences. */
const latinLookedAt = 240

/**
 * The language of a text by its script, for Latin letters by pieces of its words; `country` decides what both leave open, and ''
 * is none. English for what tells nothing.
 */
export function languageOfText(text: string, country: string): string {
  const start = text.slice(0, lookedAt)
  const bySign = scripts.find(([script]) => script.test(start))
  if (bySign) return bySign[1]
  if (/\p{Script=Han}/u.test(start)) return isChinese(start, country) ? 'zh' : 'ja'
  if (/\p{Script=Cyrillic}{3}/u.test(start)) return cyrillic[country] ?? 'ru'
  return /\p{Script=Latin}{3}/u.test(start) ? byPieces(start.slice(0, latinLookedAt)) : 'en'
}

/** Signs without kana are Chinese in China; where no country is known, by those that Japan does not write so. */
const isChinese = (text: string, country: string): boolean =>
  country === '' ? isWrittenSimpler(text) : writtenInChinese.has(country)

const load = createRequire(import.meta.url)
/** What a detector's tables take, 0.3 s and 50 MB, is not taken by processes that never ask. */
let detector: (typeof import('eld/small'))['eld'] | undefined
const detect = (text: string) => {
  detector ??= (load(fileURLToPath(import.meta.resolve('eld/small'))) as typeof import('eld/small')).eld
  return detector.detect(text)
}

/** Among the languages that companies can choose; what no piece of a word tells of is English, as most that is written in Latin letters. */
function byPieces(text: string): string {
  const { language } = detect(text)
  return language !== '' && isListed('languages', language) ? language : 'en'
}
