// The feed against a model of its rules, in thousands of worlds made up at random: every reader, as themself and as a company,
// reads what the model says, in its order and with its reasons, by pages of any size, and meets elsewhere what it says.
import { afterEach, expect, test } from 'vitest'
import { limits } from '../../contract/limits.ts'
import { deliverAll } from '../../platform/events.ts'
import { domainListeners } from '../../roles/domains.ts'
import { hiddenFrom } from '../blocks/hiding.ts'
import { testDatabase } from '../../testing/database.ts'
import { act, anActName, type ActName } from '../../testing/feed/acts.ts'
import { judgeGroups } from '../../testing/feed/group-rows.ts'
import { isMetBy, modelFeed, modelNews, pair, type ModelCard } from '../../testing/feed/model.ts'
import { aFeedWorld, allowed, aReader, calledIn, drawing, type FeedWorld } from '../../testing/feed/world.ts'
import { casesOf, seedOfPiece } from '../../testing/proofs.ts'
import { testLog } from '../../testing/server.ts'
import { postsShown } from '../posts/showing.ts'
import { newsfeedPage, newsSince } from './feed.ts'

const { db, pool } = await testDatabase()

const sample = 16
const cases = casesOf(5_000, sample)
const worldsAtOnce = cases === sample ? 4 : 12
const steps = 50
const timeout = 60_000 + cases * 5_000

type Setting = 'feedRowsMax' | 'feedBroughtAlong' | 'timelinePageSize' | 'groupsPerUserMax'
const settings = limits as Record<Setting, number>
const asSet = { ...settings }
afterEach(() => void Object.assign(settings, asSet))

/** Those who have to do with feeds; the others would take ten times as long. */
const listeners = domainListeners.filter(({ name }) =>
  [
    'news feeds: posts',
    'news feeds: who reads whom',
    'follows between those who block',
    'connections between those who block',
    'posts of who is gone',
  ].includes(name),
)
const settle = () => deliverAll(db, listeners, testLog)

type Kind = {
  rows: number
  broughtAlong: number
  groups: number
  /** Listeners hear of things only now and then, of several at once. */
  late: boolean
}
/** More than any world has. */
const plenty = 1_000
const kinds: readonly Kind[] = [
  { rows: plenty, broughtAlong: 2, groups: 1, late: false },
  { rows: 0, broughtAlong: 2, groups: plenty, late: false },
  { rows: plenty, broughtAlong: plenty, groups: plenty, late: true },
  { rows: 1, broughtAlong: plenty, groups: 2, late: true },
]

type Reading = { postID: string; reason: string; card: ModelCard }[]
type As = ReturnType<typeof aReader>
const done = {
  pages: 0,
  items: 0,
  inGroups: 0,
  cards: 0,
  goneCards: 0,
  acts: 0,
  refused: 0,
  wide: 0,
  groups: 0,
  refusedReads: 0,
  wantedRefusals: 0,
  met: 0,
  unmet: 0,
}

/** All of a feed, by pages of random sizes; between two of them something may be `meanwhile`. */
async function read({ draw }: FeedWorld, as: As, meanwhile = async () => {}): Promise<Reading> {
  const found: Reading = []
  const withheld = await hiddenFrom(db, as.session)
  let before: string | undefined
  do {
    settings.timelinePageSize = draw.pick([1, 2, 3, 5, 10, 50])
    const { items, nextID } = await newsfeedPage(
      db,
      { session: as.session, businessID: as.company, edition: as.edition, language: 'en', withheld },
      { before: () => before, cursorOf: (_, position) => position },
    )
    done.pages++
    found.push(...items.map(({ postID, reason, shared }) => ({ postID, reason, card: cardIn(shared) })))
    before = nextID ?? undefined
    if (before !== undefined && draw.unit() < 0.3) await meanwhile()
  } while (before !== undefined)
  done.items += found.length
  done.inGroups += found.filter(({ reason }) => reason === 'group').length
  done.cards += found.filter(({ card }) => card === 'shown').length
  done.goneCards += found.filter(({ card }) => card === 'gone').length
  return found
}

const cardIn = (shared: { isGone: boolean } | null): ModelCard =>
  shared === null ? 'none' : shared.isGone ? 'gone' : 'shown'

const told = (world: FeedWorld, reading: Reading) =>
  reading.map(({ postID, reason, card }) => `${calledIn(world, postID)} ${reason}, card ${card}`)
const context = (world: FeedWorld, as: As) =>
  `round ${world.round}, seed ${world.seed}, ${calledIn(world, as.company ?? as.person)} through ${calledIn(world, as.person)} in ${as.edition}:\n${world.history.join('\n')}`

/** A company that was removed is read by nobody. */
const mayRead = ({ model }: FeedWorld, { company }: As) => company === undefined || model.people.has(company)

async function judge(world: FeedWorld, kind: Kind): Promise<void> {
  const as = aReader(world)
  if (!mayRead(world, as)) {
    if (!(await allowed(read(world, as)))) done.refusedReads++
    done.wantedRefusals++
    return
  }
  const wanted = modelFeed(world.model, as)
  // With few brought along, a post may make its author one of those who are read as a whole.
  const meanwhile = async () => void (kind.broughtAlong === plenty && (await act(db, world, 'post')))
  const seen = await read(world, as, meanwhile)
  expect(told(world, seen), context(world, as)).toEqual(told(world, wanted))
}

