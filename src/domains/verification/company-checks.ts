// What verifiers know of a company beside a case, and checks of level 3 and 4, which two of them record together (D14, D57).
import { badgeScopes } from '../../contract/badge-scopes.ts'
import { AppError } from '../../contract/errors.ts'
import { limits } from '../../contract/limits.ts'
import type { CheckEntryOf } from '../../contract/verification.ts'
import type {
  CompanyChecksEntry,
  proposeCheck as proposeEndpoint,
} from '../../contract/verification-staff.ts'
import { today } from '../../platform/days.ts'
import { transaction, type Db, type Tx } from '../../platform/db.ts'
import { record } from '../audit/recording.ts'
import { holdIdentity, identityFacts, identityVersion } from '../businesses/badge.ts'
import { businessExists } from '../businesses/existence.ts'
import { businessFaces } from '../businesses/listing.ts'
import { userFaces } from '../profiles/public.ts'
import {
  declineProposal,
  openProposalsAbout,
  propose,
  takeProposal,
  type ProposalRow,
} from '../staff/proposals.ts'
import { requireStaff, type Staff } from '../staff/roles.ts'
import { addCheck, checksOf, daysAfter, endCheck, lockChecks, ourVerifiers, type Check } from './checks.ts'
import { addressesOf, giveDocuments } from './documents.ts'
import { lookAtIdentities, ticksOf } from './identity.ts'
import { requireNeverTheirs } from './own-case.ts'
import { findDocument } from './queries/documents.ts'
import { tellManagers } from './telling.ts'
import * as z from 'zod'

/** As the audit log names it. */
const grantAct = 'check.granted'

/** What is known of a company that is there. Throws NotFound. */
export async function companyChecks(
  db: Db | Tx,
  businessID: string,
  language: string,
): Promise<CompanyChecksEntry> {
  const ids = [businessID]
  const [faces, facts, ticks, checks, own] = await Promise.all([
    businessFaces(db, ids, language),
    identityFacts(db, ids),
    ticksOf(db, ids),
    checksOf(db, businessID),
    openProposalsAbout(db, { type: 'business', id: businessID }, [grantAct]),
  ])
  const [face, identity, [seen]] = [faces.get(businessID), ticks.get(businessID), facts]
  if (!face || !identity || !seen) throw new AppError('NotFound')
  const { name, key, country } = face
  const people = await userFaces(
    db,
    own.map(({ proposedBy }) => proposedBy),
    language,
  )
  return {
    company: { businessID, key, name, country },
    registerNumber: seen.registerNumber,
    version: identityVersion(seen),
    identity,
    checks: checks.map(showCheck),
    proposals: own.map((proposal) => ({
      ...Proposed.parse(proposal.input),
      proposalID: proposal.proposalID,
      reason: proposal.reason,
      proposedBy: {
        userID: proposal.proposedBy,
        name: people.get(proposal.proposedBy)?.name ?? '',
      },
      proposedAt: proposal.proposedAt.toISOString(),
    })),
  }
}

/** A check as its company and verifiers see it. */
export const showCheck = ({ id, endedAt, ...check }: Check): CheckEntryOf => ({
  checkID: id,
  ...check,
  endedAt: endedAt?.toISOString() ?? null,
})

/** The same for verifiers. */
export async function showCompanyChecks(
  db: Db,
  staff: Staff,
  { businessID, language }: { businessID: string; language: string },
): Promise<CompanyChecksEntry> {
  await requireStaff(db, staff, ['verifier'])
  return companyChecks(db, businessID, language)
}

const Proposed = z.object({
  level: z.literal([3, 4]),
  scope: z.array(z.enum(badgeScopes)),
  checkedBy: z.string(),
  checkedOn: z.iso.date(),
  validUntil: z.iso.date(),
  reportID: z.uuid(),
  /** Of the company that was visited. */
  version: z.string().default(''),
})

export type CheckWish = Omit<z.output<(typeof proposeEndpoint)['body']>, 'reason'> & {
  businessID: string
  reason: string
}

/** Throws InvalidInput for a last day before the first or in the past, one too far away, and a check of tomorrow. */
export function requireDays({ checkedOn, validUntil }: { checkedOn: string; validUntil: string }): void {
  const day = today()
  const fields = {
    ...(checkedOn > day && { checkedOn: 'After today' }),
    ...((validUntil < day || validUntil < checkedOn) && { validUntil: 'In the past' }),
    ...(validUntil > daysAfter(checkedOn, limits.checkDaysMax) && { validUntil: 'Too far away' }),
  }
  if (Object.keys(fields).length > 0) throw new AppError('InvalidInput', { fields })
}

