// How the page's language joins names and the lines of an address.

/** Names one after another, such as "EXW, FOB" or 日本、ドイツ; undefined when there is none. */
export function joinNames(names: readonly { name: string }[], language: string): string | undefined {
  if (names.length === 0) return undefined
  const texts = names.map(({ name }) => name)
  if (isEastAsian(language)) return texts.join(texts.every(isAscii) ? ', ' : '、')
  return texts.join(texts.some((text) => text.includes(',')) ? '; ' : ', ')
}

/** The lines of an address on one: after commas, in an address without a Latin letter after spaces. */
export const inOneLine = (lines: readonly string[]): string =>
  lines.join(lines.some((line) => /\p{Script=Latin}/u.test(line)) ? ', ' : ' ')

/** A text cut around its postal codes with a hyphen: every second part is one. */
export const postalParts = (text: string): string[] => text.split(/(〒?\b\d{3,5}-\d{3,4}\b(?!-))/u)

const isEastAsian = (language: string) => language === 'ja' || language === 'zh'
const isAscii = (text: string) => /^[\p{ASCII}]*$/u.test(text)
