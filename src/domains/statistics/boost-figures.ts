// What events tell of one boost, while they are kept: 35 days. Who may ask is known to who calls.
import type { BoostFiguresEntry, BoostReportEntry } from '../../contract/boost-report.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { countAround, findParts } from './queries/boosts.ts'
import { slotOf } from './recording.ts'
import { privacyLeast } from './summing.ts'

type Boosted = {
  boostID: string
  /** What was shown, and of what it is counted whether it was saved and written to. */
  thingID: string
  actsOn: string
  from: Date
  until: Date
}

/** How often it was shown, opened, saved and written to while it ran, and for as long before. One query. */
export async function figuresOfBoost(
  db: Db | Tx,
  { boostID, thingID, actsOn, from, until }: Boosted,
): Promise<BoostFiguresEntry> {
  const begin = new Date(slotOf(from.getTime()))
  const before = new Date(slotOf(2 * from.getTime() - until.getTime()))
  const thingIDs = [...new Set([thingID, actsOn])]
  const rows = await countAround(db, { boostID, thingIDs, before, from: begin, until })
  const count = (kind: string, isBefore: boolean) =>
    rows.reduce(
      (sum, row) =>
        row.kind === kind && row.isBefore === isBefore && (!kind.startsWith('boost') || row.isOfBoost)
          ? sum + row.events
          : sum,
      0,
    )
  const unpaid = (isBefore: boolean) => ({
    shown: count('shown', isBefore),
    opened: count('opened', isBefore),
  })
  const acts = (isBefore: boolean) => ({
    saved: count('saved', isBefore),
    inquired: count('inquired', isBefore),
  })
  return {
    paid: { shown: count('boostShown', false), opened: count('boostOpened', false) },
    unpaid: unpaid(false),
    unpaidBefore: unpaid(true),
    during: acts(false),
    before: acts(true),
  }
}

type Rows = BoostReportEntry['words']
const rowsMost = 50

/** Where it was shown, by editions or words: rows of fewer than three visitors are told together. One query. */
export async function placesOfBoost(
  db: Db | Tx,
  { boostID, thingID, from, until }: Boosted,
  by: 'edition' | 'words',
): Promise<Rows> {
  const cells = await findParts(db, { boostID, thingID, from: new Date(slotOf(from.getTime())), until }, by)
  const rows = [...Map.groupBy(cells, ({ value }) => value)]
    .map(([value, those]) => ({ value, ...sumOf(those), those }))
    .toSorted((one, other) => other.shown - one.shown || (one.value < other.value ? -1 : 1))
  const listed = rows.filter(({ behind }) => behind >= privacyLeast).slice(0, rowsMost)
  const hidden = () => rows.filter((row) => !listed.includes(row)).flatMap(({ those }) => those)
  // Of whom fewer stand behind all others, what is left of the total would tell: the smallest row goes there too.
  if (hidden().length > 0 && sumOf(hidden()).behind < privacyLeast) listed.pop()
  return {
    rows: listed.map(({ value, shown }) => ({ value, shown })),
    others: sumOf(hidden()).shown,
  }
}

/** Crowds have the salt of their month: those of one month alone can be told apart. */
function sumOf(cells: readonly { crowd: string; events: number }[]) {
  const byMonth = Map.groupBy(new Set(cells.map(({ crowd }) => crowd)), (crowd) => crowd.slice(0, 7))
  return {
    shown: cells.reduce((sum, { events }) => sum + events, 0),
    behind: Math.max(0, ...[...byMonth.values()].map((crowds) => crowds.length)),
  }
}
