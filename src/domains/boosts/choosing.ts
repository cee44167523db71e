// Which of the boosts that run stands in a place: of those that fit the one that was shown least today, so that none is preferred (D18).
import { editionBit, editionOf } from '../editions/editions.ts'
import { isInMask } from '../editions/masks.ts'
import type { Db } from '../../platform/db.ts'
import type { FeedSponsoring, Interests } from '../newsfeed/sponsored.ts'
import { askedFor, lexemesOf } from '../search/fitting.ts'
import type { Sponsoring, Sought } from '../search/sponsored.ts'
import { runningNow, type RunningBoost } from './running.ts'
import { noteShown, shownToday } from './shown-today.ts'

type Ready = RunningBoost & { words: ReadonlySet<string> }

/** The same list is asked by every page until it is made anew. */
const ready = new WeakMap<readonly RunningBoost[], readonly Ready[]>()

function readyOf(running: readonly RunningBoost[]): readonly Ready[] {
  const known = ready.get(running)
  if (known) return known
  const made = running.map((boost) => ({ ...boost, words: lexemesOf(boost) }))
  ready.set(running, made)
  return made
}

type Running = (db: Db) => Promise<readonly RunningBoost[]>

type Clock = () => number

/** Those of a list that stand beside results: chosen by the words, or the category, and the edition, as a clock shows it. */
export const searchFrom = (list: Running, now: Clock = Date.now): Sponsoring => ({
  async offers(db, sought) {
    const running = readyOf(await list(db))
    if (running.length === 0) return []
    return leastShown(fittingSearch(running, sought, now()))
      .slice(0, sought.atMost)
      .map(({ thingID: id, boostID }) => ({ id, boostID }))
  },
  shown: noteShown,
})

/** Those that stand between the posts of a feed: chosen by the industries and country of who reads, the edition and the language. */
export const feedFrom = (list: Running, now: Clock = Date.now): FeedSponsoring => ({
  async offers(db, reader) {
    const running = readyOf(await list(db))
    const at = now()
    return leastShown(running.filter((boost) => fitsReader(boost, reader, at)))
      .slice(0, reader.atMost)
      .map(({ thingType: type, thingID: id, boostID }) => ({ thing: { type, id }, boostID }))
  },
  shown: noteShown,
})

export const searchSponsoring = searchFrom(runningNow)
export const feedSponsoring = feedFrom(runningNow)

const leastShown = (fitting: readonly Ready[]): Ready[] =>
  fitting
    .map((boost) => ({ boost, shown: shownToday(boost.boostID) }))
    .sort((one, other) => one.shown - other.shown || (one.boost.boostID < other.boost.boostID ? -1 : 1))
    .map(({ boost }) => boost)

/** Those of a list that fit a search, whoever searches. */
export function fittingSearch<Boost extends Ready>(
  running: readonly Boost[],
  sought: Pick<Sought, 'segment' | 'text' | 'filters' | 'edition' | 'without'>,
  at: number,
): Boost[] {
  const { segment, text, filters, edition } = sought
  const here = running.filter((boost) => boost.segment === segment && isOpenIn(boost, edition, at))
  if (here.length === 0) return []
  const asked = askedFor(segment, text, filters)
  if (!asked) return []
  const without = new Set(sought.without)
  const country = editionOf(edition)?.countryCode ?? ''
  return here.filter(
    ({ thingID, industries, countries, words }) =>
      !without.has(thingID) &&
      // Nothing is known of who searches: the country is that of the edition.
      (countries.length === 0 || countries.includes(country)) &&
      (asked.industries.length === 0 || asked.industries.some((id) => industries.includes(id))) &&
      asked.fits(words),
  )
}

function fitsReader(boost: Ready, reader: Interests, at: number): boolean {
  const { businessID, industries, countries, languages } = boost
  return (
    isOpenIn(boost, reader.edition, at) &&
    !reader.own.includes(businessID) &&
    !reader.withheld?.has(businessID) &&
    reader.industry !== undefined &&
    industries.includes(reader.industry) &&
    (countries.length === 0 || (reader.country !== undefined && countries.includes(reader.country))) &&
    (languages.includes(reader.language) || languages.includes('en'))
  )
}

const isOpenIn = (
  { startsAt, endsAt, editions, hiddenEditions }: RunningBoost,
  edition: string,
  at: number,
) =>
  startsAt <= at &&
  at < endsAt &&
  (editions.length === 0 || editions.includes(edition)) &&
  !isInMask(hiddenEditions, editionBit(edition))
