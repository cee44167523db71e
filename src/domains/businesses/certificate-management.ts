// The certificates of a company in the hands of its people (P2.24 and P3.1, D46).
import type { addCertificate as addEndpoint, ManagedCertificateEntry } from '../../contract/certificates.ts'
import { AppError } from '../../contract/errors.ts'
import { limits } from '../../contract/limits.ts'
import { today } from '../../platform/days.ts'
import { transaction, type Db, type Tx } from '../../platform/db.ts'
import { uuidv7 } from '../../platform/ids.ts'
import type { LiveSession } from '../accounts/live-session.ts'
import { record } from '../audit/recording.ts'
import { attachFile, releaseFile, type FilePlace } from '../files/attachment.ts'
import {
  certificateDocumentAddresses,
  certificateDocuments,
  keepCertificateDocument,
  releaseCertificateDocuments,
} from '../files/certificate-documents.ts'
import { requireForeignCertificate } from '../editions/claims.ts'
import { resolveActor, resolveManager, type BusinessActor } from '../members/actors.ts'
import { certificateEntry, certificatesByID, certificateVersion } from './certificates.ts'
import { refuse } from './code-checks.ts'
import type { CertificateRow } from './queries/businesses.ts'
import {
  deleteForgotten,
  findCertificates,
  findPlaces,
  insertCertificates,
  markCertificateRemoved,
  unmarkCertificateRemoved,
  updateCertificate,
} from './queries/certificates.ts'
import { lockBusiness } from './queries/management.ts'
import { tell } from './business-lifecycle.ts'
import type * as z from 'zod'

export type CertificateFields = z.output<(typeof addEndpoint)['body']>

/** The certificates of a company in its own order, for everybody who belongs to it. */
export async function listCertificates(
  db: Db,
  session: LiveSession,
  businessID: string,
): Promise<ManagedCertificateEntry[]> {
  const actor = await resolveActor(db, session, businessID)
  return entriesOf(db, await findCertificates(db, actor.id))
}

/** Where an owner or admin reads the document of a certificate. Throws NotFound, also where there is none. */
export async function showCertificateDocument(
  db: Db,
  session: LiveSession,
  businessID: string,
  certificateID: string,
) {
  const actor = await resolveManager(db, session, businessID)
  const isTheirs = (await certificatesByID(db, [certificateID])).get(certificateID)?.businessID === actor.id
  if (!isTheirs) throw new AppError('NotFound')
  return certificateDocumentAddresses(db, certificateID)
}

/** Adds one after the others. Throws NotFound, NotAllowed, InvalidInput for dates in the wrong order, NameReserved for one that we are said to have issued, AttachmentGone for a document that is not there to be given, TooManyCertificates. */
export async function addCertificate(
  tx: Tx,
  session: LiveSession,
  businessID: string,
  fields: CertificateFields,
): Promise<ManagedCertificateEntry> {
  const actor = await managerOf(tx, session, businessID)
  requireForeignCertificate({ name: fields.name, issuer: fields.issuer })
  const position = await nextPlace(tx, actor.id)
  const id = uuidv7()
  const photo = await photoOf(tx, actor, id, fields.photo)
  const values = {
    ...valuesOf(fields),
    photo: photo ?? null,
    confirmed_on: null,
    confirmed_where: null,
    scopes: {},
  }
  const row = { id, business_id: actor.id, ...values, position }
  await insertCertificates(tx, [row])
  await keepDocument(tx, actor, id, fields.document)
  return told(tx, row)
}

/** Changes one; what of photo and document is not given stays. Throws as addCertificate, NotFound for one that is not there. */
export function changeCertificate(
  db: Db,
  session: LiveSession,
  businessID: string,
  { certificateID, ...fields }: CertificateFields & { certificateID: string },
): Promise<ManagedCertificateEntry> {
  return transaction(db, async (tx) => {
    const actor = await managerOf(tx, session, businessID)
    const values = valuesOf(fields)
    const kept = (await findCertificates(tx, actor.id)).find(({ id }) => id === certificateID)
    // What stays needs no leave (decision 55).
    requireForeignCertificate({
      ...(fields.name !== kept?.name && { name: fields.name }),
      ...(fields.issuer !== (kept?.issuer ?? '') && { issuer: fields.issuer }),
    })
    // Before the file is put in its place, which must be that of a certificate of this company.
    if (!(await updateCertificate(tx, actor.id, certificateID, values))) throw new AppError('NotFound')
    const photo = await photoOf(tx, actor, certificateID, fields.photo)
    await keepDocument(tx, actor, certificateID, fields.document)
    const row = await updateCertificate(tx, actor.id, certificateID, {
      ...values,
      photo,
      ...(await lostWith(tx, actor, values, kept)),
    })
    return told(tx, row)
  })
}

