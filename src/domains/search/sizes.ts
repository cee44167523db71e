// Sizes and threads are units, however they are spaced: G 1/2", M8 × 20, DN 50, 1 1/2 inch. Texts are folded, as tokens.ts does.
import { units, withoutLastZeros, withoutPoints } from './measures.ts'
import { steelAsked, steelOf } from './standards.ts'

/** `asked`: what it is asked for by; `tokens`: what it is found by, as M8x1.25x20 by M8, M8x1.25 and M8x20. */
export type Size = {
  from: number
  to: number
  asked: readonly (readonly string[])[]
  tokens: readonly string[]
}

const fraction = String.raw`[0-9]{1,2}[\/\u2044](?:2|4|8|16|32|64)(?![0-9]|[.\/\u2044][0-9])`
const inches = String.raw`(?:["”“]|''|′′|[\s\-]?inch(?:es)?(?!\p{L})|in(?!\p{L}))`
const times = String.raw`\s{0,2}[x×*✕✖⨯]\s{0,2}`
const number = String.raw`[0-9]{1,5}(?:\.[0-9]{1,3})?`
const pitch = String.raw`(?:[0-9],[0-9]{1,2}(?![0-9,])|${number})`
const millimetres = String.raw`(?:\s?mm(?![\p{L}23²³]))?`
const ends = String.raw`(?![0-9]|[.,][0-9])`
const nominal = String.raw`(?:dn[\s\-]?[0-9]{1,4}|pn[\s\-]?(?:2\.5|6|10|16|20|25|40|50|63|64|100|160|250|320|400))${ends}`

/** Threads of pipes before a fraction; names that stand on either side of it, as NPT does, are words of their own. */
const pipes = String.raw`(?<pipe>g|r|rc|rp|pt|pf|ps|pj)[\s\-]?`
const threads = '(?:bsp[pt]?|nptf?|nps[cfm]?|unc|unf)'
const start = String.raw`(?<![\p{L}\p{N}\p{M}]|[0-9][.,\/\u2044])`
/** Where a letter of Latin or Greek stands before, it is of a part number; 板厚0.8mm is not. */
const startAnywhere = String.raw`(?<![\p{Script=Latin}\p{Script=Greek}\p{N}\p{M}]|[0-9][.,\/\u2044])`
const unit = String.raw`(?:${units})(?![\p{Script=Latin}\p{N}²³])`
const patterns = [
  String.raw`(?:${startAnywhere}${pipes}|${start}|(?<=${threads})-?)(?:(?<and>[0-9]{1,2})[\s\-])?(?<fraction>${fraction})${inches}?`,
  // Around a word the same marks are quotes.
  String.raw`${start}(?<!(?:^|\s)["”“][^"”“]{0,60})(?<inches>[0-9]{1,3}(?:\.[0-9]{1,3})?)${inches}`,
  String.raw`${start}(?<!\p{N}\s)m[\s\-]?(?<metric>[0-9]{1,3}(?:\.[0-9]{1,2})?)(?:(?<by>(?:${times}${pitch}){1,3})${ends}${millimetres}|${ends})`,
  String.raw`${start}(?<sides>${number}${millimetres}(?:${times}${number}${millimetres}){1,4})${ends}(?!\s?mm[23²³])`,
  String.raw`${start}(?<nominal>${nominal})`,
  String.raw`(?<![\p{Script=Latin}\p{Script=Greek}])φ(?<across>${number}(?:${times}${number}){0,3})${ends}${millimetres}`,
  steelAsked,
  // 0.8 mm, and lists of them: 0.5, 0.8 and 1 mm.
  String.raw`${startAnywhere}(?<measured>(?:${number}(?:\s?[,、・\/~〜–\-]\s?|\s(?:to|or|and|e|y|o)\s)){0,8}${number})[\s\-]?(?<unit>${unit})`,
]
const anySize = new RegExp(patterns.map((pattern) => `(?:${pattern})`).join('|'), 'gu')

const behindThread = new RegExp(String.raw`(?<![\p{L}\p{N}\p{M}])${threads}-?$`, 'u')

/** True where a text ends with the name of a thread, which may stand right before its size: NPT1/2. */
export const endsWithThread = (text: string): boolean => behindThread.test(text)

