// Numbers are written otherwise from country to country: 1,200 and 1.200 and 1200, 1.6 and 1,6; ø, ⌀ and dia. are φ. Texts are folded.

const digit = /[0-9]/
/** 1½ is not 11/2. */
export const beforeFraction = /(?<=\p{N})(?=[¼½¾⅛⅜⅝⅞])/gu
const thousands = /(?<![0-9][.,]?)[1-9][0-9]{0,2}(?:,[0-9]{3})+(?![0-9]|,[0-9])/g
const decimalComma = /(?<![0-9][.,]?)([0-9]{1,4}),([0-9]{1,2}|(?<=\b0,)[0-9]{1,4})(?![0-9]|[.,][0-9])/g
/** 1.020,5 is 1020.5. */
const thousandsAndComma = /(?<![0-9][.,]?)([1-9][0-9]{0,2}(?:\.[0-9]{3})+),([0-9]{1,3})(?![0-9]|[.,][0-9])/g
const anyMicron = /um|mic|ミク|マイク|微米/
const microns =
  /(?<=[0-9]\s?)(?:um|microns?|micron[ei]|micrones|micrometr[io]|micrometros?|micromet(?:er|re)s?|ミクロン|マイクロメートル|マイクロメータ|微米)(?!\p{Script=Latin})/gu
const diameter =
  /(?:(?<!\p{Script=Latin})[øØΦφϕ⌀∅]|(?<![\p{L}\p{N}])dia(?:m|meter|metre|metro)?\.?)\s?(?=[0-9])/giu
const dotted = /^[1-9][0-9]{0,2}(?:\.[0-9]{3})+$/

/** A text in which the sign of a diameter stands before its number, before letters are folded. */
export const withDiameters = (text: string): string => (digit.test(text) ? text.replace(diameter, 'φ') : text)

/** A text without commas between thousands. */
export const withoutThousands = (text: string): string =>
  text.includes(',') ? text.replace(thousands, (number) => number.replaceAll(',', '')) : text

const currentBefore =
  /(?<![\p{L}\p{N}])([ad]c)(?=[0-9][0-9.]*(?:\s?[-~〜–/]\s?[0-9.]+)?\s?v(?![\p{Script=Latin}\p{N}]))/gu
const currentAfter = /(?<=[0-9]\s?)v([ad]c)(?![\p{Script=Latin}\p{N}])/gu

/** A text in which volts are a measure by themselves: DC24V and 24VDC are 24 V beside DC. */
export const withCurrents = (text: string): string =>
  digit.test(text) ? text.replace(currentBefore, '$1 ').replace(currentAfter, 'v $1') : text

/** A text with points in place of decimal commas; documents keep both, since a comma may divide a list too. */
export const withPoints = (text: string): string =>
  text.includes(',')
    ? text
        .replace(
          thousandsAndComma,
          (_, whole: string, part: string) => `${whole.replaceAll('.', '')}.${part}`,
        )
        .replace(decimalComma, '$1.$2')
    : text

/** A text in which micrometres are μm, in whatever letters they are typed. */
export const withMicrons = (text: string): string =>
  anyMicron.test(text) && digit.test(text) ? text.replace(microns, 'μm') : text

/** A decimal number without the zeros at its end: 1.50 is 1.5, and 2.0 is 2. */
export const withoutLastZeros = (number: string): string =>
  number.includes('.') ? number.replace(/\.?0+$/u, '') : number

/** The same number without points between thousands; undefined of any other. */
export const withoutPoints = (number: string): string | undefined =>
  dotted.test(number) ? number.replaceAll('.', '') : undefined

/** What measures are in, as part of one with its number: 25mm, 5.5kw. */
export const units =
  'mm2|mm|cm2|cm3|cm|m2|m3|m|μm|kg|g|mg|kw|w|kva|va|mv|kv|v|ma|a|mpa|kpa|pa|bar|psi|kn|n|nm|l|ml|khz|mhz|hz|rpm|inch|in|t|℃|°c'
export const numberAndUnit = new RegExp(String.raw`^([0-9]+(?:\.[0-9]+)?)(${units})$`)
