import { beforeAll, expect, test } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { BusinessProfile } from '../../contract/businesses.ts'
import { transaction } from '../../platform/db.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { aBusiness } from '../../testing/businesses.ts'
import { showBusinessProfile } from './profile.ts'
import { addBusiness, changeBusiness, removeBusiness } from './business-lifecycle.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
let api: FastifyInstance
beforeAll(async () => {
  database = await testDatabase()
  api = await testApi(database)
})

const today = '2026-11-20'
const wholeCompany = {
  companyName: '北沢 軸受製作所',
  generalDescription: '小ロットの深溝玉軸受を製造しています。',
  yearStablished: 1952,
  leadTime: 21,
  totalEmployees: { min: 51, max: 100 },
  profilePhoto: '/media/demo/1/0/logo.svg',
  general: {
    totalAnnualRevenue: { min: 1_000_000, max: 5_000_000 },
    productionCapacity: { min: 10_000, max: 20_000, unit: 'pcs', period: 'month' },
  },
  contact: {
    website: 'https://kitazawa.example',
    phone: { countryCode: '+81', businessPhoneNumber: '6 5550 0100' },
  },
  factory: { countryCode: 'JP', stateID: 'JP-27', factorySize: 4_200, contractManufacturing: ['oem'] },
  trade: { markets: ['JP', 'DE'], spokenLanguages: ['ja', 'en'], totalEmployeesSales: 6 },
  terms: {
    acceptedDeliveryTerms: ['EXW', 'FOB'],
    acceptedPaymentCurrencies: ['JPY'],
    packagingTypes: ['carton'],
    acceptedPaymentTypes: ['tt'],
  },
  verification: {
    scope: ['registration' as const, 'site' as const],
    checkedBy: 'Inspection office',
    checkedOn: '2026-03-01',
    validUntil: '2027-03-01',
  },
  certificates: [
    { name: 'ISO 9001:2015', number: 'QM-1', issueDate: '2024-01-01', expireDate: '2027-01-01' },
  ],
}

async function get(id: string, language = 'en') {
  const response = await api.inject({
    url: `/api/business/profile/${id}`,
    headers: { 'accept-language': language },
  })
  return { response, body: response.json() as { data: unknown; name?: string } }
}

test('a company as the contract says, with names in English', async () => {
  const { businessID } = await aBusiness(database.db, { ...wholeCompany, plan: 'gold' })

  const { response, body } = await get(businessID)

  expect(response.statusCode).toBe(200)
  expect(response.headers['surrogate-key']).toBe(`business:${businessID}`)
  const profile = BusinessProfile.parse(body.data)
  expect(profile).toEqual(body.data)
  expect(profile).toMatchObject({
    businessID,
    key: `北沢-軸受製作所-${businessID}`,
    subscription: 'gold',
    verified: true,
    verification: { scope: ['registration', 'site'], validUntil: '2027-03-01' },
    general: {
      businessType: { code: 'MA', name: 'Manufacturer' },
      industry: { id: '0006', name: 'Power Transmission' },
      productionCapacity: { min: 10_000, max: 20_000, unit: 'Pieces' },
      totalEmployees: { min: 51, max: 100 },
      coverPhoto: null,
      video: null,
    },
    contactInfo: { city: 'Osaka', country: { code: 'JP', countryName: 'Japan', emoji: '🇯🇵' }, email: null },
    factory: { factorySize: 4_200, contractManufacturing: [{ code: 'oem', name: 'OEM service' }] },
    tradeCapabilities: { markets: [{ name: 'Japan' }, { name: 'Germany' }], averageLeadTime: 21 },
    businessTerms: { acceptedDeliveryTerms: [{ name: 'EXW' }, { name: 'FOB' }] },
    reactions: { reactionCount: { like: 0 } },
    session: null,
  })
})

test('the same company in Japanese', async () => {
  const { businessID } = await aBusiness(database.db, wholeCompany)

  const profile = BusinessProfile.parse((await get(businessID, 'ja')).body.data)

  expect(profile.general.businessType.name).toBe('メーカー')
  expect(profile.contactInfo.country.countryName).toBe('日本')
  expect(profile.contactInfo.state?.stateName).toBe('大阪府')
  expect(profile.contactInfo.city).toBe('大阪市')
  expect(profile.contactInfo.addressLines.at(-1)).toBe('大阪府大阪市')
  expect(profile.tradeCapabilities.markets[1]?.name).toBe('ドイツ')
  expect(profile.businessTerms.packagingTypes).toEqual([{ name: '段ボール箱' }])
})

