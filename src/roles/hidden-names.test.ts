// The name of a company that hides from an edition is told there to nobody who does not know it already (decisions 31 and 36).
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'kysely'
import type { FastifyInstance } from 'fastify'
import { api } from '../contract/api.ts'
import type { Endpoint } from '../contract/endpoint.ts'
import { removeBusiness } from '../domains/businesses/business-lifecycle.ts'
import { layParts } from '../domains/directory/pages.ts'
import { countWordsAnew } from '../domains/search/words.ts'
import { transaction } from '../platform/db.ts'
import { deliverAll } from '../platform/events.ts'
import { partsOf } from '../platform/http/routes.ts'
import { payThrough } from '../platform/payments/place.ts'
import { apiRows } from '../testing/access/rows.ts'
import { aWorld, keepNoFiles, type World } from '../testing/access/world.ts'
import type { Principal } from '../testing/access/principals.ts'
import { testApi, testDatabase } from '../testing/database.ts'
import { memoryPayments } from '../testing/payments.ts'
import { testLog } from '../testing/server.ts'
import { domainListeners } from './domains.ts'

const database = await testDatabase()
const { db } = database
const drain = () => deliverAll(db, domainListeners, testLog)
const calls = Object.entries(api as unknown as Record<string, Endpoint>)

/** Nobody else writes it; part of every text of the company that others read. */
const canary = /kanarium/i
const website = 'https://kanari.example'
const registerNumber = '1234567890123'

let app: FastifyInstance
let world: World

async function call(name: string, as: Principal, input: Record<string, unknown>, edition = 'jp') {
  await sql`delete from call_budgets`.execute(db)
  const endpoint = api[name as keyof typeof api] as unknown as Endpoint
  const { params, query, body } = partsOf(endpoint, input)
  const path = endpoint.path.replace(/:(\w+)/g, (_, part: string) => String(params[part]))
  const search = new URLSearchParams(query as Record<string, string>).toString()
  const token = world.tokens[as]?.replace(/^Bearer /, '')
  const answer = await app.inject({
    method: endpoint.method,
    url: `/api${path}${search && `?${search}`}`,
    headers: { 'x-edition': edition, ...(token && { authorization: `Bearer ${token}` }) },
    ...(endpoint.method === 'GET' ? {} : { payload: body }),
  })
  return { status: answer.statusCode, body: answer.body, headers: JSON.stringify(answer.headers) }
}

beforeAll(async () => {
  keepNoFiles()
  payThrough(memoryPayments().provider)
  app = await testApi(database)
  world = await aWorld(db)
  const { businessID, productID } = world
  await sql`update businesses set company_name = 'Kanarium Werke', short_description = 'Kanarium of all kinds.',
    general_description = 'Kanarium.', website_host = 'kanari.example',
    register_key = ${registerNumber}, name_skeleton = 'kanariumwerke'
    where id = ${businessID}`.execute(db)
  await sql`update products set name = 'Kanarium gear ' || right(id::text, 4), published = true
    where business_id = ${businessID}`.execute(db)
  await drain()
  for (const [type, id] of [
    ['business', businessID],
    ['product', productID],
  ] as const) {
    const thing = { resourceType: type, resourceID: id }
    for (const name of ['react', 'follow', 'saveFavourite'])
      if (name !== 'follow' || type === 'business') {
        const { status, body } = await call(name, 'stranger', thing)
        expect([name, status, body]).toEqual([name, 200, expect.any(String)])
      }
  }
  await call('saveHiddenEditions', 'owner', { id: businessID, revision: 0, hiddenEditions: ['jp'] })
  await drain()
  await countWordsAnew(database)
  await layParts(db)
}, 120_000)

afterAll(() => payThrough(undefined))

/** What nobody may read in the edition, with what each of them was asked. */
async function told(asked: readonly (readonly [string, Principal, Record<string, unknown>])[]) {
  const leaks: string[] = []
  for (const [name, as, input] of asked) {
    const { status, body, headers } = await call(name, as, input)
    if (status >= 500 || canary.test(body) || canary.test(headers))
      leaks.push(`${name} as ${as} ${JSON.stringify(input)}: ${status} ${body.slice(0, 300)}`)
  }
  return leaks
}
const strangers = ['visitor', 'stranger', 'exMember'] as const

test('every call, with the ids of the company, its products and its people', async () => {
  const asked = calls.flatMap(([name]) =>
    strangers.flatMap((as) => {
      const input = apiRows[name]?.input?.(world, as) ?? {}
      const acting = Object.keys(input).filter((key) => ['businessID', 'bid', 'ubid', 'from'].includes(key))
      const asOwn = Object.fromEntries(acting.map((key) => [key, world.otherBusinessID]))
      return [[name, as, input] as const, [name, as, { ...input, ...asOwn }] as const]
    }),
  )
  expect(await told(asked)).toEqual([])
})

