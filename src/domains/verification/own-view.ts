// The checks and cases of a company as its owners and admins see them (D14).
import type { OwnCaseEntry, OwnVerificationEntry } from '../../contract/verification.ts'
import { AppError } from '../../contract/errors.ts'
import { today } from '../../platform/days.ts'
import type { Db } from '../../platform/db.ts'
import type { LiveSession } from '../accounts/live-session.ts'
import { listCertificates } from '../businesses/certificate-management.ts'
import { resolveManager } from '../members/actors.ts'
import { appealUntilOf, hasCheckInPlan, isValidForLong } from './cases.ts'
import { badgeOf, checksOf } from './checks.ts'
import { showCheck } from './company-checks.ts'
import { lastAsked } from './confirming.ts'
import { showDocument } from './documents.ts'
import { ticksOf } from './identity.ts'
import { findAppealedAmong, findCasesOf, findMessages } from './queries/cases.ts'
import { findDocumentsOf } from './queries/documents.ts'

const casesMost = 20

/** All that an owner or admin sees; as many queries whatever there is. Throws NotFound, NotAllowed for members. */
export async function showOwnVerification(
  db: Db,
  session: LiveSession,
  businessID: string,
): Promise<OwnVerificationEntry> {
  const { id, role } = await resolveManager(db, session, businessID)
  const [ticks, checks, cases, hasPlan, isLong, certificates, asked] = await Promise.all([
    ticksOf(db, [id]),
    checksOf(db, id),
    ownCases(db, id),
    hasCheckInPlan(db, id),
    isValidForLong(db, id),
    listCertificates(db, session, id),
    lastAsked(db, id),
  ])
  const identity = ticks.get(id)
  if (!identity || role === 'member') throw new AppError('NotFound')
  const day = today()
  return {
    role,
    asking: askingOf({ cases, hasPlan, isLong }),
    badge: badgeOf(
      checks.filter(({ level, endedAt, validUntil }) => level > 1 && !endedAt && validUntil >= day),
    ),
    identity,
    checks: checks.map(showCheck),
    cases,
    certificates: certificates.map(({ id: certificateID, name, issuer, expireDate, status, confirmed }) => ({
      id: certificateID,
      name,
      issuer,
      expireDate,
      status,
      confirmed,
      asked: asked.get(certificateID) ?? null,
    })),
  }
}

function askingOf(seen: {
  cases: readonly OwnCaseEntry[]
  hasPlan: boolean
  isLong: boolean
}): OwnVerificationEntry['asking'] {
  if (seen.cases.some(({ state }) => state === 'open' || state === 'asked')) return 'open case'
  if (seen.isLong) return 'valid'
  return seen.hasPlan ? 'yes' : 'plan'
}

/** The newest cases of a company with what was written and given. Four queries. */
async function ownCases(db: Db, businessID: string): Promise<OwnCaseEntry[]> {
  const rows = await findCasesOf(db, businessID, casesMost)
  const ids = rows.map(({ id }) => id)
  const [messages, documents, appealed] = await Promise.all([
    findMessages(db, ids),
    findDocumentsOf(db, ids),
    findAppealedAmong(db, ids),
  ])
  return rows.map((row) => {
    const until = appealed.has(row.id) ? null : appealUntilOf(row)
    return {
      caseID: row.id,
      kind: row.kind,
      state: row.state,
      openedAt: row.openedAt.toISOString(),
      decidedAt: row.decidedAt?.toISOString() ?? null,
      reasons: row.reasons,
      appealUntil: until && until > new Date() ? until.toISOString() : null,
      messages: messages
        .filter(({ caseID }) => caseID === row.id)
        .map(({ id: messageID, side, content, writtenAt }) => ({
          messageID,
          side,
          content,
          writtenAt: writtenAt.toISOString(),
        })),
      documents: documents.filter(({ caseID }) => caseID === row.id).map(showDocument),
    }
  })
}
