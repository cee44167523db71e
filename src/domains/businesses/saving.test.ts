import { expect, test } from 'vitest'
import type { ManagedBusinessEntry } from '../../contract/business-management.ts'
import type { BusinessProfileEntry } from '../../contract/businesses.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { keepFilesNowhere } from '../../testing/pictures.ts'
import { aTeam, callsOf } from '../../testing/products.ts'
import { sections } from '../../testing/sections.ts'
import { aSession, type TestSession } from '../../testing/sessions.ts'

const database = await testDatabase()
const { db } = database
const api = await testApi(database)
const { get, put } = callsOf(api)
keepFilesNowhere()

type Section = keyof typeof sections
const names = Object.keys(sections) as Section[]
const pathOf = (businessID: string, section: string) => `/business/profile/${businessID}/${section}`
const managedBy = async (session: TestSession, businessID: string) =>
  (await get(session, pathOf(businessID, 'manage'))).data as ManagedBusinessEntry
const profileOf = async (businessID: string) =>
  (await get(undefined, `/business/profile/${businessID}`)).data as BusinessProfileEntry

test('every field comes back as it was entered, and stands on the public page', async () => {
  const { businessID, admin, member } = await aTeam(db, { stateID: null })
  const empty = await managedBy(member, businessID)
  expect([empty.role, empty.factory.contractManufacturing]).toEqual(['member', []])
  let { completeness } = empty
  for (const section of names) {
    const { status, data } = await put(admin, pathOf(businessID, section), {
      revision: 0,
      ...sections[section],
    })
    expect([section, status]).toEqual([section, 200])
    expect(data).toMatchObject({ revision: 1 })
    const told = (data as { completeness: number }).completeness
    expect(told).toBeGreaterThanOrEqual(completeness)
    completeness = told
  }
  const managed = await managedBy(member, businessID)
  for (const section of names) expect(managed[section]).toEqual(sections[section])
  expect(managed.revisions).toEqual(Object.fromEntries(names.map((name) => [name, 1])))
  expect(managed.missing.join()).toBe('profilePhoto,products,texts.en,texts.ja,coverPhoto,certificates')

  const profile = await profileOf(businessID)
  const { general, contactInfo } = sections
  expect(profile.general).toMatchObject({
    companyName: general.companyName,
    registeredName: general.registeredName,
    nameReading: general.nameReading,
    generalDescription: general.generalDescription,
    businessType: { code: 'DI' },
    industry: { id: '0004' },
    categories: [{ id: '0004-01' }, { id: '0006-01' }, { id: '0006-01-01' }],
    registerNumber: general.registerNumber,
    totalAnnualRevenue: { min: 1_000_000.5, max: null, currency: { code: 'EUR', name: 'Euro' } },
    productionCapacity: { min: 0.25, max: 1_000, unit: 'Pieces', period: 'Month' },
    video: { url: general.video },
  })
  expect(profile.contactInfo).toMatchObject({
    ...contactInfo,
    // As who reads English calls it.
    city: 'Turin',
    country: { code: 'IT' },
    state: { stateID: 'IT-21' },
  })
  expect(profile.factory).toMatchObject({
    factorySize: 4_200.5,
    country: { code: 'JP' },
    numberProductionLines: 6,
  })
  expect(profile.tradeCapabilities).toMatchObject({
    markets: [{ name: 'Japan' }, { name: 'Germany' }],
    averageLeadTime: 21,
  })
  expect(profile.businessTerms.acceptedDeliveryTerms).toEqual([{ name: 'EXW' }, { name: 'FOB' }])
})

test('D69: revenue without a currency is in US dollars; whoever gave none is offered that of the country', async () => {
  const { businessID, admin } = await aTeam(db, { stateID: null })
  const offered = (await managedBy(admin, businessID)).general
  expect(offered.totalAnnualRevenue).toEqual({ min: null, max: null, currency: 'JPY' })
  const revenue = { min: 5_000_000, max: null }
  const answer = await put(admin, pathOf(businessID, 'general'), {
    revision: 0,
    ...sections.general,
    totalAnnualRevenue: revenue,
  })
  expect(answer.status).toBe(200)
  expect((await profileOf(businessID)).general.totalAnnualRevenue).toEqual({
    ...revenue,
    currency: { code: 'USD', name: 'US Dollar' },
  })
})

