import { expect, test } from 'vitest'
import { randomUUID } from 'node:crypto'
import { transaction } from '../../platform/db.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { aTeam, callsOf } from '../../testing/products.ts'
import { sections } from '../../testing/sections.ts'
import { aSession, type TestSession } from '../../testing/sessions.ts'
import { takeOffPages } from './business-lifecycle.ts'
import { zoneOf, zonesOf } from './time-zones.ts'

const database = await testDatabase()
const { db } = database
const api = await testApi(database)
const { get, put } = callsOf(api)

const save = (by: TestSession | undefined, businessID: string, revision: number, timeZone?: string) =>
  put(by, `/business/profile/${businessID}/general`, {
    ...sections.general,
    revision,
    timeZone,
  })
const shown = async (businessID: string) =>
  ((await get(undefined, `/business/profile/${businessID}`)).data as { general: { timeZone: string } })
    .general.timeZone

test('a company has the clock of its place until it names another, and again when it takes that back', async () => {
  const { businessID, owner, admin } = await aTeam(db, { countryCode: 'US', stateID: 'US-CA' })
  expect(await zoneOf(db, businessID)).toBe('America/Los_Angeles')
  expect(await shown(businessID)).toBe('America/Los_Angeles')

  expect((await save(admin, businessID, 0, 'Pacific/Kiritimati')).status).toBe(200)
  expect(await zoneOf(db, businessID)).toBe('Pacific/Kiritimati')
  expect(await shown(businessID)).toBe('Pacific/Kiritimati')
  const managed = await get(owner, `/business/profile/${businessID}/manage`)
  expect(managed.data).toMatchObject({ general: { timeZone: 'Pacific/Kiritimati' } })

  expect((await save(owner, businessID, 1, '')).status).toBe(200)
  expect(await zoneOf(db, businessID)).toBe('America/Los_Angeles')
})

test('a zone has one name however it is written, and what is none is refused and changes nothing', async () => {
  const { businessID, owner, member } = await aTeam(db)
  expect((await save(owner, businessID, 0, 'europe/rome')).status).toBe(200)
  expect(await zoneOf(db, businessID)).toBe('Europe/Rome')
  for (const wrong of ['Mars/Olympus', '+09:00', 'Asia/Tokyo; drop', 'a'.repeat(65)]) {
    const { name, body } = await save(owner, businessID, 1, wrong)
    expect([name, body]).toMatchObject(['InvalidInput', { fields: { timeZone: expect.anything() } }])
  }
  expect((await save(member, businessID, 1, 'Asia/Tokyo')).name).toBe('NotAllowed')
  expect((await save(await aSession(db), businessID, 1, 'Asia/Tokyo')).name).toBe('NotFound')
  expect((await save(undefined, businessID, 1, 'Asia/Tokyo')).status).toBe(401)
  expect(await zoneOf(db, businessID)).toBe('Europe/Rome')
})

test('companies are asked for together, those that were removed too; one that never was has no clock', async () => {
  const one = await aTeam(db, { countryCode: 'JP' })
  const gone = await aTeam(db, { countryCode: 'IT' })
  await transaction(db, (tx) => takeOffPages(tx, gone.businessID))
  const never = randomUUID()
  const zones = await zonesOf(db, [one.businessID, gone.businessID, never])
  expect([...zones]).toHaveLength(2)
  expect([zones.get(one.businessID), zones.get(gone.businessID)]).toEqual(['Asia/Tokyo', 'Europe/Rome'])
  await expect(zoneOf(db, never)).rejects.toMatchObject({ name: 'NotFound' })
})
