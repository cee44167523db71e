// Sizes and signs that come in families, by rule: pipes by DN, A, B and inch; bearings by what closes them.
import { tokenOfSteel } from './standards.ts'
import type { Word } from './tokens.ts'

/** ISO 6708 and JIS: DN and A are the same number, B and inches too. */
const pipes = new Map(
  `6:1/8 8:1/4 10:3/8 15:1/2 20:3/4 25:1 32:1.1/4 40:1.1/2 50:2 65:2.1/2 80:3 90:3.1/2 100:4 125:5 150:6 200:8 250:10 300:12
  350:14 400:16 450:18 500:20 600:24`
    .split(/\s+/u)
    .map((pair) => pair.split(':') as [string, string]),
)
const sizesOfPipes = new Map<string, string[][]>()
for (const [dn, inches] of pipes) {
  const size = [
    [`dn${dn}`],
    [`${dn}a`],
    [tokenOfInches(inches)],
    ...(inches.includes('/') ? [] : [[`${inches}b`]]),
  ]
  for (const [token] of size) sizesOfPipes.set(token!, size)
}

/** As sizes.ts writes them. */
function tokenOfInches(inches: string): string {
  if (!inches.includes('/')) return `${inches}.in`
  return inches.replace('.', '.and.').replace('/', '.of.')
}

/** Stainless steels that their letter tells from any other number: 316L is SUS316L and 1.4404. */
const ofSteel = /^(?:304l|310s|316l|316ti|440c|904l)$/u

/** What makers call the same closing of a bearing: shields, seals that touch, seals that do not. */
const closings = ['zz 2z zze', '2rs 2rs1 2rsh 2rsr ddu llu dd 2nse', '2rz vv llb 2rsl'].map((line) =>
  line.split(' '),
)
const closing = closings.flat().toSorted((one, other) => other.length - one.length)
const closed = new RegExp(`^([a-z]{0,4}[0-9]{3,6}?)(${closing.join('|')})$`, 'u')

/** What else one word, or a bearing's number and the sign behind it, is called by rule; mostly nothing. */
export function othersOf(words: readonly Word[]): string[][] {
  if (words.length > 2) return []
  const [usual = [], ...others] = words.map(([tokens]) => tokens!)
  if (words.length === 1 && usual.length === 1) {
    const size = sizesOfPipes.get(usual[0]!)
    if (size) return size
    if (ofSteel.test(usual[0]!)) return [[tokenOfSteel(usual[0]!)]]
  }
  const whole = [...usual, ...others.flat()].join('')
  const [, number, sign] = closed.exec(whole) ?? []
  if (number === undefined || sign === undefined || (words.length === 2 && usual.join('') !== number))
    return []
  const same = closings.find((signs) => signs.includes(sign))!
  return same.filter((other) => other !== sign).map((other) => [number, other])
}
