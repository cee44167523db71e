// Feeds of an invented world. Nobody is told.
import type { BulkClient, Rows } from '../../platform/copy.ts'
import { copyEntries, type EntryRow } from './queries.ts'

export type LoadedEntry = { readerID: string; postID: string; authorID: string }

/** Writes rows of feeds, each once; answers how many. */
export function loadEntries(client: BulkClient, entries: Rows<LoadedEntry>): Promise<number> {
  return copyEntries(client, rowsOf(entries))
}

async function* rowsOf(entries: Rows<LoadedEntry>): AsyncGenerator<EntryRow> {
  for await (const { readerID, postID, authorID } of entries)
    yield { reader_id: readerID, post_id: postID, author_id: authorID }
}
