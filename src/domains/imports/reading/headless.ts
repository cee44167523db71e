// Tables without heads: what their cells tell together.
import type { Language } from '../../../contract/locale.ts'
import { isWhole, type Contents } from './contents.ts'
import type { Wish } from './wishes.ts'

/** Of cells that are written as in no other language. */
export const languageOfCells = (contents: readonly Contents[]): Language | undefined =>
  contents.some(({ texts }) => texts.some((text) => /[ぁ-んァ-ヶ]{2}/.test(text))) ? 'ja' : undefined

/** Of two columns of numbers without heads the whole and smaller ones are how many are ordered at least. */
export function withQuantity(wishes: readonly Wish[][], contents: readonly Contents[]): readonly Wish[][] {
  const priced = wishes.flatMap(([first], at) => (first?.meaning.field === 'price' ? [at] : []))
  const middleOf = (at: number) => {
    const numbers = contents[at]!.texts.map((text) => Number(text.replace(/[^\d.]/g, ''))).toSorted(
      (a, b) => a - b,
    )
    return numbers[numbers.length >> 1] ?? 0
  }
  const [least, ...others] = priced.toSorted((a, b) => middleOf(a) - middleOf(b))
  if (least === undefined || others.length !== 1 || !contents[least]!.texts.every(isWhole)) return wishes
  return wishes.map((list, at) =>
    at === least ? [{ ...list[0]!, meaning: { field: 'minimumOrder' } }, ...list] : list,
  )
}
