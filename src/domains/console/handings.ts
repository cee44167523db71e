// What each domain hands over when a company is merged into another, in their order; given back, in the other order.
import { allowedLonger, type Db, type Tx } from '../../platform/db.ts'
import type { Counted, Handing, Handover, Moved } from '../../platform/handover.ts'
import { reverseOf } from '../../platform/handover.ts'
import { blocksMerging } from '../blocks/merging.ts'
import { businessesMerging } from '../businesses/merging.ts'
import { commentsMerging } from '../comments/merging.ts'
import { connectionsMerging } from '../connections/merging.ts'
import { favouritesMerging } from '../favourites/merging.ts'
import { filesMerging } from '../files/merging.ts'
import { followsMerging } from '../follows/merging.ts'
import { inquiriesMerging } from '../inquiries/merging.ts'
import { membersMerging } from '../members/merging.ts'
import { newsfeedMerging, renameAuthor } from '../newsfeed/merging.ts'
import { noticesMerging } from '../notifications/merging.ts'
import { postsMerging } from '../posts/merging.ts'
import { productsMerging } from '../products/merging.ts'
import { reactionsMerging } from '../reactions/merging.ts'

const handings: readonly Handing[] = [
  membersMerging,
  filesMerging,
  businessesMerging,
  blocksMerging,
  productsMerging,
  connectionsMerging,
  followsMerging,
  reactionsMerging,
  commentsMerging,
  postsMerging,
  favouritesMerging,
  newsfeedMerging,
  inquiriesMerging,
  noticesMerging,
]

/** What would go over, stay, and is there, by part, each counted to `most`. One query a domain. */
export async function countAll(db: Db | Tx, whose: Handover, most: number): Promise<Counted> {
  const counted = await Promise.all(handings.map((handing) => handing.count(db, whose, most)))
  return Object.assign({}, ...counted) as Counted
}

/** For 50,000 products on a busy machine; who waits is one of staff. */
const statementMs = 20_000

/** Hands everything over and answers what that was. */
export async function takeAllOver(tx: Tx, whose: Handover): Promise<Moved> {
  await allowedLonger(tx, statementMs)
  const moved: Record<string, readonly string[]> = {}
  for (const handing of handings) Object.assign(moved, await handing.takeOver(tx, whose))
  await renameAuthor(tx, whose, moved['posts'] ?? [])
  return moved
}

/** Gives back of this what is still there. */
export async function giveAllBack(tx: Tx, whose: Handover, moved: Moved): Promise<void> {
  await allowedLonger(tx, statementMs)
  for (const handing of handings.toReversed()) await handing.giveBack(tx, whose, moved)
  await renameAuthor(tx, reverseOf(whose), moved['posts'] ?? [])
}
