// VAT numbers counted a second time, in whole numbers of any length and from descriptions of their own, so that a test does not
// ask a rule about itself. Takes what stands behind the letters of the country; its form is looked at here too.

const at = (text: string, place: number): bigint => BigInt(text[place] ?? '')
/** Each digit times a power, by places counted from the left. */
const powers = (text: string, of: (place: number) => bigint): bigint =>
  [...text].reduce((sum, digit, place) => sum + BigInt(digit) * of(place), 0n)
/** Weights as one text, a letter for more than nine (a = 10). */
const by = (weights: string) => (text: string) =>
  powers(text.slice(0, weights.length), (place) => BigInt(Number.parseInt(weights[place]!, 36)))
const last = (text: string): bigint => at(text, text.length - 1)
const doubled = '0246813579'
const luhnOf = (text: string): bigint =>
  powers(
    [...text].map((digit, place) => ((text.length - place) % 2 ? digit : doubled[Number(digit)])).join(''),
    () => 1n,
  ) % 10n

/** What is 10 counts as 0. */
const folded = (value: bigint) => (value === 10n ? 0n : value)
const isBirth = (text: string) => {
  const month = Number(text.slice(2, 4)) % 50
  const day = Number(text.slice(4, 6))
  return [month, month - 20].some((one) => one >= 1 && one <= 12) && day >= 1 && day <= 31
}

function hybrid(text: string): boolean {
  let carried = 10n
  for (const digit of text.slice(0, -1)) {
    const sum = (carried + BigInt(digit)) % 10n
    carried = ((sum === 0n ? 10n : sum) * 2n) % 11n
  }
  return (carried + last(text)) % 10n === 1n
}

function czech(text: string): boolean {
  if (text.length === 8) {
    const rest = by('8765432')(text) % 11n
    return last(text) === (rest === 0n ? 1n : rest === 1n ? 0n : 11n - rest)
  }
  if (text.length === 10)
    return (
      isBirth(text) &&
      (BigInt(text) % 11n === 0n || (BigInt(text.slice(0, 9)) % 11n === 10n && last(text) === 0n))
    )
  if (text[0] !== '6') return isBirth(text) && text.slice(0, 2) < '54'
  // The table of the Czech tax office, by what the sum lacks to the next multiple of 11, which is 1 to 11.
  const lacks = 11n - (by('8765432')(text.slice(1)) % 11n)
  return '87654321098'[Number(lacks) - 1] === text[8]
}

function bulgarian(text: string): boolean {
  if (text.length === 9) {
    const once = by('12345678')(text) % 11n
    return last(text) === (once < 10n ? once : folded(by('3456789a')(text) % 11n))
  }
  const first = text.slice(0, 9)
  return (
    last(text) === folded(powers(first, (place) => 2n ** BigInt(place + 1)) % 11n) ||
    last(text) === by('ljhdb9731')(first) % 10n ||
    (by('432765432')(first) + last(text)) % 11n === 0n
  )
}

function french(text: string): boolean {
  const siren = BigInt(text.slice(2))
  if (siren > 999_999n && luhnOf(text.slice(2)) !== 0n) return false
  // The siren with 12 behind it, by 97.
  if (/^\d\d/.test(text)) return (siren * 100n + 12n) % 97n === BigInt(text.slice(0, 2))
  const letters = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ'
  const [one, two] = [BigInt(letters.indexOf(text[0]!)), BigInt(letters.indexOf(text[1]!))]
  const both = one < 10n ? one * 24n + two - 10n : one * 34n + two - 100n
  return (siren + 1n + both / 11n - both) % 11n === 0n
}

function lithuanian(text: string): boolean {
  const front = text.slice(0, -1)
  const once = by('12345678912'.slice(0, front.length))(front) % 11n
  const twice = folded(by('34567891234'.slice(0, front.length))(front) % 11n)
  return text.at(-2) === '1' && last(text) === (once === 10n ? twice : once)
}

function spanish(text: string): boolean {
  const letters = 'TRWAGMYFPDXBNJZSQVHLCKE'
  const body = text.slice(1, 8)
  const people = { X: '0', Y: '1', Z: '2', K: '', L: '', M: '' }[text[0]!]
  if (/\d/.test(text[0]!)) return letters[Number(BigInt(text.slice(0, 8)) % 23n)] === text[8]
  if (people !== undefined) return letters[Number(BigInt(people + body) % 23n)] === text[8]
  // By Luhn with a digit behind it.
  const digit = [...'0123456789'].find((one) => luhnOf(body + one) === 0n)!
  const isDigit = digit === text[8]
  const isLetter = 'JABCDEFGHI'[Number(digit)] === text[8]
  return (isDigit && !/[NPQRSW]/.test(text[0]!)) || (isLetter && !/[ABEH]/.test(text[0]!))
}

