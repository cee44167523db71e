// Who follows a company hears of its first post after thirty days: each once, however many they are, and of nothing else.
import { beforeEach, expect, test } from 'vitest'
import type { NotificationEntry } from '../../contract/notifications.ts'
import { transaction } from '../../platform/db.ts'
import { deliverAll } from '../../platform/events.ts'
import { domainListeners } from '../../roles/domains.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { aPost, aPostBy } from '../../testing/posts.ts'
import { testLog } from '../../testing/server.ts'
import { aTeam, somebody, testCalls, type Somebody } from '../../testing/team.ts'
import { removeBusiness } from '../businesses/business-lifecycle.ts'
import { spreadNews } from './followed-listener.ts'

const database = await testDatabase()
const { db, pool } = database
const api = testCalls(await testApi(database))
beforeEach(() => pool.query('delete from call_budgets'))

const settle = () => deliverAll(db, domainListeners, testLog)
const follow = (businessID: string, as: Somebody) =>
  api('follow', { resourceType: 'business', resourceID: businessID }, as)
const told = async (as: Somebody) => {
  const { data } = await api<{ items: NotificationEntry[] }>('listNotifications', {}, as)
  return data.items.filter(({ kind }) => kind === 'social.posted')
}
/** The company wrote so many days ago, and that was told. */
async function before(id: string, days: number) {
  await aPostBy(db, { type: 'business', id }, { createdAt: new Date(Date.now() - days * 86_400_000) })
  await settle()
  await pool.query('delete from notification_spreads')
}

test('a post after a month is told to followers, but not to its own people, who unfollowed or never followed', async () => {
  const team = await aTeam(db)
  const { businessID, owner, admin, stranger } = team
  const [follower, left] = [await somebody(db), await somebody(db)]
  await before(businessID, 31)
  for (const one of [follower, left, admin]) await follow(businessID, one)
  await api('unfollow', { id: businessID }, left)
  const postID = await aPost(db, owner, { businessID })
  await settle()
  expect(await spreadNews(db)).toBe(1)
  expect(await told(follower)).toMatchObject([
    { kind: 'social.posted', path: `/post/${postID}`, actor: { type: 'business' }, company: null, count: 1 },
  ])
  for (const nobody of [owner, admin, left, stranger]) expect(await told(nobody)).toEqual([])
  // The next one is in the feed alone.
  await aPost(db, owner, { businessID })
  await settle()
  expect(await spreadNews(db)).toBe(0)
})

test('nothing is told of a post of a person, on another timeline, soon after another, or removed meanwhile', async () => {
  const { businessID, owner } = await aTeam(db)
  const follower = await somebody(db)
  await follow(businessID, follower)
  await api('follow', { resourceType: 'user', resourceID: owner.userID }, follower)
  await aPost(db, owner)
  await before(businessID, 29)
  await aPost(db, owner, { businessID })
  await settle()
  expect(await spreadNews(db)).toBe(0)

  const quiet = await aTeam(db)
  await follow(quiet.businessID, follower)
  await aPost(db, quiet.owner, { businessID: quiet.businessID })
  await settle()
  await transaction(db, (tx) => removeBusiness(tx, quiet.businessID))
  expect(await spreadNews(db)).toBe(0)
  expect(await told(follower)).toEqual([])
  expect((await pool.query('select 1 from notification_spreads')).rowCount).toBe(0)
})

test('more followers than are told at once hear of it once each, also when several tell', async () => {
  const { businessID, owner } = await aTeam(db)
  await pool.query(
    `insert into follows (resource_type, resource_id, actor_type, actor_id, created_at)
     select 'business', $1, 'user', gen_random_uuid(), now() from generate_series(1, 1203)`,
    [businessID],
  )
  await aPost(db, owner, { businessID })
  await settle()
  const counts = await Promise.all(Array.from({ length: 4 }, () => spreadNews(db)))
  expect(counts.reduce((sum, count) => sum + count)).toBe(1_203)
  const { rows } = await pool.query(
    `select count(*)::int as told, count(distinct user_id)::int as people from notifications
     where kind = 'social.posted' and mailbox_id in (select actor_id from follows where resource_id = $1)`,
    [businessID],
  )
  expect(rows).toEqual([{ told: 1_203, people: 1_203 }])
})
