// Numbers as people type and read them in a language, with what separates thousands and decimals there.

const decimals = new Map([
  ['es', ','],
  ['it', ','],
])

/** Languages that count in ten thousands, and how they write that: as pages show it, 2,800万. */
const myriads = new Set(['ja', 'zh'])
const units = { 千: 1e3, 万: 1e4, 萬: 1e4, 億: 1e8, 亿: 1e8 }

/** Without what a fraction of ten thousand leaves behind the comma. */
const rounded = (value: number) => Math.round(value * 1e6) / 1e6

/** Reads what was typed, such as "1,200", "1 200", "12.5" or "35万"; null for nothing, NaN for what is no number from 0 up. */
export function numberTyped(text: string, language: string): number | null {
  const plain = text.normalize('NFKC').replace(/[\s'’_]/g, '')
  if (plain === '') return null
  const counted = /^(.*\d)([千万億萬亿])$/u.exec(plain)
  if (counted && myriads.has(language))
    return rounded((numberTyped(counted[1]!, language) ?? NaN) * units[counted[2] as keyof typeof units])
  const exact = decimalTyped(plain, language)
  return exact === undefined ? NaN : Number(exact)
}

/** The digits of a number as it was typed, such as 1200 and 12.50, none of them rounded; undefined for what is no number from 0 up. */
export function decimalTyped(text: string, language: string): string | undefined {
  const plain = text.normalize('NFKC').replace(/[\s'’_]/g, '')
  const decimal = decimals.get(language) ?? '.'
  const group = decimal === '.' ? ',' : '.'
  // Three digits behind each separator, or two before the last three as in India: thousands.
  const grouped = new RegExp(`^\\d{1,3}(?:\\${group}\\d{2,3})*\\${group}\\d{3}(?:\\${decimal}\\d+)?$`)
  if (grouped.test(plain)) return plain.replaceAll(group, '').replace(decimal, '.')
  return /^\d+(?:[.,]\d+)?$/.test(plain) ? plain.replace(',', '.') : undefined
}

/** A number for a field, such as 14,200; empty for none. `numberTyped` reads it back. */
export const numberText = (value: number | null, language: string): string =>
  value === null ? '' : new Intl.NumberFormat(language, { maximumFractionDigits: 12 }).format(value)
