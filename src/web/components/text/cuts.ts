// How long texts are shortened (P2 and P9.5). Lengths count Unicode code points (D41).
import { limits } from '../../../contract/limits.ts'

/** At most `max` code points of `text`, with an ellipsis when something was left out. */
export function cut(text: string, max: number): string {
  const letters = [...text]
  return letters.length <= max ? text : `${letters.slice(0, max).join('').trimEnd()}…`
}

/** As `cut`, but a word in Latin letters is left out rather than cut in two. */
function cutBeforeWord(text: string, max: number): string {
  const letters = [...text]
  if (letters.length <= max) return text
  const head = letters.slice(0, max).join('')
  const inWord = /^[\p{Script=Latin}\d]/u.test(letters[max] ?? '')
  return `${(inWord ? head.replace(/\s\p{Script=Latin}[\p{Script=Latin}\d.'’-]{0,19}$/u, '') : head).trimEnd()}…`
}

/** A text of people on one line for titles: without what is not seen or turns the direction of reading. */
export const plainLine = (text: string): string =>
  text
    .replace(/\s+/gu, ' ')
    .replace(/[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu, '')
    .trim()

/** What a product's page title says of it: the first 64 code points of its description. */
export const titleSummary = (description: string): string =>
  cut(plainLine(description), limits.titleSummaryCut)

/** At most `max` code points of `text` on one line, ended after a word or sentence mark where there is one near. */
export function cutAtWord(text: string, max: number): string {
  const line = text.replace(/\s+/gu, ' ').trim()
  const letters = [...line]
  if (letters.length <= max) return line
  const head = letters.slice(0, max).join('')
  const end = Math.max(...[...head.matchAll(/[\s、。，．]/gu)].map((found) => found.index), 0)
  return `${head
    .slice(0, end > max / 2 ? end : undefined)
    .trimEnd()
    .replace(/[,;:、，。．.]$/u, '')}…`
}

/** A product's description on its card: up to 200 code points. */
export const descriptionPreview = (text: string): string =>
  cutBeforeWord(text.trim(), limits.cardDescriptionCut)

/** The value of a product's property on its card: 50 code points and an ellipsis. */
export const specValue = (text: string): string => cut(text.trim(), limits.specValueCut)

/** A value that does not fit one column: more than 50 code points; it spans both and aligns to the top. */
export const isLongValue = (text: string): boolean => [...text].length > limits.specValueCut

/** Whether a value takes more than two lines beside its name on a phone: a full-width letter is as wide as two. */
export const isWideOnPhones = (text: string): boolean =>
  [...text].reduce(
    (sum, letter) =>
      sum + (/[\u2e80-\u9fff\uf900-\ufaff\uff00-\uff60\u{20000}-\u{3ffff}]/u.test(letter) ? 2 : 1),
    0,
  ) > limits.specValueCut

/** The start of a long description, up to 340 code points; undefined when that is the whole text. */
export function aboutPreview(text: string): string | undefined {
  const whole = text.trim()
  return [...whole].length <= limits.mobileDescriptionCut
    ? undefined
    : cutBeforeWord(whole, limits.mobileDescriptionCut)
}

/** The start of what a company is in short, three lines wide at most; undefined when that is the whole text. */
export function shortPreview(text: string): string | undefined {
  const wide = [...text.matchAll(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu)]
    .length
  const most = limits.shortPreviewCut / (wide > text.length / 2 ? 2 : 1)
  return [...text].length <= most * 1.15 ? undefined : cutBeforeWord(text.trim(), most)
}

const pieces =
  /(?<![\p{L}\p{N}-])((?=[A-Z\d-]*\d)[A-Z\d]{1,8}(?:-[A-Z\d]{1,8}){1,2}|\d[\d.,×–]{0,15} (?:mm|cm|m|µm|kg|g|t|kW|W|V|A|kN|N|bar|l|L|Hz))(?![\p{L}\p{N}-])/u

/** A text cut around its short part numbers with a hyphen and its sizes with a unit: every second part is one. */
export const withPartNumbers = (text: string): string[] => text.split(pieces)

const units =
  'mm|cm|m|km|µm|m²|m³|kg|g|t|kW|MW|W|kV|V|mA|A|kN|N|Nm|bar|MPa|kPa|Pa|ml|l|L|kHz|Hz|rpm|°C|%|dB|h|min|s|HRC'
const gaps = new RegExp(
  String.raw`(?<=\d) (?=[×x] ?\d)|(?<=\d ?x|×) (?=\d)|(?<=\d) (?=(?:${units})(?![\p{L}\p{N}]))`,
  'gu',
)

/**
 * A text whose numbers stay on the line of their units and of the × between them; as long as it was. For what is shown:
 * what is stored, put into a field, mailed or told to machines keeps its spaces.
 */
export const tied = (text: string): string => text.replace(gaps, '\u00a0')

/** The number of a property and its unit apart, such as 20–110 and mm; the unit is empty where none can be told. */
export function amountAndUnit(value: string): { amount: string; unit: string } {
  const found = /^(.*\d)\s+([^\s\d]{1,8})$/u.exec(value)
  return found ? { amount: tied(found[1]!), unit: found[2]! } : { amount: tied(value), unit: '' }
}
