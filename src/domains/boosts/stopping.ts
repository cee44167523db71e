// Boosts are stopped: by their company, or by us for a reason that it reads.
import { AppError } from '../../contract/errors.ts'
import { transaction, type Db, type Tx } from '../../platform/db.ts'
import { invalidate } from '../../platform/events.ts'
import type { LiveSession } from '../accounts/live-session.ts'
import { record, type Doer } from '../audit/recording.ts'
import { resolveManager } from '../members/actors.ts'
import { requireStaff, type Staff } from '../staff/roles.ts'
import { findBoost, lockBoosts, setStopped, type BoostRow } from './queries/boosts.ts'
import { boostKey, runningKey } from './running.ts'

/** Stops one of a company; before it began its quota is free again. Throws NotFound, NotAllowed and BoostOver. */
export function stopBoost(
  db: Db,
  session: LiveSession,
  { businessID, boostID }: { businessID: string; boostID: string },
  now: Date = new Date(),
): Promise<Record<never, never>> {
  return transaction(db, async (tx) => {
    const actor = await resolveManager(tx, session, businessID)
    const row = await openOne(tx, boostID)
    if (row?.businessID !== actor.id) throw new AppError('NotFound')
    requireOpen(row, now)
    return stop(tx, row, {
      doer: `user:${actor.userID}`,
      by: 'company',
      reason: null,
      givesBack: row.startsAt > now,
      at: now,
    })
  })
}

/** Stops one for a reason, and gives its quota back. Throws NotFound, BoostOver, and as `requireStaff`. */
export function stopBoostAsStaff(
  db: Db,
  staff: Staff,
  { boostID, reason }: { boostID: string; reason: string },
  now: Date = new Date(),
): Promise<Record<never, never>> {
  return transaction(db, async (tx) => {
    await requireStaff(tx, staff, ['moderator'])
    const row = await openOne(tx, boostID)
    if (!row) throw new AppError('NotFound')
    requireOpen(row, now)
    return stop(tx, row, { doer: `user:${staff.userID}`, by: 'staff', reason, givesBack: true, at: now })
  })
}

/** As it stands once nobody else makes or stops one of its company. */
async function openOne(tx: Tx, boostID: string): Promise<BoostRow | undefined> {
  const found = await findBoost(tx, boostID)
  if (found) await lockBoosts(tx, found.businessID)
  return found && findBoost(tx, boostID)
}

function requireOpen({ stoppedAt, endsAt }: BoostRow, now: Date): void {
  if (stoppedAt !== null || endsAt <= now) throw new AppError('BoostOver')
}

type Stop = { doer: Doer; by: 'company' | 'staff'; reason: string | null; givesBack: boolean; at: Date }

async function stop(
  tx: Tx,
  { boostID, businessID }: BoostRow,
  { doer, ...how }: Stop,
): Promise<Record<never, never>> {
  await setStopped(tx, { boostID, ...how })
  await record(tx, {
    by: doer,
    act: 'boost.stopped',
    about: { type: 'boost', id: boostID },
    businessID,
    ...(how.reason !== null && { reason: how.reason }),
    details: { quotaGivenBack: how.givesBack },
  })
  await invalidate(tx, [runningKey, boostKey(boostID)])
  return {}
}
