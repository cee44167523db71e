// What the news feed and what is written into it cost: against one read of 20 rows and one insert of the same run, among few
// posts and among many, for people who follow few and many.
import path from 'node:path'
import { sql } from 'kysely'
import { makeComment } from '../src/domains/comments/making.ts'
import { follow, unfollow } from '../src/domains/follows/following.ts'
import { newsfeedPage, type FeedReader } from '../src/domains/newsfeed/feed.ts'
import { makePost } from '../src/domains/posts/making.ts'
import { loadTimeline } from '../src/domains/posts/timeline.ts'
import { react } from '../src/domains/reactions/liking.ts'
import { keptBy, openDatabase, transaction, type Database, type Db } from '../src/platform/db.ts'
import { gathered } from '../src/platform/gathered.ts'
import { deliverAll } from '../src/platform/events.ts'
import { uuidv7 } from '../src/platform/ids.ts'
import { createLog } from '../src/platform/log.ts'
import { migrate } from '../src/platform/migrations.ts'
import { sealWith } from '../src/platform/sealing.ts'
import { openInvalidation } from '../src/roles/cache-invalidation.ts'
import { domainListeners } from '../src/roles/domains.ts'
import { root, startDatabase } from './children.ts'
import { ofFollowers } from './feed-crowd.ts'
import { fillFeed, followed, type Followed } from './feed-world.ts'
import { aPerson } from './people.ts'
import type { Finding } from './results.ts'
import { compare, type Side } from './rounds.ts'

const sizes = { few: 10_000, many: 1_000_000 } as const
const burst = 40
/** Until what runs hot is compiled, as in a server that has run for a minute. */
const warmUps = 12
/** Of the fiftieth page the post before it. */
const before50 = 490
const goals = { page: 10, width: 1.5, depth: 1.1, growth: 1.3, like: 15, write: 20 } as const
const log = createLog('silent')
const say = (text: string) => process.stdout.write(`${text}\n`)

/** Measures pages of feeds and timelines, posts, comments, likes and follows with all that follows later; some five minutes. */
export async function benchFeed({ rounds }: { rounds: number }): Promise<Finding[]> {
  sealWith('the secret of a bench, which keeps nothing')
  const server = await startDatabase()
  try {
    const few = await aWorld(server.url, 'few', sizes.few)
    const many = await aWorld(server.url, 'many', sizes.many)
    try {
      return [
        ...(await against(few, rounds)),
        ...(await against(many, rounds)),
        // Before the crowd comes to one of the two alone.
        ...(await compareAll(rounds, goals.growth, [
          ['first page, grown', many.page(500), few.page(500)],
          ['page 50, grown', many.page(500, before50), few.page(500, before50)],
          ['timeline, grown', many.timeline, few.timeline],
        ])),
        ...(await many.ofFollowers(rounds)),
      ]
    } finally {
      await few.close()
      await many.close()
    }
  } finally {
    await server.stop()
  }
}

type World = Record<'timeline' | 'like' | 'post' | 'comment' | 'follow' | 'insert' | 'read', Side> & {
  page(follows: Followed, after?: number): Side
  ofFollowers(rounds: number): Promise<Finding[]>
  close(): Promise<void>
}

async function onServer(url: string, ...statements: string[]): Promise<void> {
  const server = openDatabase(url, { max: 1, log })
  try {
    for (const statement of statements) await server.pool.query(statement)
  } finally {
    await server.close()
  }
}

/** A database with so many posts, three readers of them, and an author with ten followers. */
async function aWorld(url: string, name: string, posts: number): Promise<World> {
  say(`${posts} posts …`)
  await onServer(url, `drop database if exists feed_${name} with (force)`, `create database feed_${name}`)
  const own = url.replace(/\/postgres$/, `/feed_${name}`)
  const database = openDatabase(own, { max: 10, log })
  await migrate(database.pool, path.join(root, 'db/migrations'))
  const { db } = database
  // As in a server: what is the same for all readers is kept while its changes are heard.
  const changes = openInvalidation({ url: own, secret: undefined, db, kept: keptBy(db)!.store, log })
  const author = await aPerson(db)
  const readers = new Map(
    await Promise.all(followed.map(async (count) => [count, await aPerson(db)] as const)),
  )
  const firstPost = await fillFeed(database, {
    posts,
    authorID: author.userID,
    readers: [...readers].map(([count, { userID }]) => ({ count, userID })),
  })
  const side: MakeSide = (what, work, after) => ({
    name: `${what} at ${posts}`,
    measure: () => each(work, after),
  })
  const writing = writingSides(database, side, { author, firstPost })
  return {
    ...readingSides(database, side, readers),
    ...writing,
    ofFollowers: (rounds) =>
      ofFollowers({
        db,
        reader: { session: readers.get(500)!, edition: 'jp', language: 'en', withheld: new Set() },
        insert: writing.insert,
        delivered: () => deliverAll(db, domainListeners, log),
        rounds,
      }),
    close,
  }

  async function close(): Promise<void> {
    await changes.close()
    await database.close()
    await onServer(url, `drop database feed_${name} with (force)`)
  }
}

