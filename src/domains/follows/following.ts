// Following companies and people (P3.7 and P4.3).
import type { DomainEvent, FollowEvent } from '../../contract/events.ts'
import { transaction, type Db, type Tx } from '../../platform/db.ts'
import { publishEvents } from '../../platform/events.ts'
import {
  addToFollowers,
  deleteFollow,
  deleteFollowsOf,
  findFollowerIDs,
  findFollowers,
  findFollowings,
  findPeopleFollowing,
  insertFollow,
  type Followed,
  type Follower,
  type Following,
} from './queries.ts'

export type { Followed, Follower }

/** Follows; following again changes nothing. */
export function follow(db: Db | Tx, follower: Follower, followed: Followed): Promise<void> {
  return transaction(db, async (tx) => {
    if (await insertFollow(tx, followed, follower)) await tell(tx, 'follow.begun', { follower, followed })
  })
}

/** Follows no longer; without having followed nothing changes. */
export function unfollow(db: Db | Tx, follower: Follower, followed: Followed): Promise<void> {
  return transaction(db, async (tx) => {
    if (await deleteFollow(tx, followed, follower)) await tell(tx, 'follow.ended', { follower, followed })
  })
}

type Pair = { follower: Follower; followed: Followed }

async function tell(tx: Tx, type: FollowEvent['type'], { follower, followed }: Pair): Promise<void> {
  await addToFollowers(tx, followed, type === 'follow.begun' ? 1 : -1)
  const { type: kind, id } = follower
  await publishEvents<DomainEvent>(tx, [
    counted(followed),
    { type, follower: { type: kind, id }, followed: { type: followed.type, id: followed.id } },
  ])
}

const counted = ({ type, id }: Followed): DomainEvent => ({
  type: 'follows.counted',
  resourceType: type,
  resourceID: id,
})

/** How many follow. */
export function followersOf(db: Db | Tx, followed: Followed): Promise<number> {
  return findFollowers(db, followed)
}

/** The ids of people and companies that follow, at most `limit`, in no order. */
export function followersAmong(db: Db | Tx, followed: Followed, limit: number): Promise<string[]> {
  return findFollowerIDs(db, followed, limit)
}

/** The ids of people who follow, in their order, after one of them. */
export function peopleFollowing(
  db: Db | Tx,
  followed: Followed,
  page: { after: string | null; limit: number },
): Promise<string[]> {
  return findPeopleFollowing(db, followed, page)
}

/** Which of these follow which by now. One query, none without any. */
export async function followingAmong(
  db: Db | Tx,
  followings: readonly Following[],
): Promise<(followedID: string, followerID: string) => boolean> {
  const rows = followings.length === 0 ? [] : await findFollowings(db, followings)
  const standing = new Set(rows.map(({ followedID, followerID }) => `${followedID} ${followerID}`))
  return (followedID, followerID) => standing.has(`${followedID} ${followerID}`)
}

const batch = 100

/** Ends the next follows of somebody who is gone, at most 100; as long as there may be more, the rest follows by an event. */
export async function forgetFollows(tx: Tx, follower: Follower): Promise<void> {
  const gone = await deleteFollowsOf(tx, follower, batch)
  await publishEvents<DomainEvent>(tx, [
    ...gone.map(counted),
    ...(gone.length === batch ? [{ type: 'follows.leaving' as const, party: follower }] : []),
  ])
}
