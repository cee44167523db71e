// A company takes another name: not that of a verified one, nor another than its own badge was given to.
import { expect, test } from 'vitest'
import type { BusinessProfileEntry } from '../../contract/businesses.ts'
import { drainOutbox } from '../../platform/events.ts'
import { domainListeners } from '../../roles/domains.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { aTeam, callsOf } from '../../testing/products.ts'
import { testLog } from '../../testing/server.ts'
import type { TestSession } from '../../testing/sessions.ts'
import { search } from '../search/find.ts'

const database = await testDatabase()
const { db, pool } = database
const { get, put } = callsOf(await testApi(database))

const open = { min: null, max: null }
const general = {
  companyName: '',
  shortDescription: 'Deep groove, small lots.',
  generalDescription: '',
  businessType: 'DI',
  categories: ['0004.0004-01'],
  registerNumber: '',
  yearStablished: null,
  totalAnnualRevenue: open,
  totalEmployees: open,
  totalProductionEmployees: open,
  productionCapacity: { ...open, unit: '', period: '' },
  video: '',
}
const pathOf = (businessID: string, section: string) => `/business/profile/${businessID}/${section}`
const profileOf = async (businessID: string) =>
  (await get(undefined, `/business/profile/${businessID}`)).data as BusinessProfileEntry

test('no company is renamed to the look of a verified one, but a verified one may change its capitals', async () => {
  const verification = {
    scope: ['site' as const],
    checkedBy: 'X',
    checkedOn: '2026-01-01',
    validUntil: '2099-01-01',
  }
  const known = await aTeam(db, { companyName: 'Kochi Kilns', verification })
  const { businessID, owner } = await aTeam(db)
  const rename = (session: TestSession, id: string, companyName: string) =>
    put(session, pathOf(id, 'general'), { revision: 0, ...general, companyName })
  expect(await rename(owner, businessID, 'Косhi Кilns')).toMatchObject({ status: 409, name: 'NameTaken' })
  expect(await rename(known.owner, known.businessID, 'KOCHI KILNS')).toMatchObject({ status: 200 })
})

test('a badge keeps the name it was given to, until it has run out', async () => {
  const verification = {
    scope: ['registration' as const],
    checkedBy: 'X',
    checkedOn: '2025-01-01',
    validUntil: '2099-01-01',
  }
  const rename = (team: Awaited<ReturnType<typeof aTeam>>, companyName: string) =>
    put(team.owner, pathOf(team.businessID, 'general'), { revision: 0, ...general, companyName })
  const badged = await aTeam(db, { companyName: 'Toba Turbines', verification })
  expect(await rename(badged, 'Somebody Else Ltd.')).toMatchObject({ status: 409, name: 'NameVerified' })
  expect((await profileOf(badged.businessID)).general.companyName).toBe('Toba Turbines')
  expect(await rename(badged, 'TOBA TURBINES Co., Ltd.')).toMatchObject({ status: 200 })
  const ended = { ...verification, validUntil: '2026-01-01' }
  const former = await aTeam(db, { companyName: 'Toba Tiles', verification: ended })
  expect(await rename(former, 'Somebody Else Ltd.')).toMatchObject({ status: 200 })
})

test('search finds a company under its new name, and events tell of the new name', async () => {
  const { businessID, owner } = await aTeam(db)
  await put(owner, pathOf(businessID, 'general'), {
    revision: 0,
    ...general,
    companyName: 'Quetzal Quarry',
  })
  const { rows } = await pool.query<{ payload: { type: string } }>(
    `select payload from outbox where payload->>'businessID' = $1 order by id`,
    [businessID],
  )
  expect(rows.map(({ payload }) => payload)).toContainEqual({
    type: 'business.renamed',
    businessID,
    by: owner.userID,
  })
  await drainOutbox(db, domainListeners, testLog)
  expect((await search(db, { segment: 'DI', text: 'quetzal' }, { skip: 0, size: 5 })).ids).toEqual([
    businessID,
  ])
})
