// A person as moderators see them, and what they do with their pictures.
import type { Db, Tx } from '../../platform/db.ts'
import { personName } from '../../contract/person-name.ts'
import { serveFiles, withholdFiles } from '../files/withholding.ts'
import { changeProfile } from './profile-lifecycle.ts'
import { findPublicProfile } from './queries/profiles.ts'

/** Where the files of a person's two pictures are. */
const places = { named: ['profilePhoto', 'coverPhoto'] }

export type Pictures = { profilePhoto: string | null; coverPhoto: string | null }

/** What everybody is shown of one who is there. */
export async function contentsOfUser(db: Db | Tx, id: string) {
  const row = await findPublicProfile(db, id)
  if (!row) return undefined
  const name = personName({ firstName: row.first_name, lastName: row.last_name, country: null })
  const said: [string, string | null][] = [
    ['name', name],
    ['profession', row.profession],
    ['company', row.company_name],
    ['presentation', row.brief_presentation],
  ]
  return {
    name,
    owner: { type: 'user' as const, id },
    texts: said.flatMap(([field, text]) => (text ? [{ field, text }] : [])),
    pictures: [row.profile_photo, row.cover_photo].filter((url) => url !== null),
  }
}

/** Takes a person's pictures off their page and answers which they were; undefined for who has none, or is not there. */
export async function hidePictures(tx: Tx, userID: string): Promise<Pictures | undefined> {
  const row = await findPublicProfile(tx, userID)
  if (!row || (row.profile_photo === null && row.cover_photo === null)) return undefined
  await changeProfile(tx, userID, { profilePhoto: null, coverPhoto: null })
  await withholdFiles(tx, { type: 'user', id: userID }, places)
  return { profilePhoto: row.profile_photo, coverPhoto: row.cover_photo }
}

/** Puts them back where the person has chosen no others since. */
export async function showPictures(
  tx: Tx,
  userID: string,
  { profilePhoto, coverPhoto }: Pictures,
): Promise<void> {
  const row = await findPublicProfile(tx, userID)
  if (!row) return
  await serveFiles(tx, { type: 'user', id: userID }, places)
  await changeProfile(tx, userID, {
    profilePhoto: row.profile_photo ?? profilePhoto,
    coverPhoto: row.cover_photo ?? coverPhoto,
  })
}
