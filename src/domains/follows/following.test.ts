import { expect, test } from 'vitest'
import { randomUUID } from 'node:crypto'
import { testDatabase } from '../../testing/database.ts'
import { follow, followersOf, unfollow, type Follower } from './following.ts'

test('followers who come and go at the same time are counted once each', async () => {
  const { db } = await testDatabase()
  const followed = { type: 'business' as const, id: randomUUID() }
  const followers = Array.from({ length: 20 }, (): Follower => ({ type: 'user', id: randomUUID() }))

  await Promise.all([...followers, ...followers].map((follower) => follow(db, follower, followed)))
  expect(await followersOf(db, followed)).toBe(20)

  await Promise.all(
    [...followers.slice(0, 5), ...followers.slice(0, 5)].map((one) => unfollow(db, one, followed)),
  )
  expect(await followersOf(db, followed)).toBe(15)
})

test('nobody follows themselves', async () => {
  const { db } = await testDatabase()
  const id = randomUUID()
  await expect(follow(db, { type: 'user', id }, { type: 'user', id })).rejects.toMatchObject({
    code: '23514',
  })
})
