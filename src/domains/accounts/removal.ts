// Somebody goes, and takes with them all that is kept about them.
import { staleKeysOf } from '../../contract/events.ts'
import { AppError } from '../../contract/errors.ts'
import { transaction, type Db, type Tx } from '../../platform/db.ts'
import { publishEvent } from '../../platform/events.ts'
import { wakeStreams } from '../../platform/live/events.ts'
import { queueMail } from '../mail/queue.ts'
import type { LiveSession } from './live-session.ts'
import { requirePassword, requireStillProven } from './own-account.ts'
import { deleteAccountRow } from './queries/credentials.ts'
import { requireSecondFactor } from './second-factor.ts'

/** What the domains below do in the same transaction before a person goes; may refuse with an error. */
export type BeforeRemoval = (tx: Tx, userID: string) => Promise<void>

/**
 * Removes the account with its sessions and tells the others. Throws WrongCredentials, CodeNeeded, WrongCode, SessionError and what
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
    await requireSecondFactor(tx, userID, code)
    await before(tx, userID)
    if (!(await deleteAccountRow(tx, userID))) throw new AppError('SessionError')
    await wakeStreams(tx, [userID])
    const event = { type: 'account.removed', userID } as const
    await publishEvent(tx, event, staleKeysOf(event))
    await queueMail(tx, {
      template: 'account-deleted',
      to: email,
      language,
      edition,
      data: { firstName, lastName, at: new Date().toISOString() },
      dedupeKey: `account-deleted:${userID}`,
    })
  })
}
