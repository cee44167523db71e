// How companies answer, in numbers, for the figures of editions.
import { limits } from '../../contract/limits.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { firstIDAt } from '../../platform/ids.ts'
import { findReceived, type ReceivedRow } from './queries/figures.ts'

const companiesMost = 20_000

/** How many inquiries companies received since a moment, and how many they answered in time; of the 20,000 with most. */
export const receivedSince = (db: Db | Tx, since: Date): Promise<ReceivedRow[]> =>
  findReceived(db, { sinceID: firstIDAt(since), hours: limits.answerHours, limit: companiesMost })
