// Ways in which a digit or letter of a number follows from the others. Each takes a number whose form was looked at before.

/** Digits, then letters from A = 10. */
export const valueOf = (letter: string): number => Number.parseInt(letter, 36)

/** The sum of each digit times its weight. */
export const weighted = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0)

/** Luhn (ISO/IEC 7812-1): every second digit from the right is doubled, and its digits added; `base` 36 counts letters too. */
export function passesLuhn(number: string, base = 10): boolean {
  const sum = Array.from(number)
    .toReversed()
    .map((letter, at) => valueOf(letter) * (at % 2 === 0 ? 1 : 2))
    .reduce((all, value) => all + Math.floor(value / base) + (value % base), 0)
  return sum % base === 0
}

/** ISO/IEC 7064, MOD 11,10. */
export function passesMod11And10(digits: string): boolean {
  let product = 10
  for (const digit of digits.slice(0, -1)) product = (((product + Number(digit)) % 10 || 10) * 2) % 11
  return (11 - product) % 10 === Number(digits.at(-1))
}

/** ISO/IEC 7064, MOD 97,10: letters count from A = 10. */
export function passesMod97And10(text: string): boolean {
  let rest = 0
  for (const letter of text)
    for (const digit of String(valueOf(letter))) rest = (rest * 10 + Number(digit)) % 97
  return rest === 1
}
