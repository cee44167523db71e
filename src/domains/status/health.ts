// How the parts of the product are, by what their calls came to in the last minutes and by how long mails wait.
import type { ApiClient } from '../../contract/api.ts'
import { statusParts, type StatusPart, type StatusState } from '../../contract/status-parts.ts'
import type { StatusEntry } from '../../contract/status.ts'
import type { Db } from '../../platform/db.ts'
import { recentOutcomes, stateOf, type Recent } from '../../platform/recent-outcomes.ts'
import { watchCalls } from '../../platform/watched-calls.ts'
import { waitingMails } from '../mail/failed.ts'
import { findIncidents } from './queries.ts'

const shownDays = 14
const lateSeconds = 600
const veryLateSeconds = 3_600

type Call = keyof ApiClient

/** Calls by which a part is judged. */
const callsOf: Partial<Record<StatusPart, readonly Call[]>> = {
  search: ['searchBusinesses', 'searchProducts', 'searchUsers', 'suggestSearches'],
  messages: ['sendInquiry', 'listInquiries', 'showInquiry', 'sendMessage', 'readInquiry'],
  payments: ['subscribe', 'quoteMembership', 'replaceCard', 'listInvoices'],
}

const recents = new Map<StatusPart, Recent>()
const partOf = new Map<string, Recent>()
for (const [part, calls] of Object.entries(callsOf) as [StatusPart, readonly Call[]][]) {
  const recent = recentOutcomes()
  recents.set(part, recent)
  for (const call of calls) partOf.set(call, recent)
}

/** From here on the calls of this process count. Answers what ends it. */
export const watchHealth = (): (() => void) =>
  watchCalls((call, outcome) => partOf.get(call)?.count(outcome !== 'failed'))

/** What works, as this process sees it, and incidents of the last two weeks; throws when the database is away. */
export async function showStatus(db: Db): Promise<StatusEntry> {
  const [incidents, oldestSeconds] = await Promise.all([findIncidents(db, shownDays), waitingMails(db)])
  const mails: StatusState =
    oldestSeconds >= veryLateSeconds ? 'down' : oldestSeconds >= lateSeconds ? 'degraded' : 'working'
  const stateNow = (part: StatusPart): StatusState => {
    if (part === 'mails') return mails
    const recent = recents.get(part)
    return recent ? stateOf(recent.shares()) : 'working'
  }
  return { parts: statusParts.map((part) => ({ part, state: stateNow(part) })), incidents }
}
