// How often each page waits for the database: at most four times for a visitor, six for whoever is signed in, also with the
// pages in a process of their own, which waits for the other one as seldom.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { groupPath, profilePath } from '../src/contract/slugs.ts'
import { removeBusiness } from '../src/domains/businesses/business-lifecycle.ts'
import { sendInquiry } from '../src/domains/inquiries/sending.ts'
import { follow } from '../src/domains/follows/following.ts'
import { forgetWide, makeWide } from '../src/domains/newsfeed/wide-authors.ts'
import { removeProfile } from '../src/domains/profiles/profile-lifecycle.ts'
import { transaction } from '../src/platform/db.ts'
import { sealWith } from '../src/platform/sealing.ts'
import { aBusiness } from '../src/testing/businesses.ts'
import { aBuyerAndASupplier } from '../src/testing/conversations.ts'
import { aGroup } from '../src/testing/groups.ts'
import { aPost } from '../src/testing/posts.ts'
import { aSession } from '../src/testing/sessions.ts'
import { cookieOf } from '../src/testing/site.ts'
import routes from '../src/web/routes.ts'
import { onDatabase } from './changes.ts'
import { databaseOf, startInstance, type Instance } from './instance.ts'
import { pathOf, pathOfProduct, richManufacturer, richPerson, richProduct } from './directory.ts'

const site = inject('site')
const most = { visitor: 4, member: 6 }
/** Requests of a page to the process of the calls. */
const mostRequests = { visitor: 2, member: 4 }

type Named = { [name: string]: string }
/** What stands in an address for each of its parameters; a company's people manage theirs. */
const named: Named = {
  slug: 'how-to-write-an-inquiry',
  tab: 'general',
  type: 'business',
  page: 'why-millwright',
  invitationID: '01a2054d-5211-79b9-a10d-ad8ea0946448',
}
/** Screens that show more at other addresses than their own, or belong to others. */
const others = new Map<string, () => Promise<string[]>>([
  ['business/:slug', async () => [pathOf(await richManufacturer(site))]],
  ['business-product/:slug', async () => [pathOfProduct(await richProduct(site, 'bearing'))]],
  ['profile/:id', async () => [profilePath((await richPerson(site)).userID)]],
  ['b2b-tips/:slug', async () => ['/b2b-tips/']],
  ...['', '/members', '/requests', '/edit'].map(
    (part) => [`groups/:id${part}`, async () => [`${groupPath(groupID)}${part}`]] as const,
  ),
  [
    'search-result',
    async () => [
      '/search-result',
      '/search-result?search=bearing',
      '/search-result?business=PR&search=bearing&countries=JP',
      '/search-result?business=UR',
      '/search-result?business=PR&search=bearing&page=3&certificate=ISO+9001',
    ],
  ],
])

let cookie = ''
/** Of who is signed in. */
let groupID = ''
let remove = async () => {}
let calls: Instance
let pages: Instance

beforeAll(async () => {
  // Sessions as the site signs them.
  const SECRET = readFileSync(path.join(inject('dataFolder'), 'secret'), 'utf8').trim()
  sealWith(SECRET)
  const DATABASE_URL = databaseOf(inject('dataFolder')).url
  calls = await startInstance({ options: ['--roles=api,accounts'], env: { DATABASE_URL, SECRET } })
  pages = await startInstance({ options: ['--roles=web'], env: { API_URL: calls.address, SECRET } })
  await onDatabase(async (db) => {
    const { buyer, owner, businessID, productID } = await aBuyerAndASupplier(db)
    const inquiry = { to: businessID, subject: 'Bearings', message: 'Can you make 200 of these?' }
    const { requestID } = await transaction(db, (tx) => sendInquiry(tx, buyer, inquiry, 'en'))
    // What their home page asks about followed companies is asked in steps.
    const { businessID: id } = await richManufacturer(site)
    await follow(db, { type: 'user', id: owner.userID }, { type: 'business', id })
    groupID = await aGroup(db, owner, { rules: 'No advertising.' }, [buyer])
    await aPost(db, owner, { timelineType: 'group', timelineID: groupID })
    // A feed with a post of a company with many followers, which shows its product.
    const wide = await aSession(db)
    const known = await aBusiness(db, { products: 1, members: [{ userID: wide.userID, role: 'owner' }] })
    const shared = { resourceType: 'product' as const, resourceID: known.productIDs[0]! }
    await aPost(db, wide, { businessID: known.businessID, shared })
    await follow(db, { type: 'user', id: owner.userID }, { type: 'business', id: known.businessID })
    await transaction(db, (tx) => makeWide(tx, known.businessID))
    Object.assign(named, { id: businessID, productID, rid: requestID })
    cookie = cookieOf(owner)
    remove = () =>
      onDatabase((own) =>
        transaction(own, async (tx) => {
          await forgetWide(tx, known.businessID)
          for (const one of [businessID, known.businessID]) await removeBusiness(tx, one)
          for (const { userID } of [owner, buyer, wide]) await removeProfile(tx, userID)
        }),
      )
  })
})
afterAll(async () => {
  await remove()
  expect(await pages?.stop()).toEqual([])
  expect(await calls?.stop()).toEqual([])
})

