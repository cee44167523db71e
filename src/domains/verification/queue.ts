// What waits for verifiers, and a case as they see it (D14).
import { AppError } from '../../contract/errors.ts'
import type { CallOutput } from '../../contract/endpoint.ts'
import type {
  listVerificationCases,
  QueuedCaseEntry,
  StaffCaseEntry,
} from '../../contract/verification-staff.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { businessFaces } from '../businesses/listing.ts'
import { userFaces } from '../profiles/public.ts'
import { assignedAmong } from '../staff/cases.ts'
import { requireStaff, type Staff } from '../staff/roles.ts'
import { isOrWasInTeam } from '../team/past-people.ts'
import { companyChecks } from './company-checks.ts'
import { showDocument } from './documents.ts'
import {
  countQueues,
  findCase,
  findMessages,
  findQueue,
  type CaseRow,
  type MessageRow,
} from './queries/cases.ts'
import { findDocumentsOf, type DocumentRow } from './queries/documents.ts'

/** Under which the domain of staff keeps who has which case. */
export const verificationQueue = 'verification'
const pageSize = 50
const dayMs = 86_400_000
const dueWorkingDays = 2

/** The moment so many working days (Monday to Friday, UTC) after another. */
export function dueAfter(since: Date, workingDays: number = dueWorkingDays): Date {
  let [at, left] = [since.getTime(), workingDays]
  while (left > 0) {
    at += dayMs
    const day = new Date(at).getUTCDay()
    if (day !== 0 && day !== 6) left -= 1
  }
  return new Date(at)
}

/** Open cases, those that have waited longest first, a page behind `after`; of companies that are there. */
export async function listCases(
  db: Db,
  staff: Staff,
  { after, language }: { after: string | undefined; language: string },
): Promise<CallOutput<typeof listVerificationCases>> {
  await requireStaff(db, staff, ['verifier'])
  const rows = await findQueue(db, { after, limit: pageSize + 1 })
  const page = rows.slice(0, pageSize)
  const items = await queuedCases(db, page, language)
  return { items, next: rows.length > pageSize ? page.at(-1)!.id : null }
}

/** Cases of companies that are there as the queue shows them. Three queries. */
async function queuedCases(
  db: Db | Tx,
  rows: readonly CaseRow[],
  language: string,
): Promise<QueuedCaseEntry[]> {
  const [faces, assigned] = await Promise.all([
    businessFaces(
      db,
      rows.map(({ businessID }) => businessID),
      language,
    ),
    assignedAmong(
      db,
      verificationQueue,
      rows.map(({ id }) => id),
    ),
  ])
  const nameOf = await namesOf(
    db,
    [...assigned.values()].map(({ userID }) => userID),
    language,
  )
  return rows.flatMap((row) => {
    const face = faces.get(row.businessID)
    if (!face) return []
    const { name, key, country } = face
    const { businessID } = row
    const holder = assigned.get(row.id)
    return {
      caseID: row.id,
      company: { businessID, key, name, country },
      kind: row.kind,
      state: row.state,
      openedAt: row.openedAt.toISOString(),
      waitingSince: row.waitingSince.toISOString(),
      dueAt: row.state === 'open' ? dueAfter(row.waitingSince).toISOString() : null,
      assigned: holder ? { userID: holder.userID, name: nameOf(holder.userID) } : null,
    }
  })
}

/** What people are called, also those who have left; one query. */
export async function namesOf(
  db: Db | Tx,
  userIDs: readonly string[],
  language: string,
): Promise<(userID: string) => string> {
  const faces = await userFaces(db, [...new Set(userIDs)], language)
  return (userID) => faces.get(userID)?.name ?? ''
}

/** A case with all that a verifier reads of it but the documents themselves. Throws NotFound, also for one of a company that is gone. */
export async function showCase(
  db: Db,
  staff: Staff,
  { caseID, language }: { caseID: string; language: string },
): Promise<StaffCaseEntry> {
  await requireStaff(db, staff, ['verifier'])
  const row = await findCase(db, caseID)
  const [queued] = row ? await queuedCases(db, [row], language) : []
  if (!row || !queued) throw new AppError('NotFound')
  const ids = row.appealOf === null ? [row.id] : [row.id, row.appealOf]
  const [refused, messages, documents, about, isOwn] = await Promise.all([
    row.appealOf === null ? undefined : findCase(db, row.appealOf),
    findMessages(db, ids),
    findDocumentsOf(db, ids),
    companyChecks(db, row.businessID, language),
    isOrWasInTeam(db, row.businessID, staff.userID),
  ])
  const nameOf = await namesOf(db, [row.openedBy, ...messages.map(({ writtenBy }) => writtenBy)], language)
  const saidIn = saidOf(messages, documents, nameOf)
  return {
    ...queued,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    reasons: row.reasons,
    openedBy: { userID: row.openedBy, name: nameOf(row.openedBy) },
    isMine: queued.assigned?.userID === staff.userID,
    isRefuser: refused?.decidedBy === staff.userID,
    isOwn,
    ...saidIn(row.id),
    refused: refused
      ? {
          caseID: refused.id,
          reasons: refused.reasons ?? '',
          decidedAt: (refused.decidedAt ?? refused.openedAt).toISOString(),
          ...saidIn(refused.id),
        }
      : null,
    about,
  }
}

const saidOf =
  (messages: readonly MessageRow[], documents: readonly DocumentRow[], nameOf: (userID: string) => string) =>
  (caseID: string) => ({
    messages: messages
      .filter((message) => message.caseID === caseID)
      .map(({ id, side, content, writtenAt, writtenBy }) => ({
        messageID: id,
        side,
        content,
        writtenAt: writtenAt.toISOString(),
        by: { userID: writtenBy, name: nameOf(writtenBy) },
      })),
    documents: documents.filter((document) => document.caseID === caseID).map(showDocument),
  })

/** How many cases and certificates wait for a verifier, and since when; for the console's home. */
export const waitingChecks = countQueues
