// Thousands of worlds of boosts made up at random: what is found and read is the same with them and without, and what stands there as
// Sponsored is what a slow reading of the rules lets stand there (D18).
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { limits } from '../../contract/limits.ts'
import { transaction, type Db } from '../../platform/db.ts'
import { deliverAll } from '../../platform/events.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { domainListeners } from '../../roles/domains.ts'
import { aTown, leaveTown, type Town } from '../../testing/boost-town.ts'
import {
  aWorld,
  boostsIn,
  fitsFeed,
  fitsSearch,
  isMet,
  textIn,
  type FeedReader,
  type TownBoost,
  type World,
} from '../../testing/boost-worlds.ts'
import { aBusiness } from '../../testing/businesses.ts'
import { testDatabase } from '../../testing/database.ts'
import { aPostBy } from '../../testing/posts.ts'
import { casesOf, seedOfPiece } from '../../testing/proofs.ts'
import { testLog } from '../../testing/server.ts'
import { aSession, type TestSession } from '../../testing/sessions.ts'
import { editionBit } from '../editions/editions.ts'
import { follow } from '../follows/following.ts'
import { leaveAll } from '../members/leaving.ts'
import { addMember } from '../members/membership.ts'
import { newsfeedPage } from '../newsfeed/feed.ts'
import { findBusinesses, findProducts } from '../search/results.ts'
import { countWordsAnew } from '../search/words.ts'
import { feedFrom, searchFrom } from './choosing.ts'
import { runningBoosts, type RunningBoost } from './running.ts'
import { shownToday } from './shown-today.ts'

const database = await testDatabase()
const { db } = database
const settle = async () => {
  await deliverAll(db, domainListeners, testLog)
  await countWordsAnew(database, 0)
}

const cases = casesOf(5_000, 50)
const worldsOfTown = 25
const towns = Math.ceil(cases / worldsOfTown)
const candidatesPerPlace = 4

type Reading = FeedReader & { session: TestSession; posts: number }
const readers: Reading[] = []

beforeAll(async () => {
  for (const [posts, industry, country] of [
    [8, '0006', 'JP'],
    [10, '0001', 'JP'],
    [14, '0006', 'DE'],
    [7, '0006', 'JP'],
    [9, '0006', null],
    [9, null, 'JP'],
    [0, '0006', 'JP'],
  ] as const) {
    const session = await aSession(db, {
      industryID: industry,
      countryCode: country,
      ...(country !== 'JP' && { stateID: null, city: null }),
    })
    const writer = await aBusiness(db, { companyName: 'Writing Works' })
    await follow(db, { type: 'user', id: session.userID }, { type: 'business', id: writer.businessID })
    for (let at = 0; at < posts; at++) await aPostBy(db, { type: 'business', id: writer.businessID })
    readers.push({ session, posts, industry, country, own: [] })
  }
  await settle()
})

/** What runs in a town where everything is boosted, by the thing, as it is read before anybody leaves. */
async function everythingIn({ things }: Town): Promise<Map<string, RunningBoost>> {
  const rollback = new Error('enough is known')
  const read = new Map<string, RunningBoost>()
  await transaction(db, async (tx) => {
    await sql`
      insert into boosts (boost_id, business_id, thing_type, thing_id, industries, countries, editions, starts_at, ends_at, made_by)
      select boost_id, business_id, thing_type, thing_id, '{0006}', '{}', '{}', now(), now() + interval '7 days', business_id
      from jsonb_to_recordset(${JSON.stringify(
        things.map(({ type, id, company: { businessID } }) => ({
          boost_id: uuidv7(),
          business_id: businessID,
          thing_type: type,
          thing_id: id,
        })),
      )}) as wished (boost_id uuid, business_id uuid, thing_type text, thing_id uuid)`.execute(tx)
    for (const one of await runningBoosts(tx)) read.set(one.thingID, one)
    throw rollback
  }).catch((error: unknown) => {
    if (error !== rollback) throw error
  })
  expect(read.size).toBe(things.length)
  return read
}

