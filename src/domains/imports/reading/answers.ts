// Yes and no, in words and signs: ○ and ×, 有 and 無, sì and no; and whether there is stock.
import type { Cell } from '../../../platform/tables/table.ts'
import { isNothing, textOf } from './cells.ts'
import { amountIn, type DecimalMark, type Read } from './numbers.ts'

const words = {
  yes: 'yes y true 1 ok はい 有 有り あり ○ ◯ 〇 ◎ ● ✓ ✔ ☑ レ 可 該当 対応 sì si s vero sí verdadero 是 有货 √ 对 ja oui on 済'.split(
    ' ',
  ),
  no: 'no n false 0 いいえ 無 無し なし × ✕ ✗ ✘ ☐ 不可 非該当 非対応 falso 否 无 沒有 没有 nein non off 未'.split(
    ' ',
  ),
}
const known = new Map([
  ...words.yes.map((word) => [word, true] as const),
  ...words.no.map((word) => [word, false] as const),
])

/** Yes or no. A Latin 'x' marks in some tables and crosses out in others: `isXYes` tells, else it is ambiguous. */
export function readBoolean(cell: Cell | undefined, isXYes?: boolean): Read<boolean> {
  const text = textOf(cell).toLowerCase()
  if (text === '') return { why: 'empty' }
  if (text === 'x') return isXYes === undefined ? { why: 'ambiguous' } : { value: isXYes }
  const answer = known.get(text) ?? known.get(text.replace(/[.!。]$/, ''))
  if (answer !== undefined) return { value: answer }
  if (text === '△' || text === '▲') return { why: 'ambiguous' }
  if (isNothing(text)) return { why: 'empty' }
  return { why: 'unknown' }
}

/** What an x means in a column: yes where nothing else stands in it, no beside circles. */
export function isXYesAmong(texts: readonly string[]): boolean | undefined {
  const others = texts.map((text) => text.trim().toLowerCase()).filter((text) => text !== '' && text !== 'x')
  if (others.length === 0) return true
  if (others.every((text) => '○◯〇◎'.includes(text))) return false
  return undefined
}

const stocked =
  /在庫(?:あり|有|品|限り|処分|僅少)|即納|常備|残り?(?:わず|僅)|in stock|available|^stock(?:ed)?$|low stock|ex stock|disponib|a magazzino|in giacenza|pronta|en stock|existencias?$|有现货|现货|有货|充足|auf lager/iu
const out =
  /在庫(?:なし|無|切れ)|欠品|取り?寄せ|受注|廃番|廃盤|終了|品切れ|入荷待ち|out of stock|not in stock|not available|unavailable|sold out|no stock|on order|backorder|discontinued|to order|esaurit|non disponib|non in|su ordinazione|in arrivo|agotad|sin stock|sin existencias|no disponib|bajo pedido|缺货|无货|無貨|售罄|断货|期货|订货|停产/iu

/** Whether there is stock: an answer, a number of pieces, or the words for it. */
export function readStock(
  cell: Cell | undefined,
  mark: DecimalMark | 'none',
  isXYes?: boolean,
): Read<boolean> {
  const text = textOf(cell)
  if (isNothing(text)) return { why: 'empty' }
  const answer = readBoolean(cell, isXYes)
  if ('value' in answer || answer.why === 'ambiguous') return answer
  if (out.test(text)) return { value: false }
  if (stocked.test(text)) return { value: true }
  const read = amountIn(cell, mark === 'ask' ? '.' : mark)
  if ('why' in read) return { why: 'unknown' }
  if (read.value.isNegative) return { value: false }
  return { value: Number(read.value.number) > 0 }
}
