// What the copy of a product is called, so that a list and a search tell it from the product.
import { limits } from '../../contract/limits.ts'
import { serverText } from '../../messages/texts.ts'

const first = /*i18n*/ { id: 'product.copy', message: ' (copy)' }
const further = /*i18n*/ { id: 'product.copyNumber', message: ' (copy {number})' }

/** The name of a copy of the product called `name`, in `language`: marked, counted where `taken` has it, and never too long. */
export function copyName(name: string, language: string, taken: ReadonlySet<string>): string {
  const original = withoutMark(name, language)
  for (let number = 1; ; number += 1) {
    const copy = marked(original, markOf(number, language))
    if (!taken.has(copy)) return copy
  }
}

const markOf = (number: number, language: string) =>
  number === 1 ? serverText(first, language) : serverText(further, language, { number: String(number) })

/** In code points, as the limit counts. */
function marked(original: string, mark: string): string {
  const left = limits.productNameMax - [...mark].length
  return [...original].slice(0, left).join('').trimEnd() + mark
}

/** The copy of a copy is one more of the same product. */
function withoutMark(name: string, language: string): string {
  const [before = '', after = ''] = serverText(further, language, { number: '#' }).split('#')
  const counted = new RegExp(`${literal(before)}[1-9][0-9]*${literal(after)}$`, 'u')
  const single = new RegExp(`${literal(markOf(1, language))}$`, 'u')
  return name.replace(counted, '').replace(single, '') || name
}

const literal = (text: string) => text.replaceAll(/[()]/g, String.raw`\$&`)
