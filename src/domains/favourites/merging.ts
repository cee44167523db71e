// What a company that is merged into another has saved, and who has saved it (D57).
import type { FavouriteKind } from '../../contract/favourites.ts'
import { handingOf } from '../../platform/handover.ts'
import { favouriteParts, shiftCounts } from './queries/merging.ts'

/** What both have saved already stays with the one that goes. */
export const favouritesMerging = handingOf(favouriteParts, async (tx, whose, { saved = [] }) => {
  if (saved.length === 0) return
  const ofKind = (kind: FavouriteKind) => saved.filter((key) => key.startsWith(`${kind}:`)).length
  await shiftCounts(tx, whose, {
    business: ofKind('business'),
    product: ofKind('product'),
    user: ofKind('user'),
  })
})
