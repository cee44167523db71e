// What a verifier does with a case: takes it, reads its documents, asks, grants, refuses. Each with an entry in the audit log (D14, D57).
import type { badgeScopes } from '../../contract/badge-scopes.ts'
import { AppError } from '../../contract/errors.ts'
import { today } from '../../platform/days.ts'
import { transaction, type Db, type Tx } from '../../platform/db.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { record } from '../audit/recording.ts'
import { holdIdentity } from '../businesses/badge.ts'
import { businessExists } from '../businesses/existence.ts'
import { assignedAmong, releaseCase as release, takeCase as take } from '../staff/cases.ts'
import { requireStaff, type Staff } from '../staff/roles.ts'
import { addCheck, lockChecks, ourVerifiers } from './checks.ts'
import { requireDays } from './company-checks.ts'
import { addressesOf } from './documents.ts'
import { lookAtIdentities } from './identity.ts'
import { requireNeverTheirs } from './own-case.ts'
import {
  findCase,
  insertMessage,
  lockCase,
  updateDecided,
  updateWaiting,
  type CaseRow,
} from './queries/cases.ts'
import { findDocument } from './queries/documents.ts'
import { verificationQueue } from './queue.ts'
import { tellManagers } from './telling.ts'

type Scope = (typeof badgeScopes)[number]
type Given = { caseID: string; reason: string }
const keyOf = (caseID: string) => ({ queue: verificationQueue, caseID })
type Nothing = Record<never, never>

/**
 * Takes an open case, from a colleague where `from` names them. Throws NotFound, CaseClosed, CaseTaken, AnotherVerifier for who
 * refused what it appeals against, and OwnCase for who is or was in the team of the company.
 */
export function takeCase(
  db: Db,
  staff: Staff,
  { caseID, from }: { caseID: string; from?: string | undefined },
): Promise<Nothing> {
  return transaction(db, async (tx) => {
    await requireStaff(tx, staff, ['verifier'])
    const one = await openCase(tx, caseID)
    await requireAnother(tx, staff, one)
    await requireNeverTheirs(tx, staff, one.businessID)
    await take(tx, staff, keyOf(caseID), from)
    return {}
  })
}

/** Leaves a case for colleagues. Throws NotFound, NotAssigned. */
export function releaseCase(db: Db, staff: Staff, caseID: string): Promise<Nothing> {
  return transaction(db, async (tx) => {
    await requireStaff(tx, staff, ['verifier'])
    if (!(await lockCase(tx, caseID))) throw new AppError('NotFound')
    await requireMine(tx, staff, caseID)
    await release(tx, staff, keyOf(caseID))
    return {}
  })
}

/** Where who has the case reads a document of it, or of what it appeals against; noted first. Throws NotFound for everybody and everything else, OwnCase. */
export function readDocument(
  db: Db,
  staff: Staff,
  { caseID, documentID }: { caseID: string; documentID: string },
) {
  return transaction(db, async (tx) => {
    await requireStaff(tx, staff, ['verifier'])
    const [one, document] = [await findCase(tx, caseID), await findDocument(tx, documentID)]
    const isOfCase = document && one && [one.id, one.appealOf].includes(document.caseID)
    const isThere = isOfCase && (await businessExists(tx, one.businessID))
    if (!isThere || document.caseID === null || !(await hasCase(tx, staff, caseID)))
      throw new AppError('NotFound')
    await requireNeverTheirs(tx, staff, one.businessID)
    await record(tx, {
      by: `user:${staff.userID}`,
      act: 'verification.read',
      about: { type: 'document', id: documentID },
      businessID: one.businessID,
      details: { case: caseID },
    })
    return addressesOf(tx, document)
  })
}

/** Asks the company something. Throws NotFound, CaseClosed, NotAssigned, AnotherVerifier, OwnCase. */
export function askCompany(
  tx: Tx,
  staff: Staff,
  { text, ...given }: Given & { text: string },
): Promise<Nothing> {
  return act(tx, staff, given, async (joined, one) => {
    const messageID = uuidv7()
    await insertMessage(joined, {
      id: messageID,
      caseID: one.id,
      side: 'verifier',
      writtenBy: staff.userID,
      content: text,
    })
    await updateWaiting(joined, one.id, 'asked')
    await recordOf(joined, staff, one, 'verification.asked', given.reason)
    await tell(joined, one, { kind: 'verification.asked', number: messageID })
    return {}
  })
}

