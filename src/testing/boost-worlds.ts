// Worlds of boosts made up at random over a town, and what a slow reading of the rules lets stand in them (D18).
import fc from 'fast-check'
import type { RunningBoost } from '../domains/boosts/running.ts'
import { uuidv7 } from '../platform/ids.ts'
import { dayIn, dayOf } from '../platform/days.ts'
import { beginOf } from '../platform/wall-clock.ts'
import type { Town, TownThing } from './boost-town.ts'

const dayMs = 86_400_000
const weekMs = 7 * dayMs
const zones = [
  'UTC',
  'Asia/Tokyo',
  'America/New_York',
  'Pacific/Kiritimati',
  'Asia/Kathmandu',
  'Europe/Berlin',
]
/** A leap day, a new year, days on which clocks are changed, and one like others. */
const days = ['2028-02-29', '2028-03-01', '2027-01-01', '2027-03-28', '2026-11-01', '2027-06-16']
const near = [-1, 0, 1]

/** When somebody looks: where a day begins somewhere, a millisecond before and after that too. */
const aMoment = fc
  .tuple(fc.constantFrom(...days), fc.constantFrom(...zones), fc.constantFrom(...near, 3_600_000))
  .map(([day, zone, ms]) => beginOf(day, zone).getTime() + ms)

/** When it began, seen from a moment: just now, seven days ago to the millisecond, or where a day began in a zone. */
const aBeginning = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom(-dayMs, -3 * dayMs, -6 * dayMs).map((ms) => (at: number) => at + ms),
  },
  fc.tuple(fc.constantFrom(0, -weekMs), fc.constantFrom(...near)).map(
    ([ms, more]) =>
      (at: number) =>
        at + ms + more,
  ),
  fc.tuple(fc.integer({ min: -1, max: 8 }), fc.constantFrom(...zones)).map(([ago, zone]) => (at: number) => {
    const day = dayOf(new Date(Date.parse(dayIn(zone, new Date(at))) - ago * dayMs))
    return beginOf(day, zone).getTime()
  }),
)

const aWish = fc.record({
  thing: fc.nat(),
  industries: fc.constantFrom<string[][]>(['0006'], ['0006'], ['0001'], ['0006', '0001'], ['0011']),
  countries: fc.constantFrom([], [], [], [], [], [], ['JP'], ['DE', 'IT'], ['US']),
  editions: fc.constantFrom([], [], [], [], [], [], ['jp'], ['it'], ['us', 'it']),
  begins: aBeginning,
})

const ways = ['asleep', 'late', 'throws', 'refuses', 'floods', 'strange'] as const

export const aWorld = fc.record({
  at: aMoment,
  wishes: fc.array(aWish, { maxLength: 40, size: 'max' }),
  way: fc.oneof({ weight: 4, arbitrary: fc.constant('sound' as const) }, fc.constantFrom(...ways)),
  edition: fc.constantFrom('jp', 'jp', 'it'),
  language: fc.constantFrom('en', 'en', 'ja'),
  /** Companies that the reader does not meet. */
  withheld: fc.array(fc.nat(), { maxLength: 2 }),
  reader: fc.nat(),
  search: fc.record({
    text: fc.oneof(
      { weight: 8, arbitrary: fc.constant('first') },
      { weight: 3, arbitrary: fc.constantFrom('second', 'first second', 'third') },
      { weight: 2, arbitrary: fc.constantFrom('said', 'left out', 'wrong', '') },
    ),
    kind: fc.constantFrom('MA', 'MA', 'MA', 'MA', 'PR', 'PR', 'PR', 'PR', 'DI'),
    country: fc.oneof({ weight: 8, arbitrary: fc.constant(undefined) }, fc.constantFrom('JP', 'DE')),
    industry: fc.constantFrom<(string[] | undefined)[]>(
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
      ['0006'],
      ['0001'],
      ['0006', '0001'],
    ),
    tier: fc.constantFrom<(('standard' | 'gold')[] | undefined)[]>(
      undefined,
      undefined,
      undefined,
      undefined,
      ['gold'],
    ),
    sort: fc.constantFrom('relevance', 'relevance', 'relevance', 'relevance', 'newest'),
    skip: fc.constantFrom(0, 0, 0, 0, 5),
    size: fc.constantFrom(3, 5, 5, 5, 5, 10, 10, 10, 20),
    exactly: fc.boolean(),
  }),
})
export type World = typeof aWorld extends fc.Arbitrary<infer One> ? One : never

