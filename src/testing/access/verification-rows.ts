// How the calls of checks are made: the case of the business is in the hands of the verifier, its plan pays for one.
import { sql } from 'kysely'
import { certificatesToConfirm, identityFacts, identityVersion } from '../../domains/businesses/badge.ts'
import { addCheck } from '../../domains/verification/checks.ts'
import { askConfirmation } from '../../domains/verification/confirming.ts'
import { takeCase } from '../../domains/verification/deciding.ts'
import { propose } from '../../domains/staff/proposals.ts'
import { today } from '../../platform/days.ts'
import { transaction, type Db, type Tx } from '../../platform/db.ts'
import { uuidv7 } from '../../platform/ids.ts'
import type { Principal } from './principals.ts'
import type { Row } from './row.ts'
import { noToken, type World } from './world.ts'

const reason = 'Seen in the register'
const ofBusiness: Row = { input: ({ businessID }) => ({ businessID }) }
/** A last day that cannot be too far away. */
const nextYear = () => new Date(Date.now() + 300 * 86_400_000).toISOString().slice(0, 10)
/** The case is in the hands of one verifier, and of no other who may decide cases. */
const notTheirs = { operator: 'NotAssigned', secondOperator: 'NotAssigned' } as const

async function aCase(db: Db, world: World, state: 'open' | 'refused' = 'open'): Promise<void> {
  const { businessID, people, verification } = world
  verification.caseID = uuidv7()
  const isRefused = state === 'refused'
  // Those of the rows before are nobody's business any more.
  await sql`
    update verification_cases set state = 'withdrawn', decided_at = now()
    where business_id = ${businessID} and state in ('open', 'asked')`.execute(db)
  await sql`
    insert into verification_cases (id, business_id, kind, state, opened_by, decided_by, decided_at, reasons)
    values (${verification.caseID}, ${businessID}, 'request', ${state}, ${people.owner.userID},
      ${isRefused ? uuidv7() : null}, case when ${isRefused}::boolean then now() end, ${isRefused ? 'Too old.' : null})`.execute(
    db,
  )
}

/** Notes the company as a verifier sees it now. */
async function see(db: Db, { businessID, verification }: World): Promise<string> {
  const [facts] = await identityFacts(db, [businessID])
  return (verification.seen = identityVersion(facts!))
}

const aTakenCase = async (db: Db, world: World) => {
  await aCase(db, world)
  await see(db, world)
  await takeCase(db, world.people.verifier, { caseID: world.verification.caseID })
}

/** A document of a case, or without one a report. */
const withDocument =
  (prepare?: (db: Db, world: World) => Promise<void>) =>
  async (db: Db, world: World): Promise<void> => {
    await prepare?.(db, world)
    const { businessID, people, verification } = world
    const caseID = prepare ? verification.caseID : null
    const [fileID, documentID] = [uuidv7(), uuidv7()]
    const versions = [{ name: 'original', width: 0, height: 0, type: 'application/pdf', bytes: 1_000 }]
    await sql`
      insert into files (file_id, user_id, purpose, content_type, declared_bytes, token_hash, status, expires_at, ready_at,
        versions, file_name, owner_type, owner_id, place)
      values (${fileID}, ${people.owner.userID}, 'attachment', 'application/pdf', 1000, ${Buffer.from(fileID)}, 'ready',
        now(), now(), ${JSON.stringify(versions)}, 'register.pdf', 'verification', ${caseID ?? businessID},
        ${`document:${fileID}`})`.execute(db)
    await sql`
      insert into verification_documents (id, business_id, case_id, file_id, name, content_type, bytes, sha256, given_by)
      values (${documentID}, ${businessID}, ${caseID}, ${fileID}, 'register.pdf', 'application/pdf', 1000,
        decode(repeat('ab', 32), 'hex'), ${people.owner.userID})`.execute(db)
    verification.documentID = documentID
  }

const aProposal = async (db: Db, world: World) => {
  const { businessID, people, verification } = world
  const input = {
    level: 3,
    scope: ['site'],
    checkedBy: 'Millwright',
    checkedOn: today(),
    validUntil: nextYear(),
    reportID: uuidv7(),
    version: await see(db, world),
  }
  const about = { type: 'business', id: businessID }
  await sql`delete from staff_proposals where subject_id = ${businessID}`.execute(db)
  verification.proposalID = await transaction(db, (tx: Tx) =>
    propose(tx, people.operator, { act: 'check.granted', about, businessID, input, reason }),
  )
}

/** A check for each who may end one. */
async function someChecks(db: Db, { businessID, verification }: World): Promise<void> {
  const check = { scope: ['site'], checkedBy: 'Millwright', recordedBy: null }
  for (const as of ['operator', 'secondOperator', 'verifier'] as const)
    verification.checks[as] = await transaction(db, (tx) =>
      addCheck(tx, { ...check, businessID, level: 2, checkedOn: today(), validUntil: nextYear() }),
    )
}

async function anAskedCertificate(db: Db, world: World): Promise<void> {
  const { businessID, people, certificates, verification } = world
  const certificateID = certificates.owner.live
  await sql`delete from verification_certificates where certificate_id = ${certificateID}`.execute(db)
  await askConfirmation(db, people.owner, { businessID, certificateID })
  const { rows } = await sql<{ id: string }>`
    select id from verification_certificates where certificate_id = ${certificateID}`.execute(db)
  verification.requestID = rows[0]!.id
  const seen = await certificatesToConfirm(db, [certificateID])
  verification.version = seen.get(certificateID)!.version
}

