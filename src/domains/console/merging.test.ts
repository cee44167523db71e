// Duplicates of a company become one: everything of the one is of the other, nothing twice, and goes back when it is taken back.
import { expect, test } from 'vitest'
import type { NotificationEntry } from '../../contract/notifications.ts'
import { deliverAll } from '../../platform/events.ts'
import { domainListeners } from '../../roles/domains.ts'
import { conversationCalls } from '../../testing/conversations.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { addBlock, addComment, addTies } from '../../testing/merge-rows.ts'
import { anEntry, mergingCalls, placesOf, type Entry } from '../../testing/merges.ts'
import { aPost } from '../../testing/posts.ts'
import { testLog } from '../../testing/server.ts'
import { aSession, type TestSession } from '../../testing/sessions.ts'
import { membersOf } from '../members/changing.ts'
import { search } from '../search/find.ts'

const database = await testDatabase()
const { db, pool } = database
const api = await testApi(database)
const { call, merge, unmerge, unpropose, preview } = await mergingCalls(api, db)
const talk = conversationCalls(api, db)
const drain = () => deliverAll(db, domainListeners, testLog)

const business = (id: string) => ({ type: 'business' as const, id })
const person = ({ userID: id }: TestSession) => ({ type: 'user' as const, id })

/** Two entries of one company, somebody with ties to the one that goes, and somebody with ties to both. */
async function twoEntries() {
  const from = await anEntry(db, { companyName: 'Kitazawa Bearings', products: 3 })
  const into = await anEntry(db, { companyName: 'Kitazawa Bearing Works KK', products: 5 })
  const others = await anEntry(db, { companyName: 'Wakayama Winches' })
  const [one, both] = [await aSession(db), await aSession(db)]
  const [gone, left, third] = [from, into, others].map(({ businessID }) => business(businessID)) as [
    ReturnType<typeof business>,
    ReturnType<typeof business>,
    ReturnType<typeof business>,
  ]
  for (const pair of [
    { one: person(one), other: gone },
    { one: person(both), other: gone },
    { one: person(both), other: left },
    { one: gone, other: third },
    { one: gone, other: left },
    { one: left, other: gone },
  ])
    await addTies(db, pair)
  const [enemy, foe] = [await aSession(db), await aSession(db)]
  await addBlock(db, { one: person(enemy), other: gone })
  await addBlock(db, { one: gone, other: person(foe) })
  await addComment(db, { author: person(one), about: gone, ownerID: gone.id })
  await addComment(db, { author: gone, about: third, ownerID: third.id })
  const product = { type: 'product', id: from.productIDs[0]! }
  await addComment(db, { author: person(one), about: product, ownerID: gone.id })
  await aPost(db, from.owner, { businessID: gone.id })
  await drain()
  return { from, into, others, one, both, enemy, foe }
}

async function totals({ businessID }: Entry) {
  const { rows } = await pool.query(
    `select (select followers from follow_counts where resource_id = $1) as followers,
      (select count(*)::int from follows where resource_id = $1) as "followRows",
      (select total from reaction_counts where resource_id = $1) as likes,
      (select count(*)::int from reactions where resource_id = $1) as "likeRows",
      (select businesses from favourite_counts where actor_id = $1) as saved,
      (select count(*)::int from favourites where actor_id = $1) as "savedRows",
      coalesce((select total from block_counts where blocker_id = $1), 0) as blocked,
      (select count(*)::int from blocks where blocker_id = $1) as "blockedRows"`,
    [businessID],
  )
  const { followers, followRows, likes, likeRows, saved, savedRows, blocked, blockedRows } =
    rows[0] as Record<string, number>
  expect([followers, likes, saved, blocked], 'what is counted is what is there').toEqual([
    followRows,
    likeRows,
    savedRows,
    blockedRows,
  ])
  return { followers, likes, saved, blocked }
}