export type TownBoost = RunningBoost & { thing: TownThing }

/** What was read of things before anybody left, by their ids; boosts of a world are made from it. */
export function boostsIn(
  { things }: Town,
  read: ReadonlyMap<string, RunningBoost>,
  { at, wishes }: Pick<World, 'at' | 'wishes'>,
): TownBoost[] {
  if (things.length === 0) return []
  return wishes.map(({ thing: number, begins, ...whom }) => {
    const thing = things[number % things.length]!
    const startsAt = begins(at)
    return { ...read.get(thing.id)!, ...whom, boostID: uuidv7(), startsAt, endsAt: startsAt + weekMs, thing }
  })
}

/** What is typed. */
export function textIn({ words: { names, said } }: Town, wanted: World['search']['text']): string {
  const [first, second, third] = names
  const texts: Record<string, string> = {
    first,
    second,
    third,
    said,
    'first second': `${first} ${second}`,
    'left out': `${first} zzqqxxvv`,
    wrong: `${first.slice(0, 4)}${first.slice(5)}`,
  }
  return texts[wanted] ?? ''
}

const runsAt = ({ startsAt, endsAt, editions }: RunningBoost, at: number, edition: string) =>
  startsAt <= at && at < endsAt && (editions.length === 0 || editions.includes(edition))
const countryOf: Readonly<Record<string, string>> = { jp: 'JP', it: 'IT' }
const among = <T>(all: readonly T[], some: readonly T[]) => some.some((one) => all.includes(one))

/** Whether everybody in an edition may meet a thing now. */
export const isMet = ({ isGone, company }: TownThing, edition: string) =>
  !isGone && !company.hiddenIn.includes(edition)

/** Whether a boost fits a search by the words of its thing: by those that it surely has, or by those that it may have as well. */
export function fitsSearch(
  boost: TownBoost,
  world: World,
  text: string,
  which: 'surely' | 'perhaps',
): boolean {
  const { thing, industries, countries } = boost
  const { company } = thing
  const { at, edition, search } = world
  const { country, industry, tier, kind } = search
  if ((thing.type === 'product' ? 'PR' : company.type) !== kind || thing.type === 'post') return false
  const has = which === 'surely' ? thing.words : [...thing.words, ...thing.mayBe]
  const asked = text.split(' ').filter((word) => word !== '')
  return (
    runsAt(boost, at, edition) &&
    !company.hidden.includes(edition) &&
    (countries.length === 0 || countries.includes(countryOf[edition]!)) &&
    (industry === undefined || (among(industries, industry) && industry.includes(company.industry))) &&
    (country === undefined || country === company.country) &&
    (tier === undefined || tier.includes(company.plan)) &&
    (asked.length > 0 ? asked.every((word) => has.includes(word)) : industry !== undefined)
  )
}

export type FeedReader = { industry: string | null; country: string | null; own: readonly string[] }

/** Whether a boost fits who reads a feed. */
export function fitsFeed(
  boost: TownBoost,
  { at, edition, language }: World,
  { industry, country, own }: FeedReader,
  withheld: ReadonlySet<string>,
): boolean {
  const { businessID, hidden, language: written } = boost.thing.company
  return (
    runsAt(boost, at, edition) &&
    !hidden.includes(edition) &&
    !own.includes(businessID) &&
    !withheld.has(businessID) &&
    // In words that the reader reads, or in English.
    (written === language || written === 'en') &&
    industry !== null &&
    boost.industries.includes(industry) &&
    (boost.countries.length === 0 || (country !== null && boost.countries.includes(country)))
  )
}
