// Logo and cover of a company: pictures that were uploaded and checked.
import { AppError } from '../../contract/errors.ts'
import { transaction, type Db, type Tx } from '../../platform/db.ts'
import type { LiveSession } from '../accounts/live-session.ts'
import { attachFile, releaseFile, type FilePlace } from '../files/attachment.ts'
import { requireManager, resolveActor, type Actor } from '../members/actors.ts'
import { asWritten } from '../reference-data/text-languages.ts'
import { refuse } from './code-checks.ts'
import { findBusiness, updatePhotos } from './queries/businesses.ts'
import { lockBusiness } from './queries/management.ts'
import { tell } from './business-lifecycle.ts'

type Photo = 'profilePhoto' | 'coverPhoto'
/** The file that takes each place from now on, '' for none; what is left out stays. */
export type Photos = { [Which in Photo]?: string | undefined }
type Shown = Record<Photo, { url: string } | null>

/**
 * Takes checked uploads of a company as its pictures; answers both as they are then. Throws NotFound for a foreign
 * company or file, NotAllowed for members, InvalidInput for what is no picture.
 */
export function saveBusinessPhotos(
  db: Db,
  session: LiveSession,
  businessID: string,
  photos: Photos,
): Promise<Shown> {
  return transaction(db, async (tx) => {
    const actor = await resolveActor(tx, session, businessID)
    requireManager(actor)
    if ((await lockBusiness(tx, actor.id)) === undefined) throw new AppError('NotFound')
    await putPhotos(tx, actor, actor.id, photos)
    await tell(tx, { type: 'business.changed', businessID: actor.id })
    const row = await findBusiness(tx, actor.id, asWritten)
    return { profilePhoto: shown(row?.profile_photo), coverPhoto: shown(row?.cover_photo) }
  })
}

const shown = (url: string | null | undefined) => (url ? { url } : null)

/** Puts the actor's uploads in their places on a company; whoever calls knows that they may, and tells of it. */
export async function putPhotos(tx: Tx, actor: Actor, businessID: string, photos: Photos): Promise<void> {
  const profilePhoto = await addressOf(tx, actor, businessID, 'profilePhoto', photos.profilePhoto)
  const coverPhoto = await addressOf(tx, actor, businessID, 'coverPhoto', photos.coverPhoto)
  if (profilePhoto === undefined && coverPhoto === undefined) return
  await updatePhotos(tx, businessID, { profile_photo: profilePhoto, cover_photo: coverPhoto })
}

async function addressOf(
  tx: Tx,
  actor: Actor,
  businessID: string,
  place: Photo,
  fileID: string | undefined,
): Promise<string | null | undefined> {
  if (fileID === undefined) return undefined
  const at: FilePlace = { type: 'business', id: businessID, place }
  if (fileID === '') {
    await releaseFile(tx, at)
    return null
  }
  const purpose = actor.type === 'business' ? 'businessFile' : 'userFile'
  const { url, versions } = await attachFile(tx, actor, { fileID, purpose, at })
  refuse({ [place]: versions.length > 0 ? undefined : 'Not a picture' })
  return url
}