test('a film of our own that a company shows since before is kept when its section is saved', async () => {
  const film = '/media/demo/20001/film/grinding.webm'
  const { businessID, admin } = await aTeam(db, { general: { video: film } })
  const { general } = await managedBy(admin, businessID)
  expect(general.video).toBe(film)
  const saved = await put(admin, pathOf(businessID, 'general'), { revision: 0, ...general })
  expect([saved.status, (await profileOf(businessID)).general.video]).toEqual([200, { url: film }])
})

test('what is emptied is gone from the page, and comes back empty', async () => {
  const { businessID, owner } = await aTeam(db)
  const before = await managedBy(owner, businessID)
  for (const section of ['contactInfo', 'factory'] as const)
    await put(owner, pathOf(businessID, section), { revision: 0, ...sections[section] })
  for (const section of ['contactInfo', 'factory'] as const)
    await put(owner, pathOf(businessID, section), { revision: 1, ...before[section] })
  const { general } = sections
  await put(owner, pathOf(businessID, 'general'), { revision: 0, ...general })
  await put(owner, pathOf(businessID, 'general'), { revision: 1, ...before.general })
  expect((await managedBy(owner, businessID)).general).toEqual(before.general)
  expect((await profileOf(businessID)).general.productionCapacity).toBe(null)
  expect(await managedBy(owner, businessID)).toMatchObject({
    contactInfo: before.contactInfo,
    factory: before.factory,
  })
  expect(await profileOf(businessID)).toMatchObject({
    factory: null,
    contactInfo: { website: null, phone: null },
  })
})

