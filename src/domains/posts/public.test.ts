import { expect, test } from 'vitest'
import { aBusiness } from '../../testing/businesses.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { aPerson } from '../../testing/people.ts'
import { postCalls } from '../../testing/post-calls.ts'
import { aPostBy } from '../../testing/posts.ts'
import { maskOf } from '../businesses/visibility.ts'

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
  expect((await call('GET', '/social/posts/public/2026-13')).status).toBe(400)
})
