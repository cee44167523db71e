// What is to leave: files that nobody shows, and originals that were checked.
import { sql } from 'kysely'
import type { FilePurpose } from '../../../contract/files.ts'
import type { Db, Tx } from '../../../platform/db.ts'
import { now, tables, uuids } from './files.ts'

type LooseSeconds = { attachment: number; other: number }

/** Marks at most `limit` files that nobody has shown for so many seconds, and answers all that are to leave. */
export async function claimLoose(
  db: Db | Tx,
  seconds: LooseSeconds,
  limit: number,
): Promise<{ file_id: string; purpose: FilePurpose }[]> {
  const loose = tables(db)
    .selectFrom('files')
    .select('file_id')
    .where('owner_id', 'is', null)
    .where((is) =>
      is.or([
        is('status', '=', 'leaving'),
        is(
          sql<Date>`coalesce(released_at, ready_at, requested_at)`,
          '<',
          sql<Date>`now() - case when purpose = 'attachment' and ready_at is not null
            then ${seconds.attachment}::int else ${seconds.other}::int end * interval '1 second'`,
        ),
      ]),
    )
    .orderBy('requested_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
  return tables(db)
    .updateTable('files')
    .set({ status: 'leaving' })
    .where('file_id', 'in', loose)
    .returning(['file_id', 'purpose'])
    .execute()
}

/** Forgets files whose bytes are gone, but not before no signed post can bring an original any more. */
export async function deleteLeft(db: Db | Tx, fileIDs: readonly string[]): Promise<number> {
  const result = await tables(db)
    .deleteFrom('files')
    .where('file_id', '=', uuids(fileIDs))
    .where('status', '=', 'leaving')
    .where('expires_at', '<', now)
    .executeTakeFirst()
  return Number(result.numDeletedRows)
}

/** Files whose signed post has run out and whose original was not removed since. */
export async function findUnswept(db: Db | Tx, limit: number): Promise<string[]> {
  const rows = await tables(db)
    .selectFrom('files')
    .select('file_id')
    .where('swept_at', 'is', null)
    .where('expires_at', '<', now)
    .orderBy('expires_at')
    .limit(limit)
    .execute()
  return rows.map((row) => row.file_id)
}

export async function markSwept(db: Db | Tx, fileIDs: readonly string[]): Promise<void> {
  await tables(db).updateTable('files').set({ swept_at: now }).where('file_id', '=', uuids(fileIDs)).execute()
}
