// A page of a long feed is planned once a connection (docs/decisions/0099), and waits twice for the database (docs/decisions/0101).
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { keptBy, transaction } from '../../platform/db.ts'
import { gathered } from '../../platform/gathered.ts'
import { aBusiness } from '../../testing/businesses.ts'
import { testDatabase } from '../../testing/database.ts'
import { aGroup } from '../../testing/groups.ts'
import { aPost } from '../../testing/posts.ts'
import { aSession } from '../../testing/sessions.ts'
import { newsfeedPage } from './feed.ts'

const { db } = await testDatabase()

test('what was written for a reader is planned once, however long their feed is', async () => {
  const session = await aSession(db)
  await sql`
    insert into newsfeed_entries (reader_id, post_id, author_id)
    select case when i % 20 = 0 then ${session.userID} else md5((i % 20)::text)::uuid end, md5('post' || i)::uuid, md5('author' || i)::uuid
    from generate_series(1, 20000) as i`.execute(db)
  await sql`analyze newsfeed_entries`.execute(db)
  const reader = { session, edition: 'jp', language: 'en', withheld: new Set<string>() }
  const plans = await transaction(db, async (tx) => {
    for (let at = 0; at < 20; at += 1)
      // A transaction holds one connection, and so its plans.
      await newsfeedPage(tx, reader, { before: () => undefined, cursorOf: () => '' })
    const { rows } = await sql<{ kept: number; anew: number }>`
      select generic_plans::int as kept, custom_plans::int as anew from pg_prepared_statements
      where statement like '%newsfeed_entries%'`.execute(tx)
    return rows
  })
  expect(plans).toHaveLength(1)
  // The first execution is prepared under no name, and five are planned to know what a plan costs.
  expect(plans[0]!.anew).toBeLessThanOrEqual(6)
  expect(plans[0]!.kept).toBeGreaterThanOrEqual(13)
})

test('a page of written posts, those of a wide author, one’s own and a group’s waits twice', async () => {
  const [session, writer, friend] = [await aSession(db), await aSession(db), await aSession(db)]
  const { businessID } = await aBusiness(db, { members: [{ userID: writer.userID, role: 'owner' }] })
  const groupID = await aGroup(db, session)
  const posts = [
    await aPost(db, writer, { businessID }),
    await aPost(db, friend),
    await aPost(db, session),
    await aPost(db, session, { timelineType: 'group', timelineID: groupID }),
  ]
  await sql`
    insert into follows (resource_type, resource_id, actor_type, actor_id, created_at)
    values ('business', ${businessID}, 'user', ${session.userID}, now()), ('user', ${friend.userID}, 'user', ${session.userID}, now())`.execute(
    db,
  )
  await sql`insert into newsfeed_entries (reader_id, post_id, author_id) values (${session.userID}, ${posts[1]}, ${friend.userID})`.execute(
    db,
  )
  await sql`insert into newsfeed_wide_authors (author_id) values (${businessID})`.execute(db)
  // As in a server: who is wide is known from the page before.
  keptBy(db)!.store.hear()
  const reader = { session, edition: 'jp', language: 'en', withheld: new Set<string>() }
  let trips = 0
  const page = () =>
    newsfeedPage(
      gathered(db, () => void (trips += 1)),
      reader,
      { before: () => undefined, cursorOf: () => '' },
    )
  await page()
  trips = 0
  const { items } = await page()
  expect(items.map(({ postID, reason }) => [postID, reason])).toEqual([
    [posts[3], 'group'],
    [posts[2], 'own'],
    [posts[1], 'followed'],
    [posts[0], 'followed'],
  ])
  expect(trips).toBe(2)
})
