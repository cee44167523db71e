// Coupons and who has used them; the only SQL on them.
import { sql, type ColumnType } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'

type CouponTables = {
  billing_coupons: {
    code: string
    percent: number | null
    amount_off: number | null
    expires_at: Date
    reason: ColumnType<string, string, never>
    made_by: ColumnType<string, string, never>
    made_at: ColumnType<Date, Date, never>
  }
  billing_coupon_uses: { code: string; business_id: string; order_id: string }
}
const tables = (db: Db | Tx) => db.withTables<CouponTables>()

/** A coupon that has not run out at a moment and that a company has not used; else undefined. */
export function findUsableCoupon(db: Db | Tx, code: string, businessID: string, at: Date) {
  return tables(db)
    .selectFrom('billing_coupons as coupon')
    .select(['coupon.code', 'coupon.percent', 'coupon.amount_off as amountOff'])
    .where('coupon.code', '=', code)
    .where('coupon.expires_at', '>', at)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('billing_coupon_uses as used')
            .select('used.code')
            .whereRef('used.code', '=', 'coupon.code')
            .where('used.business_id', '=', businessID),
        ),
      ),
    )
    .executeTakeFirst()
}

export type NewCoupon = {
  code: string
  percent: number | null
  amountOff: number | null
  expiresAt: Date
  reason: string
  madeBy: string
  madeAt: Date
}

/** False when there is one with this code. */
export async function insertCoupon(tx: Tx, coupon: NewCoupon): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tables(tx)
    .insertInto('billing_coupons')
    .values({
      code: coupon.code,
      percent: coupon.percent,
      amount_off: coupon.amountOff,
      expires_at: coupon.expiresAt,
      reason: coupon.reason,
      made_by: coupon.madeBy,
      made_at: coupon.madeAt,
    })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .executeTakeFirstOrThrow()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** False when the company has used it; whoever comes second waits for the first. */
export async function insertCouponUse(
  tx: Tx,
  { code, businessID, orderID }: { code: string; businessID: string; orderID: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tables(tx)
    .insertInto('billing_coupon_uses')
    .values({ code, business_id: businessID, order_id: orderID })
    .onConflict((conflict) => conflict.columns(['code', 'business_id']).doNothing())
    .executeTakeFirstOrThrow()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

export async function deleteCouponUse(tx: Tx, orderID: string): Promise<void> {
  await sql`delete from billing_coupon_uses where order_id = ${orderID}`.execute(tx)
}
