// Whoever may have all data of somebody asks for it, sees how far it is, and fetches it (D49).
import type { ExportEntry } from '../../contract/exports.ts'
import { AppError } from '../../contract/errors.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { storage } from '../files/place.ts'
import {
  findExport,
  findExports,
  findUnderWay,
  insertExport,
  type ShownRow,
  type Subject,
} from './queries.ts'

/** An address that is left in a mail or on a screen soon opens nothing. */
const linkSeconds = 5 * 60
const listedDays = 30
const listedMax = 10

/** Begins to gather what somebody has, with texts in `language`; one that is under way is answered again. */
export async function beginExport(
  tx: Tx,
  subject: Subject,
  { askedBy, language }: { askedBy: string; language: string },
): Promise<ExportEntry> {
  // What is under way may end between the two questions: then there is room for another.
  for (let turn = 0; turn < 3; turn += 1) {
    const wanted = { jobID: uuidv7(), subject, askedBy, language }
    const isNew = await insertExport(tx, wanted)
    const row = isNew ? await findExport(tx, subject, wanted.jobID) : await findUnderWay(tx, subject)
    if (row) return entryOf(row, null)
  }
  throw new AppError('Unavailable')
}

/** The newest export while it is under way or can be fetched, with its address; else one that begins. */
export async function newestOrBegin(
  tx: Tx,
  subject: Subject,
  asked: { askedBy: string; language: string },
): Promise<ExportEntry> {
  const [newest] = await findExports(tx, subject, listedDays, 1)
  if (!newest || newest.status === 'failed' || newest.status === 'expired')
    return beginExport(tx, subject, asked)
  return entryOf(newest, await addressOf(newest))
}

/** An export of somebody, with an address for some minutes while it is ready. Throws NotFound. */
export async function showExport(db: Db | Tx, subject: Subject, jobID: string): Promise<ExportEntry> {
  const row = await findExport(db, subject, jobID)
  if (!row) throw new AppError('NotFound')
  return entryOf(row, await addressOf(row))
}

/** The exports of the last 30 days, newest first, without addresses. */
export async function listExports(db: Db | Tx, subject: Subject): Promise<ExportEntry[]> {
  return (await findExports(db, subject, listedDays, listedMax)).map((row) => entryOf(row, null))
}

async function addressOf({ status, file_key: key, file_name: fileName }: ShownRow): Promise<string | null> {
  if (status !== 'ready' || key === null || fileName === null) return null
  return storage().signGet(key, { seconds: linkSeconds, fileName, contentType: 'application/zip' })
}

function entryOf(row: ShownRow, url: string | null): ExportEntry {
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
