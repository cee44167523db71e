// A newer file of the name that a picture came by takes its place: a supplier's archive of next month is meant so. Pictures that
// people gave a product came by no name, and stay.
import type { Tx } from '../../platform/db.ts'
import { swapPictures, type Pictured, type Swap } from './queries/bulk-files.ts'

/** What a picture is called where it comes from. */
export type PictureName = {
  /** With its folders, as it is compared. */
  name: string
  /** Whether no other picture that comes to this product is called so, folders aside. */
  isAlone: boolean
}

const fileOf = (name: string): string => name.slice(name.lastIndexOf('/') + 1)

/** The address of the picture that one of this name replaces, among those that a product shows; `but` are none of them. */
export function replacedBy(
  { photos, names }: Pick<Pictured, 'photos' | 'names'>,
  { name, isAlone }: PictureName,
  but: (url: string) => boolean,
): string | undefined {
  const named = photos.filter((url) => names[url] !== undefined && !but(url))
  const same = named.find((url) => names[url] === name)
  return same ?? (isAlone ? named.find((url) => fileOf(names[url]!) === fileOf(name)) : undefined)
}

/** Has products show pictures in the places of others, with what is said of them; counts no saving. One statement, mostly. */
export async function swapAll(tx: Tx, businessID: string, swaps: readonly Swap[]): Promise<void> {
  const byProduct = [...Map.groupBy(swaps, ({ id }) => id).values()]
  // A statement changes each product once.
  for (let nth = 0; byProduct.some((list) => list.length > nth); nth++)
    await swapPictures(
      tx,
      businessID,
      byProduct.flatMap((list) => list[nth] ?? []),
    )
}