/** What holds the id of the company that went, and why it stays there. */
const staying: Record<string, string> = {
  'businesses.id': 'the company itself, removed',
  'business_members.business_id': 'who belonged to it, for the day it is taken back',
  'audit_entries.business_id': 'the log is only added to',
  'staff_proposals.business_id': 'what staff proposed about it',
  'company_merges.from_id': 'the merge',
  'team_events.business_id': 'the history of its team',
  'reaction_counts.resource_id': 'counts',
  'follow_counts.resource_id': 'counts',
  'favourite_counts.actor_id': 'counts',
  'block_counts.blocker_id': 'counts',
  'answer_clocks.business_id': 'counts',
  'showcases.business_id': 'a lock',
  'search_touched.id': 'search looks at it once more',
  'follows.resource_id': 'of who follows both, and of the other',
  'follows.actor_id': 'of the other',
  'reactions.resource_id': 'of who likes both, and of the other',
  'reactions.actor_id': 'of the other',
  'favourites.resource_id': 'of who saved both, and of the other',
  'favourites.actor_id': 'of the other',
  'newsfeed_mutes.resource_id': 'of who keeps out both, and of the other',
  'newsfeed_mutes.reader_id': 'of the other',
  'newsfeed_entries.reader_id': 'its feed, gone with it',
  'connections.low_id': 'with who is connected with both, and with the other',
  'connections.high_id': 'with who is connected with both, and with the other',
  'connections.from_id': 'with the other',
  'connections.to_id': 'with who is connected with both',
  'notifications.business_id': 'what was told of it',
  'notifications.actor_id': 'what was told of it',
  'notifications.mailbox_id': 'what was told of it but for conversations',
  'notifications.resource_id': 'what was told of it',
  'notification_actors.actor_id': 'what was told of it',
}

test('everything goes over, nothing twice and nothing to itself, and the preview says how much', async () => {
  const { from, into } = await twoEntries()
  const before = (await preview(from.businessID, into.businessID)).data
  expect(before.refused).toEqual([])
  const parts = Object.fromEntries(
    before.parts.map(({ part, moves, stays, there }) => [part, [moves, stays, there]]),
  )
  expect(parts).toMatchObject({
    members: [2, 0, 2],
    products: [3, 0, 5],
    followers: [1, 2, 2],
    follows: [1, 1, 1],
    likes: [1, 2, 2],
    savedBy: [1, 2, 2],
    posts: [1, 0, 0],
    comments: [1, 0, 0],
    commentsAbout: [1, 0, 0],
    commentsOfThings: [2, 0, 0],
    blockedBy: [1, 0, 0],
    blocked: [1, 0, 0],
  })
  const wasFrom = await totals(from)
  const wasInto = await totals(into)
  expect((await merge(from.businessID, into.businessID)).status).toBe(200)
  const { rows } = await pool.query<{ part: string; keys: string[] }>(
    'select part, keys from company_merge_parts join company_merges using (merge_id) where from_id = $1',
    [from.businessID],
  )
  const moved = Object.fromEntries(rows.map(({ part, keys }) => [part, keys.length]))
  for (const [part, [moves]] of Object.entries(parts)) expect([part, moved[part] ?? 0]).toEqual([part, moves])

  await drain()
  expect(Object.keys(await placesOf(db, from.businessID)).filter((place) => !(place in staying))).toEqual([])
  expect(await totals(into)).toEqual({
    followers: wasInto.followers! + 1,
    likes: wasInto.likes! + 1,
    saved: wasInto.saved! + 1,
    blocked: 1,
  })
  expect(await totals(from)).toEqual({
    followers: wasFrom.followers! - 1,
    likes: wasFrom.likes! - 1,
    saved: wasFrom.saved! - 1,
    blocked: 0,
  })
  const members = await membersOf(db, into.businessID)
  expect(members.map(({ userID, role }) => [userID, role])).toEqual([
    [into.owner.userID, 'owner'],
    [into.member.userID, 'member'],
    ...[from.owner.userID, from.member.userID].toSorted().map((userID) => [userID, 'member']),
  ])
})

test('the plan of the other holds: what has no room is kept off the pages behind its own', async () => {
  const { from, into } = await twoEntries()
  await merge(from.businessID, into.businessID)
  const shown = await pool.query<{ id: string }>(
    'select id from products where business_id = $1 and published order by position, created_at desc',
    [into.businessID],
  )
  const kept = await pool.query(
    'select 1 from products where business_id = $1 and unlisted_by_plan and not published',
    [into.businessID],
  )
  expect(shown.rows.slice(0, 5).map(({ id }) => id)).toEqual(into.productIDs.toReversed())
  expect([shown.rowCount, kept.rowCount]).toEqual([7, 1])
})

