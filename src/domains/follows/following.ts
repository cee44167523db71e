// Following companies and people (sections 3 and 4).
import { transaction, type Db, type Tx } from '../../platform/db.ts'
import {
  addToFollowers,
  deleteFollow,
  findFollowers,
  insertFollow,
  type Followed,
  type Follower,
} from './queries.ts'

export type { Followed, Follower }

/** Follows; following again changes nothing. */
export function follow(db: Db | Tx, follower: Follower, followed: Followed): Promise<void> {
  return transaction(db, async (tx) => {
    if (await insertFollow(tx, followed, follower)) await addToFollowers(tx, followed, 1)
  })
}

/** Follows no longer; without having followed nothing changes. */
export function unfollow(db: Db | Tx, follower: Follower, followed: Followed): Promise<void> {
  return transaction(db, async (tx) => {
    if (await deleteFollow(tx, followed, follower)) await addToFollowers(tx, followed, -1)
  })
}

/** How many follow. */
export function followersOf(db: Db | Tx, followed: Followed): Promise<number> {
  return findFollowers(db, followed)
}
