// The audit log: what staff did, and every change of rights, plan, verification, name and removal (T33, D57).
import { AppError } from '../../contract/errors.ts'
import type { Tx } from '../../platform/db.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { insertEntries } from './queries.ts'

/** Who acts: a person, a user of the machine through a command, or the program itself. */
export type Doer = `user:${string}` | `os:${string}` | 'system'

export type Act = {
  by: Doer
  /** What was done, as `thing.done`. */
  act: string
  about: { type: string; id: string }
  /** The company whose owners may read of it. */
  businessID?: string
  /** Why, in the words of who did it; at most 1,000 characters. */
  reason?: string
  /** What it was before and is after; ids and states, never private texts. */
  details?: Record<string, unknown>
}

/** Notes that one of staff brings back what staff removed. Throws InvalidInput for no reason. */
export async function recordReturn(
  tx: Tx,
  userID: string,
  about: Act['about'],
  reason: string | undefined,
): Promise<void> {
  if (!reason) throw new AppError('InvalidInput', { fields: { reason: 'Operators say why' } })
  await record(tx, { by: `user:${userID}`, act: 'action.undone', about, reason })
}

/** Adds entries in their order, in the transaction that does what they say: both come to be, or neither. */
export async function record(tx: Tx, ...acts: Act[]): Promise<void> {
  if (acts.length === 0) return
  await insertEntries(
    tx,
    acts.map(({ by, act, about, businessID, reason, details }) => ({
      id: uuidv7(),
      actor: by,
      act,
      subjectType: about.type,
      subjectID: about.id,
      businessID: businessID ?? null,
      reason: reason ?? null,
      details: details ?? {},
    })),
  )
}
