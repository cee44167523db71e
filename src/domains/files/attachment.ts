// A file belongs to one place of one thing, or to nothing; what belongs to nothing is removed after an hour.
import type { FilePurpose, StoredFileEntry } from '../../contract/files.ts'
import { AppError } from '../../contract/errors.ts'
import type { Db, Tx } from '../../platform/db.ts'
import type { Actor } from '../members/actors.ts'
import {
  findByToken,
  findReadyFiles,
  lockFilesOf,
  placeFile,
  releaseBusiness,
  releasePlace,
  releasePlacesUnder,
  type FileOwner,
} from './queries/files.ts'
import { hashOfToken } from './requests.ts'
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

/**
 * The same of an upload that is named by its token: of the person themself, or of the company that they act for. Throws
 * UploadOver for every other, for one that was not checked, and for one that is in use already.
 */
export async function attachUpload(
  tx: Tx,
  actor: Actor,
  { token, at }: { token: string; at: FilePlace },
): Promise<StoredFileEntry> {
  const { userID } = actor
  const given = { tokenHash: hashOfToken(token), userID, purposes: ['userFile', 'businessFile'] } as const
  const file = await findByToken(tx, given)
  const isOfPerson = file?.business_id === null
  const row =
    file &&
    (await placeFile(tx, {
      fileID: file.file_id,
      whose: isOfPerson ? { type: 'user', id: userID } : actor,
      purpose: isOfPerson ? 'userFile' : 'businessFile',
      at,
    }))
  if (!row) throw new AppError('UploadOver')
  return showFile(row)
}

/** Nobody else puts a file of this business anywhere, or withholds one, until the transaction ends. */
export const lockFiles = (tx: Tx, businessID: string): Promise<void> => lockFilesOf(tx, businessID)

/** Empties all places of a thing whose names begin so. */
export async function releaseFilesUnder(tx: Tx, owner: FileOwner, beginning: string): Promise<void> {
  await releasePlacesUnder(tx, owner, beginning)
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
