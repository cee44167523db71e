// How often each page waits for the database: at most four times for a visitor, six for whoever is signed in.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { profilePath } from '../src/contract/slugs.ts'
import { removeBusiness } from '../src/domains/businesses/registration.ts'
import { sendInquiry } from '../src/domains/inquiries/sending.ts'
import { removeProfile } from '../src/domains/profiles/registration.ts'
import { transaction } from '../src/platform/db.ts'
import { sealWith } from '../src/platform/sealing.ts'
import { aBuyerAndASupplier } from '../src/testing/conversations.ts'
import { cookieOf } from '../src/testing/site.ts'
import routes from '../src/web/routes.ts'
import { onDatabase } from './changes.ts'
import { pathOf, pathOfProduct, richManufacturer, richPerson, richProduct } from './directory.ts'

const site = inject('site')
const most = { visitor: 4, member: 6 }

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
let remove = async () => {}

beforeAll(async () => {
  // Sessions as the site signs them.
  sealWith(readFileSync(path.join(inject('dataFolder'), 'secret'), 'utf8').trim())
  await onDatabase(async (db) => {
    const { buyer, owner, businessID, productID } = await aBuyerAndASupplier(db)
    const inquiry = { to: businessID, subject: 'Bearings', message: 'Can you make 200 of these?' }
    const { requestID } = await transaction(db, (tx) => sendInquiry(tx, buyer, inquiry, 'en'))
    Object.assign(named, { id: businessID, productID, rid: requestID })
    cookie = cookieOf(owner)
    remove = () =>
      onDatabase((own) =>
        transaction(own, async (tx) => {
          await removeBusiness(tx, businessID)
          for (const { userID } of [owner, buyer]) await removeProfile(tx, userID)
        }),
      )
  })
})
afterAll(() => remove())

const screens = routes.flatMap(({ path, file }) => (file.startsWith('screens/') ? [path ?? ''] : []))

async function addressesOf(screen: string): Promise<string[]> {
  const special = others.get(screen)
  if (special) return special()
  const filled = screen.replace(/:(\w+)\??/g, (_, name: string) => named[name] ?? `no-${name}`)
  return [`/${filled.replace('*', 'nowhere/at-all')}`]
}

/** How often the page at an address waited for the database when it was rendered for whoever asks; follows where it leads. */
async function tripsOf(address: string, headers: Record<string, string>): Promise<number[]> {
  // Nobody has asked for this address before, so that it is rendered.
  const url = new URL(address, site)
  url.searchParams.set('token', `trips-${crypto.randomUUID()}`)
  const answer = await fetch(url, { headers, redirect: 'manual' })
  await answer.text()
  expect(answer.status, address).toBeLessThan(500)
  return [...(answer.headers.get('server-timing') ?? '').matchAll(/database;desc="(\d+) trips"/g)].map(
    ([, trips]) => Number(trips),
  )
}

test.each(screens)('/%s', async (screen) => {
  for (const address of await addressesOf(screen))
    for (const [who, headers] of Object.entries({ visitor: { cookie: '' }, member: { cookie } })) {
      // The first time, what a process learns once may be asked for too.
      await tripsOf(address, headers)
      const [trips = Infinity] = await tripsOf(address, headers)
      expect(trips, `${address} of a ${who}`).toBeLessThanOrEqual(most[who as keyof typeof most])
    }
})

describe('the count', () => {
  test('is of what is asked: a page of a member has at least the check of the session', async () => {
    expect((await tripsOf('/notifications', { cookie }))[0]).toBeGreaterThan(1)
  })
})