async function documentOf(db: Db, { people, certificates }: World): Promise<void> {
  const fileID = uuidv7()
  const versions = [{ name: 'original', width: 0, height: 0, type: 'application/pdf', bytes: 1_000 }]
  await sql`
    insert into files (file_id, user_id, purpose, content_type, declared_bytes, token_hash, status, expires_at, ready_at,
      versions, file_name, owner_type, owner_id, place)
    values (${fileID}, ${people.owner.userID}, 'attachment', 'application/pdf', 1000, ${Buffer.from(fileID)}, 'ready',
      now(), now(), ${JSON.stringify(versions)}, 'iso.pdf', 'certificate', ${certificates.owner.live},
      ${`document:${fileID}`})`.execute(db)
}

/** What there is one of, for one who may; for the others who may one that never was. */
const onlyFor = (as: Principal, one: Principal, id: string) => (as === one ? id : uuidv7())
const looked = ({ verification }: World, as: Principal) => ({
  requestID: onlyFor(as, 'verifier', verification.requestID),
  version: verification.version,
  where: 'register.example',
  reason,
})
const none = { operator: 'NotFound', secondOperator: 'NotFound' } as const
const ofCase = ({ verification: { caseID } }: World) => ({ caseID })

export const verificationRows: Record<string, Row> = {
  showOwnVerification: ofBusiness,
  checkIdentity: ofBusiness,
  requestVerification: {
    input: ({ businessID }) => ({ businessID, text: 'Please.', documents: [noToken] }),
    allowed: 'AttachmentGone',
  },
  answerVerifier: {
    prepare: (db, world) => aCase(db, world),
    input: ({ businessID }) => ({ businessID, text: 'In Osaka.', documents: [] }),
  },
  appealVerification: {
    prepare: (db, world) => aCase(db, world, 'refused'),
    input: (world) => ({ ...ofCase(world), businessID: world.businessID, text: 'Again.', documents: [] }),
  },
  // There is none.
  withdrawVerification: { ...ofBusiness, allowed: 'CaseClosed' },
  askConfirmation: {
    input: ({ businessID, certificates }, as) => ({
      businessID,
      certificateID: certificates[as === 'admin' ? 'admin' : 'owner'].live,
    }),
  },
  showOwnDocument: {
    prepare: withDocument((db, world) => aCase(db, world)),
    input: ({ businessID, verification: { documentID } }) => ({ businessID, documentID }),
  },
  listVerificationCases: { prepare: aTakenCase },
  showVerificationCase: { prepare: aTakenCase, input: ofCase },
  takeVerificationCase: {
    prepare: aTakenCase,
    input: ofCase,
    expected: { operator: 'CaseTaken', secondOperator: 'CaseTaken' },
  },
  releaseVerificationCase: { prepare: aTakenCase, input: ofCase, expected: notTheirs },
  readVerificationDocument: {
    prepare: withDocument(aTakenCase),
    input: (world) => ({ ...ofCase(world), documentID: world.verification.documentID }),
    expected: none,
  },
  askCompany: {
    prepare: aTakenCase,
    input: (world) => ({ ...ofCase(world), text: 'Which one?', reason }),
    expected: notTheirs,
  },
  grantVerification: {
    prepare: aTakenCase,
    input: (world) => ({
      ...ofCase(world),
      version: world.verification.seen,
      scope: ['registration'],
      validUntil: nextYear(),
      reason,
    }),
    expected: notTheirs,
  },
  refuseVerification: {
    prepare: aTakenCase,
    input: (world) => ({ ...ofCase(world), text: 'Too old.', reason }),
    expected: notTheirs,
  },
  showCompanyChecks: ofBusiness,
  proposeCheck: {
    prepare: async (db, world) => void (await see(db, world)),
    input: ({ businessID, verification: { seen } }) => ({
      businessID,
      version: seen,
      level: 3,
      scope: ['site'],
      auditor: '',
      checkedOn: today(),
      validUntil: nextYear(),
      report: noToken,
      reason,
    }),
    allowed: 'AttachmentGone',
  },
  approveCheck: {
    prepare: aProposal,
    input: ({ verification: { proposalID } }, as) => ({
      proposalID: as === 'secondOperator' ? uuidv7() : proposalID,
      reason,
    }),
    expected: { operator: 'SecondNeeded', secondOperator: 'NotFound' },
  },
  declineCheck: {
    prepare: aProposal,
    input: ({ verification: { proposalID } }, as) => ({
      proposalID: onlyFor(as, 'verifier', proposalID),
      reason,
    }),
    expected: none,
  },
  readCheckReport: {
    prepare: withDocument(),
    input: ({ businessID, verification: { documentID } }) => ({ businessID, documentID }),
  },
  endCompanyCheck: {
    prepare: someChecks,
    input: ({ businessID, verification: { checks } }, as) => ({
      businessID,
      checkID: checks[as === 'operator' || as === 'secondOperator' ? as : 'verifier'],
      text: 'The works have moved.',
      reason,
    }),
  },
  listCertificatesToConfirm: { prepare: anAskedCertificate },
  readCertificateDocument: {
    async prepare(db, world) {
      await anAskedCertificate(db, world)
      await documentOf(db, world)
    },
    input: ({ verification: { requestID } }) => ({ requestID }),
  },
  confirmCertificate: { prepare: anAskedCertificate, input: looked, expected: none },
  leaveCertificateUnconfirmed: {
    prepare: anAskedCertificate,
    input: (world, as) => ({ ...looked(world, as), text: 'No such number.' }),
    expected: none,
  },
}
