// A file that is to go with a message is looked into, and kept with previews of it: pictures without what cameras and programs
// noted, everything else as it came (docs/decisions/0062, 0076).
import { createHash } from 'node:crypto'
import { endingsOf, pictureTypes } from '../../contract/file-types.ts'
import type { AttachmentEntry } from '../../contract/files.ts'
import { AppError } from '../../contract/errors.ts'
import type { Db } from '../../platform/db.ts'
import { inspectDocument } from '../../platform/documents/inspect.ts'
import { reencodePicture } from '../../platform/images/re-encode.ts'
import { boundedQueue } from '../../platform/bounded-queue.ts'
import type { LiveSession } from '../accounts/live-session.ts'
import { resolveActor } from '../members/actors.ts'
import { claimFile, type ClaimedFile } from './queries/files.ts'
import { findAttachment } from './queries/attachments.ts'
import { hashOfToken } from './requests.ts'
import { attachmentFolder, originalName, showAttachment } from './showing.ts'
import { arrived, isOfType, keepMade, type Made } from './validation.ts'

const againAfterSeconds = 3
/** Each holds up to 20 MB, several times over. */
const turns = boundedQueue({
  atOnce: 2,
  waiting: 16,
  refusal: () => new AppError('TooManyRequests', { retryAfter: againAfterSeconds }),
})

/** A telephone's photo, which is never shown as it came. */
const picture = { pixels: 64_000_000, ms: 4_000, memory: 512 * 1024 * 1024 }
/** A page is drawn as long as nobody waits for it too long. */
const page = { ...picture, ms: 3_000 }
/** So often it is tried once more. */
const drawnTimes = 2

/**
 * Checks what was posted for a token, and keeps it until it is sent; asked again it answers the same. Throws NotFound for a
 * token that is not this person's, UploadOver for one that has run out or was sent, FileNotArrived before the post,
 * AttachmentRefused, AttachmentActive or DocumentRefused for a file that is kept from nobody's eyes but ours, and, while it is
 * being checked or the machine is busy, TookTooLong: then the token is good for another try.
 */
export async function validateAttachment(
  db: Db,
  session: LiveSession,
  token: string,
): Promise<AttachmentEntry> {
  const which = { tokenHash: hashOfToken(token), userID: session.userID, purposes: ['attachment'] as const }
  const asked = await findAttachment(db, which)
  if (!asked) throw new AppError('NotFound')
  await resolveActor(db, session)
  const claimed = await claimFile(db, which)
  if (claimed) {
    const folder = attachmentFolder(claimed.file_id)
    const make = () => turns.inTurn(() => madeOf(claimed))
    return showAttachment(await keepMade(db, claimed, { folder, make }))
  }
  // An answer that nobody heard is told again; what is being checked is asked for once more.
  const now = await findAttachment(db, which)
  if (now?.status === 'ready' && now.owner_id === null) return showAttachment(now)
  if (now?.status === 'checking') throw new AppError('TookTooLong', { retryAfter: againAfterSeconds })
  throw new AppError('UploadOver')
}

async function madeOf(claimed: ClaimedFile): Promise<Made> {
  const { content_type: type } = claimed
  const given = await arrived(claimed, 'AttachmentRefused')
  const previews = await previewsOf(given, claimed)
  // Where a photo was taken, and by whom, is told to nobody.
  const bytes = isPicture(type) ? previews!.bare : given
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const original = { name: originalName, width: 0, height: 0, type, bytes: bytes.length, sha256 }
  return {
    colour: previews?.colour ?? null,
    ...(previews?.pages && { pages: previews.pages }),
    versions: [original, ...(previews?.versions ?? [])],
    bodies: [bytes, ...(previews?.bodies ?? [])],
  }
}

const isPicture = (type: string) => (pictureTypes as readonly string[]).includes(type)

/** Pictures of it where there can be any; throws for what is not of its type or acts. */
async function previewsOf(bytes: Buffer, { content_type: type, checks }: ClaimedFile) {
  if (isPicture(type)) {
    const made = (await isOfType(bytes, type)) ? await reencodePicture(bytes, picture, 'previews') : null
    if (!made) throw new AppError('AttachmentRefused')
    return made
  }
  const [ending = ''] = endingsOf(type)
  const verdict = await inspectDocument(bytes, ending)
  if (verdict === 'other') throw new AppError('AttachmentRefused')
  if (verdict === 'active') throw new AppError(ending === 'pdf' ? 'DocumentRefused' : 'AttachmentActive')
  if (ending !== 'pdf') return null
  try {
    return await reencodePicture(bytes, page, 'previews of a document')
  } catch (error) {
    // The machine may be busy; a page that cannot be drawn in time is saved all the same.
    if (checks < drawnTimes) throw error
    return null
  }
}
