import { expect, test } from 'vitest'
import type { CallOutput } from '../../contract/endpoint.ts'
import type { listToFollow } from '../../contract/newsfeed.ts'
import { deliverAll } from '../../platform/events.ts'
import { domainListeners } from '../../roles/domains.ts'
import { aBusiness } from '../../testing/businesses.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { testLog } from '../../testing/server.ts'
import { aSession, type TestSession } from '../../testing/sessions.ts'
import { statementsOf } from '../../testing/statements.ts'
import { editionBit } from '../editions/editions.ts'
import { toFollow } from './to-follow.ts'

const database = await testDatabase()
const { db, pool } = database
const api = await testApi(database)

/** Each test has an industry of its own, since all are in one database. */
const [ours, saved, crowded, apart, quiet] = ['0001', '0002', '0003', '0004', '0005'] as const

const drain = () => deliverAll(db, domainListeners, testLog)

async function call(method: 'GET' | 'POST', url: string, as: TestSession, payload?: object) {
  await pool.query('delete from call_budgets')
  return api.inject({
    method,
    url: `/api${url}`,
    headers: { authorization: as.bearer, 'x-edition': 'jp', 'accept-language': 'en' },
    ...(payload && { payload }),
  })
}

async function suggested(as: TestSession, businessID?: string) {
  const query = businessID === undefined ? '' : `?businessID=${businessID}`
  const answer = await call('GET', `/newsfeed/to-follow${query}`, as)
  expect(answer.statusCode).toBe(200)
  const { data } = answer.json<{ data: CallOutput<typeof listToFollow> }>()
  return {
    industry: data.industry?.id,
    businesses: data.businesses.map(({ businessID: id }) => id),
    people: data.people.map(({ userID }) => userID),
  }
}

const companyOf = async (industryID: string, wish: Parameters<typeof aBusiness>[1] = {}) =>
  (await aBusiness(db, { industryID, categoryIDs: [], ...wish })).businessID

test('companies of the industry, of the country first, and people; nobody who is followed, connected, blocked or one of us', async () => {
  const reader = await aSession(db, { industryID: ours })
  const abroad = await companyOf(ours, { countryCode: 'IT', stateID: null, plan: 'platinum' })
  const near = await companyOf(ours)
  const followed = await companyOf(ours)
  const blocked = await companyOf(ours)
  await companyOf(ours, { hiddenEditions: 1 << editionBit('jp') })
  await companyOf(ours, { members: [{ userID: reader.userID, role: 'owner' }] })
  await companyOf(quiet)
  const [known, stranger, asked] = await Promise.all(
    [1, 2, 3].map(() => aSession(db, { industryID: ours, briefPresentation: 'Knows bearings.' })),
  )
  await call('POST', '/social/follow/business', reader, { resourceID: followed })
  await call('POST', '/blocks/business', reader, { resourceID: blocked })
  await call('POST', '/social/connections', reader, {
    resourceType: 'user',
    resourceID: asked!.userID,
  })
  await call('POST', '/blocks/user', known!, { resourceID: reader.userID })
  await drain()
  const found = await suggested(reader)
  expect(found.industry).toBe(ours)
  expect(found.businesses).toEqual([near, abroad])
  expect(found.people).toEqual([stranger!.userID])
})

test('companies of the industries of what was saved, beside ones own', async () => {
  const reader = await aSession(db)
  const [one, another] = [await companyOf(saved), await companyOf(saved)]
  await drain()
  expect((await suggested(reader)).people).toEqual([])
  await call('POST', '/favorites/business', reader, { resourceID: one })
  const found = await suggested(reader)
  expect(found.businesses.toSorted()).toEqual([one, another].toSorted())
})

test('a company follows too: of its own industry, without those it follows itself', async () => {
  const person = await aSession(db, { industryID: quiet })
  const businessID = await companyOf(apart, { members: [{ userID: person.userID, role: 'owner' }] })
  const [one, another] = [await companyOf(apart), await companyOf(apart)]
  await call('POST', '/social/follow/business', person, { resourceID: one, businessID })
  await drain()
  expect(await suggested(person, businessID)).toMatchObject({ industry: apart, businesses: [another] })
  const stranger = await aSession(db)
  const refused = await call('GET', `/newsfeed/to-follow?businessID=${businessID}`, stranger)
  expect(refused.statusCode).toBe(404)
})

test('five companies at most, by as many statements whatever is followed and saved', async () => {
  const reader = await aSession(db, { industryID: crowded })
  for (let at = 0; at < 12; at++) await companyOf(crowded)
  await drain()
  const ask = () =>
    statementsOf(database, (counted) =>
      toFollow(counted, { userID: reader.userID, sessionID: reader.sessionID }, undefined, {
        edition: 'jp',
        editionBit: editionBit('jp'),
        language: 'en',
      }),
    )
  const before = (await suggested(reader)).businesses
  expect(before).toHaveLength(5)
  await call('POST', '/favorites/business', reader, { resourceID: before[0] })
  const statements = await ask()
  for (const resourceID of before.toReversed()) {
    await call('POST', '/social/follow/business', reader, { resourceID })
    await call('POST', '/favorites/business', reader, { resourceID })
  }
  const after = (await suggested(reader)).businesses
  expect(after).toHaveLength(5)
  expect(after.filter((id) => before.includes(id))).toEqual([])
  expect(await ask()).toBe(statements)
})
