// A reported thing as its reporter saw it, bounded in size.
import type { SnapshotEntry } from '../../contract/moderation.ts'
import { limits } from '../../contract/limits.ts'
import type { ResourceRef } from '../../contract/resources.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { addressesDespiteRemoval } from '../files/withholding.ts'
import { kindOf, type Contents, type Owner } from '../resources/kinds.ts'
import type { Snapshot } from './queries/reports.ts'

/** What a thing says and shows now, and who answers for it; undefined for what is not there. Of a conversation its name alone. */
export async function snapshotOf(
  db: Db | Tx,
  { type, id }: ResourceRef,
): Promise<{ snapshot: Snapshot; owner: Owner | null } | undefined> {
  const contents = await kindOf(type).contents(db, id)
  return contents && { snapshot: bounded(contents), owner: contents.owner }
}

/** As much of it as is kept. */
export function bounded({ name, texts, pictures }: Omit<Contents, 'owner'>): Snapshot {
  let left: number = limits.snapshotMax
  const kept = texts.flatMap(({ field, text }) => {
    const letters = [...text].slice(0, Math.max(left, 0))
    left -= letters.length + field.length
    return letters.length === 0 ? [] : [{ field, text: letters.join('') }]
  })
  const isWhole =
    kept.length === texts.length &&
    kept.every(({ text }, at) => text === texts[at]!.text) &&
    pictures.length <= limits.snapshotPicturesMax
  return { name, texts: kept, pictures: pictures.slice(0, limits.snapshotPicturesMax), isCut: !isWhole }
}

/** How moderators see these, with the pictures of what was removed since. One read. */
export async function snapshotEntries(
  db: Db | Tx,
  snapshots: readonly Snapshot[],
): Promise<(snapshot: Snapshot) => SnapshotEntry> {
  const addressOf = await addressesDespiteRemoval(db, [
    ...new Set(snapshots.flatMap(({ pictures }) => pictures)),
  ])
  return ({ name, texts, pictures, isCut }) => ({ name, texts, pictures: pictures.map(addressOf), isCut })
}