const screens = routes.flatMap(({ path, file }) => (file.startsWith('screens/') ? [path ?? ''] : []))

async function addressesOf(screen: string): Promise<string[]> {
  const special = others.get(screen)
  if (special) return special()
  const filled = screen.replace(/:(\w+)\??/g, (_, name: string) => named[name] ?? `no-${name}`)
  return [`/${filled.replace('*', 'nowhere/at-all')}`]
}

type Waits = { trips: number; requests: number | undefined }

/** How often the page at an address waited when it was rendered for whoever asks, for the database and for the process of the calls. */
async function waitsOf(origin: string, address: string, headers: Record<string, string>): Promise<Waits> {
  // Nobody has asked for this address before, so that it is rendered.
  const url = new URL(address, origin)
  url.searchParams.set('token', `trips-${crypto.randomUUID()}`)
  const answer = await fetch(url, { headers, redirect: 'manual' })
  await answer.text()
  expect(answer.status, address).toBeLessThan(500)
  const told = answer.headers.get('server-timing') ?? ''
  const number = (of: RegExp) => of.exec(told)?.[1]
  const requests = number(/api;desc="(\d+) requests"/)
  return {
    trips: Number(number(/database;desc="(\d+) trips"/) ?? Infinity),
    requests: requests === undefined ? undefined : Number(requests),
  }
}

/** The first time what a process learns once may be asked for too, and a second time what it renews each minute. */
async function leastWaitsOf(origin: string, address: string, headers: { cookie: string }) {
  await waitsOf(origin, address, headers)
  const [one, other] = [await waitsOf(origin, address, headers), await waitsOf(origin, address, headers)]
  return one.trips + (one.requests ?? 0) <= other.trips + (other.requests ?? 0) ? one : other
}

const everybody = () => Object.entries({ visitor: { cookie: '' }, member: { cookie } })

test.each(screens)('/%s', async (screen) => {
  for (const address of await addressesOf(screen))
    for (const [who, headers] of everybody())
      for (const origin of [site, pages.address]) {
        const { trips, requests } = await leastWaitsOf(origin, address, headers)
        const isApart = origin !== site
        const page = `${address} of a ${who}${isApart ? ', with roles apart' : ''}`
        expect(trips, page).toBeLessThanOrEqual(most[who as keyof typeof most])
        // In one process there are none.
        expect(requests ?? 0, page).toBeLessThanOrEqual(mostRequests[who as keyof typeof most])
      }
})

describe('the count', () => {
  test('is of what is asked: a page of a member has at least the check of the session', async () => {
    for (const origin of [site, pages.address])
      expect((await waitsOf(origin, '/notifications', { cookie })).trips).toBeGreaterThan(1)
  })

  test('a company page of a visitor is one request to the process of the calls', async () => {
    const address = pathOf(await richManufacturer(site))
    expect((await waitsOf(pages.address, address, { cookie: '' })).requests).toBe(1)
  })
})
