// Whom the sender of an inquiry has asked already, for who names others.
import type { Db } from '../../platform/db.ts'
import { findAskedAmong } from './queries/alternatives.ts'
import type { Thread } from './queries/tables.ts'

/** Those of some companies that the mailbox which sent an inquiry has asked since, or of the same subject before. One query. */
export const askedAmong = async (
  db: Db,
  thread: Thread,
  businessIDs: readonly string[],
): Promise<Set<string>> =>
  new Set(businessIDs.length > 0 ? await findAskedAmong(db, thread, businessIDs) : [])
