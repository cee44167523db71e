// What owners read of what was counted, worked out in the plainest way: rows of three at least, and sums of rows.
import { createHmac } from 'node:crypto'
import type pg from 'pg'
import { dimensions, statisticKinds, type Dimension } from '../contract/statistic-kinds.ts'
import type { Counted } from './statistics.ts'

export type Cell = {
  business: string
  /** Its first day. */
  month: string
  dimension: Dimension
  kind: string
  isRest: boolean
  value: string
  events: number
  places: number
}
type Row<Item> = { value: string; those: Item[]; isRest: boolean }
const least = 3
const distinct = <Item>(those: readonly Item[], whoOf: (one: Item) => unknown) =>
  new Set(those.map(whoOf)).size

/** Rows of three at least by `whoOf`, all others as one; the smallest goes to these where they would be fewer than three. */
export function plainRows<Item>(
  items: readonly Item[],
  valueOf: (one: Item) => string,
  whoOf: (one: Item) => unknown,
): Row<Item>[] {
  const rows = [...Map.groupBy(items, valueOf)].map(([value, those]) => ({
    value,
    those,
    isRest: distinct(those, whoOf) < least,
  }))
  const hidden = () => rows.filter(({ isRest }) => isRest).flatMap(({ those }) => those)
  if (hidden().length > 0 && distinct(hidden(), whoOf) < least) {
    const [smallest] = rows
      .filter(({ isRest }) => !isRest)
      .toSorted((a, b) => a.those.length - b.those.length || (a.value < b.value ? 1 : -1))
    if (smallest) smallest.isRest = true
  }
  const shown = rows.filter(({ isRest }) => !isRest)
  return hidden().length > 0 ? [...shown, { value: '', those: hidden(), isRest: true }] : shown
}

/** In which of sixteen crowds of a month somebody is, by its salt as it is kept: asked for while it is. */
export async function plainCrowds(pool: pg.Pool, month: string): Promise<(who: string) => number> {
  const { rows } = await pool.query<{ salt: Buffer }>('select salt from statistics_salts where period = $1', [
    month.slice(0, 7),
  ])
  const salt = rows[0]!.salt
  return (who) => createHmac('sha256', salt).update(who).digest()[0]! % 16
}

/** All rows of a month of every company. */
export function plainCells(
  counted: readonly Counted[],
  month: string,
  crowdOf: (who: string) => number,
): Cell[] {
  const ofMonth = counted.filter(({ day }) => day.startsWith(month.slice(0, 7)))
  return [...Map.groupBy(ofMonth, ({ business, kind }) => `${business} ${kind}`).values()].flatMap(
    (those) => {
      const { business, kind } = those[0]!
      const crowd = ({ who }: Counted) => crowdOf(who)
      const rowsBy: Record<Dimension, () => Row<Counted>[]> = {
        product: () =>
          [...Map.groupBy(those, ({ thing }) => thing)].map(([value, of]) => ({
            value,
            those: of,
            isRest: false,
          })),
        country: () =>
          ['shown', 'opened', 'viewed', 'document'].includes(kind)
            ? plainRows(those, ({ country }) => country, crowd)
            : [],
        words: () =>
          ['shown', 'opened'].includes(kind) ? plainRows(those, ({ words }) => words, crowd) : [],
        companyType: () =>
          plainRows(
            those.filter(({ viewer }) => viewer),
            ({ viewer }) => viewer!.type,
            ({ viewer }) => viewer!.companyID,
          ),
      }
      return dimensions.flatMap((dimension) =>
        rowsBy[dimension]().map(({ value, those: behind, isRest }): Cell => {
          const places = behind.reduce((sum, { place }) => sum + place, 0)
          const shared = { business, month, dimension, kind, isRest, value, events: behind.length }
          // In which place somebody found a thing would tell what for: of words alone it is kept.
          return { ...shared, places: dimension === 'words' ? places : 0 }
        }),
      )
    },
  )
}

const noCounts = () => Object.fromEntries(statisticKinds.map((kind) => [kind, 0]))

function sumOf(cells: readonly Cell[]): Record<string, number> {
  const counts: Record<string, number> = noCounts()
  for (const { kind, events } of cells) if (kind in counts) counts[kind] = counts[kind]! + events
  return counts
}

/** The answer that shows these rows of one company and dimension, added: counts by value, and those of all others. */
export function plainPart(cells: readonly Cell[]) {
  const listed = cells.filter(({ isRest }) => !isRest)
  const rows = [...Map.groupBy(listed, ({ value }) => value)].map(([value, those]) => {
    const found = those.filter(({ kind, places }) => kind === 'shown' && places > 0)
    const places = found.reduce((sum, cell) => sum + cell.places, 0)
    const shown = found.reduce((sum, cell) => sum + cell.events, 0)
    const averagePlace = shown === 0 ? null : Math.round((10 * places) / shown) / 10
    return [value, { counts: sumOf(those), averagePlace }] as const
  })
  return { rows: new Map(rows), others: sumOf(cells.filter(({ isRest }) => isRest)) }
}

/** The totals of days from one up to another on a company's clock. */
export function plainFigures(counted: readonly Counted[], from: string, until: string) {
  const those = counted.filter(({ day }) => day >= from && day < until)
  const countsOf = (of: readonly Counted[]) => {
    const counts: Record<string, number> = noCounts()
    for (const { kind } of of) if (kind in counts) counts[kind] = counts[kind]! + 1
    return counts
  }
  const visitorsOf = (of: readonly Counted[]) =>
    distinct(
      of.filter(({ kind }) => kind === 'viewed'),
      ({ day, who }) => `${day} ${who}`,
    )
  const days = [...Map.groupBy(those, ({ day }) => day)].toSorted(([one], [other]) => (one < other ? -1 : 1))
  return {
    counts: countsOf(those),
    visitorDays: visitorsOf(those),
    byDay: days.map(([day, of]) => ({ day, counts: countsOf(of), visitors: visitorsOf(of) })),
  }
}

type Span = { boostID: string; businessID: string; from: number; until: number }

/** What a boost of a company's page brought between two moments: half hours that began by them, and as many before. */
export function plainBoost(counted: readonly Counted[], { boostID, businessID, from, until }: Span) {
  const slotOf = (at: number) => at - (at % 1_800_000)
  const ofPage = counted.filter(({ thing }) => thing === businessID)
  const during = ofPage.filter(({ at }) => at >= slotOf(from) && at < until)
  const before = ofPage.filter(({ at }) => at >= slotOf(2 * from - until) && at < slotOf(from))
  const count = (those: readonly Counted[], wanted: string) =>
    those.filter(({ kind }) => kind === wanted).length
  const paid = during.filter(({ boost }) => boost === boostID)
  return {
    shown: paid.filter(({ kind }) => kind === 'boostShown'),
    figures: {
      paid: { shown: count(paid, 'boostShown'), opened: count(paid, 'boostOpened') },
      unpaid: { shown: count(during, 'shown'), opened: count(during, 'opened') },
      unpaidBefore: { shown: count(before, 'shown'), opened: count(before, 'opened') },
      during: { saved: count(during, 'saved'), inquired: count(during, 'inquired') },
      before: { saved: count(before, 'saved'), inquired: count(before, 'inquired') },
    },
  }
}
