// Nobody of staff sees who reported them, or decides about what is theirs, their companies' or reported by them.
import { AppError } from '../../contract/errors.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { inquirySides } from '../inquiries/facts.ts'
import { everyBusinessOf } from '../members/membership.ts'
import type { CaseRow } from './queries/cases.ts'
import { hasReported } from './queries/reports.ts'

type Judged = Pick<CaseRow, 'caseID' | 'type' | 'resourceID' | 'partyID'>

/** Throws OwnCase for whose thing it is, themself or through a company, also one that was removed, and for both sides of a conversation. */
export async function requireNotTheirs(db: Db | Tx, userID: string, judged: Judged): Promise<void> {
  if ((await theirsAmong(db, userID, [judged])).has(judged.caseID)) throw new AppError('OwnCase')
}

/** The same, and for who reported it. */
export async function requireNoPart(db: Db | Tx, userID: string, judged: Judged): Promise<void> {
  await requireNotTheirs(db, userID, judged)
  if (await hasReported(db, judged.caseID, userID)) throw new AppError('OwnCase')
}

/** Which of these cases are about what is somebody's, by id. As many queries for many as for one. */
export async function theirsAmong(
  db: Db | Tx,
  userID: string,
  cases: readonly Judged[],
): Promise<Set<string>> {
  const conversations = cases.filter(({ type }) => type === 'inquiry').map(({ resourceID }) => resourceID)
  const [companies, sides] = await Promise.all([
    everyBusinessOf(db, userID),
    conversations.length === 0 ? undefined : inquirySides(db, conversations),
  ])
  const own = new Set<string | null | undefined>([userID, ...companies])
  const theirs = cases.filter(({ type, resourceID, partyID }) => {
    const between = type === 'inquiry' ? sides?.get(resourceID) : undefined
    return [partyID, between?.S.id, between?.R.id].some((id) => own.has(id))
  })
  return new Set(theirs.map(({ caseID }) => caseID))
}
