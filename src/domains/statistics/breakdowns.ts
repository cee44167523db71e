// The same by product, country, words and type of company: of closed months alone, so that no two answers tell of one visitor.
import type { BreakdownEntry, StatisticsPartEntry } from '../../contract/statistics.ts'
import {
  dimensions as allDimensions,
  type Dimension,
  type StatisticKind,
} from '../../contract/statistic-kinds.ts'
import { dayOf } from '../../platform/days.ts'
import type { Db, Tx } from '../../platform/db.ts'
import type { LiveSession } from '../accounts/live-session.ts'
import { resolveManager } from '../members/actors.ts'
import { nameFor, productFaces, productsForDirectory, type ProductFace } from '../products/listing.ts'
import { countryOfRecord } from '../reference-data/places.ts'
import { businessTypeOfRecord } from '../reference-data/lists.ts'
import { dayAfter, noCounts, type Counts } from './figures.ts'
import { findBreakdowns, type PartRow } from './queries/figures.ts'
import { findProgress } from './queries/sums.ts'

const rowsMost = 200
/** Cells that are read of each: twelve months of a hundred rows with four kinds each, and some. */
const cellsMost = 8_000

type Wanted = { businessID: string; dimension: Dimension; months: number; language: string }

/** The rows of the last closed months. Throws NotFound and NotAllowed. */
export async function showBreakdown(db: Db, session: LiveSession, wanted: Wanted): Promise<BreakdownEntry> {
  const { id } = await resolveManager(db, session, wanted.businessID)
  const { dimension, months, language } = wanted
  const until = await findProgress(db, 'months')
  const { period, by } = await breakdownsOf(db, id, { dimensions: [dimension], months, until, language })
  return { period, ...by[dimension] }
}

type Parts = {
  period: BreakdownEntry['period']
  by: Record<Dimension, StatisticsPartEntry>
  /** Of published products that are listed. */
  faces: ReadonlyMap<string, ProductFace>
}
type Wish = {
  dimensions: readonly Dimension[]
  months: number
  /** Up to which month; undefined where none is closed yet. */
  until: Date | undefined
  language: string
}

/** Several of them, for whom nobody asks who they are: one query, and two of products. */
export async function breakdownsOf(
  db: Db | Tx,
  businessID: string,
  { dimensions, months, until: closed, language }: Wish,
): Promise<Parts> {
  const none = Object.fromEntries(
    allDimensions.map((dimension) => [dimension, { rows: [], others: noCounts() }]),
  ) as unknown as Parts['by']
  if (!closed) return { period: null, by: none, faces: new Map() }
  const until = dayOf(closed)
  const from = dayOf(new Date(Date.UTC(closed.getUTCFullYear(), closed.getUTCMonth() - months, 1)))
  const [cells, showcase] = await Promise.all([
    findBreakdowns(db, businessID, { dimensions, from, until, limit: cellsMost }),
    dimensions.includes('product') ? productsForDirectory(db, [businessID]) : undefined,
  ])
  const byDimension = Map.groupBy(cells, ({ dimension }) => dimension)
  // A product that nobody saw is what one looks for.
  const unseen = (showcase?.get(businessID) ?? []).map(({ productID }) => productID)
  const products = dimensions.includes('product') ? valuesOf(byDimension.get('product') ?? [], unseen) : []
  const faces = await productFaces(db, products)
  const by = { ...none }
  for (const dimension of dimensions) {
    const own = byDimension.get(dimension) ?? []
    const values = dimension === 'product' ? products : valuesOf(own, [])
    by[dimension] = partOf(own, values, nameOfValues(dimension, faces, language))
  }
  return { period: { from, to: dayAfter(until, -1) }, by, faces }
}

/** What is listed, that with most first. */
const valuesOf = (cells: readonly PartRow[], more: readonly string[]): string[] =>
  [...new Set([...cells.flatMap(({ isRest, value }) => (isRest ? [] : [value])), ...more])].slice(0, rowsMost)

function partOf(
  cells: readonly PartRow[],
  values: readonly string[],
  nameOf: (value: string) => string | null,
): StatisticsPartEntry {
  const listed = new Set(values)
  const isListed = ({ isRest, value }: PartRow) => !isRest && listed.has(value)
  const byValue = Map.groupBy(cells.filter(isListed), ({ value }) => value)
  return {
    rows: values.map((value) => ({ value, name: nameOf(value), ...figuresOf(byValue.get(value) ?? []) })),
    others: figuresOf(cells.filter((cell) => !isListed(cell))).counts,
  }
}

function figuresOf(cells: readonly PartRow[]): { counts: Counts; averagePlace: number | null } {
  const counts = noCounts()
  for (const { kind, events } of cells) if (kind in counts) counts[kind as StatisticKind] += events
  const shown = cells.filter(({ kind, places }) => kind === 'shown' && places > 0)
  const sum = (of: 'places' | 'events') => shown.reduce((all, cell) => all + cell[of], 0)
  return {
    counts,
    averagePlace: shown.length === 0 ? null : Math.round((10 * sum('places')) / sum('events')) / 10,
  }
}

function nameOfValues(
  dimension: Dimension,
  faces: ReadonlyMap<string, ProductFace>,
  language: string,
): (value: string) => string | null {
  switch (dimension) {
    case 'product':
      return (id) => {
        const face = faces.get(id)
        return face ? nameFor(face, language) : null
      }
    case 'country':
      return (code) => (code === '' ? null : countryOfRecord(code, language).countryName)
    case 'companyType':
      return (code) => businessTypeOfRecord(code, language).name
    case 'words':
      return () => null
  }
}
