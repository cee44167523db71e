// What whoever has a suspended account still may: they cannot log in, and prove themself each time.
import { AppError } from '../../contract/errors.ts'
import { limits } from '../../contract/limits.ts'
import { transaction, type Db, type Tx } from '../../platform/db.ts'
import { verifyPassword } from './passwords.ts'
import { holdAccount } from './queries/credentials.ts'
import { findForLogIn } from './queries/deleted.ts'
import { requireSecondFactor } from './second-factor.ts'
import { guessing } from './wrong-codes.ts'

type Proof = { email: string; password: string; code?: string | undefined; edition: string }

/**
 * What `act` answers for the person of a suspended account. Throws WrongCredentials (after the same work, whether the address
 * is known or not, and for a deleted account), NotSuspended, CodeNeeded, WrongCode and TooManyRequests.
 */
export async function asSuspended<Answer>(
  db: Db,
  proof: Proof,
  act: (tx: Tx, userID: string) => Promise<Answer>,
): Promise<Answer> {
  const account = await findForLogIn(db, proof.email, limits.restoreDays)
  const proven = await verifyPassword(account?.passwordHash, proof.password)
  if (!account || !proven || account.removedAt) throw new AppError('WrongCredentials')
  if (!account.suspendedAt) throw new AppError('NotSuspended')
  const { userID, passwordHash } = account
  return guessing(db, { userID, email: proof.email }, proof, () =>
    transaction(db, async (tx) => {
      if (!(await holdAccount(tx, userID, passwordHash))) throw new AppError('WrongCredentials')
      await requireSecondFactor(tx, { userID }, proof.code)
      return act(tx, userID)
    }),
  )
}