type Source<Asked, Offer> = {
  offers(db: Db, asked: Asked): Promise<readonly Offer[]>
  shown(boostIDs: readonly string[]): void
}

/** The source as it is when it is sound, and in all ways in which one can be broken. */
function inWay<Asked, Offer extends { boostID: string }>(
  way: World['way'],
  sound: Source<Asked, Offer>,
  strange: Offer,
): Source<Asked, Offer> {
  const offers: Partial<Record<World['way'], Source<Asked, Offer>['offers']>> = {
    asleep: () => new Promise(() => {}),
    late: () => new Promise((resolve) => setTimeout(() => resolve([strange]), 40).unref()),
    refuses: () => Promise.reject(new Error('no source')),
    throws() {
      throw new Error('no source')
    },
    strange: async () => [strange, strange],
    async floods(asked, of) {
      const few = await sound.offers(asked, of)
      return few.length === 0 ? [] : Array.from({ length: 20_000 }, (_, at) => few[at % few.length]!)
    },
  }
  return { ...sound, offers: offers[way] ?? sound.offers }
}

const thingsOf = (boosts: readonly TownBoost[]) => new Set(boosts.map(({ thingID }) => thingID)).size

const seen = { searched: 0, sponsored: 0, twice: 0, inFeeds: 0, met: 0 }

async function trySearch(town: Town, boosts: readonly TownBoost[], world: World, withheld: Set<string>) {
  const { at, way, edition, search } = world
  const { kind, text: wanted, ...asked } = search
  const typed = textIn(town, wanted)
  const viewer = { language: 'en', edition, editionBit: editionBit(edition), withheld }
  const wish = { ...asked, textQuery: typed, facets: true }
  const sound = searchFrom(
    async () => boosts,
    () => at,
  )
  const source = inWay(way, sound, { id: uuidv7(), boostID: uuidv7() })
  const find = (sponsoring?: typeof source) =>
    kind === 'PR'
      ? findProducts(db, viewer, wish, sponsoring)
      : findBusinesses(db, viewer, { ...wish, businessType: kind }, sponsoring)
  const { sponsored: none, ...alone } = await find()
  const { sponsored, ...organic } = await find(source)
  expect(none).toEqual([])
  expect(JSON.stringify(organic)).toBe(JSON.stringify(alone))

  const { results, corrected, leftOut } = organic
  const idOf = (card: object) =>
    'productID' in card ? card.productID : 'businessID' in card && card.businessID
  const nameOf = (card: (typeof results)[number]) => ('name' in card ? card.name : card.general.companyName)
  const places = Math.floor(results.length / limits.resultsPerSponsored)
  const text = corrected?.text ?? typed
  const mayStand =
    search.sort === 'relevance' && !leftOut && !results.slice(1).some((card) => nameOf(card) === text)
  const found = results.map(idOf)
  const fitting = boosts.filter(
    (boost) => fitsSearch(boost, world, text, 'perhaps') && !found.includes(boost.thingID),
  )
  const met = fitting.filter(({ thing }) => isMet(thing, edition) && !withheld.has(thing.company.businessID))
  const shown = sponsored.map((card) => ({ id: idOf(card), boostID: card.boostID }))
  expect(shown.length).toBeLessThanOrEqual(mayStand && (way === 'sound' || way === 'floods') ? places : 0)
  const ids = [...found, ...shown.map(({ id }) => id)]
  expect(new Set(ids).size).toBe(ids.length)
  for (const { id, boostID } of shown)
    expect(met.map((boost) => [boost.thingID, boost.boostID])).toContainEqual([id, boostID])
  // What is shown is counted, and nothing else.
  expect(
    boosts
      .filter(({ boostID }) => shownToday(boostID) > 0)
      .map(({ boostID }) => boostID)
      .toSorted(),
  ).toEqual(shown.map(({ boostID }) => boostID).toSorted())
  const surely = met.filter((boost) => fitsSearch(boost, world, text, 'surely'))
  const isWhole = way === 'sound' && mayStand && fitting.length <= places * candidatesPerPlace
  // No place stays empty for which there is somebody.
  expect(shown.length).toBeGreaterThanOrEqual(isWhole ? Math.min(places, thingsOf(surely)) : 0)
  seen.searched++
  seen.sponsored += Number(shown.length > 0)
  seen.twice += Number(shown.length > 1)
}