function irish(text: string): boolean {
  const digits = /^\d{7}/.test(text) ? text.slice(0, 7) : `0${text.slice(2, 7)}${text[0]}`
  const more = /^\d{7}..$/.test(text) ? BigInt(text.charCodeAt(8) - 64) * 9n : 0n
  return 'WABCDEFGHIJKLMNOPQRSTUV'[Number((by('8765432')(digits) + more) % 23n)] === text[7]
}

const cypriotOdd = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21]
const elevenLess = (weights: string) => (text: string) => {
  const rest = by(weights)(text) % 11n
  return rest < 2n ? last(text) === 0n : rest + last(text) === 11n
}
const noRest = (weights: string, modulus: bigint) => (text: string) => by(weights)(text) % modulus === 0n

const second: Record<string, readonly [RegExp, (text: string) => boolean]> = {
  AT: [/^U\d{8}$/, (text) => (luhnOf(text.slice(1, 8)) + last(text) + 4n) % 10n === 0n],
  BE: [
    /^[01]\d{9}$/,
    (text) => {
      const check = BigInt(text.slice(8))
      return check >= 1n && check <= 97n && (BigInt(text.slice(0, 8)) + check) % 97n === 0n
    },
  ],
  BG: [/^(?:\d{9}|\d{10})$/, bulgarian],
  CY: [
    /^[013459]\d{7}[A-Z]$/,
    (text) => {
      const sum = Array.from(text.slice(0, 8)).reduce(
        (all, one, place) => all + (place % 2 ? Number(one) : cypriotOdd[Number(one)]!),
        0,
      )
      return !text.startsWith('12') && 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[sum % 26] === text[8]
    },
  ],
  CZ: [/^(?:[0-8]\d{7}|\d{9}|\d{10})$/, czech],
  DE: [/^[1-9]\d{8}$/, hybrid],
  DK: [/^[1-9]\d{7}$/, noRest('27654321', 11n)],
  EE: [/^\d{9}$/, noRest('371371371', 10n)],
  EL: [
    /^\d{9}$/,
    (text) => folded(powers(text.slice(0, 8), (place) => 2n ** BigInt(8 - place)) % 11n) === last(text),
  ],
  ES: [/^(?:\d{8}[A-Z]|[XYZKLM]\d{7}[A-Z]|[A-HJNP-SUVW]\d{7}[\dA-J])$/, spanish],
  FI: [/^\d{8}$/, noRest('79a58421', 11n)],
  FR: [/^[0-9A-HJ-NP-Z]{2}\d{9}$/, french],
  HR: [/^\d{11}$/, hybrid],
  HU: [/^\d{8}$/, noRest('97319731', 10n)],
  IE: [/^(?:\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/, irish],
  IT: [/^(?!0{7})\d{7}(?:0\d[1-9]|0[1-9]0|100|120|121|888|999)\d$/, (text) => luhnOf(text) === 0n],
  LT: [/^(?:\d{9}|\d{12})$/, lithuanian],
  LU: [/^\d{8}$/, (text) => BigInt(text.slice(0, 6)) % 89n === BigInt(text.slice(6))],
  LV: [
    /^\d{11}$/,
    (text) =>
      text > '4'
        ? by('91483a25761')(text) % 11n === 3n
        : folded((by('a584216379')(text) + 1n) % 11n) === last(text),
  ],
  MT: [/^[1-9]\d{7}$/, (text) => (by('346789')(text) + BigInt(text.slice(6))) % 37n === 0n],
  NL: [
    /^\d{9}B\d\d$/,
    (text) =>
      by('98765432')(text) % 11n === at(text, 8) || BigInt(`2321${text.replace('B', '11')}`) % 97n === 1n,
  ],
  PL: [/^\d{10}$/, (text) => by('657234567')(text) % 11n === last(text)],
  PT: [/^[1-9]\d{8}$/, elevenLess('98765432')],
  RO: [
    /^[1-9]\d{1,9}$/,
    (text) => folded((by('753217532')(text.padStart(10, '0')) * 10n) % 11n) === last(text),
  ],
  SE: [/^\d{10}(?!00)(?:[0-8]\d|9[0-4])$/, (text) => luhnOf(text.slice(0, 10)) === 0n],
  SI: [
    /^[1-9]\d{7}$/,
    (text) => {
      const rest = by('8765432')(text) % 11n
      return rest === 1n ? last(text) === 0n : rest + last(text) === 11n
    },
  ],
  SK: [/^[1-9]\d[2-4789]\d{7}$/, (text) => BigInt(text) % 11n === 0n],
}

/** Whether a VAT number with the letters of its country in front is right, counted the second way. */
export function isVatBySecondCount(number: string): boolean {
  const [form, passes] = second[number.slice(0, 2)] ?? []
  const rest = number.slice(2)
  return form !== undefined && passes !== undefined && form.test(rest) && passes(rest)
}
