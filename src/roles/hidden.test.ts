// Whom somebody blocks they do not meet, nor the other way round: in every call that shows companies, products and people.
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { deliverAll } from '../platform/events.ts'
import { aBusiness } from '../testing/businesses.ts'
import { testApi, testDatabase } from '../testing/database.ts'
import { testLog } from '../testing/server.ts'
import { aSession, type TestSession } from '../testing/sessions.ts'
import { domainListeners } from './domains.ts'

const database = await testDatabase()
const { db, pool } = database
const api = await testApi(database)

async function call(method: 'GET' | 'POST' | 'DELETE', url: string, as?: TestSession, payload?: object) {
  await pool.query('delete from call_budgets')
  const { statusCode: status, body } = await api.inject({
    method,
    url: `/api${url}`,
    ...(as && { headers: { authorization: as.bearer } }),
    ...(payload && { payload }),
  })
  return { status, body, data: (JSON.parse(body) as { data: unknown }).data }
}

const names = { firstName: 'Wilhelmina', lastName: 'Quarrington' }
const word = 'quarrington'

let owner: TestSession
let buyer: TestSession
let colleague: TestSession
/** Of the owner; and the one that buyer and colleague act for. */
let ours: { businessID: string; productIDs: string[] }
let theirs: string
/** Beside ours in every list, and of nobody here. */
let others: { businessID: string; productIDs: string[] }

beforeAll(async () => {
  owner = await aSession(db, names)
  buyer = await aSession(db)
  colleague = await aSession(db)
  const named = { companyName: 'Quarrington Cams', products: [{ name: 'Quarrington cam' }] }
  ours = await aBusiness(db, { ...named, members: [{ userID: owner.userID, role: 'owner' }] })
  others = await aBusiness(db, named)
  const members = [
    { userID: buyer.userID, role: 'owner' as const },
    { userID: colleague.userID, role: 'member' as const },
  ]
  theirs = (await aBusiness(db, { members })).businessID
  const fan = await aSession(db)
  await call('POST', '/social/reaction/react/business', fan, { resourceID: ours.businessID })
  await call('POST', '/social/reaction/react/product', fan, { resourceID: ours.productIDs[0] })
  await call('POST', '/social/follow/business', fan, { resourceID: ours.businessID })
  await call('POST', '/social/follow/user', fan, { resourceID: owner.userID })
  await deliverAll(db, domainListeners, testLog)
})

const search = (url: string, text: string) => (as?: TestSession) => call('POST', url, as, { textQuery: text })

/** Calls about one thing: what never was is answered the same. */
const pages: [string, (id: { business: string; product: string; user: string }) => string][] = [
  ['the company', ({ business }) => `/business/profile/${business}`],
  ['its products', ({ business }) => `/product/by-business?bid=${business}`],
  ['a product', ({ product }) => `/product/${product}`],
  ['likes of the company', ({ business }) => `/social/reaction/summary/${business}`],
  ['likes of a product', ({ product }) => `/social/reaction/summary/${product}`],
  ['followers of the company', ({ business }) => `/social/follow/${business}/summary`],
]
const ofPerson: typeof pages = [
  ['the person', ({ user }) => `/user/public-profile/${user}`],
  ['companies of the person', ({ user }) => `/business/profile/list-business?userID=${user}`],
  ['followers of the person', ({ user }) => `/social/follow/${user}/summary`],
]
const there = () => ({ business: ours.businessID, product: ours.productIDs[0]!, user: owner.userID })
const nowhere = () => ({ business: randomUUID(), product: randomUUID(), user: randomUUID() })

type Hiding = { method: 'POST' | 'DELETE'; type: 'business' | 'user' }
const hide = async ({ method, type }: Hiding, by: TestSession, id: string, businessID?: string) =>
  expect((await call(method, `/blocks/${type}`, by, { resourceID: id, businessID })).status).toBe(200)

/** Runs `work` while a block stands. */
async function whileBlocked(
  type: Hiding['type'],
  by: TestSession,
  id: string,
  businessID: string | undefined,
  work: () => Promise<void>,
): Promise<void> {
  await hide({ method: 'POST', type }, by, id, businessID)
  try {
    await work()
  } finally {
    await hide({ method: 'DELETE', type }, by, id, businessID)
  }
}

/** What a thing that is there answers like a thing that never was, for each of these calls. */
async function expectGone(which: typeof pages, as: TestSession, gone: boolean): Promise<void> {
  for (const [what, urlOf] of which) {
    const [seen, unknown] = [await call('GET', urlOf(there()), as), await call('GET', urlOf(nowhere()), as)]
    const alike = seen.status === unknown.status && seen.body === unknown.body
    expect({ what, alike, well: alike || seen.status === 200 }).toEqual({ what, alike: gone, well: true })
  }
}

