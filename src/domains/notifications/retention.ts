// Notifications are news, not a record.
import type { Db } from '../../platform/db.ts'
import { deleteOldNotices } from './queries/notifications.ts'

const keptDays = 90
const batch = 1_000

/** Deletes what was told more than 90 days ago, read or not. */
export async function forgetOldNotices(db: Db): Promise<void> {
  while ((await deleteOldNotices(db, keptDays, batch)) === batch);
}
