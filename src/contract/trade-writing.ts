// How numbers of parts, amounts and codes of trade are written and compared; without Zod, so that pages may use it.
import { plainCode } from './writing.ts'

export const weightUnits = ['g', 'kg', 't', 'lb', 'oz'] as const
export type WeightUnit = (typeof weightUnits)[number]

/** A part number as two of them are compared: plain width and dashes, small letters, without blanks; empty for none. */
export const partNumberKey = (partNumber: string): string =>
  plainCode(partNumber).normalize('NFKC').toLowerCase().replaceAll(/\s/gu, '')

/** An exact amount in its one spelling: 012.50 is 12.5; what is no number stays as it is. */
export function plainAmount(text: string): string {
  const [, whole, decimals = ''] = /^(\d+)(?:\.(\d+))?$/.exec(text.trim()) ?? []
  if (whole === undefined) return text.trim()
  const rest = decimals.replace(/0+$/, '')
  return whole.replace(/^0+(?=\d)/, '') + (rest === '' ? '' : `.${rest}`)
}

/** The digits of an HS code; whatever else than dots, blanks and dashes stands in it stays, so that no rule takes it. */
export const hsDigits = (text: string): string =>
  plainCode(text)
    .normalize('NFKC')
    .replaceAll(/[\s.-]/gu, '')

/** 8482.10, 8482.10.20 and, where a country adds more, 8482.10.000 or 8482.10.50.16. */
export function hsCodeText(digits: string): string {
  const rest = digits.slice(6)
  const more = rest.length === 3 ? [rest] : (rest.match(/\d{1,2}/g) ?? [])
  return [digits.slice(0, 4), digits.slice(4, 6), ...more].join('.')
}
