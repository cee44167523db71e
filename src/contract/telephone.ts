// A telephone number as it is dialled from anywhere: people type it the national way, with the digit that only their own
// country dials in front (docs/decisions/0041).

/** Countries by dial code where a 0 is dialled in front within the country alone; in others, such as Italy, it is part of the number. */
const zeroInFront = new Set(
  (
    '20 27 31 32 33 40 41 43 44 46 49 51 53 54 55 57 58 60 61 62 63 64 66 81 82 84 86 90 91 92 93 94 95 98 ' +
    '211 212 213 218 231 232 233 234 243 249 250 251 252 254 255 256 260 261 262 263 264 265 291 353 355 358 359 ' +
    '370 373 374 377 380 381 382 383 385 386 387 389 421 423 508 590 591 593 594 595 596 598 686 850 855 856 880 ' +
    '886 961 962 963 964 966 967 970 971 972 976 977 994 995 996'
  ).split(' '),
)

/** Where something else is dialled in front: what, and how many digits the number has with it. */
const otherInFront = new Map([
  ['1', { digits: '1', length: 11 }],
  ['7', { digits: '8', length: 11 }],
  ['36', { digits: '06', length: undefined }],
  ['375', { digits: '80', length: 11 }],
])

/** A number of P5.5 in its two parts, or in one with its dial code, as it is read and dialled from anywhere. */
export function dialled(countryCode: string, number: string): string {
  const country = countryCode.replace(/\D/g, '')
  const typed = number.trim()
  return country ? `+${country} ${withoutTrunk(country, typed)}` : typed
}

/** A number as it follows the dial code `country` (digits), without what is dialled in front within the country alone. */
export function withoutTrunk(country: string, number: string): string {
  const digits = number.replace(/\D/g, '')
  if (zeroInFront.has(country)) return /^0[1-9]/.test(digits) ? without(number, 1) : number
  const other = otherInFront.get(country)
  if (!other || !digits.startsWith(other.digits)) return number
  return other.length === undefined || other.length === digits.length
    ? without(number, other.digits.length)
    : number
}

/** The number without its first digits, and what stood between them and the rest. */
function without(number: string, count: number): string {
  const rest = [...number.matchAll(/\d/g)][count]!.index
  const isOpen = number.lastIndexOf('(', rest) > number.lastIndexOf(')', rest - 1)
  return isOpen ? `(${number.slice(rest)}` : number.slice(rest)
}
