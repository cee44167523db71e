// What companies of the demo world show as Sponsored when it is filled: some of those whose plans have boosts.
import type { LoadedBoost } from '../domains/boosts/load.ts'
import { allEditions } from '../domains/editions/editions.ts'
import { idOf } from './facts/ids.ts'
import { ownerOf } from './facts/members.ts'
import { outlineOf } from './facts/outline.ts'
import { productsOf } from './facts/products.ts'
import type { World } from './facts/world.ts'
import type { Ids } from './ids.ts'

/** What these ids are for, beside those of others. */
const idForBoosts = 501
/** Of each industry: enough that one stands beside most of what is searched for there, and few enough that each is shown. */
const ofIndustryMost = 12
const hour = 3_600_000

/**
 * A page, or two products, of companies on plans with boosts: begun within the last two days, so that they run for some more. Of the first
 * company two that are over, one that was worth it and one that was not.
 */
export function boostsOf(world: World, ids: Ids, now: Date): LoadedBoost[] {
  const boosts = overOf(world, ids, now)
  const made = new Map<string, number>()
  for (let i = 1; i < world.companies; i++) {
    const { slot, industryID, country } = outlineOf(world, i)
    const already = made.get(industryID) ?? 0
    // The first company has its own left: whoever tries the demo makes one.
    if (slot.tier === 'standard' || i % 3 === 0 || already >= ofIndustryMost) continue
    const businessID = ids.company(i)
    const by = ids.person(ownerOf(world, i))
    const products = productsOf(world, i).filter(({ published }) => published)
    const things: { thing: LoadedBoost['thing']; industryID: string }[] =
      i % 2 === 0
        ? [{ thing: { type: 'business', id: businessID }, industryID }]
        : products.slice(0, 2).map((product) => ({
            thing: { type: 'product', id: product.id },
            industryID: product.industryID,
          }))
    made.set(industryID, already + things.length)
    for (const [at, { thing, industryID: industry }] of things.entries()) {
      const startsAt = new Date(now.getTime() - (1 + ((i * 7 + at * 5) % 48)) * hour)
      boosts.push({
        id: idOf(world.seed, startsAt.getTime(), idForBoosts, i * 2 + at),
        businessID,
        thing,
        industries: [...new Set([industry, industryID])],
        // One of five is for the edition of its own country alone, where that has one.
        editions: i % 5 === 0 ? editionsOf(country.code) : [],
        startsAt,
        by,
      })
    }
  }
  return boosts
}

const editionsOf = (country: string): string[] =>
  allEditions('en').flatMap(({ code, countryCode }) => (countryCode === country ? [code] : []))

type Report = NonNullable<LoadedBoost['report']>
const counts = (shown: number, opened: number) => ({ shown, opened })
const rowsOf = (shown: Record<string, number>, others: number) => ({
  rows: Object.entries(shown).map(([value, times]) => ({ value, shown: times })),
  others,
})
const paidOff: Report = {
  figures: {
    paid: counts(412, 37),
    unpaid: counts(655, 48),
    unpaidBefore: counts(630, 45),
    during: { saved: 9, inquired: 5 },
    before: { saved: 4, inquired: 3 },
  },
  report: {
    paidOff: true,
    editions: rowsOf({ jp: 268, de: 61, us: 55 }, 28),
    words: rowsOf({ bearing: 151, 軸受: 122, 'ball bearing': 64 }, 75),
  },
}
const notWorthIt: Report = {
  figures: {
    paid: counts(188, 6),
    unpaid: counts(94, 5),
    unpaidBefore: counts(101, 7),
    during: { saved: 1, inquired: 0 },
    before: { saved: 1, inquired: 1 },
  },
  report: {
    paidOff: false,
    editions: rowsOf({ jp: 140, it: 31 }, 17),
    words: rowsOf({ bearing: 96, 'linear guide': 41 }, 51),
  },
}

function overOf(world: World, ids: Ids, now: Date): LoadedBoost[] {
  const businessID = ids.company(0)
  const { industryID } = outlineOf(world, 0)
  const product = productsOf(world, 0).findLast(({ published }) => published)
  const things: [LoadedBoost['thing'] | undefined, number, Report][] = [
    [product && { type: 'product', id: product.id }, 44, notWorthIt],
    [{ type: 'business', id: businessID }, 37, paidOff],
  ]
  return things.flatMap(([thing, daysAgo, report], at) => {
    const startsAt = new Date(now.getTime() - daysAgo * 24 * hour)
    const id = idOf(world.seed, startsAt.getTime(), idForBoosts, at)
    const by = ids.person(ownerOf(world, 0))
    const shared = { businessID, industries: [industryID], editions: [], by }
    return thing ? [{ id, thing, startsAt, report, ...shared }] : []
  })
}