/** The sizes of a folded text in order; nothing is within two of them. */
export function sizesIn(text: string): Size[] {
  if (!/[0-9]/.test(text)) return []
  return [...text.matchAll(anySize)].map((match) => ({
    from: match.index,
    to: match.index + match[0].length,
    ...tokensOf(match.groups!),
  }))
}

type Groups = Record<string, string | undefined>
type Tokens = Pick<Size, 'asked' | 'tokens'>

/** A dot beside a letter is in no other token, so that 1/2 is neither 12 nor 1.2. */
const fractionOf = (text: string) => text.replace(/[/\u2044]/u, '.of.')

/** The first is asked for. */
const found = (...tokens: string[]): Tokens => ({ asked: [[tokens[0]!]], tokens })

function tokensOf(groups: Groups): Tokens {
  const {
    pipe,
    and,
    fraction: over,
    inches: inch,
    metric,
    by,
    sides,
    nominal: size,
    across,
    measured,
  } = groups
  if (over !== undefined) {
    const plain = and === undefined ? fractionOf(over) : `${and}.and.${fractionOf(over)}`
    return pipe === undefined ? found(plain) : found(`${pipe}${plain}`, plain)
  }
  if (inch !== undefined) return found(`${inch}.in`)
  if (metric !== undefined) return ofThread(metric, numbersOf(by ?? ''))
  if (sides !== undefined) return ofSides(numbersOf(sides))
  if (across !== undefined) return ofDiameter(numbersOf(across))
  if (measured !== undefined) return ofMeasures(measured.match(/[0-9]+(?:\.[0-9]+)?/gu)!, groups['unit']!)
  if (size !== undefined) return found(size.replace(/[\s-]/gu, ''))
  return found(steelOf(groups['grade'], groups['number']))
}

/**
 * A number and its unit are one: 24 V is no 24 mm. 1.020 mm is 1.02 mm to some and 1020 mm to others; 0.50 mm is 0.5 mm, and
 * 2.0 mm is 2 mm.
 */
function ofMeasures(numbers: readonly string[], unit: string): Tokens {
  const read = (one: string) => `${one}${unit}`
  const shorter = numbers.map(withoutLastZeros)
  const thousands = numbers.map((one) => withoutPoints(one) ?? one)
  const readings = [shorter, ...(thousands.join() === numbers.join() ? [] : [thousands])]
  return {
    asked: readings.map((all) => all.map(read)),
    tokens: [...[...numbers, ...readings.flat()].map(read), ...numbers],
  }
}

/** How long a screw is stands behind its thread in millimetres. */
const ofThread = (thread: string, others: readonly string[]): Tokens =>
  found(
    ...lessAndLess([`m${thread}`, ...others]),
    ...others.flatMap((one) => (one.includes('.') ? [] : [`${one}mm`])),
  )

/** Numbers that may have points between their thousands are read in both ways. */
function ofSides(numbers: readonly string[]): Tokens {
  const isOfThousands =
    numbers.some((one) => withoutPoints(one) !== undefined) &&
    numbers.every((one) => !one.includes('.') || withoutPoints(one) !== undefined)
  const readings = isOfThousands ? [numbers.map((one) => withoutPoints(one) ?? one), numbers] : [numbers]
  const shorter = readings.map((all) => lessAndLess(all).filter((token) => token.includes('x')))
  return { asked: shorter.map(([whole]) => [whole!]), tokens: [...shorter.flat(), ...inMillimetres(numbers)] }
}

function ofDiameter(numbers: readonly string[]): Tokens {
  const [first, ...others] = numbers as [string, ...string[]]
  const shorter = others.length === 0 ? [] : lessAndLess(numbers).filter((token) => token.includes('x'))
  return found(...lessAndLess([`φ${first}`, ...others]), ...shorter, ...inMillimetres(numbers))
}

/** Sides are in millimetres where nobody says. */
const inMillimetres = (numbers: readonly string[]) =>
  numbers.flatMap((one) => [one, withoutLastZeros(one)].map((number) => `${number}mm`))

const numbersOf = (list: string): string[] =>
  (list.match(/[0-9]+(?:[.,][0-9]+)?/gu) ?? []).map((one) => one.replace(',', '.'))

/** Of a × b × c also a × b, a × c and a. */
function lessAndLess(numbers: readonly string[]): string[] {
  const heads = numbers.map((_, at) => numbers.slice(0, numbers.length - at).join('x'))
  return [...new Set([...heads, ...numbers.slice(1).map((one) => `${numbers[0]}x${one}`)])]
}
