// What a company made of the inquiries that it received: answered how fast, and won. Nobody else learns of it.
import { AppError } from '../../contract/errors.ts'
import type { AnsweredInquiryEntry } from '../../contract/statistics.ts'
import { subjectText } from '../../messages/texts.ts'
import { transaction, type Db, type Tx } from '../../platform/db.ts'
import { firstIDAt } from '../../platform/ids.ts'
import type { LiveSession } from '../accounts/live-session.ts'
import { answeredAs, answersOf } from './answer-clock.ts'
import { countWon, findReceivedIn, setWon, type ReceivedOne } from './queries/winning.ts'
import { requireThread, type Place } from './thread.ts'

/** Marks a conversation as won, or not; marked again it keeps its day. Throws as `requireThread` does, and NotAllowed for who sent it. */
export function markWon(
  db: Db,
  session: LiveSession,
  place: Place,
  won: boolean,
): Promise<{ wonAt: string | null }> {
  return transaction(db, async (tx) => {
    const { side } = await requireThread(tx, session, place)
    if (side !== 'R') throw new AppError('NotAllowed')
    const wonAt = await setWon(tx, place.requestID, won)
    return { wonAt: wonAt?.toISOString() ?? null }
  })
}

type Received = { from: Date; until: Date }
const receivedMost = 2_000

/** How many conversations a company marked as won in each of two periods, how it answered what came in the first (of more than 2,000 the newest speak), and the newest of that in `language`. Two queries. */
export async function answersIn(
  db: Db | Tx,
  businessID: string,
  { now, before }: { now: Received; before: Received },
  { at, language, listed }: { at: Date; language: string; listed: number },
) {
  const [won, received] = await Promise.all([
    countWon(db, businessID, { now, before }),
    findReceivedIn(db, businessID, { ...idsOf(now), limit: receivedMost }),
  ])
  const newest = received.slice(0, listed).map((row) => answeredEntry(row, language, at))
  return { won, answers: answersOf(received, at), newest }
}

const answeredEntry = (row: ReceivedOne, language: string, at: Date): AnsweredInquiryEntry => ({
  requestID: row.id,
  subject: subjectText(row.subject, language),
  createdAt: row.createdAt.toISOString(),
  answeredAt: row.answeredAt?.toISOString() ?? null,
  ...answeredAs(row, at),
  wonAt: row.wonAt?.toISOString() ?? null,
})

const idsOf = ({ from, until }: Received) => ({ fromID: firstIDAt(from), untilID: firstIDAt(until) })

type Page = Received & { language: string; beforeID: string | undefined; limit: number }

/** The inquiries that came in a period, newest first, after one of them. One query. */
export async function answeredIn(
  db: Db,
  businessID: string,
  { language, beforeID, limit, ...period }: Page,
  at: Date,
): Promise<AnsweredInquiryEntry[]> {
  const { fromID, untilID } = idsOf(period)
  const rows = await findReceivedIn(db, businessID, {
    fromID,
    untilID: beforeID && beforeID < untilID ? beforeID : untilID,
    limit,
  })
  return rows.map((row) => answeredEntry(row, language, at))
}
