// What was seen of some companies of the demo world in its last thirteen months: sums alone, as they would have been made. Inquiries and
// answers are those of its conversations.
import { loadProgress, loadSums, type LoadedSums } from '../domains/statistics/load.ts'
import type { LoadedInquiry } from '../domains/inquiries/load.ts'
import type { BulkClient } from '../platform/copy.ts'
import { dayIn, dayOf } from '../platform/days.ts'
import { zoneOfCompany } from './facts/memberships.ts'
import { outlineOf } from './facts/outline.ts'
import { productsOf } from './facts/products.ts'
import { kind as kindOfFact, randomOf, type Random } from './facts/random.ts'
import type { World } from './facts/world.ts'
import type { Ids } from './ids.ts'
import { firstOnFreePlan } from './log-ins.ts'

const dayMs = 86_400_000
const monthsTold = 13
/** Sums of single things are kept for boosts alone, which look back some weeks. */
const thingDays = 60
const companiesSeen = 6

/** Writes them for the companies of who can log in, and a few more; of a bare world for none. */
export async function writeStatistics(
  client: BulkClient,
  world: World,
  ids: Ids,
  conversations: readonly LoadedInquiry[],
): Promise<void> {
  if (world.bare) return
  const free = firstOnFreePlan(world)
  const seen = Array.from({ length: Math.min(companiesSeen, world.companies) }, (_, i) => i)
  for (const i of new Set([...seen, ...(free === undefined ? [] : [free])]))
    await loadSums(client, sumsOf(world, i, ids, conversations))
  await loadProgress(client, world.today)
}

type Thing = { id: string; weight: number; opens: number; words: string[] }
type Counted = { thing: Thing; day: string; kind: string; events: number }

function sumsOf(world: World, i: number, ids: Ids, conversations: readonly LoadedInquiry[]): LoadedSums {
  const businessID = ids.company(i)
  const random = randomOf(world.seed, kindOfFact.statistics, i)
  const things = thingsOf(world, i, businessID, random)
  const days = daysOf(world, i)
  const counted = [
    ...days.flatMap((day, at) => seenOn(day, at / days.length, things, random)),
    ...askedOf(world, i, businessID, things, conversations).filter(({ day }) => day >= (days[0] ?? '')),
  ]
  const lately = days.at(-thingDays) ?? ''
  return {
    days: [
      ...added(counted, ({ day, kind }) => [day, kind]).map(([[day = '', kind = ''], events]) => ({
        businessID,
        day,
        kind,
        events,
      })),
      ...visitorsOf(counted, random).map(([day, events]) => ({ businessID, day, kind: 'visitor', events })),
    ],
    things: added(
      counted.filter(({ day }) => day >= lately),
      ({ thing, day, kind }) => [thing.id, day, kind],
    ).map(([[thingID = '', day = '', kind = ''], events]) => ({ thingID, businessID, day, kind, events })),
    breakdowns: breakdownsOf(businessID, counted, things, random, world),
  }
}

/** Up to the day before the world's, since the company was there. */
function daysOf(world: World, i: number): string[] {
  const [year = 0, month = 1] = world.today.split('-').map(Number)
  const begin = Math.max(Date.UTC(year, month - 1 - monthsTold, 1), outlineOf(world, i).createdAt)
  const first = Math.ceil(begin / dayMs) * dayMs
  const count = Math.max(0, Math.round((Date.parse(world.today) - first) / dayMs))
  return Array.from({ length: count }, (_, at) => dayOf(new Date(first + at * dayMs)))
}

/** The page of the company and its published products: some are looked for often, and one in five is shown and left alone. */
function thingsOf(world: World, i: number, businessID: string, random: Random): Thing[] {
  const products = productsOf(world, i).filter(({ published }) => published)
  return [
    { id: businessID, weight: 6, opens: 0.09, words: [] },
    ...products.map(({ id, keywords }) => ({
      id,
      weight: 0.4 + 3 * random.unit() ** 2,
      opens: random.chance(0.2) ? 0.01 : 0.04 + 0.08 * random.unit(),
      words: keywords
        .split(/[,、]/)
        .map((word) => word.trim().toLowerCase())
        .filter(Boolean),
    })),
  ]
}

/** More by and by, less at weekends. */
function seenOn(day: string, past: number, things: readonly Thing[], random: Random): Counted[] {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  const scale =
    (weekday === 0 || weekday === 6 ? 0.35 : 1) * (0.6 + 0.8 * past) * (0.75 + 0.5 * random.unit())
  /** Parts of a whole come up by chance. */
  const whole = (number: number) => Math.floor(number + random.unit())
  return things.flatMap((thing) => {
    const shown = whole(2.2 * thing.weight * scale)
    const opened = Math.min(shown, whole(shown * thing.opens))
    const viewed = opened + whole(0.12 * thing.weight * scale * (thing.opens > 0.02 ? 1 : 0.2))
    const numbers = {
      shown,
      opened,
      viewed,
      document: whole(viewed * 0.04),
      saved: whole(viewed * 0.03),
      followed: thing === things[0] ? whole(viewed * 0.04) : 0,
    }
    return Object.entries(numbers).flatMap(([kind, events]) =>
      events > 0 ? [{ thing, day, kind, events }] : [],
    )
  })
}

