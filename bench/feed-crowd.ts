// What followers cost: each further one of a post, and a post of a company with a hundred thousand of them beside what others read.
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { newsfeedPage, type FeedReader } from '../src/domains/newsfeed/feed.ts'
import { makePost } from '../src/domains/posts/making.ts'
import { transaction, type Db } from '../src/platform/db.ts'
import { gathered } from '../src/platform/gathered.ts'
import { aPerson } from './people.ts'
import type { Finding } from './results.ts'
import { compare, type Side } from './rounds.ts'

const followers = { few: 10, many: 1_010, crowd: 100_000 } as const
const burst = 20
const pagesRead = 200
const pollMs = 2
const goals = { follower: 0.1, p99: 2, arrivesMs: 2_000 } as const

type Person = Awaited<ReturnType<typeof aPerson>>
type Crowd = {
  db: Db
  /** What others read meanwhile. */
  reader: FeedReader
  insert: Side
  delivered(): Promise<unknown>
  rounds: number
}

export async function ofFollowers({ db, reader, insert, delivered, rounds }: Crowd): Promise<Finding[]> {
  const [few, many, famous] = [
    await authorWith(db, followers.few),
    await authorWith(db, followers.many),
    await authorWith(db, followers.crowd),
  ]
  const fan = await followerOf(db, famous)
  const write = (author: Person) =>
    transaction(db, (tx) =>
      makePost(
        tx,
        author,
        {
          content: 'Line 3 runs.',
          timelineType: 'user',
          timelineID: author.userID,
          pictures: [],
          mentions: [],
        },
        'jp',
      ),
    )
  const cost = async (author: Person) => {
    const before = performance.now()
    for (let at = 0; at < burst; at += 1) await write(author)
    await delivered()
    return (performance.now() - before) / burst
  }
  // The first one marks the author as one of many followers.
  for (const author of [few, many, famous]) await cost(author)
  const further: Side = {
    name: 'each further follower',
    async measure() {
      const [some, more] = [await cost(few), await cost(many)]
      return Math.max(0, more - some) / (followers.many - followers.few)
    },
  }
  const pageOf = (whose: FeedReader) =>
    newsfeedPage(
      gathered(db, () => {}),
      whose,
      { before: () => undefined, cursorOf: () => '' },
    )
  const slowest = async (meanwhile?: () => Promise<unknown>) => {
    const beside = meanwhile?.()
    const taken: number[] = []
    for (let at = 0; at < pagesRead; at += 1) {
      const before = performance.now()
      await pageOf(reader)
      taken.push(performance.now() - before)
    }
    await beside
    return taken.toSorted((one, other) => one - other)[Math.floor(pagesRead * 0.99)]!
  }
  const besides: Side = {
    name: 'p99 of others’ first page while it posts',
    measure: () =>
      slowest(async () => {
        await write(famous)
        await delivered()
      }),
  }
  const alone: Side = { name: 'p99 of the same page alone', measure: () => slowest() }
  const arrives: Side = {
    name: 'until a follower of 100,000 reads it',
    async measure() {
      const { postID } = await write(famous)
      const before = performance.now()
      void delivered()
      while ((await pageOf(fan)).items[0]?.postID !== postID) await sleep(pollMs)
      const taken = performance.now() - before
      await delivered()
      return taken
    },
  }
  const limits = { rounds, unit: 'ms' }
  return [
    {
      ...(await compare(further, insert, limits)),
      name: further.name,
      goal: { of: 'ratio', limit: goals.follower },
    },
    {
      ...(await compare(besides, alone, limits)),
      name: besides.name,
      goal: { of: 'ratio', limit: goals.p99 },
    },
    {
      ...(await compare(arrives, insert, limits)),
      name: arrives.name,
      goal: { of: 'subject', limit: goals.arrivesMs },
    },
  ]
}

async function authorWith(db: Db, count: number): Promise<Person> {
  const author = await aPerson(db)
  await sql`
    insert into follows (resource_type, resource_id, actor_type, actor_id, created_at)
    select 'user', ${author.userID}::uuid, 'user', md5(${author.userID} || i)::uuid, now()
    from generate_series(1, ${count}::int) as i`.execute(db)
  return author
}

async function followerOf(db: Db, { userID }: Person): Promise<FeedReader> {
  const session = await aPerson(db)
  await sql`
    insert into follows (resource_type, resource_id, actor_type, actor_id, created_at)
    values ('user', ${userID}, 'user', ${session.userID}, now())`.execute(db)
  return { session, edition: 'jp', language: 'en', withheld: new Set() }
}