test.each<[string, Section, object, string]>([
  [
    'unknown unit',
    'general',
    { productionCapacity: { min: 1, max: 2, unit: 'spoons', period: 'month' } },
    'productionCapacity.unit',
  ],
  [
    'video of a site that we do not show',
    'general',
    { video: 'https://evil.example/watch?v=abcdefghijk' },
    'video',
  ],
  [
    'capacity of no amount',
    'general',
    { productionCapacity: { min: null, max: null, unit: 'pcs', period: 'month' } },
    'productionCapacity.min',
  ],
  [
    'capacity of nothing',
    'general',
    { productionCapacity: { min: 0, max: 0, unit: 'pcs', period: 'month' } },
    'productionCapacity.max',
  ],
  [
    'capacity of unknown things',
    'general',
    { productionCapacity: { min: 5, max: null, unit: '', period: 'month' } },
    'productionCapacity.unit',
  ],
  [
    'capacity in an unknown time',
    'general',
    { productionCapacity: { min: null, max: 5, unit: 'pcs', period: '' } },
    'productionCapacity.period',
  ],
  [
    'currency that is in no list',
    'general',
    { totalAnnualRevenue: { min: 5, max: null, currency: 'XXX' } },
    'totalAnnualRevenue.currency',
  ],
  [
    'revenue in no currency',
    'general',
    { totalAnnualRevenue: { min: 5, max: null, currency: '' } },
    'totalAnnualRevenue.currency',
  ],
  ['year to come', 'general', { yearStablished: new Date().getUTCFullYear() + 2 }, 'yearStablished'],
  ['category that is none', 'general', { categories: ['0006.0006-01', '0006.0006-98'] }, 'categories.1'],
  ['range that falls', 'general', { totalEmployees: { min: 9, max: 8 } }, 'totalEmployees.max'],
  ['name without anything to be seen', 'general', { companyName: '\u3164' }, 'companyName'],
  ['state of another country', 'contactInfo', { state: 'JP-27' }, 'state'],
  [
    'dial code of nobody',
    'contactInfo',
    { phone: { countryCode: '+999', businessPhoneNumber: '12345678' } },
    'phone',
  ],
  ['revision that no column holds', 'contactInfo', { revision: 2 ** 31 }, 'revision'],
  ['website that is read backwards', 'contactInfo', { website: 'https://a.example/\u202egnp' }, 'website'],
  ['address in Japanese', 'contactInfo', { legalAddressEnglish: '大阪市北区 1-2-3' }, 'legalAddressEnglish'],
  [
    'address half in Cyrillic',
    'contactInfo',
    { shippingAddressEnglish: '1 Main Street, Москва' },
    'shippingAddressEnglish',
  ],
  ['website in two lines', 'contactInfo', { website: 'https://a.exam\nple' }, 'website'],
  ['website that is that of another', 'contactInfo', { website: 'https://a.example\\@b.example' }, 'website'],
  [
    'video with what cannot be seen',
    'general',
    { video: 'https://www.youtube.com/watch?v=abcdefghijk&\u200b' },
    'video',
  ],
  ['website that is a script', 'contactInfo', { website: 'javascript:alert(1)//.x' }, 'website'],
  ['factory in a state without country', 'factory', { country: '' }, 'state'],
  [
    'way of making that is in no list',
    'factory',
    { contractManufacturing: ['oem', 'magic'] },
    'contractManufacturing.1',
  ],
  ['market that is no country', 'tradeCapabilities', { markets: ['JP', 'XX'] }, 'markets.1'],
  ['language of nobody', 'tradeCapabilities', { spokenLanguages: ['qq'] }, 'spokenLanguages.0'],
  [
    'currency that is none',
    'businessTerms',
    { acceptedPaymentCurrencies: ['ABC'] },
    'acceptedPaymentCurrencies.0',
  ],
  ['payment that is none', 'businessTerms', { acceptedPaymentTypes: ['barter'] }, 'acceptedPaymentTypes.0'],
  [
    'packaging that is none',
    'businessTerms',
    { packagingTypes: ['carton', 'bag of air'] },
    'packagingTypes.1',
  ],
  ...[
    'https://company',
    'https://www.company',
    'company..com',
    'https://-a.com',
    '10.0.0.1',
    'a_b.com',
    'company.c',
    'https:///x',
  ].map((website): [string, Section, object, string] => [
    `website that leads nowhere (${website})`,
    'contactInfo',
    { website },
    'website',
  ]),
  ['Incoterm that is none', 'businessTerms', { acceptedDeliveryTerms: ['ABC'] }, 'acceptedDeliveryTerms.0'],
])('%s: told by its field, and nothing is saved', async (_what, section, wrong, field) => {
  const { businessID, owner } = await aTeam(db)
  const answer = await put(owner, pathOf(businessID, section), {
    revision: 0,
    ...sections[section],
    ...wrong,
  })
  expect([answer.status, answer.name]).toEqual([400, 'InvalidInput'])
  expect(Object.keys(answer.body['fields'] as object)).toEqual([field])
  expect((await managedBy(owner, businessID)).revisions[section]).toBe(0)
})

test('twenty save one section at once: exactly one wins, the others are told what it saved', async () => {
  const { businessID, owner, admin } = await aTeam(db)
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      put(at % 2 ? owner : admin, pathOf(businessID, 'factory'), {
        revision: 0,
        ...sections.factory,
        numberProductionLines: at,
      }),
    ),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const won = answers.findIndex(({ status }) => status === 200)
  for (const { name, body } of answers.filter(({ status }) => status !== 200)) {
    expect(name).toBe('Stale')
    expect(body['current']).toEqual({
      revision: 1,
      fields: { ...sections.factory, numberProductionLines: won },
    })
  }
})

test('those who save different sections do not meet', async () => {
  const { businessID, owner, admin } = await aTeam(db)
  const answers = await Promise.all(
    names.map((section, at) =>
      put(at % 2 ? owner : admin, pathOf(businessID, section), {
        revision: 0,
        ...sections[section],
        // The companies of other tests have this name too.
        ...(section === 'general' && { isAnother: true }),
      }),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual(names.map(() => 200))
})

test('members read and do not save; strangers are told of nothing', async () => {
  const { businessID, member } = await aTeam(db)
  const body = { revision: 0, ...sections.factory }
  expect(await put(member, pathOf(businessID, 'factory'), body)).toMatchObject({ name: 'NotAllowed' })
  expect(await put(await aSession(db), pathOf(businessID, 'factory'), body)).toMatchObject({
    name: 'NotFound',
  })
  expect(await put(undefined, pathOf(businessID, 'factory'), body)).toMatchObject({ name: 'TokenNotFound' })
})
