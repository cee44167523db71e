// Sums of a company that tests made up: a day and a month in which everything happened.
import type pg from 'pg'
import type { Dimension } from '../contract/statistic-kinds.ts'
import { loadSums } from '../domains/statistics/load.ts'
import { inBulk } from '../platform/copy.ts'

type Numbers = Readonly<Record<string, number>>
export type SumsWish = {
  businessID: string
  /** By day (YYYY-MM-DD). */
  days?: Readonly<Record<string, Numbers>>
  /** The first day of the month of the breakdowns. */
  month?: string
  /** By dimension and value; the value `others` stands for all others. */
  parts?: { [One in Dimension]?: Readonly<Record<string, Numbers>> }
  /** Average places, by words. */
  places?: Numbers
}

/** Writes them as if they had been counted, and that everything up to `until` was. */
export async function someSums(pool: pg.Pool, wish: SumsWish): Promise<void> {
  const { businessID, days = {}, month = '', parts = {}, places = {} } = wish
  await inBulk(pool, (client) =>
    loadSums(client, {
      days: Object.entries(days).flatMap(([day, numbers]) =>
        Object.entries(numbers).map(([kind, events]) => ({ businessID, day, kind, events })),
      ),
      things: [],
      breakdowns: Object.entries(parts).flatMap(([dimension, values]) =>
        Object.entries(values).flatMap(([value, numbers]) =>
          Object.entries(numbers).map(([kind, events]) => ({
            businessID,
            month,
            dimension: dimension as Dimension,
            kind,
            value: value === 'others' ? null : value,
            events,
            places: kind === 'shown' ? Math.round(events * (places[value] ?? 1)) : 0,
          })),
        ),
      ),
    }),
  )
}

/** Everything before these moments is counted: half hours, days and months alike. */
export async function countedUpTo(
  pool: pg.Pool,
  { slots, months }: { slots: Date; months: string },
): Promise<void> {
  await pool.query(
    `insert into statistics_progress (work, until) values ('slots', $1), ('days', $1), ('months', $2)
     on conflict (work) do update set until = excluded.until`,
    [slots, `${months}T00:00:00Z`],
  )
}
