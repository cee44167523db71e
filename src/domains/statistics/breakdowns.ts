// The same by product, country, words and type of company: of closed months alone, so that no two answers tell of one visitor.
import type { BreakdownEntry } from '../../contract/statistics.ts'
import type { Dimension, StatisticKind } from '../../contract/statistic-kinds.ts'
import { dayOf } from '../../platform/days.ts'
import type { Db } from '../../platform/db.ts'
import type { LiveSession } from '../accounts/live-session.ts'
import { resolveManager } from '../members/actors.ts'
import { nameFor, productFaces, productsForDirectory } from '../products/listing.ts'
import { countryOfRecord } from '../reference-data/places.ts'
import { businessTypeOfRecord } from '../reference-data/lists.ts'
import { dayAfter, noCounts, type Counts } from './figures.ts'
import { findBreakdown, type PartRow } from './queries/figures.ts'
import { findProgress } from './queries/sums.ts'

const rowsMost = 200
/** Cells that are read: twelve months of a hundred rows with four kinds each, and some. */
const cellsMost = 8_000

type Wanted = { businessID: string; dimension: Dimension; months: number; language: string }

/** The rows of the last closed months. Throws NotFound and NotAllowed. */
export async function showBreakdown(db: Db, session: LiveSession, wanted: Wanted): Promise<BreakdownEntry> {
  const { id } = await resolveManager(db, session, wanted.businessID)
  const closed = await findProgress(db, 'months')
  if (!closed) return { period: null, rows: [], others: noCounts() }
  const until = dayOf(closed)
  const from = dayOf(new Date(Date.UTC(closed.getUTCFullYear(), closed.getUTCMonth() - wanted.months, 1)))
  const { dimension } = wanted
  const cells = await findBreakdown(db, id, { dimension, from, until, limit: cellsMost })
  const byValue = Map.groupBy(
    cells.filter(({ isRest }) => !isRest),
    ({ value }) => value,
  )
  // A product that nobody saw is what one looks for.
  if (dimension === 'product')
    for (const { productID } of (await productsForDirectory(db, [id])).get(id) ?? [])
      if (!byValue.has(productID)) byValue.set(productID, [])
  const values = [...byValue.keys()]
  const listed = values.slice(0, rowsMost)
  const nameOf = await namesFor(db, listed, wanted)
  const rest = cells.filter(({ isRest, value }) => isRest || !listed.includes(value))
  return {
    period: { from, to: dayAfter(until, -1) },
    rows: listed.map((value) => ({ value, name: nameOf(value), ...figuresOf(byValue.get(value)!) })),
    others: figuresOf(rest).counts,
  }
}

function figuresOf(cells: readonly PartRow[]): { counts: Counts; averagePlace: number | null } {
  const counts = noCounts()
  for (const { kind, events } of cells) if (kind in counts) counts[kind as StatisticKind] += events
  const shown = cells.filter(({ kind, places }) => kind === 'shown' && places > 0)
  const places = shown.reduce((sum, cell) => sum + cell.places, 0)
  return { counts, averagePlace: places === 0 ? null : Math.round((10 * places) / counts.shown) / 10 }
}

async function namesFor(
  db: Db,
  values: readonly string[],
  { dimension, language }: Wanted,
): Promise<(value: string) => string | null> {
  switch (dimension) {
    case 'product': {
      const faces = await productFaces(db, values)
      return (id) => {
        const face = faces.get(id)
        return face ? nameFor(face, language) : null
      }
    }
    case 'country':
      return (code) => (code === '' ? null : countryOfRecord(code, language).countryName)
    case 'companyType':
      return (code) => businessTypeOfRecord(code, language).name
    case 'words':
      return () => null
  }
}
