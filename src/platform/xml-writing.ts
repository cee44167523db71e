// Elements of XML as texts.
import { escaped } from './workbook.ts'

/** A piece of XML as it is written. */
export type Xml = string

/** An element with a text, or with other elements in it, which stand on lines of their own. */
export function element(
  name: string,
  content: string | readonly Xml[],
  attributes: Readonly<Record<string, string>> = {},
): Xml {
  const told = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`)
  const begin = `<${name}${told.join('')}`
  const inner = typeof content === 'string' ? textOf(content) : content.map((one) => `\n${one}`).join('')
  if (inner === '') return `${begin}/>`
  return `${begin}>${inner}${typeof content === 'string' ? '' : '\n'}</${name}>`
}

/** Without the letters that XML has no way to write. */
const textOf = (text: string): string =>
  // oxlint-disable-next-line no-control-regex -- these are what XML has no way to write
  escaped(text).replaceAll(/[\0-\x08\v\f\r\x0e-\x1f\ufffe\uffff]/g, '')

/** The first of its letters, at most so many. */
export const cutTo = (text: string, most: number): string =>
  text.length <= most ? text : [...text].slice(0, most).join('')
