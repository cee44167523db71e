// What many new products are called and said to be in other languages than their own.
import type { Tx } from '../../platform/db.ts'
import { insertTexts } from './queries/texts.ts'

export type BroughtText = { language: string; name: string; description: string }
type Brought = { id: string; texts?: readonly BroughtText[] }

/** Writes those of the products that were added. Nobody wrote them by hand: an import that is undone takes them along. */
export function addTexts(tx: Tx, brought: readonly Brought[], added: readonly string[]): Promise<void> {
  const nobodys = {
    keywords: [],
    specs: [],
    pictures: {},
    revision: 1,
    written_by: null,
    written_at: new Date(),
  }
  const ids = new Set(added)
  return insertTexts(
    tx,
    brought
      .filter(({ id }) => ids.has(id))
      .flatMap(({ id, texts = [] }) => texts.map((text) => ({ product_id: id, ...text, ...nobodys }))),
  )
}
