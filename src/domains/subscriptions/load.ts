// Many paid periods at once, for an invented world.
import type { BulkClient, Rows } from '../../platform/copy.ts'
import { copySubscriptions, type SubscriptionRow } from './queries.ts'
import type { PaidPeriod } from './tiers.ts'

export type LoadedPeriod = PaidPeriod & { id: string }

/** Writes paid periods; answers how many. */
export function loadPaidPeriods(client: BulkClient, periods: Rows<LoadedPeriod>): Promise<number> {
  return copySubscriptions(client, rowsOf(periods))
}

async function* rowsOf(periods: Rows<LoadedPeriod>): AsyncGenerator<SubscriptionRow> {
  for await (const { id, businessID, tier, start, end } of periods)
    yield {
      id,
      business_id: businessID,
      tier,
      status: 'active',
      period_start: start,
      period_end: end,
      grace_until: null,
      created_at: start,
    }
}