/** Each inquiry of the conversations, and the first answer to it. */
function askedOf(
  world: World,
  i: number,
  businessID: string,
  things: readonly Thing[],
  conversations: readonly LoadedInquiry[],
): Counted[] {
  const zone = zoneOfCompany(world, i)
  return conversations
    .filter(({ to }) => to === businessID)
    .flatMap(({ product, messages }) => {
      const thing = things.find(({ id }) => id === product?.id) ?? things[0]!
      const answer = messages.find(({ side }) => side === 'R')
      const at = (kind: string, moment: Date) => ({ thing, day: dayIn(zone, moment), kind, events: 1 })
      return [at('inquired', messages[0]!.at), ...(answer ? [at('answered', answer.at)] : [])]
    })
}

function added<Item extends { events: number }>(
  items: readonly Item[],
  keyOf: (item: Item) => readonly string[],
): [readonly string[], number][] {
  const sums = new Map<string, [readonly string[], number]>()
  for (const item of items) {
    const key = keyOf(item)
    const name = key.join('\n')
    const sum = sums.get(name)
    if (sum) sum[1] += item.events
    else sums.set(name, [key, item.events])
  }
  return [...sums.values()]
}

/** Who looks at several things is one visitor of the day. */
const visitorsOf = (counted: readonly Counted[], random: Random): [string, number][] =>
  added(
    counted.filter(({ kind }) => kind === 'viewed'),
    ({ day }) => [day],
  ).map(([[day = ''], events]) => [day, Math.max(1, Math.round(events * (0.6 + 0.2 * random.unit())))])

const countries: readonly (readonly [string, number])[] = [
  ['JP', 0.44],
  ['DE', 0.12],
  ['US', 0.11],
  ['IT', 0.08],
  ['TW', 0.07],
  ['MX', 0.05],
  ['FR', 0.04],
  ['', 0.03],
]
const companyTypes: readonly (readonly [string, number])[] = [
  ['MA', 0.07],
  ['DI', 0.04],
  ['IM', 0.02],
]
const wordsMost = 24

type Breakdown = LoadedSums['breakdowns'][number]

/** Of the months that are over. */
function breakdownsOf(
  businessID: string,
  counted: readonly Counted[],
  things: readonly Thing[],
  random: Random,
  world: World,
): Breakdown[] {
  const over = counted.filter(({ day }) => day.slice(0, 7) < world.today.slice(0, 7))
  const row = (month: string, rest: Omit<Breakdown, 'businessID' | 'month'>) => ({
    businessID,
    month,
    ...rest,
  })
  const byThing = added(over, ({ day, kind, thing }) => [`${day.slice(0, 7)}-01`, kind, thing.id])
  const products = byThing.map(([[month = '', kind = '', value = ''], events]) =>
    row(month, { dimension: 'product', kind, value, events, places: 0 }),
  )
  const words = wordsOf(things, random)
  const totals = added(over, ({ day, kind }) => [`${day.slice(0, 7)}-01`, kind])
  const parts = totals.flatMap(([[month = '', kind = ''], events]) => {
    const split = (
      dimension: Breakdown['dimension'],
      shares: readonly (readonly [string, number, number?])[],
      hasRest: boolean,
    ) => {
      const rows = shares
        .map(([value, share, at = 0]) => ({ value, events: Math.round(events * share), at }))
        .filter((one) => one.events >= 3)
      const left = events - rows.reduce((sum, one) => sum + one.events, 0)
      return [
        ...rows.map(({ at, ...one }) =>
          row(month, { dimension, kind, ...one, places: kind === 'shown' ? at * one.events : 0 }),
        ),
        ...(hasRest && left > 0
          ? [row(month, { dimension, kind, value: null, events: left, places: 0 })]
          : []),
      ]
    }
    return [
      ...(['shown', 'opened', 'viewed', 'document'].includes(kind) ? split('country', countries, true) : []),
      ...(['shown', 'opened'].includes(kind) ? split('words', words, true) : []),
      ...(['shown', 'opened', 'viewed'].includes(kind) ? split('companyType', companyTypes, false) : []),
    ]
  })
  return [...products, ...parts]
}

/** What buyers typed: words of the products, each with its share of all and its usual place. */
function wordsOf(things: readonly Thing[], random: Random): (readonly [string, number, number])[] {
  const words = [...new Set(things.flatMap((thing) => thing.words.slice(0, 3)))].slice(0, wordsMost)
  let left = 0.85
  return words.map((word) => {
    const share = left * (0.08 + 0.14 * random.unit())
    left -= share
    return [word, share, random.chance(0.25) ? random.int(11, 24) : random.int(1, 8)] as const
  })
}
