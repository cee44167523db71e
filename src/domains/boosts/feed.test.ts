// What was paid for between the posts of a feed: at most one of eight, for who fits, and nothing else is other than without (D18).
import { expect, test } from 'vitest'
import { aBoost } from '../../testing/boosts.ts'
import { aBusiness } from '../../testing/businesses.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { feedCalls, idsIn } from '../../testing/feed/calls.ts'
import { postCalls } from '../../testing/post-calls.ts'
import { aPost } from '../../testing/posts.ts'
import { aSession, type TestSession } from '../../testing/sessions.ts'
import { feedFrom } from './choosing.ts'
import { runningBoosts } from './running.ts'
import { editionBit } from '../editions/editions.ts'
import { newsfeedPage } from '../newsfeed/feed.ts'
import { nobody, type FeedSponsoring } from '../newsfeed/sponsored.ts'

const database = await testDatabase()
const { db, pool } = database
const { call } = postCalls(await testApi(database), pool)
const { settle, follow } = feedCalls(database, call)

/** The feed as it is with the boosts of now, which are at hand: a busy machine may take longer to read them than a feed waits. */
async function ofFeed(session: TestSession, before?: string) {
  const list = await runningBoosts(db)
  const withheld = new Set<string>(blockedBy.get(session.userID))
  const reader = { session, edition: 'jp', language: 'en', withheld }
  const wish = { before: () => before, cursorOf: (_: string, position: string) => position }
  return newsfeedPage(
    db,
    reader,
    wish,
    feedFrom(async () => list),
  )
}
const blockedBy = new Map<string, string[]>()

/** Somebody of an industry who follows a company that wrote so many posts. */
async function aReader(posts: number, industryID: string | null = '0006') {
  const [reader, writer] = [await aSession(db, { industryID, countryCode: 'JP' }), await aSession(db)]
  const { businessID } = await aBusiness(db, { members: [{ userID: writer.userID, role: 'owner' }] })
  await follow(reader, 'business', businessID)
  for (let at = 0; at < posts; at++) await aPost(db, writer, { businessID })
  await settle()
  return { reader, writer, businessID }
}
const forget = () => pool.query('delete from boosts')
const aSponsor = (wish: Parameters<typeof aBusiness>[1] = {}) =>
  aBusiness(db, { companyName: 'Boosted Gears', products: 1, ...wish })

test('it stands on the first page alone, as a card of its own, and the posts stay as they are', async () => {
  await forget()
  const { reader } = await aReader(12)
  const before = await ofFeed(reader)
  expect(before.sponsored).toEqual([])
  const { businessID, productIDs } = await aSponsor()
  await settle()
  const boostID = await aBoost(db, { businessID, thing: { type: 'product', id: productIDs[0]! } })
  const page = await ofFeed(reader)
  expect(page.sponsored).toMatchObject([{ boostID, card: { type: 'product', id: productIDs[0] } }])
  expect({ ...page, sponsored: [] }).toEqual(before)
  expect((await ofFeed(reader, page.nextID!)).sponsored).toEqual([])
})

test('with fewer than eight posts nothing was paid for', async () => {
  await forget()
  const { businessID } = await aSponsor()
  await settle()
  await aBoost(db, { businessID })
  const [few, enough] = [await aReader(7), await aReader(8)]
  expect((await ofFeed(few.reader)).sponsored).toEqual([])
  expect((await ofFeed(enough.reader)).sponsored).toHaveLength(1)
})

test('it is for the industries, countries and editions that were chosen, and for nobody’s own', async () => {
  const { reader } = await aReader(8)
  const { reader: unknown } = await aReader(8, null)
  const { businessID } = await aSponsor({ members: [] })
  await settle()
  const shownWith = async (wish: object, as = reader) => {
    await forget()
    await aBoost(db, { businessID, ...wish })
    return (await ofFeed(as)).sponsored.length
  }
  expect(await shownWith({})).toBe(1)
  expect(await shownWith({ industries: ['0001'] })).toBe(0)
  expect(await shownWith({}, unknown)).toBe(0)
  expect(await shownWith({ countries: ['IT'] })).toBe(0)
  expect(await shownWith({ countries: ['IT', 'JP'] })).toBe(1)
  expect(await shownWith({ editions: ['it'] })).toBe(0)
  expect(await shownWith({ startsAt: new Date(Date.now() + 3_600_000) })).toBe(0)
  await forget()
  const { businessID: own } = await aBusiness(db, { members: [{ userID: reader.userID, role: 'member' }] })
  await settle()
  await aBoost(db, { businessID: own })
  expect((await ofFeed(reader)).sponsored).toEqual([])
})

test('what hides from the edition, or is of whom somebody blocks, is not shown', async () => {
  await forget()
  const { reader } = await aReader(8)
  const hidden = await aSponsor({ hiddenEditions: 2 ** editionBit('jp') })
  const blocked = await aSponsor()
  await settle()
  await aBoost(db, { businessID: hidden.businessID })
  expect((await ofFeed(reader)).sponsored).toEqual([])
  await aBoost(db, { businessID: blocked.businessID })
  expect((await ofFeed(reader)).sponsored).toHaveLength(1)
  blockedBy.set(reader.userID, [blocked.businessID])
  expect((await ofFeed(reader)).sponsored).toEqual([])
})

const broken: Record<string, FeedSponsoring['offers']> = {
  'never answers': () => new Promise(() => {}),
  'throws at once': () => {
    throw new Error('no source')
  },
  'throws later': () => Promise.reject(new Error('no source')),
  floods: async () =>
    Array.from({ length: 100_000 }, () => ({
      thing: { type: 'business' as const, id: flooded },
      boostID: flooded,
    })),
}
const flooded = '0190aaaa-0000-7000-8000-00000000f00d'

test.each(Object.entries(broken))('a source that %s changes nothing', async (_, offers) => {
  const { reader } = await aReader(9)
  const asked = { session: reader, edition: 'jp', language: 'en' }
  const wish = { before: () => undefined, cursorOf: (_list: string, position: string) => position }
  const without = await newsfeedPage(db, asked, wish)
  expect(idsIn(without)).toHaveLength(9)
  expect(await newsfeedPage(db, asked, wish, { ...nobody, offers })).toEqual(without)
})