describe('a company that blocks a person', () => {
  test('is gone from every page for that person, and for nobody else', async () => {
    const visitorsSee = () =>
      Promise.all(pages.map(async ([, urlOf]) => (await call('GET', urlOf(there()))).body))
    const before = await visitorsSee()
    await whileBlocked('user', owner, buyer.userID, ours.businessID, async () => {
      await expectGone(pages, buyer, true)
      await expectGone(pages, colleague, false)
      await expectGone(ofPerson.slice(0, 1), buyer, false)
      const list = await call('GET', `/business/profile/list-business?userID=${owner.userID}`, buyer)
      expect(list.data).toEqual([])
      expect(await visitorsSee()).toEqual(before)
    })
    await expectGone(pages, buyer, false)
  })

  test('cannot be liked, followed or saved by them, and what they had saved has no card', async () => {
    const resourceID = ours.businessID
    await call('POST', '/favorites/business', buyer, { resourceID })
    await call('POST', '/favorites/product', buyer, { resourceID: ours.productIDs[0] })
    const followed = await call('POST', '/social/follow/business', buyer, { resourceID })
    expect(followed.data).toMatchObject({ followersCount: 2 })
    await whileBlocked('user', owner, buyer.userID, ours.businessID, async () => {
      for (const [url, id] of [
        ['/social/reaction/react/business', resourceID],
        ['/social/reaction/react/product', ours.productIDs[0]],
        ['/social/follow/business', resourceID],
        ['/favorites/business', resourceID],
        ['/favorites/product', ours.productIDs[0]],
      ] as const)
        for (const businessID of [undefined, theirs])
          expect((await call('POST', url, buyer, { resourceID: id, businessID })).status, url).toBe(404)
      expect((await call('GET', `/social/reaction/check/${resourceID}`, buyer)).status).toBe(404)
      const { data } = await call('GET', '/favorites', buyer)
      expect(data).toMatchObject({
        items: [
          { resourceType: 'product', product: null },
          { resourceType: 'business', business: null },
        ],
      })
      await deliverAll(db, domainListeners, testLog)
      expect((await call('GET', `/social/follow/${resourceID}/summary`)).data).toMatchObject({
        followersCount: 1,
      })
    })
  })
})

test('a company that blocks a company is gone for all its people, and theirs for ours', async () => {
  await whileBlocked('business', owner, theirs, ours.businessID, async () => {
    for (const person of [buyer, colleague]) {
      await expectGone(pages, person, true)
      await expectGone(ofPerson.slice(0, 1), person, false)
    }
    expect((await call('GET', `/business/profile/${theirs}`, owner)).status).toBe(404)
    expect((await call('GET', `/business/profile/${theirs}`, colleague)).status).toBe(200)
  })
})

test('a person who blocks a person is gone for them, and they for the person', async () => {
  await whileBlocked('user', owner, buyer.userID, undefined, async () => {
    await expectGone(ofPerson, buyer, true)
    await expectGone(pages, buyer, false)
    expect((await call('GET', `/user/public-profile/${buyer.userID}`, owner)).status).toBe(404)
  })
})

test('searches leave out what is hidden, and count and fill their pages without it', async () => {
  type Found = { results?: unknown[]; profiles?: { userID: string }[]; totalResults: number }
  const searches = [
    search('/search/business', word),
    search('/search/product', word),
    search('/search/business', ''),
    search('/search/product', ''),
  ]
  const totals = async (as?: TestSession) =>
    Promise.all(searches.map(async (run) => ((await run(as)).data as Found).totalResults))
  const before = await totals()
  const nextTo = before.map((total) => total - 1)
  await whileBlocked('business', buyer, ours.businessID, undefined, async () => {
    expect(await totals(buyer)).toEqual(nextTo)
    expect(await totals(owner)).toEqual(before)
    expect(await totals()).toEqual(before)
    for (const run of searches) expect((await run(buyer)).body).not.toContain(ours.businessID)
    for (const run of searches) expect((await run(buyer)).body).toContain(others.businessID)
    const first = await call('POST', '/search/business', buyer, { textQuery: word, size: 1 })
    expect((first.data as Found).results).toHaveLength(1)
    const home = '/search/business/last-registered'
    expect((await call('GET', home, buyer)).body).not.toContain(ours.businessID)
    expect((await call('GET', home)).body).toContain(ours.businessID)
  })
  await whileBlocked('user', buyer, owner.userID, undefined, async () => {
    const people = search('/user/search', word)
    expect((await people(buyer)).data).toMatchObject({ profiles: [], totalResults: 0 })
    expect((await people()).data).toMatchObject({ profiles: [{ userID: owner.userID }], totalResults: 1 })
  })
})

test('who is blocked can still report: what visitors see is everybody’s business', async () => {
  await whileBlocked('user', owner, buyer.userID, ours.businessID, async () => {
    const wish = { resourceID: ours.businessID, reason: 'spam' }
    expect((await call('POST', '/reports/business', buyer, wish)).status).toBe(200)
  })
})