async function tryFeed(boosts: readonly TownBoost[], world: World, withheld: Set<string>, reader: Reading) {
  const { at, way, edition, language } = world
  const asked = { session: reader.session, edition, language, withheld }
  const wish = { before: () => undefined, cursorOf: (_: string, position: string) => position }
  const sound = feedFrom(
    async () => boosts,
    () => at,
  )
  const strange = { thing: { type: 'product' as const, id: uuidv7() }, boostID: uuidv7() }
  const { sponsored: none, ...alone } = await newsfeedPage(db, asked, wish)
  const { sponsored, ...organic } = await newsfeedPage(db, asked, wish, inWay(way, sound, strange))
  expect(none).toEqual([])
  expect(JSON.stringify(organic)).toBe(JSON.stringify(alone))
  const places = Math.floor(organic.items.length / limits.feedItemsPerSponsored)
  expect(organic.items.length).toBeGreaterThanOrEqual(Math.min(reader.posts, limits.timelinePageSize))
  const fitting = boosts.filter((boost) => fitsFeed(boost, world, reader, withheld))
  const met = fitting.filter(({ thing }) => isMet(thing, edition))
  expect(sponsored.length).toBeLessThanOrEqual(way === 'sound' || way === 'floods' ? places : 0)
  for (const { boostID, card } of sponsored)
    expect(met.map((boost) => [boost.boostID, boost.thingType, boost.thingID])).toContainEqual([
      boostID,
      card.type,
      card.id,
    ])
  expect(new Set(sponsored.map(({ card }) => card.id)).size).toBe(sponsored.length)
  const isWhole = way === 'sound' && fitting.length <= places * candidatesPerPlace
  expect(sponsored.length).toBeGreaterThanOrEqual(isWhole ? Math.min(places, thingsOf(met)) : 0)
  seen.inFeeds++
  seen.met += sponsored.length
}

test(
  'with boosts and without all that is found and read is the same, and what is Sponsored is what may be',
  async () => {
    for (let number = 0; number < towns; number++) {
      const seed = seedOfPiece(20_261_130) + number * 7_919
      const town = await aTown(db, seed)
      const [first] = town.companies
      await settle()
      const read = await everythingIn(town)
      await leaveTown(db, town)
      const reader = readers[0]!
      if (first && first.leave !== 'goes') {
        const { userID } = reader.session
        await transaction(db, async (tx) => {
          // Nobody is in as many companies as there are towns.
          await leaveAll(tx, userID)
          await addMember(tx, { businessID: first.businessID, userID, role: 'member' })
        })
        readers[0] = { ...reader, own: [first.businessID] }
      }
      await settle()
      await fc.assert(
        fc.asyncProperty(aWorld, async (world) => {
          const withheld = new Set(
            world.withheld.flatMap(
              (at) => town.companies[at % (town.companies.length + 3)]?.businessID ?? [],
            ),
          )
          await trySearch(town, boostsIn(town, read, world), world, withheld)
          await tryFeed(boostsIn(town, read, world), world, withheld, readers[world.reader % readers.length]!)
        }),
        { numRuns: Math.min(worldsOfTown, cases - number * worldsOfTown), seed },
      )
    }
    expect(seen).toMatchObject({ searched: cases, inFeeds: cases })
    // Not for want of anybody who could stand there.
    expect(seen.sponsored).toBeGreaterThan(cases / 20)
    expect(seen.twice).toBeGreaterThan(0)
    expect(seen.met).toBeGreaterThan(cases / 20)
  },
  60_000 + cases * 400,
)
