// Support time of paid plans: a ledger in minutes, booked by staff in steps of 15 (D19).
import { AppError } from '../../contract/errors.ts'
import { limits } from '../../contract/limits.ts'
import { plans } from '../../contract/plans.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { uuidv7 } from '../../platform/ids.ts'
import type { LiveSession } from '../accounts/live-session.ts'
import { requireStaff, type Staff } from '../staff/roles.ts'
import { record } from '../audit/recording.ts'
import { businessExists } from '../businesses/existence.ts'
import { requireOwner, resolveActor } from '../members/actors.ts'
import { requireForeign } from '../members/membership.ts'
import { userFaces } from '../profiles/public.ts'
import { currentPeriod, type CurrentPeriod } from '../subscriptions/periods.ts'
import { mailOwners } from './owner-letters.ts'
import { findSupport, insertSupport, lockSupport, sumOfSupport } from './queries/support.ts'

const includedIn = ({ tier }: CurrentPeriod): number => plans[tier].supportHours * 60

/** Minutes that a company has used of those in its paid period; of standard none of none. */
export async function supportOf(
  db: Db | Tx,
  businessID: string,
  period: CurrentPeriod | undefined,
): Promise<{ used: number; of: number }> {
  if (!period) return { used: 0, of: 0 }
  return { used: await sumOfSupport(db, businessID, period.id), of: includedIn(period) }
}

/** `on` is a day, YYYY-MM-DD; negative minutes take back what was booked wrongly. */
export type SupportWish = { businessID: string; minutes: number; what: string; on: string }

/**
 * Books time of a company, for an operator, and mails it to the owners; answers the minutes that are left. Throws NotFound for
 * others and for no company, OwnCase for their own, NoPaidPlan, InvalidInput naming the fields, and AmountRefused with `left` and `booked` for more than there is.
 */
export async function bookSupport(
  tx: Tx,
  operator: Staff,
  { businessID, minutes, what, on }: SupportWish,
  at: Date = new Date(),
): Promise<{ left: number }> {
  await requireStaff(tx, operator, ['support'])
  if (!(await businessExists(tx, businessID))) throw new AppError('NotFound')
  await requireForeign(tx, operator.userID, businessID)
  refuseWrong(minutes, on, at)
  await lockSupport(tx, businessID)
  const period = await currentPeriod(tx, businessID, at)
  if (!period) throw new AppError('NoPaidPlan')
  const { used, of } = await supportOf(tx, businessID, period)
  const left = of - used - minutes
  // More cannot be taken back than was booked either.
  if (left < 0 || left > of) throw new AppError('AmountRefused', { left: of - used, booked: used })
  await insertSupport(tx, {
    entry_id: uuidv7(),
    business_id: businessID,
    subscription_id: period.id,
    minutes,
    what,
    worked_on: on,
    booked_by: operator.userID,
    booked_at: at,
  })
  await record(tx, {
    by: `user:${operator.userID}`,
    act: 'support.booked',
    about: { type: 'business', id: businessID },
    businessID,
    reason: what,
    details: { minutes, on },
  })
  await mailOwners(tx, businessID, {
    template: minutes > 0 ? 'support-booked' : 'support-taken-back',
    about: uuidv7(),
    data: () => ({ minutes: String(Math.abs(minutes)), left: String(left), list: what }),
  })
  return { left }
}

/** A day further west or east than ours has begun, or not ended. */
const dayMs = 86_400_000

function refuseWrong(minutes: number, on: string, at: Date): void {
  const fields = {
    ...(minutes === 0 && { minutes: 'Not zero' }),
    ...(minutes % limits.supportStepMinutes !== 0 && { minutes: 'In steps of 15' }),
    ...(Date.parse(on) > at.getTime() + dayMs && { on: 'Not yet' }),
  }
  if (Object.keys(fields).length > 0) throw new AppError('InvalidInput', { fields })
}

/** The ledger of a company in its paid period, for an owner, newest first; nothing on standard. Throws NotFound and NotAllowed. */
export async function listSupport(db: Db, session: LiveSession, businessID: string, language: string) {
  requireOwner(await resolveActor(db, session, businessID))
  const period = await currentPeriod(db, businessID)
  if (!period) return []
  const lines = await findSupport(db, businessID, period.id, limits.supportListed)
  const faces = await userFaces(db, [...new Set(lines.map(({ bookedBy }) => bookedBy))], language)
  return lines.map(({ bookedBy, ...line }) => ({ ...line, by: faces.get(bookedBy)?.name ?? '' }))
}