test('searches, suggestions, lists and the people of the company', async () => {
  const { people, businessID, productID } = world
  const words = ['kanari', 'kanariun', 'kanarum', 'kanari gear', 'gear', 'werke', 'of all kinds', '']
  const userIDs = [people.owner, people.admin, people.member].map(({ userID }) => userID)
  const asked = strangers.flatMap((as) => [
    ...words.flatMap((textQuery) =>
      ['searchBusinesses', 'searchProducts', 'searchUsers'].map((name) => [name, as, { textQuery }] as const),
    ),
    ...['ka', 'kan', 'kanari', 'ge', 'wer'].flatMap((text) =>
      ['MA', 'PR', 'UR'].map((segment) => ['suggestSearches', as, { text, segment }] as const),
    ),
    ...userIDs.flatMap((id) => [
      ['showPublicProfile', as, { id }] as const,
      ['listBusinessesOfUser', as, { userID: id }] as const,
      ['showFollowSummary', as, { id }] as const,
    ]),
    ['listLastRegistered', as, {}] as const,
    ['listDirectoryPart', as, { kind: 'business', part: 1 }] as const,
    ['listDirectoryPart', as, { kind: 'product', part: 1 }] as const,
    ...['business', 'product'].map(
      (resourceType) =>
        [
          'showFace',
          as,
          { resourceType, resourceID: resourceType === 'product' ? productID : businessID },
        ] as const,
    ),
  ])
  expect(await told(asked)).toEqual([])
})

test('names and numbers that look alike', async () => {
  const alike = { companyName: 'KANARIUM WERKE GmbH', country: 'JP', website, registerNumber }
  for (const as of ['stranger', 'exMember'] as const) {
    const same = await call('findSameBusiness', as, alike)
    expect([same.status, same.body]).toEqual([200, '{"success":true,"data":[]}'])
  }
  const wish = { ...apiRows['createBusiness']!.input!(world, 'stranger'), ...alike, isAnother: false }
  const made = await call('createBusiness', 'stranger', wish)
  expect([made.status, made.body]).toEqual([200, expect.not.stringContaining(world.businessID)])
  const { businessID } = (JSON.parse(made.body) as { data: { businessID: string } }).data
  await transaction(db, (tx) => removeBusiness(tx, businessID))
})

test('what somebody saved, follows, likes, blocks, reports or wants to join, and what it makes of mails', async () => {
  const { businessID, otherBusinessID, productID } = world
  const thing = { resourceType: 'business', resourceID: businessID }
  // Where it shows itself.
  await call('blockParty', 'stranger', { ...thing, businessID: otherBusinessID }, 'it')
  const asked = (['stranger', 'exMember'] as const).flatMap((as) => [
    ['listFavourites', as, {}] as const,
    ['listFollows', as, {}] as const,
    ['showStanding', as, { ids: `${businessID},${productID}` }] as const,
    ['reportResource', as, { ...thing, reason: 'fake' }] as const,
    ['askToJoin', as, { id: businessID, message: 'Please' }] as const,
    ['blockParty', as, thing] as const,
    ['listBlocks', as, {}] as const,
    ['listNotifications', as, {}] as const,
    ['listMailboxes', as, {}] as const,
    ['listOwnInvitations', as, {}] as const,
    ['unblockParty', as, thing] as const,
  ])
  const asCompany = [
    ['blockParty', 'stranger', { ...thing, businessID: otherBusinessID }],
    ['listBlocks', 'stranger', { businessID: otherBusinessID }],
    ['listInquiries', 'stranger', { ubid: otherBusinessID, search: 'kanari' }],
  ] as const
  expect(await told([...asked, ...asCompany])).toEqual([])
  // Whom one blocks one can still let go.
  expect((await call('listBlocks', 'stranger', { businessID: otherBusinessID })).body).toContain(businessID)
  await drain()
  const { rows } = await sql<{ text: string }>`
    select mails::text as text from mails
    where user_id in (${world.people.stranger.userID}, ${world.people.exMember.userID})`.execute(db)
  expect(rows.filter(({ text }) => canary.test(text))).toEqual([])
})

test('its own people and who talks with it know it as before; other editions do', async () => {
  const { businessID, productID, requestID, people } = world
  for (const as of ['owner', 'admin', 'member'] as const) {
    expect((await call('showBusinessProfile', as, { id: businessID })).body).toMatch(canary)
    expect((await call('showProduct', as, { productID })).body).toMatch(canary)
    expect((await call('showFace', as, { resourceType: 'business', resourceID: businessID })).body).toMatch(
      canary,
    )
    expect(
      (
        await call('findSameBusiness', as, {
          companyName: 'Kanarium Werke',
          country: 'JP',
          website,
          registerNumber,
        })
      ).body,
    ).toMatch(canary)
  }
  const { userID } = people.user
  expect((await call('listInquiries', 'user', { ubid: userID })).body).toMatch(canary)
  expect((await call('showInquiry', 'user', { rid: requestID, bid: userID })).body).toMatch(canary)
  for (const [resourceType, resourceID] of [
    ['business', businessID],
    ['product', productID],
  ])
    expect((await call('showFace', 'user', { resourceType, resourceID })).body).toMatch(canary)
  expect((await call('showBusinessProfile', 'user', { id: businessID })).status).toBe(404)
  expect((await call('showBusinessProfile', 'visitor', { id: businessID }, 'it')).body).toMatch(canary)
  // The walk would find a correction to the name, since there is one.
  expect((await call('searchProducts', 'visitor', { textQuery: 'kanariun' }, 'it')).body).toMatch(canary)
})
