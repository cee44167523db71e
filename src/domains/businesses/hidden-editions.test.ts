import { expect, test } from 'vitest'
import { limits } from '../../contract/limits.ts'
import { transaction, type Tx } from '../../platform/db.ts'
import { deliverAll } from '../../platform/events.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { domainListeners } from '../../roles/domains.ts'
import { aBusiness } from '../../testing/businesses.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { aTeam, callsOf, type Team } from '../../testing/products.ts'
import { testLog } from '../../testing/server.ts'
import { aSession, type TestSession } from '../../testing/sessions.ts'
import { staleKeysOf } from '../../testing/stale-keys.ts'
import { partsOf, pagesOf } from '../directory/pages.ts'
import { editionBit } from '../editions/editions.ts'
import { maskOfBit } from '../editions/masks.ts'
import { businessNames } from './listing.ts'
import { hideBusiness, unhideBusiness } from './moderated.ts'
import { publicVisibility } from './visibility.ts'

const database = await testDatabase()
const { db } = database
const api = await testApi(database)
const { get, put, post } = callsOf(api)

const hide = (session: TestSession | undefined, businessID: string, hiddenEditions: string[], revision = 0) =>
  put(session, `/business/profile/${businessID}/editions`, { revision, hiddenEditions })
const editionsOf = async ({ businessID, owner }: Team) =>
  ((await get(owner, `/business/profile/${businessID}/manage`)).data as { editions: unknown }).editions

/** The status, or the length of the list, of a call in an edition. */
async function asked(edition: string, url: string, session?: TestSession, payload?: object) {
  const headers = { 'x-edition': edition, ...(session && { authorization: session.bearer }) }
  return api.inject({
    method: payload ? 'POST' : 'GET',
    url: `/api${url}`,
    headers,
    ...(payload && { payload }),
  })
}

/** Where a company with one product is met in an edition. */
async function met({ businessID, productIDs, owner }: Team, edition: string, session?: TestSession) {
  await deliverAll(db, domainListeners, testLog)
  const at = (url: string, payload?: object) => asked(edition, url, session, payload)
  const names = async (url: string, payload?: object) => (await at(url, payload)).body.includes(businessID)
  const parts = await partsOf(db, editionBit(edition))
  const listed = await Promise.all(parts.map((part) => pagesOf(db, editionBit(edition), part)))
  const wish = { textQuery: 'akashi', skip: 0, size: limits.searchPageSize }
  return {
    page: (await at(`/business/profile/${businessID}`)).statusCode,
    product: (await at(`/product/${productIDs[0]}`)).statusCode,
    products: (await at(`/product/by-business?bid=${businessID}`)).statusCode,
    ofPerson: await names(`/business/profile/list-business?userID=${owner.userID}`),
    found: await names('/search/business', { ...wish, businessType: 'MA' }),
    productFound: await names('/search/product', wish),
    suggested: (await at('/search/suggest?text=akashi%20ax')).body.includes('Akashi Axles'),
    latest: await names('/search/business/last-registered'),
    listed: JSON.stringify(listed).includes(businessID),
  }
}
const everywhere = {
  page: 200,
  product: 200,
  products: 200,
  ofPerson: true,
  found: true,
  productFound: true,
  suggested: true,
  latest: true,
  listed: true,
}
const nowhere = {
  page: 404,
  product: 404,
  products: 404,
  ofPerson: false,
  found: false,
  productFound: false,
  suggested: false,
  latest: false,
  listed: false,
}
const aCompany = (companyName = 'Toyama Tubes') =>
  aTeam(db, { companyName, products: [{ name: 'Akashi axle' }] })

test('a company is met in every edition, then not where it hides, then everywhere again', async () => {
  const company = await aCompany('Akashi Axles')
  expect(await met(company, 'it')).toEqual(everywhere)
  expect((await hide(company.admin, company.businessID, ['it', 'jp', 'it'])).data).toEqual({ revision: 1 })
  expect(await editionsOf(company)).toEqual({ revision: 1, hidden: ['jp', 'it'] })
  expect(await met(company, 'it')).toEqual(nowhere)
  expect(await met(company, 'jp', await aSession(db))).toEqual(nowhere)
  expect(await met(company, 'de')).toEqual(everywhere)
  expect((await hide(company.owner, company.businessID, [], 1)).data).toEqual({ revision: 2 })
  expect(await met(company, 'it')).toEqual(everywhere)
})

test('pages of its people are made anew when it hides and when it shows again', async () => {
  const { businessID, owner, admin } = await aCompany()
  const seen = [`business:${businessID}`, `gone:business:${businessID}`]
  const keys = new Set([...seen, 'search', `user:${owner.userID}`, `user:${admin.userID}`])
  const inOne = (work: (tx: Tx) => Promise<unknown>) => () => transaction(db, work)
  for (const change of [
    () => hide(owner, businessID, ['it']),
    () => hide(admin, businessID, [], 1),
    inOne((tx) => hideBusiness(tx, businessID)),
    inOne((tx) => unhideBusiness(tx, businessID)),
  ])
    expect((await staleKeysOf(database.pool, change)).isSupersetOf(keys)).toBe(true)
})