/** Proposes a visit or an audit with its report. Throws NotFound, OwnCase, CompanyChanged, InvalidInput, AlreadyProposed, AttachmentGone. */
export async function proposeCheck(
  tx: Tx,
  staff: Staff,
  { businessID, reason, report, auditor, ...wish }: CheckWish,
): Promise<{ proposalID: string }> {
  await requireStaff(tx, staff, ['verifier'])
  if (!(await businessExists(tx, businessID))) throw new AppError('NotFound')
  await requireNeverTheirs(tx, staff, businessID)
  requireDays(wish)
  if (wish.level === 4 && auditor === '')
    throw new AppError('InvalidInput', { fields: { auditor: 'An audit names its auditor' } })
  const given = { businessID, caseID: null, userID: staff.userID }
  const [reportID = ''] = await giveDocuments(tx, given, [report])
  await holdIdentity(tx, businessID, wish.version)
  const proposalID = await propose(tx, staff, {
    act: grantAct,
    about: { type: 'business', id: businessID },
    businessID,
    input: { ...wish, scope: [...new Set(wish.scope)], checkedBy: auditor || ourVerifiers, reportID },
    reason,
  })
  return { proposalID }
}

type Answer = { proposalID: string; reason: string }

/** Does what another verifier proposed. Throws NotFound, SecondNeeded for who proposed it, OwnCase, CompanyChanged, InvalidInput when its days are over. */
export function approveCheck(
  db: Db | Tx,
  staff: Staff,
  { proposalID, reason }: Answer,
): Promise<{ checkID: string }> {
  return transaction(db, async (tx) => {
    await requireStaff(tx, staff, ['verifier'])
    const proposal = await takeProposal(tx, staff, proposalID, [grantAct])
    const { subjectID: businessID } = proposal
    if (!(await businessExists(tx, businessID))) throw new AppError('NotFound')
    await requireNeverTheirs(tx, staff, businessID)
    const wish = Proposed.parse(proposal.input)
    requireDays(wish)
    await lockChecks(tx, businessID)
    await holdIdentity(tx, businessID, wish.version)
    const checkID = await addCheck(tx, { ...wish, businessID, recordedBy: staff.userID })
    await lookAtIdentities(tx, [businessID])
    await record(tx, granted(staff, proposal, { checkID, reason, level: wish.level }))
    await tellManagers(tx, [
      { kind: 'verification.granted', businessID, subjectID: checkID, day: wish.validUntil },
    ])
    return { checkID }
  })
}

const granted = (
  { userID }: Staff,
  { subjectID, proposalID, proposedBy }: ProposalRow,
  { checkID, reason, level }: { checkID: string; reason: string; level: number },
) => ({
  by: `user:${userID}` as const,
  act: 'verification.granted',
  about: { type: 'check', id: checkID },
  businessID: subjectID,
  reason,
  details: { level, proposal: proposalID, proposedBy },
})

/** Ends a proposal without doing it. Throws NotFound, OwnCase. */
export function declineCheck(db: Db, staff: Staff, answer: Answer): Promise<Record<never, never>> {
  return transaction(db, async (tx) => {
    await requireStaff(tx, staff, ['verifier'])
    const { subjectID } = await declineProposal(tx, staff, { ...answer, acts: [grantAct] })
    await requireNeverTheirs(tx, staff, subjectID)
    return {}
  })
}

/** Where a verifier reads the report of a visit or audit; noted first. Throws NotFound, OwnCase. */
export function readReport(
  db: Db,
  staff: Staff,
  { businessID, documentID }: { businessID: string; documentID: string },
) {
  return transaction(db, async (tx) => {
    await requireStaff(tx, staff, ['verifier'])
    const document = await findDocument(tx, documentID)
    if (
      document?.businessID !== businessID ||
      document.caseID !== null ||
      !(await businessExists(tx, businessID))
    )
      throw new AppError('NotFound')
    await requireNeverTheirs(tx, staff, businessID)
    await record(tx, {
      by: `user:${staff.userID}`,
      act: 'verification.read',
      about: { type: 'document', id: documentID },
      businessID,
    })
    return addressesOf(tx, document)
  })
}

/** Takes a check back before its last day; `text` is what the company is told. Throws NotFound, OwnCase. */
export function endCompanyCheck(
  db: Db,
  staff: Staff,
  which: { businessID: string; checkID: string; text: string; reason: string },
): Promise<Record<never, never>> {
  return transaction(db, async (tx) => {
    await requireStaff(tx, staff, ['verifier'])
    const { businessID, checkID, text, reason } = which
    await requireNeverTheirs(tx, staff, businessID)
    await lockChecks(tx, businessID)
    await endCheck(tx, { checkID, businessID, reason: text })
    await record(tx, {
      by: `user:${staff.userID}`,
      act: 'verification.ended',
      about: { type: 'check', id: checkID },
      businessID,
      reason,
    })
    await tellManagers(tx, [{ kind: 'verification.ended', businessID, subjectID: checkID, day: today() }])
    return {}
  })
}
