// What operators decide about an account: its role, and whether it may be used. Each decision leaves a row (T33).
import { AppError } from '../../contract/errors.ts'
import { transaction, type Db, type Tx } from '../../platform/db.ts'
import type { AccountRole } from './queries/accounts.ts'
import { findAudit, insertAudit } from './queries/audit.ts'
import { hasRole, lockStanding, setStanding } from './queries/credentials.ts'
import { endEverySession } from './sessions.ts'

export const decisions = ['operator', 'user', 'suspend', 'unsuspend'] as const
export type Decision = (typeof decisions)[number]
export type Standing = { role: AccountRole; suspended: boolean }

const decided: Record<Decision, (before: Standing) => Standing> = {
  operator: (before) => ({ ...before, role: 'operator' }),
  user: (before) => ({ ...before, role: 'user' }),
  suspend: (before) => ({ ...before, suspended: true }),
  unsuspend: (before) => ({ ...before, suspended: false }),
}

/**
 * Decides about the account of an address, for `operator` (who it is, as the audit shall name them), and answers its
 * standing before and after. Suspension ends its sessions; they stay ended. Throws NotFound without such an account.
 */
export function decideStanding(
  db: Db,
  operator: string,
  { email, decision }: { email: string; decision: Decision },
): Promise<{ before: Standing; after: Standing }> {
  return transaction(db, async (tx) => {
    const account = await lockStanding(tx, email.trim().toLowerCase())
    if (!account) throw new AppError('NotFound')
    const { userID } = account
    const before: Standing = { role: account.role, suspended: account.suspendedAt !== null }
    const after = decided[decision](before)
    await setStanding(tx, userID, after)
    if (after.suspended) await endEverySession(tx, userID)
    await insertAudit(tx, { operator, userID, action: decision, before, after })
    return { before, after }
  })
}

/** Whether the account of a person is one of our staff. */
export const isOperator = (db: Db | Tx, userID: string): Promise<boolean> => hasRole(db, userID, 'operator')

/** What was decided about an account, oldest first. */
export const decisionsAbout = findAudit
