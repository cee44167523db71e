// Somebody goes. They may come back for some days; then all that is kept about them goes too.
import { staleKeysOf, type DomainEvent } from '../../contract/events.ts'
import { AppError } from '../../contract/errors.ts'
import { limits } from '../../contract/limits.ts'
import { transaction, type Db, type Tx } from '../../platform/db.ts'
import { publishEvent } from '../../platform/events.ts'
import { editionLink } from '../editions/editions.ts'
import { queueMail } from '../mail/queue.ts'
import type { LiveSession } from './live-session.ts'
import { requirePassword, requireStillProven } from './own-account.ts'
import { deleteRemoved, markRemoved, unmarkRemoved } from './queries/deleted.ts'
import { requireSecondFactor } from './second-factor.ts'
import { endEverySession } from './sessions.ts'

/** What the domains below do in the same transaction before a person goes; may refuse with an error. */
export type BeforeRemoval = (tx: Tx, userID: string) => Promise<void>

const dayMs = 24 * 3_600_000

/** Until when an account that was deleted then can be restored. */
export const restorableUntil = (removedAt: Date): string =>
  new Date(removedAt.getTime() + limits.restoreDays * dayMs).toISOString()

/**
 * Closes the account, ends its sessions and tells the others. Throws WrongCredentials, CodeNeeded, WrongCode, SessionError and what
 * `before` throws (SoleOwner).
 */
export async function deleteAccount(
  db: Db,
  session: LiveSession,
  { password, code }: { password: string; code?: string | undefined },
  before: BeforeRemoval,
): Promise<void> {
  const account = await requirePassword(db, session.userID, password)
  const { userID, email, language, edition, firstName, lastName } = account
  await transaction(db, async (tx) => {
    await requireStillProven(tx, session, account)
    await requireSecondFactor(tx, session, code)
    await before(tx, userID)
    const removedAt = await markRemoved(tx, userID)
    if (!removedAt) throw new AppError('SessionError')
    await endEverySession(tx, userID)
    await tell(tx, { type: 'account.closed', userID })
    const at = removedAt.toISOString()
    const until = restorableUntil(removedAt)
    await queueMail(tx, {
      template: 'account-deleted',
      to: email,
      language,
      edition,
      data: { firstName, lastName, at, until, link: editionLink(edition, '/accounts/log-in') },
      dedupeKey: `account-deleted:${userID}:${at}`,
    })
  })
}

/** Gives an account back to who has just proven to be its owner. Throws WrongCredentials when it is too late. */
export async function restoreAccount(tx: Tx, userID: string): Promise<void> {
  if (!(await unmarkRemoved(tx, userID, limits.restoreDays))) throw new AppError('WrongCredentials')
  await tell(tx, { type: 'account.restored', userID })
}

const batch = 50

/** Forgets the accounts that nobody can restore any more, and tells the others to do so. */
export async function giveUpAccounts(db: Db): Promise<void> {
  for (;;) {
    const gone = await transaction(db, async (tx) => {
      const userIDs = await deleteRemoved(tx, limits.restoreDays, batch)
      for (const userID of userIDs) await tell(tx, { type: 'account.removed', userID })
      return userIDs
    })
    if (gone.length < batch) return
  }
}

async function tell(tx: Tx, event: DomainEvent): Promise<void> {
  await publishEvent(tx, event, staleKeysOf(event))
}
