// What a boost brought: counted from events while it runs, and kept as it stood when it was over (docs/decisions/0142).
import type { BoostFiguresEntry } from '../../contract/boost-report.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { figuresOfBoost, placesOfBoost } from '../statistics/boost-figures.ts'
import type { BoostRow, KeptReport } from './queries/boosts.ts'

/** When a boost was over: with its days, or when it was stopped. */
export const overAt = ({ endsAt, stoppedAt }: Pick<BoostRow, 'endsAt' | 'stoppedAt'>): Date =>
  stoppedAt !== null && stoppedAt < endsAt ? stoppedAt : endsAt

/** Of a post its company is saved and written to. */
const askedOf = (row: BoostRow, at: Date) => ({
  boostID: row.boostID,
  thingID: row.thingID,
  actsOn: row.thingType === 'post' ? row.businessID : row.thingID,
  from: row.startsAt,
  until: new Date(Math.min(at.getTime(), overAt(row).getTime())),
})

/** What is counted by a moment; nothing before it began. One query. */
export function figuresSoFar(db: Db | Tx, row: BoostRow, at: Date): Promise<BoostFiguresEntry> {
  if (overAt(row) <= row.startsAt || row.startsAt >= at) return Promise.resolve(nothing())
  return figuresOfBoost(db, askedOf(row, at))
}

/** The report of one that is over, as it is kept. Three queries. */
export async function reportOf(db: Db | Tx, row: BoostRow): Promise<KeptReport> {
  const end = overAt(row)
  const figures = await figuresSoFar(db, row, end)
  if (end <= row.startsAt) return { figures, report: { paidOff: false, editions: none(), words: none() } }
  const asked = askedOf(row, end)
  const [editions, words] = [
    await placesOfBoost(db, asked, 'edition'),
    await placesOfBoost(db, asked, 'words'),
  ]
  return { figures, report: { paidOff: paidOff(figures), editions, words } }
}

/** Somebody opened it, and more was saved or more was asked than in as many days before. */
export const paidOff = ({ paid, during, before }: BoostFiguresEntry): boolean =>
  paid.opened > 0 && (during.saved > before.saved || during.inquired > before.inquired)

const none = () => ({ rows: [], others: 0 })
const zero = () => ({ shown: 0, opened: 0 })
const nothing = (): BoostFiguresEntry => ({
  paid: zero(),
  unpaid: zero(),
  unpaidBefore: zero(),
  during: { saved: 0, inquired: 0 },
  before: { saved: 0, inquired: 0 },
})