/** A confirmation goes with what it was about: name, number, issuer and dates. */
async function lostWith(
  tx: Tx,
  actor: BusinessActor,
  values: ReturnType<typeof valuesOf>,
  kept: CertificateRow | undefined,
): Promise<{ confirmed_on?: null; confirmed_where?: null }> {
  if (!kept || kept.confirmed_on === null || certificateVersion(kept) === certificateVersion(values))
    return {}
  await record(tx, {
    by: `user:${actor.userID}`,
    act: 'certificate.changed',
    about: { type: 'certificate', id: kept.id },
    businessID: actor.id,
    details: { confirmedOn: kept.confirmed_on },
  })
  return { confirmed_on: null, confirmed_where: null }
}

/** Removes one for a day, then for good. */
export function removeCertificate(
  db: Db,
  session: LiveSession,
  businessID: string,
  certificateID: string,
): Promise<Record<never, never>> {
  return transaction(db, async (tx) => {
    const actor = await managerOf(tx, session, businessID)
    await told(tx, await markCertificateRemoved(tx, actor.id, certificateID))
    return {}
  })
}

/** Brings one back to its place. Throws NotFound after its day, TooManyCertificates when others took its room. */
export function restoreCertificate(
  db: Db,
  session: LiveSession,
  businessID: string,
  certificateID: string,
): Promise<ManagedCertificateEntry> {
  return transaction(db, async (tx) => {
    const actor = await managerOf(tx, session, businessID)
    const row = await unmarkCertificateRemoved(tx, actor.id, certificateID)
    const entry = await told(tx, row)
    await requireRoom(tx, actor.id, limits.certificatesPerBusinessMax)
    return entry
  })
}

const batch = 100

/** Forgets certificates that were removed a day ago and lets go of their files; answers how many. */
export async function forgetCertificates(db: Db): Promise<number> {
  for (let forgotten = 0; ;) {
    const rows = await transaction(db, async (tx) => {
      const gone = await deleteForgotten(tx, batch)
      for (const { id, business_id: businessID } of gone) await releaseFile(tx, placeOf(businessID, id))
      await releaseCertificateDocuments(
        tx,
        gone.map(({ id }) => id),
      )
      return gone
    })
    forgotten += rows.length
    if (rows.length < batch) return forgotten
  }
}

/** Who may change the certificates; of several at once each waits for the one before. */
async function managerOf(tx: Tx, session: LiveSession, businessID: string): Promise<BusinessActor> {
  const actor = await resolveManager(tx, session, businessID)
  if ((await lockBusiness(tx, actor.id)) === undefined) throw new AppError('NotFound')
  return actor
}

/** As high as the column holds; those that share it stand in the order in which they were added. */
const positionMax = 32_767

async function nextPlace(tx: Tx, businessID: string): Promise<number> {
  const last = await requireRoom(tx, businessID, limits.certificatesPerBusinessMax - 1)
  return Math.min(last + 1, positionMax)
}

/** The place of the last one. Throws TooManyCertificates when there are more than `most`. */
async function requireRoom(tx: Tx, businessID: string, most: number): Promise<number> {
  const { count, last } = await findPlaces(tx, businessID)
  if (count > most) throw new AppError('TooManyCertificates')
  return last
}

function valuesOf(fields: CertificateFields) {
  const { issueDate, expireDate } = fields
  refuse({
    expireDate:
      issueDate !== '' && expireDate !== '' && expireDate < issueDate ? 'Before the day of issue' : undefined,
  })
  return {
    name: fields.name,
    number: fields.number || null,
    issuer: fields.issuer || null,
    scope: fields.scope || null,
    issue_date: issueDate || null,
    expire_date: expireDate || null,
  }
}

const placeOf = (businessID: string, certificateID: string): FilePlace => ({
  type: 'business',
  id: businessID,
  place: `certificate:${certificateID}`,
})

async function photoOf(
  tx: Tx,
  actor: BusinessActor,
  certificateID: string,
  fileID: string | undefined,
): Promise<string | null | undefined> {
  if (fileID === undefined) return undefined
  const at = placeOf(actor.id, certificateID)
  if (fileID !== '') return (await attachFile(tx, actor, { fileID, purpose: 'businessFile', at })).url
  await releaseFile(tx, at)
  return null
}

/** Left out it stays. */
async function keepDocument(
  tx: Tx,
  { userID }: BusinessActor,
  certificateID: string,
  token: string | undefined,
): Promise<void> {
  if (token === '') await releaseCertificateDocuments(tx, [certificateID])
  else if (token !== undefined) await keepCertificateDocument(tx, userID, token, certificateID)
}

/** What its people see of it from now on; throws NotFound when there is none. */
async function told(tx: Tx, row: CertificateRow | undefined): Promise<ManagedCertificateEntry> {
  if (!row) throw new AppError('NotFound')
  await tell(tx, { type: 'business.changed', businessID: row.business_id })
  return (await entriesOf(tx, [row]))[0]!
}

async function entriesOf(db: Db | Tx, rows: readonly CertificateRow[]): Promise<ManagedCertificateEntry[]> {
  const documents = await certificateDocuments(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => {
    const document = documents.get(row.id)
    const { name = '', contentType = '', bytes = 0 } = document ?? {}
    return { ...certificateEntry(row, today()), document: document ? { name, contentType, bytes } : null }
  })
}
