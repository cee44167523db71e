// Feeds of an invented world. Nobody is told.
import { limits } from '../../contract/limits.ts'
import type { BulkClient, Rows } from '../../platform/copy.ts'
import { copyEntries, fillEntries, fillWideAuthor, type EntryRow } from './queries.ts'

export type LoadedEntry = { readerID: string; postID: string; authorID: string }

/** Writes rows of feeds, each once; answers how many. */
export function loadEntries(client: BulkClient, entries: Rows<LoadedEntry>): Promise<number> {
  return copyEntries(client, rowsOf(entries))
}

async function* rowsOf(entries: Rows<LoadedEntry>): AsyncGenerator<EntryRow> {
  for await (const { readerID, postID, authorID } of entries)
    yield { reader_id: readerID, post_id: postID, author_id: authorID }
}

export type LoadedFeed = {
  authorID: string
  /** The oldest first. */
  postIDs: readonly string[]
  followerIDs: readonly string[]
  /** Who reads the author beside those who follow. */
  besideIDs: readonly string[]
}

/** Writes the last posts of an author for all readers, as if they had just begun; an author of too many is marked instead. */
export async function loadFeed(
  client: BulkClient,
  { authorID, postIDs, followerIDs, besideIDs }: LoadedFeed,
): Promise<void> {
  if (postIDs.length === 0) return
  if (followerIDs.length > limits.feedRowsMax) return fillWideAuthor(client, authorID)
  const readerIDs = [...new Set([...followerIDs, ...besideIDs])]
  await fillEntries(client, { authorID, readerIDs, postIDs: postIDs.slice(-limits.feedBroughtAlong) })
}
