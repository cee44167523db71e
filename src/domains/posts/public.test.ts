import { expect, test } from 'vitest'
import { aBusiness } from '../../testing/businesses.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { aPerson } from '../../testing/people.ts'
import { postCalls } from '../../testing/post-calls.ts'
import { aPostBy } from '../../testing/posts.ts'
import { maskOf } from '../businesses/visibility.ts'
import { periodsOfPosts } from './public.ts'

const database = await testDatabase()
const { db, pool } = database
const { call } = postCalls(await testApi(database), pool)

test('search engines are told the posts that visitors of an edition read, by their months', async () => {
  expect((await call('GET', '/social/posts/public')).data).toEqual([])
  const { userID } = await aPerson(db)
  const { businessID } = await aBusiness(db)
  const on = (day: string) => ({ createdAt: new Date(`${day}T12:00:00Z`) })
  const first = await aPostBy(db, { type: 'user', id: userID }, on('2026-01-31'))
  const second = await aPostBy(db, { type: 'business', id: businessID }, on('2026-01-01'))
  await aPostBy(db, { type: 'user', id: userID }, on('2025-12-31'))
  const removed = await aPostBy(db, { type: 'user', id: userID }, on('2026-02-01'))
  await pool.query(
    `update posts set removed_at = now(), removed_by = $2, removed_as = 'author' where post_id = $1`,
    [removed, userID],
  )
  expect((await call('GET', '/social/posts/public')).data).toEqual(['2026-01', '2025-12'])
  const listed = async (month: string, edition = 'jp') =>
    (
      (await call('GET', `/social/posts/public/${month}`, undefined, undefined, { edition })).data as {
        postID: string
      }[]
    ).map(({ postID }) => postID)
  expect(await listed('2026-01')).toEqual([first, second])
  expect(await listed('2026-02')).toEqual([])
  await pool.query('update businesses set hidden_editions = $2 where id = $1', [businessID, maskOf('it')])
  expect(await listed('2026-01', 'it')).toEqual([first])
  await pool.query('update profiles set removed_at = now() where user_id = $1', [userID])
  expect(await listed('2026-01')).toEqual([second])
  for (const period of ['2026-13', '2026-02-30', '1999-01', '2026'])
    expect((await call('GET', `/social/posts/public/${period}`)).status).toBe(400)
})

test('a month with more posts than one list holds is told by its days', async () => {
  const { userID } = await aPerson(db)
  const author = { type: 'user' as const, id: userID }
  const ids: Record<string, string[]> = {}
  for (const at of ['2024-05-01T00:00', '2024-05-31T23:59', '2024-05-31T12:00', '2024-06-01T00:00'])
    (ids[at.slice(0, 10)] ??= []).push(await aPostBy(db, author, { createdAt: new Date(`${at}:00Z`) }))
  const periods = await periodsOfPosts(db, new Date('2024-06-30'), 2)
  expect(periods).toEqual(['2024-06', '2024-05-31', '2024-05-01'])
  expect(await periodsOfPosts(db, new Date('2024-06-30'), 3)).toEqual(['2024-06', '2024-05'])
  for (const [day, written] of Object.entries(ids)) {
    const { data } = await call('GET', `/social/posts/public/${day}`)
    expect((data as { postID: string }[]).map(({ postID }) => postID).toSorted()).toEqual(written.toSorted())
  }
})
