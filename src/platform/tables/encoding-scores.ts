// How likely a text is what somebody wrote: the logarithm of its probability under a plain model of each language. Bytes decoded
// in several encodings are compared by it.
import { japaneseKanji, simplifiedHan, traditionalHan } from './common-letters.ts'

type Model = (letter: string, code: number, before: number, after: number) => number

const ln = Math.log
const chance = {
  ascii: ln(0.02),
  /** Kana, accents and signs that everybody uses. */
  frequent: ln(0.008),
  common: ln(0.0012),
  /** Of the letters that a standard lists first. */
  known: ln(6e-5),
  rare: ln(2e-6),
  odd: ln(2e-7),
  never: ln(1e-9),
}

/** Signs of catalogues in all languages of the Far East. */
const wideSigns = new Set(
  '、。・「」（）【】『』〈〉《》〒々〆ー～－％＋＝／：；？！，．＊＃＆×÷±°℃′″≦≧≤≥φΦΩμα①②③④⑤⑥⑦⑧⑨㎜㎝㎡㎏㍉￥←→↑↓○●◎◇◆□■△▲▽▼☆★※…―—“”‘’·　㈱№℡Ⅰ Ⅱ Ⅲ',
)
const latinSigns = new Set('°±µ²³½¼¾×Øø®™«»·ºª–—‘’“”•…¿¡£€§©¥¹\u00a0')
const latinLetters = new Set('áéíóúàèìòùâêîôûäëïöüãõñçßåæœšžýÁÉÍÓÚÀÈÌÒÙÂÊÎÔÛÄËÏÖÜÃÕÑÇÅÆŒŠŽÝ')

const isHiragana = (code: number) => code >= 0x3041 && code <= 0x3096
const isKatakana = (code: number) => code >= 0x30a1 && code <= 0x30fc
const isHalfKana = (code: number) => code >= 0xff61 && code <= 0xff9f
const isWideLetter = (code: number) => code >= 0xff10 && code <= 0xff5a
const isHan = (code: number) => (code >= 0x4e00 && code <= 0x9fff) || (code >= 0xf900 && code <= 0xfaff)
const isUnused = (code: number) =>
  code === 0xfffd || (code >= 0xe000 && code <= 0xf8ff) || (code >= 0x7f && code < 0xa0)
const isAsciiLetter = (code: number) => (code >= 0x41 && code <= 0x5a) || (code >= 0x61 && code <= 0x7a)

/** Every sequence of two bytes in a range of an encoding: the letters that its standard lists first. */
function lettersIn(encoding: string, first: number, last: number): Set<string> {
  const decoder = new TextDecoder(encoding)
  const found = new Set<string>()
  for (let lead = first >> 8; lead <= last >> 8; lead++)
    for (let trail = 0x40; trail <= 0xfe; trail++) {
      const letter = decoder.decode(Uint8Array.of(lead, trail))
      if ((lead << 8) + trail >= first && (lead << 8) + trail <= last && [...letter].length === 1)
        found.add(letter)
    }
  return found
}

const hanModel = (common: string, known: () => Set<string>, isJapanese: boolean): Model => {
  const commonest = new Set(common)
  let listed: Set<string> | undefined
  return (letter, code, before, after) => {
    if (isHan(code)) {
      // A lone one within a word of Latin letters is an accent that was misread.
      if (isAsciiLetter(before) && isAsciiLetter(after)) return chance.odd
      if (commonest.has(letter)) return chance.common
      listed ??= known()
      return listed.has(letter) ? chance.known : chance.rare
    }
    if (isHiragana(code) || isKatakana(code)) return isJapanese ? chance.frequent : chance.rare
    if (isHalfKana(code)) {
      if (!isJapanese) return chance.never
      const isVoiced = (code === 0xff9e || code === 0xff9f) && !(before >= 0xff73 && before <= 0xff8e)
      if (isVoiced) return chance.odd
      return isHalfKana(before) || isHalfKana(after) ? chance.frequent : chance.odd
    }
    if (wideSigns.has(letter)) return chance.common
    return isWideLetter(code) ? chance.common : chance.rare
  }
}

const latinModel: Model = (letter, code, before, after) => {
  const isRun = before >= 0x80 && after >= 0x80
  if (latinLetters.has(letter)) {
    if (isRun) return chance.rare
    const isUpper = letter !== letter.toLowerCase()
    const besideLower = (before >= 0x61 && before <= 0x7a) || (isUpper && after >= 0x61 && after <= 0x7a)
    if (besideLower) return isUpper && before >= 0x61 ? chance.known : chance.frequent
    return isAsciiLetter(before) || isAsciiLetter(after) ? chance.common : chance.known
  }
  if (latinSigns.has(letter)) return isRun ? chance.rare : chance.common
  return code > 0xff ? chance.rare : chance.odd
}

const japanese = hanModel(japaneseKanji, () => lettersIn('euc-jp', 0xb0a1, 0xcfd3), true)
const simplified = hanModel(simplifiedHan, () => lettersIn('gb18030', 0xb0a1, 0xd7f9), false)
const traditional = hanModel(traditionalHan, () => lettersIn('big5', 0xa440, 0xc67e), false)

const models = {
  shift_jis: [japanese],
  'euc-jp': [japanese],
  gb18030: [simplified],
  big5: [traditional],
  'windows-1252': [latinModel],
  'utf-8': [japanese, simplified, traditional, latinModel],
  'utf-16le': [japanese, simplified, traditional, latinModel],
  'utf-16be': [japanese, simplified, traditional, latinModel],
} as const

export type ScoredEncoding = keyof typeof models

/** The logarithm of how likely these bytes are a text in this encoding; higher is likelier, and differences are what counts. */
export function scoreOf(bytes: Uint8Array, encoding: ScoredEncoding): number {
  const text = new TextDecoder(encoding, { ignoreBOM: true }).decode(bytes)
  return Math.max(...models[encoding].map((model) => scoreUnder(text, model)))
}

function scoreUnder(text: string, model: Model): number {
  let score = 0
  let before = 0x20
  for (let at = 0; at < text.length;) {
    const code = text.codePointAt(at) ?? 0
    const letter = String.fromCodePoint(code)
    at += letter.length
    if (code < 0x80) score += code < 0x20 && ![9, 10, 13].includes(code) ? chance.never : chance.ascii
    else if (isUnused(code)) score += chance.never
    else score += model(letter, code, before, text.codePointAt(at) ?? 0x20)
    before = code
  }
  return score
}