/** Grants level 2 to the company that was seen. Throws as askCompany, InvalidInput for a last day that cannot be, CompanyChanged. */
export function grantCase(
  db: Db,
  staff: Staff,
  {
    scope,
    validUntil,
    version,
    ...given
  }: Given & {
    scope: readonly Scope[]
    validUntil: string
    version: string
  },
): Promise<{ checkID: string }> {
  return act(db, staff, given, async (tx, one) => {
    const { businessID } = one
    const checkedOn = today()
    requireDays({ checkedOn, validUntil })
    await lockChecks(tx, businessID)
    await holdIdentity(tx, businessID, version)
    const checkID = await addCheck(tx, {
      businessID,
      level: 2,
      scope: [...new Set(scope)],
      checkedBy: ourVerifiers,
      recordedBy: staff.userID,
      checkedOn,
      validUntil,
    })
    await lookAtIdentities(tx, [businessID])
    await updateDecided(tx, one.id, { state: 'granted', decidedBy: staff.userID, checkID })
    await recordOf(tx, staff, one, 'verification.granted', given.reason, { level: 2, check: checkID })
    await tell(tx, one, { kind: 'verification.granted', day: validUntil })
    return { checkID }
  })
}

/** Refuses, with what the company is told. Throws as askCompany. */
export function refuseCase(
  db: Db,
  staff: Staff,
  { text, ...given }: Given & { text: string },
): Promise<Nothing> {
  return act(db, staff, given, async (tx, one) => {
    await updateDecided(tx, one.id, { state: 'refused', decidedBy: staff.userID, reasons: text })
    await recordOf(tx, staff, one, 'verification.refused', given.reason)
    await tell(tx, one, { kind: 'verification.refused' })
    return {}
  })
}

/** Does something with an open case that is held, for who has it. */
function act<T>(
  db: Db | Tx,
  staff: Staff,
  { caseID }: Given,
  work: (tx: Tx, one: CaseRow) => Promise<T>,
): Promise<T> {
  return transaction(db, async (tx) => {
    await requireStaff(tx, staff, ['verifier'])
    const one = await openCase(tx, caseID)
    await requireMine(tx, staff, caseID)
    await requireAnother(tx, staff, one)
    await requireNeverTheirs(tx, staff, one.businessID)
    return work(tx, one)
  })
}

/** An open case of a company that is there, held. */
async function openCase(tx: Tx, caseID: string): Promise<CaseRow> {
  const one = await lockCase(tx, caseID)
  if (!one || !(await businessExists(tx, one.businessID))) throw new AppError('NotFound')
  if (one.state !== 'open' && one.state !== 'asked') throw new AppError('CaseClosed')
  return one
}

async function hasCase(tx: Tx, { userID }: Staff, caseID: string): Promise<boolean> {
  return (await assignedAmong(tx, verificationQueue, [caseID])).get(caseID)?.userID === userID
}

async function requireMine(tx: Tx, staff: Staff, caseID: string): Promise<void> {
  if (!(await hasCase(tx, staff, caseID))) throw new AppError('NotAssigned')
}

/** Whoever refused does not decide about that. */
async function requireAnother(tx: Tx, { userID }: Staff, { appealOf }: CaseRow): Promise<void> {
  const refused = appealOf === null ? undefined : await findCase(tx, appealOf)
  if (refused?.decidedBy === userID) throw new AppError('AnotherVerifier')
}

const recordOf = (
  tx: Tx,
  { userID }: Staff,
  { id, businessID, kind }: CaseRow,
  act: string,
  reason: string,
  details: Record<string, unknown> = {},
) =>
  record(tx, {
    by: `user:${userID}`,
    act,
    about: { type: 'case', id },
    businessID,
    reason,
    details: { kind, ...details },
  })

type Told = {
  kind: 'verification.asked' | 'verification.granted' | 'verification.refused'
  day?: string
  number?: string
}

const tell = (tx: Tx, { id, businessID }: CaseRow, { day = today(), ...told }: Told) =>
  tellManagers(tx, [{ ...told, businessID, subjectID: id, day }])