test('strangers cannot tell a hidden company and its product from those that never were', async () => {
  const { businessID, productIDs, owner } = await aCompany()
  await hide(owner, businessID, ['it'])
  for (const session of [undefined, await aSession(db)])
    for (const [hidden, none] of [
      [`/business/profile/${businessID}`, `/business/profile/${uuidv7()}`],
      [`/product/${productIDs[0]}`, `/product/${uuidv7()}`],
      [`/product/by-business?bid=${businessID}`, `/product/by-business?bid=${uuidv7()}`],
    ] as const) {
      const [one, other] = [await asked('it', hidden, session), await asked('it', none, session)]
      expect([one.statusCode, one.body]).toEqual([404, other.body])
    }
})

test('nobody is told there how many like and follow it', async () => {
  const { businessID, owner } = await aCompany()
  const buyer = await aSession(db)
  await post(buyer, '/social/reaction/react/business', { resourceID: businessID })
  await post(buyer, '/social/follow/business', { resourceID: businessID })
  await hide(owner, businessID, ['it'])
  await deliverAll(db, domainListeners, testLog)
  const paths = {
    follow: `/social/follow/${businessID}/summary`,
    reaction: `/social/reaction/summary/${businessID}`,
  }
  const told = async (edition: string, kind: keyof typeof paths, session?: TestSession) =>
    (await asked(edition, paths[kind], session)).json().data
  expect(await told('jp', 'follow')).toMatchObject({ followersCount: 1 })
  for (const session of [undefined, buyer])
    expect(await told('it', 'follow', session)).toMatchObject({
      followersCount: 0,
      session: { following: false },
    })
  expect(await told('it', 'follow', owner)).toMatchObject({ followersCount: 1 })
  expect(await told('jp', 'reaction')).toMatchObject({ reactionCount: { like: 1 } })
  expect(await told('it', 'reaction')).toMatchObject({ reactionCount: { like: 0 } })
})

test('its own people see it where it hides, and are told so', async () => {
  const company = await aCompany()
  const { businessID, productIDs, owner, admin, member } = company
  await hide(owner, businessID, ['it'])
  for (const person of [owner, admin, member]) {
    const inEdition = async (edition: string) =>
      (await asked(edition, `/business/profile/${businessID}`, person)).json().data.session
    expect(await inEdition('it')).toMatchObject({ hiddenHere: true })
    expect(await inEdition('jp')).not.toHaveProperty('hiddenHere')
    expect((await asked('it', `/product/${productIDs[0]}`, person)).statusCode).toBe(200)
    expect((await asked('it', `/product/by-business?bid=${businessID}`, person)).json().data).toHaveLength(1)
  }
})

test('what somebody saved of it has no card where it hides', async () => {
  const { businessID, productIDs, owner } = await aCompany()
  const buyer = await aSession(db)
  await post(buyer, '/favorites/business', { resourceID: businessID })
  await post(buyer, '/favorites/product', { resourceID: productIDs[0] })
  await hide(owner, businessID, ['it'])
  const cards = async (edition: string) =>
    (await asked(edition, '/favorites', buyer))
      .json()
      .data.items.map((item: Record<string, unknown>) => Boolean(item['business'] ?? item['product']))
  expect(await cards('it')).toEqual([false, false])
  expect(await cards('jp')).toEqual([true, true])
})

test('members do not say where, strangers are told of nothing, visitors log in', async () => {
  const company = await aCompany()
  const { businessID, member } = company
  expect(await hide(member, businessID, ['it'])).toMatchObject({ name: 'NotAllowed' })
  expect(await hide(await aSession(db), businessID, ['it'])).toMatchObject({ name: 'NotFound' })
  expect(await hide(undefined, businessID, ['it'])).toMatchObject({ name: 'TokenNotFound' })
  expect(await editionsOf(company)).toEqual({ revision: 0, hidden: [] })
})

test('what is no edition, and all of them, are refused', async () => {
  const company = await aCompany()
  const { businessID, owner } = company
  const unknown = await hide(owner, businessID, ['it', 'zz'])
  expect([unknown.name, unknown.body['fields']]).toMatchObject([
    'InvalidInput',
    { 'hiddenEditions.1': 'Not in the list' },
  ])
  const all = ((await get(undefined, '/edition')).data as { code: string }[]).map(({ code }) => code)
  expect(await hide(owner, businessID, all)).toMatchObject({ name: 'InvalidInput' })
  expect(await editionsOf(company)).toEqual({ revision: 0, hidden: [] })
})

test('twenty say at once where it hides: one wins, the others are told what it said', async () => {
  const { businessID, owner, admin } = await aCompany()
  const codes = 'it us mx es de'.split(' ')
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) => hide(at % 2 ? owner : admin, businessID, [codes[at % 5]!])),
  )
  const won = answers.findIndex(({ status }) => status === 200)
  const lost = answers.filter(({ status }) => status !== 200)
  expect(lost).toHaveLength(19)
  for (const { name, body } of lost)
    expect([name, body['current']]).toEqual([
      'Stale',
      { revision: 1, fields: { hiddenEditions: [codes[won % 5]] } },
    ])
})

test('a company hides from the fifty-third edition as from the first', async () => {
  const last = 52
  const { businessID } = await aBusiness(db, {
    companyName: 'Ferrule Works',
    hiddenEditions: maskOfBit(last) + 1,
  })
  const metIn = async (bit: number) =>
    (await businessNames(db, [businessID], 'en', publicVisibility(bit))).has(businessID)

  expect(await metIn(0)).toBe(false)
  expect(await metIn(last)).toBe(false)
  for (const bit of [1, 20, 31, 32, 51]) expect(await metIn(bit), `edition ${bit}`).toBe(true)
})