test('a company that gave only what it must is whole too', async () => {
  const { businessID } = await aBusiness(database.db)
  const { body } = await get(businessID)
  expect(BusinessProfile.parse(body.data)).toMatchObject({
    subscription: 'standard',
    verified: false,
    verification: null,
    factory: null,
    certificates: [],
  })
})

test('unknown and removed companies answer alike', async () => {
  const { businessID } = await aBusiness(database.db)
  await transaction(database.db, (tx) => removeBusiness(tx, businessID))

  const removed = await get(businessID)
  const unknown = await get('01900000-0000-7000-8000-000000000000')

  expect(removed.response.statusCode).toBe(404)
  expect(removed.body).toMatchObject({ success: false, name: 'NotFound' })
  expect(unknown.response.body).toBe(removed.response.body)
  expect(unknown.response.statusCode).toBe(404)
})

test('an id that is none is refused, not looked for', async () => {
  const { response, body } = await get("x' or 1=1")
  expect(response.statusCode).toBe(400)
  expect(body.name).toBe('InvalidInput')
})

test('the badge goes the day after its last', async () => {
  const { businessID } = await aBusiness(database.db, wholeCompany)
  const on = (date: string) => showBusinessProfile(database.db, businessID, 'en', date)

  expect((await on('2027-03-01')).verified).toBe(true)
  expect(await on('2027-03-02')).toMatchObject({ verified: false, verification: null })
})

test('certificates around their dates', async () => {
  const expireDates = ['2026-11-19', '2026-11-20', '2027-01-19', '2027-01-20', null]
  const { businessID } = await aBusiness(database.db, {
    certificates: expireDates.map((expireDate) => ({ name: String(expireDate), expireDate })),
  })

  const { certificates } = await showBusinessProfile(database.db, businessID, 'en', today)

  expect(Object.fromEntries(certificates.map(({ name, status }) => [name, status]))).toEqual({
    '2026-11-19': 'expired',
    '2026-11-20': 'expiring',
    '2027-01-19': 'expiring',
    '2027-01-20': 'valid',
    null: 'valid',
  })
})

test('at most 100 certificates are shown, in the order of the company', async () => {
  const certificates = Array.from({ length: 101 }, (_, at) => ({ name: `Certificate ${at}` }))
  const { businessID } = await aBusiness(database.db, { certificates })
  const { certificates: shown } = await showBusinessProfile(database.db, businessID, 'en', today)
  expect(shown.map(({ name }) => name)).toEqual(certificates.slice(0, 100).map(({ name }) => name))
})

test('a change is told, counted and leaves the rest as it was', async () => {
  const { businessID } = await aBusiness(database.db, wholeCompany)
  await database.pool.query('delete from outbox')

  await transaction(database.db, (tx) =>
    changeBusiness(tx, businessID, { city: 'Sakai', factory: null, certificates: [] }),
  )

  const profile = await showBusinessProfile(database.db, businessID, 'en', today)
  expect(profile.contactInfo.city).toBe('Sakai')
  expect(profile.factory).toBeNull()
  expect(profile.certificates).toEqual([])
  expect(profile.general.companyName).toBe('北沢 軸受製作所')
  expect(profile.general.totalEmployees).toEqual({ min: 51, max: 100 })
  const { rows } = await database.pool.query('select payload from outbox')
  expect(rows).toEqual([{ payload: { type: 'business.changed', businessID } }])
  const { rows: revisions } = await database.pool.query('select revision from businesses where id = $1', [
    businessID,
  ])
  expect(revisions).toEqual([{ revision: 2 }])
})

test('a removed company can be neither changed nor removed again', async () => {
  const { businessID } = await aBusiness(database.db)
  await transaction(database.db, (tx) => removeBusiness(tx, businessID))
  const again = transaction(database.db, (tx) => removeBusiness(tx, businessID))
  await expect(again).rejects.toMatchObject({ name: 'NotFound' })
  const change = transaction(database.db, (tx) => changeBusiness(tx, businessID, { city: 'Sakai' }))
  await expect(change).rejects.toMatchObject({ name: 'NotFound' })
})

test('the database refuses a badge without who and when', async () => {
  const { businessID } = await aBusiness(database.db)
  const forged = database.pool.query('update businesses set verified = true where id = $1', [businessID])
  await expect(forged).rejects.toMatchObject({ code: '23514' })
})

test('a type that is no company type is refused', async () => {
  const added = transaction(database.db, (tx) =>
    addBusiness(tx, {
      companyName: 'Nobody',
      businessType: 'PR' as 'MA',
      industryID: '0006',
      categoryIDs: [],
      countryCode: 'JP',
    }),
  )
  await expect(added).rejects.toMatchObject({ code: '23514' })
})
