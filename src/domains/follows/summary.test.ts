import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { FollowSummary } from '../../contract/social.ts'
import { changesChannel, deliverAll } from '../../platform/events.ts'
import { domainListeners } from '../../roles/domains.ts'
import { transaction } from '../../platform/db.ts'
import { aBusiness } from '../../testing/businesses.ts'
import { aPerson } from '../../testing/people.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { newsLeft } from '../../testing/outbox.ts'
import { testLog } from '../../testing/server.ts'
import { statementsOf } from '../../testing/statements.ts'
import { removeBusiness } from '../businesses/business-lifecycle.ts'
import { removeProfile } from '../profiles/profile-lifecycle.ts'
import { follow, unfollow, type Followed, type Follower } from './following.ts'
import { followSummary } from './summary.ts'

const database = await testDatabase()
const { db } = database
const api = await testApi(database)

const somebody = (): Follower => ({ type: 'user', id: randomUUID() })
const kinds = ['business', 'user'] as const

async function get(id: string) {
  const response = await api.inject({ url: `/api/social/follow/${id}/summary` })
  const keys = String(response.headers['surrogate-key']).split(' ')
  return { response, keys, data: (response.json() as { data: unknown }).data }
}

const someone = async (type: Followed['type']): Promise<Followed> => ({
  type,
  id: type === 'user' ? (await aPerson(db)).userID : (await aBusiness(db)).businessID,
})

test.each(kinds)('a visitor reads how many follow a %s, and that they themselves do not', async (type) => {
  const followed = await someone(type)
  const follower = somebody()
  await follow(db, follower, followed)
  await follow(db, somebody(), followed)
  await unfollow(db, follower, followed)

  const { data, keys } = await get(followed.id)

  expect(FollowSummary.parse(data)).toEqual(data)
  expect(data).toEqual({ followersCount: 1, session: { following: false } })
  expect(keys).toEqual([`${type}:${followed.id}`])
})

test('whom nobody follows has no followers, and the first one is noticed whoever it is', async () => {
  const id = randomUUID()
  const { response, data, keys } = await get(id)
  expect(response.statusCode).toBe(200)
  expect(data).toEqual({ followersCount: 0, session: { following: false } })
  expect(keys).toEqual([`product:${id}`, `business:${id}`, `user:${id}`])
  expect((await get('everybody')).response.statusCode).toBe(400)
})

test.each(kinds)(
  'kept pages of a %s are dropped by each that comes or goes, and by nothing else',
  async (type) => {
    const followed: Followed = { type, id: randomUUID() }
    const follower = somebody()
    await deliverAll(db, domainListeners, testLog)
    const client = await database.pool.connect()
    try {
      const told: unknown[] = []
      client.on('notification', ({ payload = '' }) => told.push(JSON.parse(payload)))
      await client.query(`listen ${changesChannel}`)
      const noticed = async (work: () => Promise<void>): Promise<unknown[]> => {
        await work()
        await deliverAll(db, domainListeners, testLog)
        await client.query('select 1')
        return told.splice(0)
      }
      const dropped = [[`${type}:${followed.id}`]]
      expect(await noticed(() => follow(db, follower, followed))).toEqual(dropped)
      expect(await noticed(() => follow(db, follower, followed))).toEqual([])
      expect(await noticed(() => unfollow(db, follower, followed))).toEqual(dropped)
      const many = Array.from({ length: 50 }, somebody)
      expect(
        await noticed(async () => void (await Promise.all(many.map((one) => follow(db, one, followed))))),
      ).toEqual(dropped)
    } finally {
      client.release(true)
    }
    expect(await newsLeft(db)).toBe(0)
  },
)

test.each(kinds)(
  'a %s that went looks as if it had never been: status, body, headers and cost (D29)',
  async (type) => {
    const followed = await someone(type)
    await follow(db, somebody(), followed)
    expect((await get(followed.id)).data).toMatchObject({ followersCount: 1 })
    const remove = type === 'user' ? removeProfile : removeBusiness
    await transaction(db, (tx) => remove(tx, followed.id))

    const answerOf = async (id: string) => {
      const { response } = await get(id)
      const { date: _, 'x-request-id': number, ...headers } = response.headers
      expect(number).toEqual(expect.any(String))
      return JSON.stringify([response.statusCode, headers, response.body]).replaceAll(id, 'ID')
    }
    expect(await answerOf(followed.id)).toBe(await answerOf(randomUUID()))
    for (const id of [followed.id, (await someone(type)).id, randomUUID()])
      expect(await statementsOf(database, (counted) => followSummary(counted, id))).toBe(3)
  },
)
