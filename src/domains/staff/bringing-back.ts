// What one of staff removed where it stood, one of staff brings back there: noted like all that they do.
import type { Tx } from '../../platform/db.ts'
import { record } from '../audit/recording.ts'
import type { Staff } from './roles.ts'

/** Notes that one of staff brought back what staff had removed. */
export const recordBroughtBack = (
  tx: Tx,
  { userID }: Staff,
  about: { type: 'post' | 'comment' | 'group'; id: string },
): Promise<void> =>
  record(tx, { by: `user:${userID}`, act: 'action.undone', about, reason: 'Brought back at its place' })