test('what was taken over is as before when it is taken back, and what is new stays', async () => {
  const { from, into } = await twoEntries()
  const [wasFrom, wasInto] = [await totals(from), await totals(into)]
  const placesBefore = await placesOf(db, from.businessID)
  await merge(from.businessID, into.businessID)
  await drain()
  const later = await aPost(db, into.owner, { businessID: into.businessID })
  const newcomer = await aSession(db)
  await addTies(db, { one: person(newcomer), other: business(into.businessID) })
  expect((await unmerge(from.businessID)).status).toBe(200)
  await drain()
  expect(await totals(from)).toEqual(wasFrom)
  expect(await totals(into)).toEqual({
    ...wasInto,
    followers: wasInto.followers! + 1,
    likes: wasInto.likes! + 1,
  })
  const placesAfter = await placesOf(db, from.businessID)
  for (const place of ['products.business_id', 'posts.author_id', 'posts.timeline_id', 'comments.author_id'])
    expect([place, placesAfter[place]]).toEqual([place, placesBefore[place]])
  const { rows } = await pool.query('select author_id from posts where post_id = $1', [later])
  expect(rows).toEqual([{ author_id: into.businessID }])
  expect(await membersOf(db, from.businessID)).toMatchObject([{ role: 'owner' }, { role: 'member' }])
  expect(await membersOf(db, into.businessID)).toHaveLength(2)
  const shown = 'select count(*)::int as n from products where business_id = $1 and published'
  expect((await pool.query(shown, [from.businessID])).rows).toEqual([{ n: 3 }])
  expect((await pool.query(shown, [into.businessID])).rows).toEqual([{ n: 5 }])
  expect((await call(undefined, 'GET', `/business/profile/${from.businessID}`)).status).toBe(200)
  expect((await call(undefined, 'GET', `/business/profile/${from.businessID}/successor`)).status).toBe(404)
  expect((await unpropose(from.businessID)).name).toBe('NotFound')
})

test('conversations go on with the other company; what was read is read, and what was not is not', async () => {
  const from = await anEntry(db)
  const into = await anEntry(db)
  const buyer = await aSession(db)
  const read = (await talk.send(buyer, { to: from.businessID })).data.requestID
  await talk.read(from.owner, read, from.businessID, 1)
  const unread = (await talk.send(buyer, { to: from.businessID })).data.requestID
  const between = (await talk.send(from.owner, { to: into.businessID, from: from.businessID })).data.requestID
  await drain()
  expect((await merge(from.businessID, into.businessID)).status).toBe(200)
  await drain()
  const listed = async (as: TestSession) => {
    const { data } = await talk.list(as, into.businessID)
    return Object.fromEntries(data.requests.map(({ requestID, unread: left }) => [requestID, left]))
  }
  expect(await listed(into.owner)).toEqual({ [read]: 0, [unread]: 1, [between]: 1 })
  expect(await listed(from.owner)).toMatchObject({ [read]: 0, [unread]: 1 })
  // It was with the other itself, and ends with who is gone.
  const { rows } = await pool.query(
    'select from_id, closed_at is not null as ended from inquiries where id = $1',
    [between],
  )
  expect(rows).toEqual([{ from_id: from.businessID, ended: true }])
  expect((await talk.write(into.owner, unread, into.businessID)).status).toBe(200)
  expect((await talk.write(buyer, unread, buyer.userID)).status).toBe(200)
  expect((await talk.show(from.owner, unread, from.businessID)).status).toBe(404)
  expect(
    (await call<{ items: NotificationEntry[] }>(from.owner, 'GET', '/notifications')).data.items,
  ).toContainEqual(
    expect.objectContaining({ kind: 'inquiry.received', path: expect.stringContaining(into.businessID) }),
  )
})

test('search, pages and old addresses follow', async () => {
  const from = await anEntry(db, { companyName: 'Twofold Gauges', products: 1 })
  const into = await anEntry(db, { companyName: 'Onefold Gauges' })
  await drain()
  const found = async () => (await search(db, { segment: 'MA', text: 'gauges' }, { skip: 0, size: 50 })).ids
  expect(await found()).toEqual(expect.arrayContaining([from.businessID, into.businessID]))
  await merge(from.businessID, into.businessID)
  await drain()
  expect(await found()).not.toContain(from.businessID)
  const product = await call(undefined, 'GET', `/product/${from.productIDs[0]}`)
  expect(product.data.businessID).toBe(into.businessID)
  const { rows } = await pool.query(
    `select business_id from directory_entry where id = $1
     union all select business_id from search_document where id = $1`,
    [from.productIDs[0]],
  )
  expect(rows).toEqual([{ business_id: into.businessID }, { business_id: into.businessID }])
  const successor = await call(undefined, 'GET', `/business/profile/${from.businessID}/successor`)
  expect(successor.data).toMatchObject({ businessID: into.businessID })
  expect((await call(undefined, 'GET', `/business/profile/${into.businessID}/successor`)).status).toBe(404)
  // Merged once more, both lead to the last one, and the first merge is not taken back before the second.
  const last = await anEntry(db)
  await merge(into.businessID, last.businessID)
  const followed = await call(undefined, 'GET', `/business/profile/${from.businessID}/successor`)
  expect(followed.data).toMatchObject({ businessID: last.businessID })
  expect((await unmerge(from.businessID)).name).toBe('MergeRefused')
  expect((await unmerge(into.businessID)).status).toBe(200)
  const again = await call(undefined, 'GET', `/business/profile/${from.businessID}/successor`)
  expect(again.data).toMatchObject({ businessID: into.businessID })
})
