// The sums of many days at once, for an invented world: as if all of it had been counted.
import type { Dimension } from '../../contract/statistic-kinds.ts'
import { copyRows, type BulkClient } from '../../platform/copy.ts'
import { loadParts } from './queries/parts.ts'

/** Days are YYYY-MM-DD; months their first days. */
export type LoadedSums = {
  days: { businessID: string; day: string; kind: string; events: number }[]
  things: { thingID: string; businessID: string; day: string; kind: string; events: number }[]
  breakdowns: {
    businessID: string
    month: string
    dimension: Dimension
    kind: string
    /** null for all others together. */
    value: string | null
    events: number
    places: number
  }[]
}

/** Writes sums; answers how many rows. */
export async function loadSums(
  client: BulkClient,
  { days, things, breakdowns }: LoadedSums,
): Promise<number> {
  await loadParts(
    client,
    'statistics_days',
    days.map(({ day }) => day),
  )
  await loadParts(
    client,
    'statistics_things',
    things.map(({ day }) => day),
  )
  await loadParts(
    client,
    'statistics_breakdowns',
    breakdowns.map(({ month }) => month),
  )
  const loaded = [
    await copyRows(
      client,
      'statistics_days',
      days.map(({ businessID, ...row }) => ({ business_id: businessID, ...row })),
    ),
    await copyRows(
      client,
      'statistics_things',
      things.map(({ thingID, businessID, ...row }) => ({
        thing_id: thingID,
        business_id: businessID,
        ...row,
      })),
    ),
    await copyRows(
      client,
      'statistics_breakdowns',
      breakdowns.map(({ businessID, value, ...row }) => ({
        business_id: businessID,
        is_rest: value === null,
        value: value ?? '',
        ...row,
      })),
    ),
  ]
  return loaded.reduce((sum, count) => sum + count, 0)
}

/** Says that everything before a day is counted, and the breakdowns before its month made, where nothing was counted yet. */
export async function loadProgress(client: BulkClient, day: string): Promise<void> {
  await client.query(
    `insert into statistics_progress (work, until)
     select work, (until || ' 00:00:00+00')::timestamptz
     from unnest(array['slots', 'days', 'months'], $1::text[]) as p (work, until)
     on conflict (work) do nothing`,
    [[day, day, `${day.slice(0, 7)}-01`]],
  )
}
