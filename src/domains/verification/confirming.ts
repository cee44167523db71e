// Certificates are looked up in the register of their issuer when their company asks for it: stated and confirmed are two things.
import { AppError } from '../../contract/errors.ts'
import type { CertificateToAskEntry } from '../../contract/verification.ts'
import type { QueuedCertificateEntry } from '../../contract/certificates-staff.ts'
import { today } from '../../platform/days.ts'
import { transaction, type Db, type Tx } from '../../platform/db.ts'
import { uuidv7 } from '../../platform/ids.ts'
import type { LiveSession } from '../accounts/live-session.ts'
import { record } from '../audit/recording.ts'
import { certificatesToConfirm, setConfirmation } from '../businesses/badge.ts'
import { businessFaces } from '../businesses/listing.ts'
import { certificateDocumentAddresses, certificateDocuments } from '../files/certificate-documents.ts'
import { resolveManager } from '../members/actors.ts'
import { requireStaff, type Staff } from '../staff/roles.ts'
import { requireCheckInPlan } from './cases.ts'
import { requireNeverTheirs } from './own-case.ts'
import {
  dropAsked,
  findLastAsked,
  findOpenAsked,
  insertAsked,
  lockOpenAsked,
  updateLooked,
} from './queries/certificates.ts'
import { dueAfter } from './queue.ts'
import { tellManagers } from './telling.ts'

const listed = 50
/** Of these some may be gone. */
const lookedThrough = 200
type Nothing = Record<never, never>

/** Asks that a certificate be looked up. Throws NotFound, NotAllowed, NoPaidPlan, CaseOpen when it is asked already. */
export function askConfirmation(
  db: Db,
  session: LiveSession,
  which: { businessID: string; certificateID: string },
): Promise<Nothing> {
  return transaction(db, async (tx) => {
    const actor = await resolveManager(tx, session, which.businessID)
    const certificate = (await certificatesToConfirm(tx, [which.certificateID])).get(which.certificateID)
    if (certificate?.businessID !== actor.id) throw new AppError('NotFound')
    await requireCheckInPlan(tx, actor.id)
    const one = { id: uuidv7(), ...which, businessID: actor.id, askedBy: actor.userID }
    if (!(await insertAsked(tx, one))) throw new AppError('CaseOpen')
    return {}
  })
}

/** What came of the last wish about each certificate of a company, by certificate. One query. */
export async function lastAsked(
  db: Db | Tx,
  businessID: string,
): Promise<Map<string, CertificateToAskEntry['asked']>> {
  const rows = await findLastAsked(db, businessID)
  return new Map(
    rows.flatMap(({ certificateID, state, askedAt, where, note }) =>
      state === 'dropped' ? [] : [[certificateID, { state, askedAt: askedAt.toISOString(), where, note }]],
    ),
  )
}

/** What waits to be looked up, oldest first, at most 50. Four queries. */
export async function listToConfirm(
  db: Db,
  staff: Staff,
  language: string,
): Promise<{ items: QueuedCertificateEntry[] }> {
  await requireStaff(db, staff, ['verifier'])
  const rows = await findOpenAsked(db, lookedThrough)
  const ids = rows.map(({ certificateID }) => certificateID)
  const [certificates, documents, faces] = await Promise.all([
    certificatesToConfirm(db, ids),
    certificateDocuments(db, ids),
    businessFaces(
      db,
      rows.map(({ businessID }) => businessID),
      language,
    ),
  ])
  const items = rows.flatMap(({ id: requestID, certificateID, businessID, askedAt }) => {
    const [certificate, face] = [certificates.get(certificateID), faces.get(businessID)]
    if (!certificate || !face) return []
    const { name, number, issuer, scope, issueDate, expireDate, photo, version } = certificate
    const company = {
      businessID,
      key: face.key,
      name: face.name,
      country: face.country,
    }
    const since = { askedAt: askedAt.toISOString(), dueAt: dueAfter(askedAt).toISOString() }
    const document = documents.get(certificateID)?.name ?? null
    const facts = { name, number, issuer, scope, issueDate, expireDate, photo, document, version }
    return { requestID, certificateID, company, ...facts, ...since }
  })
  return { items: items.slice(0, listed) }
}

/** Where a verifier reads the document of a certificate that waits; noted first. Throws NotFound for everything else, and OwnCase. */
export function readCertificateDocument(db: Db, staff: Staff, requestID: string) {
  return transaction(db, async (tx) => {
    await requireStaff(tx, staff, ['verifier'])
    const asked = await lockOpenAsked(tx, requestID)
    const certificate =
      asked && (await certificatesToConfirm(tx, [asked.certificateID])).get(asked.certificateID)
    if (!certificate) throw new AppError('NotFound')
    await requireNeverTheirs(tx, staff, certificate.businessID)
    const addresses = await certificateDocumentAddresses(tx, certificate.id)
    await record(tx, {
      by: `user:${staff.userID}`,
      act: 'certificate.read',
      about: { type: 'certificate', id: certificate.id },
      businessID: certificate.businessID,
      details: { request: requestID },
    })
    return addresses
  })
}

type Looked = { requestID: string; version: string; where: string; reason: string }

/** Notes where a certificate was found. Throws NotFound, OwnCase, and Stale when its company has changed it since it was looked up. */
export const confirmCertificate = (db: Db, staff: Staff, looked: Looked): Promise<Nothing> =>
  note(db, staff, { ...looked, text: null })

/** Notes where it was not found, and what the company is told; it no longer counts as confirmed. Throws the same. */
export const leaveUnconfirmed = (db: Db, staff: Staff, looked: Looked & { text: string }): Promise<Nothing> =>
  note(db, staff, looked)

function note(
  db: Db,
  staff: Staff,
  { requestID, version, where, reason, text }: Looked & { text: string | null },
): Promise<Nothing> {
  return transaction(db, async (tx) => {
    await requireStaff(tx, staff, ['verifier'])
    const asked = await lockOpenAsked(tx, requestID)
    if (!asked) throw new AppError('NotFound')
    const { certificateID, businessID } = asked
    await requireNeverTheirs(tx, staff, businessID)
    const isFound = text === null
    const on = today()
    await setConfirmation(tx, { businessID, certificateID, version }, isFound ? { on, where } : null)
    const state = isFound ? 'confirmed' : 'not confirmed'
    await updateLooked(tx, { id: requestID, state, by: staff.userID, where, note: text })
    await record(tx, {
      by: `user:${staff.userID}`,
      act: isFound ? 'certificate.confirmed' : 'certificate.unconfirmed',
      about: { type: 'certificate', id: certificateID },
      businessID,
      reason,
      details: { where },
    })
    const certificate = (await certificatesToConfirm(tx, [certificateID])).get(certificateID)?.name ?? ''
    const kind = isFound ? 'certificate.confirmed' : 'certificate.unconfirmed'
    const news = { businessID, subjectID: certificateID, day: on, certificate, number: requestID }
    await tellManagers(tx, [{ kind, ...news }])
    return {}
  })
}

/** Wishes about certificates that are gone wait no longer; answers how many. May run twice. */
export function dropGone(db: Db): Promise<number> {
  return transaction(db, async (tx) => {
    const rows = await findOpenAsked(tx, lookedThrough)
    const there = await certificatesToConfirm(
      tx,
      rows.map(({ certificateID }) => certificateID),
    )
    const gone = rows.filter(({ certificateID }) => !there.has(certificateID)).map(({ id }) => id)
    if (gone.length > 0) await dropAsked(tx, gone)
    return gone.length
  })
}
