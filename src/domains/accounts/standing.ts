// What is decided about an account: whether it may be used. Each decision leaves an entry in the audit log (T33).
import { AppError } from '../../contract/errors.ts'
import { transaction, type Db, type Tx } from '../../platform/db.ts'
import { noteSecurity } from '../../platform/security-events.ts'
import { findOfSubject } from '../audit/reading.ts'
import { record, type Doer } from '../audit/recording.ts'
import { findSuspended, isUsable, lockStanding, setSuspended } from './queries/credentials.ts'
import { endEverySession } from './sessions.ts'

export const decisions = ['suspend', 'unsuspend'] as const
export type Decision = (typeof decisions)[number]
export type Standing = { suspended: boolean; until?: string }

const actOf = (decision: Decision) => `account.${decision}`

/** Whose account it is: by id, or by an address that they have proven. */
export type Whose = { email: string } | { userID: string }

/**
 * Decides about an account, for `operator` (who it is, as the audit log shall name them) and with their reason,
 * and answers its standing before and after. Suspension, for good or `until` a moment, ends its sessions; they stay ended.
 * Throws NotFound without such an account.
 */
export function decideStanding(
  db: Db | Tx,
  operator: Doer,
  {
    decision,
    reason,
    until,
    ...whose
  }: Whose & { decision: Decision; reason: string; until?: Date | undefined },
): Promise<{ userID: string; before: Standing; after: Standing }> {
  return transaction(db, async (tx) => {
    const account = await lockStanding(
      tx,
      'email' in whose ? { email: whose.email.trim().toLowerCase() } : { userID: whose.userID },
    )
    if (!account) throw new AppError('NotFound')
    const { userID } = account
    const { suspendedAt, suspendedUntil } = account
    const before = standingOf(suspendedAt !== null, suspendedUntil)
    const after = standingOf(decision === 'suspend', until)
    await setSuspended(tx, userID, after.suspended, until)
    if (after.suspended) {
      await endEverySession(tx, userID)
      noteSecurity('account suspended', userID)
    }
    await record(tx, {
      by: operator,
      act: actOf(decision),
      about: { type: 'user', id: userID },
      reason,
      details: { before, after },
    })
    return { userID, before, after }
  })
}

const standingOf = (suspended: boolean, until?: Date | null): Standing => ({
  suspended,
  ...(suspended && until && { until: until.toISOString() }),
})

/** How an account stands, held until the transaction ends; suspended without an end where `until` is null. Undefined for none. */
export async function standingHeld(
  tx: Tx,
  userID: string,
): Promise<{ suspended: boolean; until: Date | null } | undefined> {
  const account = await lockStanding(tx, { userID })
  return account && { suspended: account.suspendedAt !== null, until: account.suspendedUntil }
}

/** Whether there is an account that may be used: neither suspended nor removed. */
export const mayBeUsed = (db: Db | Tx, userID: string): Promise<boolean> => isUsable(db, userID)

/** Those of these people whose account is suspended. One query. */
export async function suspendedAmong(db: Db | Tx, userIDs: readonly string[]): Promise<ReadonlySet<string>> {
  return new Set(await findSuspended(db, userIDs))
}

const decisionsMost = 200

/** What was decided about an account, oldest first, at most the newest 200. */
export async function decisionsAbout(db: Db | Tx, userID: string) {
  const acts = decisions.map(actOf)
  const entries = await findOfSubject(db, { type: 'user', id: userID, acts, limit: decisionsMost })
  return entries.toReversed().map(({ actor: operator, act, reason, details, at }) => ({
    operator,
    action: act.slice('account.'.length),
    reason,
    before: details['before'] as Standing,
    after: details['after'] as Standing,
    at,
  }))
}

/** Whether whoever runs the machine suspended an account and has not lifted that: nobody else ends it. */
export async function isHeldByCommand(db: Db | Tx, userID: string): Promise<boolean> {
  const byCommand = (await decisionsAbout(db, userID)).filter(({ operator }) => operator.startsWith('os:'))
  return byCommand.at(-1)?.action === 'suspend'
}
