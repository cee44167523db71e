import { expect, test } from 'vitest'
import * as z from 'zod'
import { BusinessCard, type BusinessCardEntry } from '../../contract/businesses.ts'
import { limits } from '../../contract/limits.ts'
import { transaction } from '../../platform/db.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { aBusiness } from '../../testing/businesses.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { aPerson } from '../../testing/people.ts'
import { statementsOf } from '../../testing/statements.ts'
import { removeProfile } from '../profiles/profile-lifecycle.ts'
import { businessesOfPerson } from './of-person.ts'
import { removeBusiness } from './business-lifecycle.ts'

const database = await testDatabase()
const { db } = database
const api = await testApi(database)

async function list(userID: string, language = 'en') {
  const response = await api.inject({
    url: `/api/business/profile/list-business?userID=${userID}`,
    headers: { 'accept-language': language },
  })
  const { data } = response.json() as { data: BusinessCardEntry[] }
  return { response, data, ids: data?.map((card) => card.businessID) }
}

/** A person in companies of these roles, the first joined first though its company may be the youngest. */
async function aMemberOf(count: number): Promise<{ userID: string; businessIDs: string[] }> {
  const { userID } = await aPerson(db)
  const businessIDs: string[] = []
  for (let at = 0; at < count; at += 1) {
    const { businessID } = await aBusiness(db, { members: [{ userID, role: at === 0 ? 'owner' : 'member' }] })
    businessIDs.unshift(businessID)
  }
  await database.pool.query(
    `update business_members set created_at = '2026-01-01'::date + array_position($2::uuid[], business_id)
     where user_id = $1`,
    [userID, businessIDs],
  )
  return { userID, businessIDs }
}

test('the companies of a person as cards, oldest membership first (P7.6)', async () => {
  const { userID, businessIDs } = await aMemberOf(3)

  const { response, data, ids } = await list(userID, 'ja')

  expect(response.statusCode).toBe(200)
  expect(ids).toEqual(businessIDs)
  expect(z.array(BusinessCard).parse(data)).toEqual(data)
  expect(data[0]?.general.businessType.name).toBe('メーカー')
  expect(String(response.headers['surrogate-key']).split(' ').sort()).toEqual(
    [`user:${userID}`, ...businessIDs.map((id) => `business:${id}`)].sort(),
  )
})

test('a removed company is left out, and named in no header either (D29)', async () => {
  const { userID, businessIDs } = await aMemberOf(2)
  const [gone, left] = businessIDs as [string, string]
  await transaction(db, (tx) => removeBusiness(tx, gone))
  const { response, ids } = await list(userID)
  expect(ids).toEqual([left])
  expect(response.headers['surrogate-key']).toBe(`user:${userID} business:${left}`)
  expect(JSON.stringify(response.headers) + response.body).not.toContain(gone)
})

test('at most 50', async () => {
  const { userID, businessIDs } = await aMemberOf(limits.businessesPerUserMax + 1)
  expect((await list(userID)).ids).toEqual(businessIDs.slice(0, 50))
})

test('somebody unknown, and somebody who went, belongs to none', async () => {
  const { userID, businessIDs } = await aMemberOf(1)
  expect((await list(userID)).ids).toEqual(businessIDs)
  await transaction(db, (tx) => removeProfile(tx, userID))
  const { response, data } = await list(userID)
  expect(data).toEqual([])
  expect(response.headers['surrogate-key']).toBe(`user:${userID}`)
  expect((await list(uuidv7())).data).toEqual([])
  expect((await list('somebody')).response.statusCode).toBe(400)
})

test('many companies take as many statements as one', async () => {
  const [one, many] = [await aMemberOf(1), await aMemberOf(12)]
  // One of members, profiles, businesses and subscriptions each.
  for (const { userID } of [one, many])
    expect(await statementsOf(database, (counted) => businessesOfPerson(counted, userID, 'en'))).toBe(4)
})

test('a person’s memberships are read by their index', async () => {
  const { userID } = await aMemberOf(1)
  const client = await database.pool.connect()
  try {
    await client.query('begin; set local enable_seqscan = off; set local enable_bitmapscan = off')
    const { rows } = await client.query(
      `explain select business_id from business_members where user_id = '${userID}'
       order by created_at, business_id limit 50`,
    )
    const plan = rows.map((row: Record<string, string>) => row['QUERY PLAN']).join('\n')
    expect(plan).toContain('business_members_user')
    expect(plan).not.toContain('Sort')
  } finally {
    await client.query('rollback')
    client.release()
  }
})
