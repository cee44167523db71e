// Which years of its plan a company has paid for: one after the other since soon after it registered, some with an upgrade.
import { presetZone } from '../../contract/zone-of-place.ts'
import { plans } from '../../contract/plans.ts'
import { addYears, daysBetween } from '../../domains/billing/years.ts'
import { outlineOf } from './outline.ts'
import { kind, randomOf } from './random.ts'
import type { Tier, World } from './world.ts'

export type PaidTier = Exclude<Tier, 'standard'>
/** Moments in milliseconds, amounts in cents. */
export type PaidYear = {
  kind: 'new' | 'upgrade' | 'renewal'
  tier: PaidTier
  way: 'card' | 'transfer'
  orderedAt: number
  start: number
  end: number
  credit: number
  creditDays: number
  /** Given back afterwards, in cents; 0 for most. */
  refunded: number
  refundedAt: number
}

const day = 86_400_000
/** So many years are looked back, so that a world of a million companies is not filled with invoices. */
const yearsBack = { bare: 1, whole: 4 }
const below: Record<PaidTier, PaidTier | undefined> = {
  gold: undefined,
  premium: 'gold',
  platinum: 'premium',
}

/** The clock by which a company's days are counted. */
export function zoneOfCompany(world: World, i: number): string {
  const { country, stateID } = outlineOf(world, i)
  return presetZone(country.code, stateID ?? undefined)
}

/** The years of company `i`, oldest first; none on standard. The last one runs on the world's day, and for some months more. */
export function paidYearsOf(world: World, i: number): PaidYear[] {
  const { slot, createdAt } = outlineOf(world, i)
  if (slot.tier === 'standard') return []
  const random = randomOf(world.seed, kind.memberships, i)
  const zone = zoneOfCompany(world, i)
  const today = Date.parse(world.today)
  const registered = Math.min(createdAt, today)
  const way = () => (random.chance(0.3) ? ('transfer' as const) : ('card' as const))
  // Nobody pays before they are there; a company of today pays at once.
  const first = Math.min(registered + random.int(1, 20) * day, today)
  const start = Math.max(first, today - random.int(12, 150) * day - random.int(0, day / 1_000) * 1_000)
  const upgraded = random.chance(0.45) ? below[slot.tier] : undefined
  const since = upgraded === undefined ? undefined : start - random.int(50, 310) * day
  const isUpgrade = since !== undefined && since > first
  const oldest = isUpgrade ? since : start
  const tier = isUpgrade ? upgraded! : slot.tier
  const most = world.bare ? yearsBack.bare : yearsBack.whole
  const years = startsBefore(oldest, first, zone, most).map((began, at, starts) =>
    yearOf({
      kind: 'renewal',
      tier,
      way: way(),
      start: began,
      end: starts[at + 1] ?? yearAfter(began, zone),
    }),
  )
  if (isUpgrade) years.push(upgradeOf(years.at(-1)!, { tier: slot.tier, start, way: way(), zone }))
  years[0]!.kind = 'new'
  if (random.chance(0.05)) giveBack(years.at(-1)!, random.int(5, 20), today)
  return years.map((year) => ({
    ...year,
    orderedAt:
      year.way === 'transfer' ? Math.max(registered, year.start - random.int(2, 9) * day) : year.start,
  }))
}

/** When years began of which the last begins at `last`, oldest first, none before `first`. */
function startsBefore(last: number, first: number, zone: string, most: number): number[] {
  const starts = [last]
  for (let back = 1; back <= most; back++) {
    const began = addYears(new Date(last), zone, -back).getTime()
    if (began < first) break
    starts.unshift(began)
  }
  return starts
}

const yearAfter = (start: number, zone: string): number => addYears(new Date(start), zone).getTime()

type Begun = Pick<PaidYear, 'kind' | 'tier' | 'way' | 'start'>

const yearOf = (begun: Begun & { end: number }): PaidYear => ({
  ...begun,
  orderedAt: begun.start,
  credit: 0,
  creditDays: 0,
  refunded: 0,
  refundedAt: 0,
})

/** A higher plan ends the year before, whose unused days are credited. */
function upgradeOf(before: PaidYear, { zone, ...begun }: Omit<Begun, 'kind'> & { zone: string }): PaidYear {
  const [start, end, at] = [new Date(before.start), new Date(before.end), new Date(begun.start)]
  const [all, creditDays] = [daysBetween(start, end, zone), daysBetween(at, end, zone)]
  const credit = Math.floor((plans[before.tier].price * creditDays) / all)
  before.end = begun.start
  const year = yearOf({ ...begun, kind: 'upgrade', end: yearAfter(begun.start, zone) })
  return { ...year, credit, creditDays }
}

/** A part in percent of what was paid without tax goes back some days later, rounded to whole dollars. */
function giveBack(year: PaidYear, percent: number, today: number): void {
  const refundedAt = year.start + 9 * day
  if (refundedAt >= today) return
  year.refunded = Math.floor(((plans[year.tier].price - year.credit) * percent) / 10_000) * 100
  year.refundedAt = refundedAt
}
