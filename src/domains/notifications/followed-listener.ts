// The first post of a company after it was quiet for long, told to the people who follow it: by a job, as they may be many.
import { limits } from '../../contract/limits.ts'
import { transaction, type Db, type Tx } from '../../platform/db.ts'
import { publishLive } from '../../platform/live/events.ts'
import { eventsOf } from '../../platform/outbox/listener.ts'
import { peopleFollowing } from '../follows/following.ts'
import { peopleOfAll } from '../members/membership.ts'
import { postsBefore } from '../posts/newest.ts'
import { resourcesOf } from '../resources/finding.ts'
import { ring, type Teller } from './delivery.ts'
import { noteAll } from './noting.ts'
import { endSpread, insertSpreads, noteSpread, takeSpread, type Spread } from './queries/spreads.ts'
import { placeText } from './social-kinds.ts'

const quietMs = limits.quietDays * 86_400_000

/** Nobody is told yet: it is noted that they are to be. */
export const followedNews: Teller = {
  subscribesTo: { 'post.published': 'postID' },
  async tell(tx, events) {
    // What stands on other timelines is told there; what a company says in a group is nobody else's.
    const own = eventsOf(events, 'post.published').filter(
      ({ author, timeline }) => author.type === 'business' && timeline.id === author.id,
    )
    if (own.length === 0) return []
    const before = await postsBefore(
      tx,
      own.map(({ postID, author }) => ({ postID, authorID: author.id })),
    )
    const first = own.filter(({ postID }) => (before(postID)?.getTime() ?? 0) < Date.now() - quietMs)
    if (first.length > 0)
      await insertSpreads(
        tx,
        first.map(({ postID, author }) => ({ postID, businessID: author.id })),
      )
    return []
  },
}

/** So many people are told in one transaction. */
const toldAtOnce = 500

/** Tells all who are still to be told; answers how many. Each of them once: how far it went is noted with what was told. */
export async function spreadNews(db: Db): Promise<number> {
  for (let told = 0; ;) {
    const count = await transaction(db, async (tx) => {
      const spread = await takeSpread(tx)
      return spread && tellSome(tx, spread)
    })
    if (count === undefined) return told
    told += count
  }
}

/** Nobody is told of what was removed meanwhile, nor are the company's own people. */
async function tellSome(tx: Tx, { postID, businessID, toldTo }: Spread): Promise<number> {
  const place = { type: 'post', id: postID } as const
  const isThere = (await resourcesOf(tx, [place]))(place) !== undefined
  const followers = isThere
    ? await peopleFollowing(tx, { type: 'business', id: businessID }, { after: toldTo, limit: toldAtOnce })
    : []
  const own = (await peopleOfAll(tx, [businessID]))(businessID)
  const people = followers.filter((one) => !own.includes(one))
  const actor = { type: 'business', id: businessID } as const
  const about = { kind: 'social.posted' as const, resourceID: postID, title: placeText(place), actor }
  await noteAll(
    tx,
    people.map((one) => ({ people: [one], notice: { ...about, mailboxID: one, step: 0, at: new Date() } })),
  )
  await publishLive(tx, ring(people))
  const last = followers.at(-1)
  if (last !== undefined && followers.length === toldAtOnce) await noteSpread(tx, postID, last)
  else await endSpread(tx, postID)
  return people.length
}
