// Coupons: a percentage or an amount off one payment, once per company, until a day (P2.20).
import { AppError } from '../../contract/errors.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { requireStaff, type Staff } from '../staff/roles.ts'
import { record } from '../audit/recording.ts'
import { deleteCouponUse, findUsableCoupon, insertCoupon, insertCouponUse } from './queries/coupons.ts'

/** One of both is null; amounts in cents. */
export type Coupon = { code: string; percent: number | null; amountOff: number | null }

/**
 * What a code takes off a payment of a company at a moment; letters of any case. Throws CouponRefused for one that is unknown, has
 * run out or was used by the company. Nobody has used it yet: the order does (`takeCoupon`).
 */
export async function couponFor(db: Db | Tx, code: string, businessID: string, at: Date): Promise<Coupon> {
  const coupon = await findUsableCoupon(db, code.trim().toUpperCase(), businessID, at)
  if (!coupon) throw new AppError('CouponRefused')
  return coupon
}

/** What it takes off an amount, in cents: half up as taxes are, never more than the amount. */
export function offOf({ percent, amountOff }: Omit<Coupon, 'code'>, amount: number): number {
  const off = percent === null ? (amountOff ?? 0) : Math.floor((amount * percent + 50) / 100)
  return Math.min(off, amount)
}

/** The company's order uses it, in the transaction that writes the order. Throws CouponRefused when another one of it does. */
export async function takeCoupon(
  tx: Tx,
  use: { code: string; businessID: string; orderID: string },
): Promise<void> {
  if (!(await insertCouponUse(tx, use))) throw new AppError('CouponRefused')
}

/** The order is not paid: the company may use its coupon again. */
export const giveCouponBack = (tx: Tx, orderID: string): Promise<void> => deleteCouponUse(tx, orderID)

export type CouponWish = Coupon & { expiresAt: string; reason: string }

/** Makes one, for an operator; answers its code as it is kept. Throws NotFound for others, InvalidInput naming the fields. */
export async function makeCoupon(
  tx: Tx,
  operator: Staff,
  { percent, amountOff, reason, ...wish }: CouponWish,
  at: Date = new Date(),
): Promise<{ code: string }> {
  await requireStaff(tx, operator, [])
  if ((percent === null) === (amountOff === null))
    throw new AppError('InvalidInput', { fields: { percent: 'Either a percentage or an amount' } })
  const code = wish.code.trim().toUpperCase()
  const expiresAt = new Date(wish.expiresAt)
  if (expiresAt <= at) throw new AppError('InvalidInput', { fields: { expiresAt: 'In the past' } })
  const coupon = { code, percent, amountOff, expiresAt, reason, madeBy: operator.userID, madeAt: at }
  if (!(await insertCoupon(tx, coupon)))
    throw new AppError('InvalidInput', { fields: { code: 'There is one with this code' } })
  await record(tx, {
    by: `user:${operator.userID}`,
    act: 'coupon.made',
    about: { type: 'coupon', id: code },
    reason,
    details: { percent, amountOff, expiresAt: expiresAt.toISOString() },
  })
  return { code }
}
