import { languages, type Language } from '../../../contract/locale.ts'
import spellings from './spellings.json' with { type: 'json' }
import { isLatin, isNoise, plain, runOf, tokensOf, withoutEndings } from './folding.ts'
import type { Limit } from './terms.ts'
import { unitOf } from './units.ts'

/** A label taken apart: its words, what stands in brackets, the unit and the letter of a drawing. */
export type Label = {
  /** Without unit, symbol and brackets. */
  readonly base: string
  /** Words in brackets that are neither unit nor symbol nor condition: 'Height (seat)'. */
  readonly inner: readonly string[]
  readonly unit?: string
  readonly symbol?: string
  /** The base with its symbol, which may be a word after all. */
  readonly lettered?: string
  /** 'W × D × H' stands beside it. */
  readonly isSizes?: true
  /** What stands beside the words and is none of them, as written: '6 bar', 'W × D × H'. */
  readonly beside: readonly string[]
}

/** Past this, a text is prose and no label. */
export const longestLabel = 100

const brackets = /[([{<【「『〔《〈]([^)\]}>】」』〕》〉]*)[)\]}>】」』〕》〉]?/g
const sizes = /^(?:[a-zØø]|an|al|la|lu|pr|fo|gr)(?:\s*[x×*]\s*(?:[a-zØø]|an|al|la|lu|pr|fo|gr)){1,3}$/i
/** 'largo x ancho x alto' */
const namedSizes = /^\p{L}+(?:(?:\s+x\s+|\s*[×*]\s*)\p{L}+){1,3}$/iu
/** What 'W×D×H' and 'd x D x B' are read as. */
const anySizes = 'L x W x H'
const japaneseSizes =
  /^(幅|横|縦|長|長さ|奥行|奥行き|高さ|高|宽|长|深|厚さ|厚|径|W|D|H|L|φ)([×xX・*](幅|横|縦|長|長さ|奥行|奥行き|高さ|高|宽|长|深|厚さ|厚|径|W|D|H|L|φ)){1,3}$/
const condition =
  /\d|^(ac|dc|anr|rms|ntp|iso|jis|din|en|astm|ansi|gb|uni|une|approx\.?|typ\.?|ca\.?|約|约|参考|参考値|標準|税込|税抜|任意|必須|optional|standard|std|as \w+|ref\.?|non-condensing|結露.*|senza condensa|sin condensación|无冷凝|无结露|不结露|各輪|自然空冷)$/i
const drawn = /^(?:[a-zA-ZφØøαβρηλ][a-zA-Z]?|[a-zA-Z]\d{1,2}[a-zA-Z]?|R[pem]\d?(?:\.\d)?|[LF]\d{2})$/

