// From which editions a company hides (P1.5): all of it, or nothing.
import { AppError } from '../../contract/errors.ts'
import { transaction, type Db, type Tx } from '../../platform/db.ts'
import type { LiveSession } from '../accounts/live-session.ts'
import { editionOf } from '../editions/editions.ts'
import { editionsOfMask, everyEdition, maskOfEditions } from '../editions/masks.ts'
import { requireManager, resolveActor } from '../members/actors.ts'
import { refuse } from './code-checks.ts'
import { findManaged, updateHiddenEditions } from './queries/management.ts'
import { tellSeen } from './business-lifecycle.ts'

type Wish = { businessID: string; revision: number; hiddenEditions: readonly string[] }

/**
 * Saves from which editions a company hides; answers the new revision. Throws NotFound for a foreign company, NotAllowed
 * for members, InvalidInput for what is no edition, and Stale with `current` when somebody saved them after `revision`.
 */
export function saveHiddenEditions(
  db: Db,
  session: LiveSession,
  { businessID, revision, hiddenEditions }: Wish,
): Promise<{ revision: number }> {
  return transaction(db, async (tx) => {
    const actor = await resolveActor(tx, session, businessID)
    requireManager(actor)
    refuse(
      Object.fromEntries(
        hiddenEditions.map((code, at) => [
          `hiddenEditions.${at}`,
          editionOf(code) ? undefined : 'Not in the list',
        ]),
      ),
    )
    const mask = maskOfEditions(hiddenEditions)
    refuse({ hiddenEditions: mask === everyEdition ? 'At least one edition shows it' : undefined })
    const saved = await updateHiddenEditions(tx, actor.id, { revision, mask })
    if (saved === undefined) throw await staleOf(tx, actor.id)
    await tellSeen(tx, actor.id)
    return { revision: saved }
  })
}

async function staleOf(tx: Tx, businessID: string): Promise<AppError> {
  const [row] = await findManaged(tx, [businessID])
  if (!row || row.removed_at !== null) return new AppError('NotFound')
  const fields = { hiddenEditions: editionsOfMask(row.own_hidden_editions ?? row.hidden_editions) }
  return new AppError('Stale', { current: { revision: row.editions_revision, fields } })
}
