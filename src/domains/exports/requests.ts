// An owner asks for all that their company has, sees how far it is, and fetches it (D49).
import type { BusinessExportEntry } from '../../contract/exports.ts'
import { AppError } from '../../contract/errors.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { uuidv7 } from '../../platform/ids.ts'
import type { LiveSession } from '../accounts/live-session.ts'
import { storage } from '../files/place.ts'
import { requireOwner, resolveActor, type BusinessActor } from '../members/actors.ts'
import { findExport, findExports, findUnderWay, insertExport, type ShownRow } from './queries.ts'

/** An address that is left in a mail or on a screen soon opens nothing. */
const linkSeconds = 5 * 60
const listedDays = 30
const listedMax = 10

/** The company through an owner of it. Throws NotFound and NotAllowed. */
export async function ownerOf(tx: Tx, session: LiveSession, businessID: string): Promise<BusinessActor> {
  const actor = await resolveActor(tx, session, businessID)
  requireOwner(actor)
  return actor
}

/**
 * Begins to gather what a company has, for an owner, with texts in `language`; one that is under way is answered again.
 * Throws NotFound and NotAllowed.
 */
export async function beginExport(
  tx: Tx,
  session: LiveSession,
  businessID: string,
  language: string,
): Promise<BusinessExportEntry> {
  const actor = await ownerOf(tx, session, businessID)
  // What is under way may end between the two questions: then there is room for another.
  for (let turn = 0; turn < 3; turn += 1) {
    const wanted = { jobID: uuidv7(), businessID: actor.id, askedBy: actor.userID, language }
    const isNew = await insertExport(tx, wanted)
    const row = isNew ? await findExport(tx, actor.id, wanted.jobID) : await findUnderWay(tx, actor.id)
    if (row) return entryOf(row, null)
  }
  throw new AppError('Unavailable')
}

/** An export of a company for an owner of now, with an address for some minutes while it is ready. Throws NotFound and NotAllowed. */
export async function showExport(
  db: Db | Tx,
  session: LiveSession,
  businessID: string,
  jobID: string,
): Promise<BusinessExportEntry> {
  const actor = await resolveActor(db, session, businessID)
  requireOwner(actor)
  const row = await findExport(db, actor.id, jobID)
  if (!row) throw new AppError('NotFound')
  return entryOf(row, await addressOf(row))
}

/** The exports of the last 30 days, newest first, without addresses. Throws NotFound and NotAllowed. */
export async function listExports(
  db: Db | Tx,
  session: LiveSession,
  businessID: string,
): Promise<BusinessExportEntry[]> {
  const actor = await resolveActor(db, session, businessID)
  requireOwner(actor)
  return (await findExports(db, actor.id, listedDays, listedMax)).map((row) => entryOf(row, null))
}

async function addressOf({ status, file_key: key, file_name: fileName }: ShownRow): Promise<string | null> {
  if (status !== 'ready' || key === null || fileName === null) return null
  return storage().signGet(key, { seconds: linkSeconds, fileName, contentType: 'application/zip' })
}

function entryOf(row: ShownRow, url: string | null): BusinessExportEntry {
  const isReady = row.status === 'ready'
  return {
    jobID: row.job_id,
    status: row.status,
    progress: row.progress,
    askedAt: row.asked_at.toISOString(),
    bytes: isReady ? row.bytes : null,
    expiresAt: isReady ? (row.expires_at?.toISOString() ?? null) : null,
    url,
  }
}
