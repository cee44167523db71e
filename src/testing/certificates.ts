// A company whose certificate has a private document, and the calls around it.
import type { ManagedCertificateEntry } from '../contract/certificates.ts'
import type { Database } from '../platform/db.ts'
import { aDrawingPdf, attaching } from './attachments.ts'
import { testApi } from './database.ts'
import { aFileServer } from './files.ts'
import type { TestSession } from './sessions.ts'
import { aTeam, testCalls } from './team.ts'

export const certificateFields = {
  name: 'ISO 9001:2015',
  number: 'QM-4711',
  issuer: 'Prüfstelle',
  scope: '',
  issueDate: '2024-01-01',
  expireDate: '2099-01-01',
}

/** The bytes of each document that is given without others. */
export const documentBytes = aDrawingPdf(20_000)

/** Calls on a database with a store for files. */
export async function certifying(database: Database) {
  const { db } = database
  const server = await aFileServer(database)
  const call = testCalls(await testApi(database))
  const { attached, upload } = attaching(server)
  /** The token of a sound PDF of somebody. */
  const aDocument = async (by: TestSession, fileName = 'ISO 9001.pdf', bytes = documentBytes) =>
    (await attached(by.bearer, { bytes, contentType: 'application/pdf', fileName })).token
  const add = async (by: TestSession, businessID: string, wish: Record<string, unknown> = {}) =>
    call<ManagedCertificateEntry>('addCertificate', { id: businessID, ...certificateFields, ...wish }, by)
  /** A company with people, and a certificate; with its document unless told otherwise. */
  async function aCertified({
    isUploaded = true,
    ...wish
  }: Record<string, unknown> & { isUploaded?: boolean } = {}) {
    const team = await aTeam(db)
    const document = isUploaded ? { document: await aDocument(team.owner) } : {}
    const { data } = await add(team.owner, team.businessID, { ...wish, ...document })
    return { ...team, certificateID: data.id }
  }
  /** The keys of the bytes of a certificate's document. */
  const keysOf = async (certificateID: string) => {
    const { rows } = await database.pool.query<{ id: string }>(
      "select file_id as id from files where owner_type = 'certificate' and owner_id = $1",
      [certificateID],
    )
    return rows[0] ? server.keys(`attachments/${rows[0].id}/`) : []
  }
  return { server, call, attached, upload, aDocument, add, aCertified, keysOf }
}
