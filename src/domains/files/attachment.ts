// A file belongs to one place of one thing, or to nothing; what belongs to nothing is removed after an hour.
import type { FilePurpose, StoredFileEntry } from '../../contract/files.ts'
import { AppError } from '../../contract/errors.ts'
import type { Db, Tx } from '../../platform/db.ts'
import type { Actor } from '../members/actors.ts'
import {
  findReadyFiles,
  lockFilesOf,
  placeFile,
  releaseBusiness,
  releasePlace,
  type FileOwner,
} from './queries/files.ts'
import { showFile } from './showing.ts'

/** The place of a thing that shows a file: `profilePhoto` of a user, say, or `photo:<fileID>` where there are many. */
export type FilePlace = FileOwner & { place: string }

/**
 * Puts a checked file of the actor's into a place, and releases what was there; the same file again is left as it is.
 * A person uses what they uploaded for themself, a business what anybody uploaded for it. Whether the actor may change
 * the place is the caller's to know. Throws NotFound for every other file, and for one that is in another place already.
 */
export async function attachFile(
  tx: Tx,
  actor: Actor,
  { fileID, purpose, at }: { fileID: string; purpose: FilePurpose; at: FilePlace },
): Promise<StoredFileEntry> {
  if (actor.type === 'business') await lockFilesOf(tx, actor.id)
  await releasePlace(tx, at, fileID)
  const row = await placeFile(tx, { fileID, whose: actor, purpose, at })
  if (!row) throw new AppError('NotFound')
  return showFile(row)
}

/** Empties a place: its file is removed later. Nothing happens when it is empty. */
export async function releaseFile(tx: Tx, at: FilePlace): Promise<void> {
  await releasePlace(tx, at)
}

/** Lets go of everything that a business shows or has uploaded; it leaves with the next clean-up. */
export async function releaseFilesOfBusiness(tx: Tx, businessID: string): Promise<void> {
  await releaseBusiness(tx, businessID)
}

/** The files by their ids, as everybody may see them; those that are gone are missing. One read for a page. */
export async function filesOf(
  db: Db | Tx,
  fileIDs: readonly string[],
): Promise<Map<string, StoredFileEntry>> {
  const rows = fileIDs.length > 0 ? await findReadyFiles(db, fileIDs) : []
  return new Map(rows.map((row) => [row.file_id, showFile(row)]))
}
