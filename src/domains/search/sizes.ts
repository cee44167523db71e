// Sizes and threads are units, however they are spaced: G 1/2", M8 × 20, DN 50, 1 1/2 inch. Texts are folded, as tokens.ts does.

/** `whole` is asked for; `parts` are what it is found by as well: M8x1.25x20 by M8, M8x1.25 and M8x20. */
export type Size = { from: number; to: number; whole: string; parts: readonly string[] }

const fraction = String.raw`[0-9]{1,2}[\/\u2044](?:2|4|8|16|32|64)(?![0-9]|[.\/\u2044][0-9])`
const inches = String.raw`(?:["”“]|''|′′|[\s\-]?inch(?:es)?(?!\p{L})|in(?!\p{L}))`
const times = String.raw`\s{0,2}[x×*]\s{0,2}`
const number = String.raw`[0-9]{1,5}(?:\.[0-9]{1,3})?`
const pitch = String.raw`(?:[0-9],[0-9]{1,2}(?![0-9,])|${number})`
const millimetres = String.raw`(?:\s?mm(?!\p{L}))?`
const ends = String.raw`(?![0-9]|[.,][0-9])`
const nominal = String.raw`(?:dn[\s\-]?[0-9]{1,4}|pn[\s\-]?(?:2\.5|6|10|16|20|25|40|50|63|64|100|160|250|320|400))${ends}`

/** Threads of pipes before a fraction; names that stand on either side of it, as NPT does, are words of their own. */
const pipes = String.raw`(?<pipe>g|r|rc|rp|pt|pf|ps|pj)[\s\-]?`
const start = String.raw`(?<![\p{L}\p{N}\p{M}]|[0-9][.,\/\u2044])`
const patterns = [
  String.raw`(?:${start}(?:${pipes})?|(?<=bsp[pt]?|nptf?|nps[cfm]?|unc|unf)-?)(?:(?<and>[0-9]{1,2})[\s\-])?(?<fraction>${fraction})${inches}?`,
  // Around a word the same marks are quotes.
  String.raw`${start}(?<!(?:^|\s)["”“][^"”“]{0,60})(?<inches>[0-9]{1,3}(?:\.[0-9]{1,3})?)${inches}`,
  String.raw`${start}(?<!\p{N}\s)m[\s\-]?(?<metric>[0-9]{1,3}(?:\.[0-9]{1,2})?)(?:(?<by>(?:${times}${pitch}){1,3})${ends}${millimetres}|${ends})`,
  String.raw`${start}(?<sides>${number}${millimetres}(?:${times}${number}${millimetres}){1,4})${ends}`,
  String.raw`${start}(?<nominal>${nominal})`,
]
const anySize = new RegExp(patterns.map((pattern) => `(?:${pattern})`).join('|'), 'gu')

/** The sizes of a folded text in order; nothing is within two of them. */
export function sizesIn(text: string): Size[] {
  if (!/[0-9]/.test(text)) return []
  return [...text.matchAll(anySize)].map((match) => {
    const [whole, ...parts] = tokensOf(match.groups!)
    return { from: match.index, to: match.index + match[0].length, whole: whole!, parts }
  })
}

/** A dot beside a letter is in no other token, so that 1/2 is neither 12 nor 1.2. */
const fractionOf = (text: string) => text.replace(/[/\u2044]/u, '.of.')

function tokensOf(groups: Record<string, string | undefined>): string[] {
  const { pipe, and, fraction: over, inches: inch, metric, by, sides, nominal: size } = groups
  if (over !== undefined) {
    const plain = and === undefined ? fractionOf(over) : `${and}.and.${fractionOf(over)}`
    return pipe === undefined ? [plain] : [`${pipe}${plain}`, plain]
  }
  if (inch !== undefined) return [`${inch}.in`]
  if (metric !== undefined) return lessAndLess([`m${metric}`, ...numbersOf(by ?? '')])
  if (sides !== undefined) return lessAndLess(numbersOf(sides)).filter((token) => token.includes('x'))
  return [size!.replace(/[\s-]/gu, '')]
}

const numbersOf = (list: string): string[] =>
  (list.match(/[0-9]+(?:[.,][0-9]+)?/gu) ?? []).map((one) => one.replace(',', '.'))

/** Of a × b × c also a × b, a × c and a. */
function lessAndLess(numbers: readonly string[]): string[] {
  const heads = numbers.map((_, at) => numbers.slice(0, numbers.length - at).join('x'))
  return [...new Set([...heads, ...numbers.slice(1).map((one) => `${numbers[0]}x${one}`)])]
}