/** All posts of a world, by themselves, as somebody or a visitor meets them. */
async function judgePosts(world: FeedWorld): Promise<void> {
  const { session, edition, ...as } = aReader(world)
  const visits = world.draw.unit() < 0.2
  const viewer = visits
    ? { edition, language: 'en' }
    : { session, edition, language: 'en', withheld: await hiddenFrom(db, session) }
  const { posts } = world.model
  const shown = await postsShown(
    db,
    viewer,
    posts.map(({ id }) => id),
  )
  const wanted = posts.filter((post) =>
    isMetBy(world.model, { person: visits ? undefined : as.person, edition }, post),
  )
  const seen = posts.filter(({ id }) => shown.has(id))
  const namesOf = (some: typeof posts) => some.map(({ id }) => calledIn(world, id))
  const who = visits ? 'a visitor' : calledIn(world, as.person)
  expect(namesOf(seen), `met by ${who}, ${context(world, { session, edition, ...as })}`).toEqual(
    namesOf(wanted),
  )
  done.met += seen.length
  done.unmet += posts.length - seen.length
}

/** What is new since a post that somebody has seen. */
async function judgeNews(world: FeedWorld): Promise<void> {
  const as = aReader(world)
  const after = world.draw.pick(world.model.posts.slice(-limits.newsCounted))
  if (!mayRead(world, as) || !after) return
  const { session, company: businessID, edition } = as
  const reader = { session, businessID, edition, language: 'en', withheld: await hiddenFrom(db, session) }
  const wanted = modelNews(world.model, as, after.id)
  const { count } = await newsSince(db, reader, after.id)
  expect(count, `news, ${context(world, as)}`).toBe(wanted.length)
}

/**
 * A block keeps nobody from a company of their own, nor from themself: who belongs to both of two companies reads the one in
 * the feed of the other, and their own posts in that of a company, until the listener has ended what it followed.
 */
const isOwnStill = ({ model }: FeedWorld, { person, company }: As, postID: string): boolean => {
  const author = model.posts.find(({ id }) => id === postID)?.author ?? ''
  const isBlocked = [pair(company ?? '', author), pair(author, company ?? '')].some((one) =>
    model.blocks.has(one),
  )
  return isBlocked && (author === person || model.people.get(author)?.has(person) === true)
}

/** Before anybody has heard of what was done nothing may stand there that should not. */
async function judgeEarly(world: FeedWorld): Promise<void> {
  const as = aReader(world)
  if (!mayRead(world, as)) return
  const wanted = told(world, modelFeed(world.model, as))
  const all = await read(world, as)
  const seen = told(
    world,
    all.filter(({ postID }) => !isOwnStill(world, as, postID)),
  )
  expect(
    seen.filter((one) => !wanted.includes(one)),
    `early, ${context(world, as)}`,
  ).toEqual([])
  expect(seen, context(world, as)).toEqual(wanted.filter((one) => seen.includes(one)))
}

/** What takes something away is heard before anything else happens: it ends what comes after it as well. */
const ends: readonly ActName[] = ['block', 'unblock']

async function step(worlds: readonly FeedWorld[], kind: Kind, unit: () => number): Promise<void> {
  const names = worlds.map(anActName)
  const atOnce = !kind.late || names.some((name) => ends.includes(name))
  if (atOnce) await settle()
  const did = await Promise.all(worlds.map((world, at) => act(db, world, names[at]!)))
  done.acts += did.filter(Boolean).length
  done.refused += did.filter((one) => !one).length
  if (kind.late && unit() < 0.5) await Promise.all(worlds.map(judgeEarly))
  if (atOnce || unit() < 0.3) {
    await settle()
    if (unit() < 0.35) await Promise.all(worlds.map((world) => judge(world, kind)))
    if (unit() < 0.15) {
      await settle()
      await Promise.all(worlds.map(judgeNews))
    }
    if (unit() < 0.1) await Promise.all(worlds.map(judgePosts))
  }
}

/** So that there are groups from the first. */
const beginnings: readonly ActName[] = ['found', 'found', 'come', 'come', 'come', 'answer']

/** Worlds side by side, each step of all of them before the next: what listeners do is done for all at once. */
async function round(number: number, size: number): Promise<void> {
  const kind = kinds[number % kinds.length]!
  const { rows: feedRowsMax, broughtAlong: feedBroughtAlong, groups: groupsPerUserMax } = kind
  Object.assign(settings, { feedRowsMax, feedBroughtAlong, groupsPerUserMax })
  const { unit } = drawing(seedOfPiece(20_261_127) + number)
  const seeds = Array.from({ length: size }, () => Math.floor(unit() * 2 ** 31))
  const worlds = await Promise.all(seeds.map((seed) => aFeedWorld(db, { seed, round: number }, kind)))
  for (const name of beginnings) await Promise.all(worlds.map((world) => act(db, world, name)))
  for (let at = 0; at < steps; at++) await step(worlds, kind, unit)
  for (let again = 0; again < 4; again++) {
    await settle()
    await Promise.all(worlds.map((world) => judge(world, kind)))
  }
  done.groups += await judgeGroups(pool, worlds)
  done.wide += worlds.reduce((sum, { model }) => sum + model.wide.size, 0)
  // A world that is over is in nobody's way.
  await pool.query('truncate newsfeed_wide_authors')
}

test('every feed reads as the model says', { timeout }, async () => {
  for (let first = 0; first < cases; first += worldsAtOnce)
    await round(first / worldsAtOnce, Math.min(worldsAtOnce, cases - first))
  process.stdout.write(`${cases} worlds: ${JSON.stringify(done)}\n`)
  expect(done.items).toBeGreaterThan(cases * 20)
  expect(done.wide).toBeGreaterThan(cases / 10)
  expect(done.refusedReads).toBe(done.wantedRefusals)
  expect(done.acts).toBeGreaterThan(cases * steps * 0.5)
  expect(done.inGroups).toBeGreaterThan(cases * 2)
  for (const some of [done.cards, done.goneCards, done.met, done.unmet])
    expect(some).toBeGreaterThan(cases / 2)
})
