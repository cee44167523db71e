// Whether a membership is renewed at its end (D15): off until an owner switches it on; a paid year stays either way.
import { AppError } from '../../contract/errors.ts'
import { transaction, type Db } from '../../platform/db.ts'
import type { LiveSession } from '../accounts/live-session.ts'
import { requireOwner, resolveActor } from '../members/actors.ts'
import { currentPeriod } from '../subscriptions/periods.ts'
import { lockAccount, updateAccount, type Place } from './queries/accounts.ts'
import { findRunning } from './queries/orders.ts'

type Wish = Place & { businessID: string }

/** The membership ends with what was paid for. Throws NotFound, NotAllowed and NoPaidPlan. */
export const cancelMembership = (
  db: Db,
  session: LiveSession,
  wish: Wish,
  at?: Date,
): Promise<{ renews: boolean }> => setRenews(db, session, wish, false, at)

/** The membership is renewed with the card that is kept. Throws NotFound, NotAllowed, NoPaidPlan, and NoCard without one. */
export const resumeMembership = (
  db: Db,
  session: LiveSession,
  wish: Wish,
  at?: Date,
): Promise<{ renews: boolean }> => setRenews(db, session, wish, true, at)

function setRenews(
  db: Db,
  session: LiveSession,
  { businessID, ...place }: Wish,
  renews: boolean,
  at: Date = new Date(),
): Promise<{ renews: boolean }> {
  return transaction(db, async (tx) => {
    const actor = await resolveActor(tx, session, businessID)
    requireOwner(actor)
    if (!(await currentPeriod(tx, actor.id, at))) throw new AppError('NoPaidPlan')
    const account = await lockAccount(tx, { ...place, businessID: actor.id, at })
    if (renews && account.card_method === null) throw new AppError('NoCard')
    // Who is told that nothing more is charged is charged no more.
    if (!renews && (await findRunning(tx, actor.id))?.kind === 'renewal') throw new AppError('PaymentRunning')
    await updateAccount(tx, actor.id, { renews })
    return { renews }
  })
}
