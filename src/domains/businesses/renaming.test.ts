// A company takes another name: not that of a verified one, nor another than its own badge was given to.
import { expect, test } from 'vitest'
import type { BusinessProfileEntry } from '../../contract/businesses.ts'
import { deliverAll } from '../../platform/events.ts'
import { domainListeners } from '../../roles/domains.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { aTeam, callsOf, type Team } from '../../testing/products.ts'
import { testLog } from '../../testing/server.ts'
import { aSession, type TestSession } from '../../testing/sessions.ts'
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
  totalAnnualRevenue: { ...open, currency: 'JPY' },
  totalEmployees: open,
  totalProductionEmployees: open,
  productionCapacity: { ...open, unit: '', period: '' },
  video: '',
}
const none = { countryCode: '', businessPhoneNumber: '' }
const contact = {
  legalAddressEnglish: '',
  legalAddressLocal: '',
  shippingAddressEnglish: '',
  city: '',
  zipcode: '',
  email: '',
  website: '',
  phone: none,
  mobilePhone: none,
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
  const known = await aTeam(db, { companyName: 'Kochi Kilns', businessType: 'DI', verification })
  const { businessID, owner } = await aTeam(db)
  const rename = (session: TestSession, id: string, companyName: string) =>
    put(session, pathOf(id, 'general'), { revision: 0, ...general, companyName })
  expect(await rename(owner, businessID, 'Косhi Кilns')).toMatchObject({ status: 409, name: 'NameTaken' })
  expect(await rename(known.owner, known.businessID, 'KOCHI KILNS')).toMatchObject({ status: 200 })
})

test('no look-alike of the own name says that it is verified, or official', async () => {
  const { businessID, owner } = await aTeam(db, { companyName: 'Mito Mills', businessType: 'DI' })
  for (const companyName of ['Mito Mills Verified', 'Mito Mills 認証済み', 'Verificado Mito Mills'])
    expect(
      await put(owner, pathOf(businessID, 'general'), { revision: 0, ...general, companyName }),
      companyName,
    ).toMatchObject({ status: 400, name: 'InvalidInput' })
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
  const badged = await aTeam(db, { companyName: 'Toba Turbines', businessType: 'DI', verification })
  expect(await rename(badged, 'Somebody Else Ltd.')).toMatchObject({ status: 409, name: 'NameVerified' })
  expect((await profileOf(badged.businessID)).general.companyName).toBe('Toba Turbines')
  expect(await rename(badged, 'TOBA TURBINES Co., Ltd.')).toMatchObject({ status: 200 })
  const ended = { ...verification, validUntil: '2026-01-01' }
  const former = await aTeam(db, { companyName: 'Toba Tiles', verification: ended })
  expect(await rename(former, 'Somebody Else Ltd.')).toMatchObject({ status: 200 })
})

test('a badge keeps country, type and register number it was given to, for owner and admin; the website may move', async () => {
  const verification = {
    scope: ['registration' as const],
    checkedBy: 'X',
    checkedOn: '2025-01-01',
    validUntil: '2099-01-01',
  }
  const facts = { companyName: 'Uji Units', businessType: 'DI' as const, registerNumber: '12-34 56' }
  const told = { ...general, ...facts, revision: 0 }
  const contactInfo = { ...contact, country: 'JP', state: 'JP-27', revision: 0 }
  const save = (team: Team, by: TestSession, section: string, fields: object) =>
    put(by, pathOf(team.businessID, section), fields)
  const refused = { status: 409, name: 'FactVerified' }
  const team = await aTeam(db, { ...facts, verification })
  for (const by of [team.owner, team.admin]) {
    expect(await save(team, by, 'general', { ...told, businessType: 'MA' })).toMatchObject(refused)
    for (const registerNumber of ['', '12-34 57'])
      expect(await save(team, by, 'general', { ...told, registerNumber })).toMatchObject(refused)
    expect(await save(team, by, 'contactInfo', { ...contactInfo, country: 'IT', state: '' })).toMatchObject(
      refused,
    )
  }
  const there = await profileOf(team.businessID)
  expect([there.general.businessType.code, there.contactInfo.country.code]).toEqual(['DI', 'JP'])
  expect(await save(team, team.member, 'general', { ...told, businessType: 'MA' })).toMatchObject({
    name: 'NotAllowed',
  })
  expect(await save(team, await aSession(db), 'general', { ...told, businessType: 'MA' })).toMatchObject({
    name: 'NotFound',
  })

  const sameNumber = { ...told, registerNumber: '１２３４５６', shortDescription: 'Other words.' }
  expect(await save(team, team.owner, 'general', sameNumber)).toMatchObject({ status: 200 })
  const moved = { ...contactInfo, website: 'https://uji-units.example/new' }
  expect(await save(team, team.owner, 'contactInfo', moved)).toMatchObject({ status: 200 })

  const former = await aTeam(db, { ...facts, verification: { ...verification, validUntil: '2026-01-01' } })
  for (const one of [former, await aTeam(db, facts)]) {
    const other = { ...told, businessType: 'MA', registerNumber: '' }
    expect(await save(one, one.owner, 'general', other)).toMatchObject({ status: 200 })
    expect(
      await save(one, one.owner, 'contactInfo', { ...contactInfo, country: 'IT', state: '' }),
    ).toMatchObject({
      status: 200,
    })
  }
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
  await deliverAll(db, domainListeners, testLog)
  expect((await search(db, { segment: 'DI', text: 'quetzal' }, { skip: 0, size: 5 })).ids).toEqual([
    businessID,
  ])
})

test('who takes the name of another company is asked as whoever creates one is', async () => {
  const taken = await aTeam(db, { companyName: 'Sabae Frames' })
  const { businessID, owner, admin } = await aTeam(db)
  const rename = (session: TestSession, wish: object) =>
    put(session, pathOf(businessID, 'general'), { revision: 0, ...general, ...wish })
  for (const companyName of ['Sabae Frames', 'SАBAE frames Co., Ltd.'])
    expect(await rename(admin, { companyName })).toMatchObject({
      status: 409,
      name: 'SameBusiness',
      body: { same: [{ businessID: taken.businessID, because: ['name'] }] },
    })
  expect((await profileOf(businessID)).general.companyName).not.toContain('Sabae')
  expect(await rename(owner, { companyName: 'Sabae Frames', isAnother: true })).toMatchObject({ status: 200 })
  // Its own name is no other company's.
  const again = { revision: 1, ...general, companyName: 'Sabae Frames' }
  expect((await put(owner, pathOf(businessID, 'general'), again)).status).toBe(200)
})