/** Takes a label apart as data sheets write it: 'Bore d (mm)', '内径［mm］', '1. Peso neto, kg:'. */
export function labelOf(text: string): Label {
  let label = text
    .normalize('NFKC')
    .replace(/dB\s*\(\s*A\s*\)/gi, 'dBA')
    .replace(/^[\s*•·・※■□●○◆◇▪►>–—-]+/, '')
    .replace(/^\(?\d{1,2}[.)、]\s*(?=\D)/, '')
    .replace(/[\s:;=…。._*※–—-]+$/, '')
    .trim()
  const inner: string[] = []
  const [beforeColon = '', afterColon = ''] = label.split(/\s*:\s*/)
  if (namedSizes.test(afterColon)) label = `${beforeColon} (${afterColon})`
  const found: Beside = { beside: [] }
  const outside = label.replace(brackets, ' ').trim()
  if (/[\p{L}\p{N}]/u.test(outside)) {
    for (const [, piece = ''] of label.matchAll(brackets)) readPiece(piece.trim(), found, inner)
    label = tidy(outside).replace(/(?<=\p{L}{3})\s*(?:\bat|@|\ba)\s+[\d.,]+\s*\S*$/iu, (at) => {
      found.beside.push(at.trim())
      return ''
    })
  }
  // 'L/min' is one unit: its end is not minutes, nor the least of something.
  const [beforeUnit, wholeUnit] = lastOf(label) ?? []
  if (found.unit === undefined && wholeUnit?.includes('/') && unitsOf(wholeUnit)) {
    found.unit = unitsOf(wholeUnit)!
    label = tidy(beforeUnit!)
  }
  const afterMark = /^(.*\S)\s*[,、/:|–—-]\s*([^,、/:|–—-]+|[^,、:|]*\/[^,、:|]*)$/.exec(label)
  if (found.unit === undefined && afterMark && unitsOf(afterMark[2]!) && /\p{L}{2}/u.test(afterMark[1]!)) {
    found.unit = unitsOf(afterMark[2]!)!
    label = afterMark[1]!
  }
  let lettered: string | undefined
  for (let round = 0; round < 2; round++) {
    const last = lastOf(label)
    if (!last) break
    const [before, end] = last
    const unit = end.length > 1 || /[%°"]/.test(end) ? unitsOf(end) : undefined
    if (found.unit === undefined && unit) {
      found.unit = unit
      if (/^\p{L}{3}/u.test(end)) lettered = label
    } else if (sizes.test(end)) noteSizes(end, found)
    else if (drawn.test(end) && !isWord(end) && found.symbol === undefined) {
      found.symbol = end
      lettered = label
    } else break
    label = tidy(before)
  }
  if (sizes.test(label) && label.split(/[x×*]/i).length > 2) {
    found.beside.push(label)
    label = anySizes
  }
  return { base: tidy(label), inner, ...(lettered === undefined ? {} : { lettered }), ...found }
}

const tidy = (text: string) => text.replace(/[\s,、:;./=–—-]+$/, '').replace(/\s+/g, ' ')

/** The last word of a label, or the Latin letters after Japanese and Chinese ones. */
function lastOf(label: string): [before: string, end: string] | undefined {
  const last = lastSizes.exec(label) ?? lastWord.exec(label) ?? lastLetters.exec(label)
  return last && /\p{L}{2}|\p{L}\.\p{L}|\p{Script=Han}/u.test(last[1]!) ? [last[1]!, last[2]!] : undefined
}
const lastSizes = /^(.*?\S)\s+((?:[a-zØø]|an|al|la|pr)(?:\s*[x×*]\s*(?:[a-zØø]|an|al|la|pr)){1,3})$/i
const lastWord = /^(.*\S)\s+(\S+)$/
const lastLetters =
  /^(.*[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー])([a-zA-Zφ°%µ℃Ω][^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]*)$/u

type Beside = { unit?: string; symbol?: string; isSizes?: true; beside: string[] }

function noteSizes(text: string, found: Beside): void {
  found.isSizes = true
  found.beside.push(text)
}

function readPiece(piece: string, found: Beside, inner: string[]): void {
  const unit = unitsOf(piece)
  if (unit) found.unit ??= unit
  else if (sizes.test(piece) || namedSizes.test(piece) || japaneseSizes.test(piece)) noteSizes(piece, found)
  else if (condition.test(piece) || /^[\w%°µ²³·]+\/[\w%°µ²³·]+$/.test(piece)) found.beside.push(piece)
  else if (drawn.test(piece)) found.symbol ??= piece
  else if (piece !== '') inner.push(piece)
}

/** The unit of 'mm', 'mm/inch' or 'd, mm'; the first where there are several. */
function unitsOf(text: string): string | undefined {
  const whole = unitOf(text)
  if (whole !== undefined) return whole
  const parts = text.split(/\s*[,、/;]\s*|\s+(?:or|o|and)\s+/).filter((part) => part !== '')
  const found = parts.map(unitOf)
  return parts.length > 1 && parts.length < 4 && found.slice(1).every((one) => one !== undefined)
    ? (found[0] ?? found[1])
    : undefined
}

/** Two small letters are rather a word ('no', 'di') than a letter of a drawing. */
const isWord = (text: string) => text.length > 1 && /^\p{Ll}+$/u.test(text) && !/\d/.test(text)

/** One way to read a label: its key for the index, and whether it says 'max.' or 'min.' beside it. */
export type Reading = { readonly key: string; readonly limit?: Limit; readonly tokens: readonly string[] }

/** The ways to read a text in a language, the nearest first: as it stands, without 'max.', without 'approx.'. */
export function readingsOf(text: string, language: Language): Reading[] {
  return isLatin(language) ? latinReadings(tokensOf(text, language), language) : runReadings(text, language)
}

function latinReadings(tokens: string[], language: 'en' | 'es' | 'it'): Reading[] {
  const readings: Reading[] = []
  const add = (words: string[], limit?: Limit) => {
    if (words.length > 0) readings.push({ key: words.join(' '), tokens: words, ...(limit ? { limit } : {}) })
  }
  const meaning = (words: string[]) => words.filter((word) => !isNoise(word, language))
  add(tokens)
  if (meaning(tokens).length < tokens.length) add(meaning(tokens))
  const limits = tokens.filter((word) => word === 'max' || word === 'min')
  if (limits.length === 1) {
    const rest = tokens.filter((word) => word !== limits[0])
    add(rest, limits[0])
    if (meaning(rest).length < rest.length) add(meaning(rest), limits[0])
  }
  return readings
}

const ends = (language: 'ja' | 'zh') => ({
  noise: spellings[language].noise.map((pattern) => new RegExp(pattern)),
  max: spellings[language].max,
  min: spellings[language].min,
})
const endsOf = { ja: ends('ja'), zh: ends('zh') }

function runReadings(text: string, language: 'ja' | 'zh'): Reading[] {
  const readings: Reading[] = []
  const add = (words: string, limit?: Limit) => {
    const key = runOf(words, language)
    if (key !== '') readings.push({ key, tokens: [key], ...(limit ? { limit } : {}) })
    const bare = language === 'ja' ? withoutEndings(words) : undefined
    if (bare !== undefined) readings.push({ key: `~${bare}`, tokens: [key], ...(limit ? { limit } : {}) })
  }
  const { noise, max, min } = endsOf[language]
  const bareOf = (words: string) => noise.reduce((rest, pattern) => rest.replace(pattern, ''), words)
  const whole = plain(text).replace(/\s+/g, '')
  add(whole)
  for (const [limit, signs] of [
    ['max', max],
    ['min', min],
  ] as const) {
    const sign = signs.find((one) => whole.includes(one))
    if (sign === undefined) continue
    const rest = whole.replace(sign, '')
    add(rest, limit)
    if (bareOf(rest) !== rest) add(bareOf(rest), limit)
  }
  if (bareOf(whole) !== whole) add(bareOf(whole))
  return readings
}

/** The languages whose script a text is written in; all for digits and signs. */
export function languagesOfScript(text: string): readonly Language[] {
  const hasLatin = /\p{Script=Latin}{3}/u.test(text)
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text))
    return hasLatin ? ['ja', 'en', 'es', 'it'] : ['ja']
  if (/\p{Script=Han}/u.test(text)) return hasLatin ? languages : ['ja', 'zh']
  return languages
}
