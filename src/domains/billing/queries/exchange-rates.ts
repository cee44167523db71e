// What a US dollar was worth, by currency and day.
import type { ColumnType } from 'kysely'
import type { TaxCurrency } from '../../../contract/sellers.ts'
import type { Db, Tx } from '../../../platform/db.ts'

type RateTables = {
  billing_exchange_rates: {
    currency: TaxCurrency
    /** YYYY-MM-DD. */
    day: string
    millionths: ColumnType<number, number, number>
    source: string
    entered_by: string
    entered_at: Date
  }
}
const tables = (db: Db | Tx) => db.withTables<RateTables>()
export type NewRate = {
  currency: TaxCurrency
  day: string
  millionths: number
  source: string
  by: string
  at: Date
}

/** Writes the rate of a day, over one that was entered before. */
export async function writeRate(tx: Tx, { by, at, ...rate }: NewRate): Promise<void> {
  const entered = { entered_by: by, entered_at: at }
  await tables(tx)
    .insertInto('billing_exchange_rates')
    .values({ ...rate, ...entered })
    .onConflict((conflict) =>
      conflict
        .columns(['currency', 'day'])
        .doUpdateSet({ millionths: rate.millionths, source: rate.source, ...entered }),
    )
    .execute()
}

/** The last rate of some days, both included. */
export function findRate(
  tx: Tx,
  { currency, from, to }: { currency: TaxCurrency; from: string; to: string },
): Promise<{ day: string; millionths: number; source: string } | undefined> {
  return tables(tx)
    .selectFrom('billing_exchange_rates')
    .select(['day', 'millionths', 'source'])
    .where('currency', '=', currency)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst()
}
