// A world whose posts, comments and follows are given: what stands in the tables, and what is read of it.
import { afterAll, expect, test } from 'vitest'
import { limits } from '../contract/limits.ts'
import { addAccount } from '../domains/accounts/registration.ts'
import { commentJobs } from '../domains/comments/jobs.ts'
import { newsfeedJobs } from '../domains/newsfeed/jobs.ts'
import { postJobs } from '../domains/posts/jobs.ts'
import { domainListeners } from '../roles/domains.ts'
import { fillLargeDemo } from '../roles/demo.ts'
import { transaction, type Database } from '../platform/db.ts'
import { deliverAll } from '../platform/events.ts'
import { testApi, testDatabase } from '../testing/database.ts'
import { feedCalls } from '../testing/feed/calls.ts'
import { postCalls } from '../testing/post-calls.ts'
import { aPost } from '../testing/posts.ts'
import { testLog } from '../testing/server.ts'
import { aSession } from '../testing/sessions.ts'
import { chunkFiller } from './chunks.ts'
import { ownerOf } from './facts/members.ts'
import { personAt } from './facts/people.ts'
import { bareWorld } from './facts/world.ts'
import { fillDemoWorld, type FillOptions, type Progress } from './fill.ts'
import { buyerOf, fillLogIns } from './log-ins.ts'

const social = { posts: 1_500, comments: 4_000, follows: 700 }
const world = bareWorld(new Date().toISOString().slice(0, 10), 60, 300, social)

const settings = limits as Record<'feedRowsMax', number>
const asSet = { ...settings }
// So few that some authors of a small world have more.
settings.feedRowsMax = 25
afterAll(() => void Object.assign(settings, asSet))

/** Two that fill beside each other, in this process. */
async function fill(database: Database, onProgress: Progress = () => {}): Promise<Database> {
  const fillers: FillOptions['fillers'] = (known, documents) => [
    chunkFiller(database, known, documents),
    chunkFiller(database, known, documents),
  ]
  await fillLargeDemo(database, world, { chunkSize: 200, fillers, onProgress })
  return database
}

const database = await fill(await testDatabase())
const whole = await printOf(database)

/** How many rows a statement finds. */
const found = async ({ pool }: Database, statement: string) => (await pool.query(statement)).rows.length
const countOf = async ({ pool }: Database, table: string) =>
  (await pool.query<{ count: number }>(`select count(*) from ${table}`)).rows[0]!.count

/** The last posts of whom somebody follows or is connected with, of authors for whom rows are written. */
const due = `
  select reader_id, post_id, author_id from (
    select actor_id as reader_id, resource_id as author_id from follows
    union select side, other from connections, lateral (values (low_id, high_id), (high_id, low_id)) as s (side, other)
      where status = 'accepted'
  ) as r cross join lateral (
    select post_id from posts where posts.author_id = r.author_id order by post_id desc limit ${limits.feedBroughtAlong}
  ) as p
  where author_id not in (select author_id from newsfeed_wide_authors)`
const entries = 'select reader_id, post_id, author_id from newsfeed_entries'

test('the tables hold exactly what was asked for, counted where it is counted, and nothing that is not there', async () => {
  expect(await countOf(database, 'posts')).toBe(social.posts)
  expect(await countOf(database, 'comments')).toBe(social.comments)
  expect(await countOf(database, 'follows')).toBe(social.follows)
  expect(await countOf(database, "reactions where resource_type = 'post'")).toBeGreaterThan(social.posts / 2)
  for (const wrong of [
    `select resource_type, resource_id, count(*) from follows group by 1, 2
     except select resource_type, resource_id, followers from follow_counts`,
    `select resource_type, resource_id, followers from follow_counts
     except select resource_type, resource_id, count(*) from follows group by 1, 2`,
    `select resource_type, resource_id, count(*) from reactions group by 1, 2
     except select resource_type, resource_id, total from reaction_counts`,
    `select 1 from reactions where resource_type = 'post' and resource_id not in (select post_id from posts)`,
    // Everybody is somebody, who acts for a company belongs to it, and what is shared is there and shown.
    `select 1 from posts where author_type = 'user' and (author_id <> written_by or author_id not in (select user_id from profiles))`,
    `select 1 from posts where author_type = 'business'
       and (author_id, written_by) not in (select business_id, user_id from business_members where role = 'owner')`,
    `select 1 from posts where (timeline_type, timeline_id) <> (author_type, author_id)`,
    `select 1 from posts where shared_type = 'product' and shared_id not in (select id from products where published)`,
    `select 1 from posts where shared_type = 'certificate' and shared_id not in (select id from certificates)`,
    `select 1 from comments as c where not exists (
       select from posts as p where p.post_id = c.resource_id and p.author_id = c.owner_id and c.resource_type = 'post'
         and p.created_at < c.created_at)`,
    `select 1 from comments as c join comments as p on p.comment_id = c.parent_id
       where p.resource_id <> c.resource_id or p.parent_id is not null or p.created_at > c.created_at`,
    `select 1 from comments where author_type = 'business'
       and (author_id, written_by) not in (select business_id, user_id from business_members where role = 'owner')`,
    `select 1 from comments where author_type = 'user' and author_id not in (select user_id from profiles)`,
    `select 1 from follows where resource_id = actor_id or created_at > now()`,
    // Ids are made in the order of time.
    `select 1 from posts where created_at <> to_timestamp(('x' || left(replace(post_id::text, '-', ''), 12))::bit(48)::bigint / 1000.0)`,
    `select 1 from (select created_at < lag(created_at) over (order by comment_id) as back from comments) as c where back`,
    `select 1 from posts where created_at > '${world.today}' or created_at < '${world.today}'::date - ${limits.feedDays}`,
  ])
    expect(await found(database, wrong), wrong).toBe(0)
})

