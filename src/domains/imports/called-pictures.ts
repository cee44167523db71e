// The names by which pictures come: a newer file of the same name takes the place of what came by it before.
import type { Tx } from '../../platform/db.ts'
import type { PictureName } from '../products/replaced-pictures.ts'
import { findPicturesOf, type WaitingFile } from './queries/files.ts'

export type Called = {
  nameOf(file: WaitingFile): PictureName
  /** Whether a picture came with this import. */
  isOfThis(url: string): boolean
}

/** What pictures of rows are called, among all that come to their products with an import. One query. */
export async function calledIn(tx: Tx, importID: string, rows: readonly number[]): Promise<Called> {
  const all = await findPicturesOf(tx, importID, rows)
  const counts = new Map<string, number>()
  const keyIn = (row: number, name: string) => `${row} ${folded(name.slice(name.lastIndexOf('/') + 1))}`
  for (const { row, name } of all) counts.set(keyIn(row, name), (counts.get(keyIn(row, name)) ?? 0) + 1)
  const came = new Set(all.flatMap((one) => one.came ?? []))
  return {
    nameOf({ row_number: row, part, name }) {
      const path = part?.path ?? name
      return { name: folded(path), isAlone: counts.get(keyIn(row, path)) === 1 }
    },
    isOfThis: (url) => came.has(url),
  }
}
const folded = (name: string): string => name.normalize('NFKC').toLowerCase()
