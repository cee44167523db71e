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

/** As much of it as is kept: of long texts the beginning of each, so that none is hidden behind another. */
export function bounded({ name, texts, pictures }: Omit<Contents, 'owner'>): Snapshot {
  const most = longestKept(texts)
  const kept = texts.flatMap(({ text, ...of }) => {
    const shown = [...text].slice(0, most).join('')
    return shown === '' ? [] : [{ ...of, text: shown }]
  })
  const isWhole =
    kept.length === texts.length &&
    kept.every(({ text }, at) => text === texts[at]!.text) &&
    pictures.length <= limits.snapshotPicturesMax
  return { name, texts: kept, pictures: pictures.slice(0, limits.snapshotPicturesMax), isCut: !isWhole }
}

/** How many letters of each text are kept, so that all of them together are within the limit. */
function longestKept(texts: Contents['texts']): number {
  let left = limits.snapshotMax - texts.reduce((sum, { field }) => sum + field.length, 0)
  const lengths = texts.map(({ text }) => [...text].length).toSorted((a, b) => a - b)
  for (const [at, length] of lengths.entries()) {
    const share = Math.max(0, Math.floor(left / (lengths.length - at)))
    if (length > share) return share
    left -= length
  }
  return limits.snapshotMax
}

/** How moderators see these, with the pictures of what was removed since. One read. */
export async function snapshotEntries(
  db: Db | Tx,
  snapshots: readonly Snapshot[],
): Promise<(snapshot: Snapshot) => SnapshotEntry> {
  const addressOf = await addressesDespiteRemoval(db, [
    ...new Set(snapshots.flatMap(({ pictures }) => pictures)),
  ])
  return ({ name, texts, pictures, isCut, seenIn = null }) => ({
    name,
    texts,
    pictures: pictures.map(addressOf),
    isCut,
    seenIn,
  })
}