type Person = Awaited<ReturnType<typeof aPerson>>
/** `after` is what follows of a burst of it, counted with it. */
type MakeSide = (what: string, work: () => Promise<unknown>, after?: () => Promise<unknown>) => Side

function readingSides({ db }: Database, side: MakeSide, readers: ReadonlyMap<Followed, Person>) {
  const viewer = (follows: Followed): FeedReader => ({
    session: readers.get(follows)!,
    edition: 'jp',
    language: 'en',
    withheld: new Set(),
  })
  return {
    page: (follows: Followed, after = 0) => {
      const reader = viewer(follows)
      const place =
        after === 0
          ? Promise.resolve(undefined)
          : sql<{ id: string }>`
              select post_id as id from newsfeed_entries where reader_id = ${reader.session.userID}
              order by post_id desc offset ${after - 1} limit 1`
              .execute(db)
              .then(({ rows }) => rows[0]!.id)
      const what = after === 0 ? 'first page' : 'page 50'
      return side(`${what} of ${follows} followed`, async () => {
        const before = await place
        return newsfeedPage(asked(db), reader, { before: () => before, cursorOf: () => '' })
      })
    },
    timeline: side('timeline', () =>
      loadTimeline(asked(db), viewer(10), readers.get(10)!.userID, { skip: 0, size: 10 }),
    ),
    read: side('one read of 20 rows', () => sql`select * from plain order by id desc limit 20`.execute(db)),
  }
}

/** As a call that only reads asks (docs/decisions/0046). */
const asked = (db: Db): Db => gathered(db, () => {})

type Writing = { author: Person; firstPost: string }

function writingSides({ db }: Database, side: MakeSide, { author, firstPost }: Writing) {
  /** As the worker meets it: news of many writes is taken together (docs/decisions/0082). */
  const delivered = () => deliverAll(db, domainListeners, log)
  const { userID } = author
  const post = { type: 'post', id: firstPost } as const
  const fan = () => ({ type: 'user', id: uuidv7() }) as const
  const wish = { content: 'Line 3 runs.', timelineType: 'user', timelineID: userID } as const
  const said = { resourceType: 'post', resourceID: firstPost, content: 'Grease or oil?' } as const
  const place = { edition: 'jp', language: 'en' }
  return {
    like: side('like', () => react(db, fan(), post), delivered),
    post: side(
      'post of an author with 10 followers',
      () => transaction(db, (tx) => makePost(tx, author, { ...wish, pictures: [], mentions: [] }, 'jp')),
      delivered,
    ),
    comment: side('comment', () => transaction(db, (tx) => makeComment(tx, author, said, place)), delivered),
    follow: side(
      'follow and unfollow',
      async () => {
        const follower = fan()
        await follow(db, follower, { type: 'user', id: userID })
        await unfollow(db, follower, { type: 'user', id: userID })
      },
      delivered,
    ),
    insert: side('one insert', () =>
      sql`insert into plain (id, text) values (${uuidv7()}, 'In May, as agreed.')`.execute(db),
    ),
  }
}

/** Milliseconds of one, of some in a row with all that follows. */
async function each(work: () => Promise<unknown>, after?: () => Promise<unknown>): Promise<number> {
  const before = performance.now()
  for (let at = 0; at < burst; at += 1) await work()
  await after?.()
  return (performance.now() - before) / burst
}

async function against(world: World, rounds: number): Promise<Finding[]> {
  const { page, read, insert } = world
  return [
    ...(await compareAll(rounds, goals.page, [
      ...followed.map((count) => [undefined, page(count), read] as const),
      [undefined, world.timeline, read],
    ])),
    ...(await compareAll(rounds, goals.width, [['5,000 against 10 followed', page(5_000), page(10)]])),
    ...(await compareAll(rounds, goals.depth, [['page 50 against page 1', page(500, before50), page(500)]])),
    ...(await compareAll(rounds, goals.like, [[undefined, world.like, insert]])),
    ...(await compareAll(rounds, goals.write, [
      [undefined, world.post, insert],
      [undefined, world.comment, insert],
      [undefined, world.follow, insert],
    ])),
  ]
}

type Pair = readonly [name: string | undefined, subject: Side, baseline: Side]

async function compareAll(rounds: number, limit: number, pairs: readonly Pair[]): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const [name, subject, baseline] of pairs) {
    for (let at = 0; at < warmUps; at += 1) for (const side of [subject, baseline]) await side.measure(at)
    const comparison = await compare(subject, baseline, { rounds, unit: 'ms' })
    findings.push({ ...comparison, name: name ?? subject.name, goal: { of: 'ratio', limit } })
  }
  return findings
}