test('feeds hold the last posts of whom somebody follows, and those of an author whom many follow are read from the posts', async () => {
  const wide = await database.pool.query('select author_id from newsfeed_wide_authors')
  expect(wide.rows.length).toBeGreaterThan(1)
  expect(
    await found(
      database,
      `select 1 from follow_counts as f
       where (followers > 25) <> (resource_id in (select author_id from newsfeed_wide_authors))
         and exists (select from posts where author_id = f.resource_id)`,
    ),
  ).toBe(0)
  expect(await countOf(database, 'newsfeed_entries')).toBeGreaterThan(social.follows)
  for (const wrong of [`${due} except ${entries}`, `${entries} except (${due})`])
    expect(await found(database, wrong), wrong).toBe(0)
})

test('nobody has anything to do afterwards: listeners hear of nothing, and no job finds anything to take away', async () => {
  // Answer times of companies are news in every world.
  expect(await found(database, "select 1 from outbox where type <> 'answers.counted'")).toBe(0)
  await deliverAll(database.db, domainListeners, testLog)
  for (const jobs of [newsfeedJobs, postJobs, commentJobs])
    for (const job of jobs(database.db)) await job.run({})
  expect(await printOf(database)).toEqual(whole)
  expect(await found(database, 'select 1 from demo_making')).toBe(0)
})

test('log-ins read what whom they follow wrote last, new posts reach them, and whom they leave is gone', async () => {
  const { db, pool } = database
  await fillLogIns(db)
  const { call } = postCalls(await testApi(database), pool)
  const { feedOf, reading, settle } = feedCalls(database, call)
  const owner = personAt(world, ownerOf(world, 0)).id
  for (const userID of [buyerOf(world), owner]) {
    const as = await aSession(db, { userID })
    const { rows } = await pool.query<{ id: string }>(
      `select post_id as id from posts
       where author_id in (select resource_id from follows where actor_id = $1)
         or author_id in (select unnest(array[low_id, high_id]) from connections where status = 'accepted' and $1 in (low_id, high_id))
         or author_id in (select business_id from business_members where user_id = $1)
       order by post_id desc limit 10`,
      [userID],
    )
    expect(rows).toHaveLength(10)
    expect(await reading(as)).toEqual(rows.map(({ id }) => id))
  }
  const buyer = await aSession(db, { userID: buyerOf(world) })
  const { rows } = await pool.query<{ id: string; owner: string }>(
    `select resource_id as id, user_id as owner from follows join business_members on business_id = resource_id and role = 'owner'
     where actor_id = $1 and resource_id not in (select author_id from newsfeed_wide_authors)`,
    [buyer.userID],
  )
  const [followed] = rows
  const writer = { email: 'writer@people.example', passwordHash: 'none', firstName: 'Mei', lastName: 'Okada' }
  await transaction(db, (tx) => addAccount(tx, followed!.owner, writer))
  const post = await aPost(db, await aSession(db, { userID: followed!.owner }), { businessID: followed!.id })
  await settle()
  expect((await feedOf(buyer)).items[0]).toMatchObject({ postID: post, reason: 'followed' })
  expect((await call('DELETE', `/social/follow/${followed!.id}`, buyer)).status).toBe(200)
  await settle()
  const ofFollowed = `newsfeed_entries where reader_id = '${buyer.userID}' and author_id = '${followed!.id}'`
  expect(await countOf(database, ofFollowed)).toBe(0)
})

/** What the tables hold, each in one line. */
async function printOf({ pool }: Database) {
  const prints: Record<string, string> = {}
  for (const table of [
    'posts',
    'comments',
    'follows',
    'reactions',
    'newsfeed_entries',
    'newsfeed_wide_authors',
  ]) {
    const { rows } = await pool.query<{ print: string }>(
      `select md5(string_agg(t::text, ',' order by t::text)) as print from ${table} as t`,
    )
    prints[table] = rows[0]!.print
  }
  return prints
}

test('one that was killed among them goes on where it was, and a start tells how', async () => {
  const begun = await testDatabase()
  const killed = fill(begun, (step, done) => {
    if (step === 'authors' && done >= 30) throw new Error('killed')
  })
  await expect(killed).rejects.toThrow('killed')
  const there = await countOf(begun, 'posts')
  expect(there).toBeGreaterThan(0)
  expect(there).toBeLessThan(social.posts)
  await expect(fillDemoWorld(begun, world)).rejects.toThrow(
    'npm run demo -- --businesses 60 --products 300 --posts 1500 --comments 4000 --follows 700',
  )

  const told = new Set<string>()
  await fill(begun, (step) => told.add(step))

  expect(told).toContain('authors')
  expect(told).not.toContain('companies')
  expect(await printOf(begun)).toEqual(whole)
})
