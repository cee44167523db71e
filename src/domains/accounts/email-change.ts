// Another mail address for an account: asked for with the password, done by who reads the new one.
import { AppError } from '../../contract/errors.ts'
import type { DomainEvent } from '../../contract/events.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { publishEvent } from '../../platform/events.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { queueMail } from '../mail/queue.ts'
import type { LiveSession } from './live-session.ts'
import { endMailLinks, newMailLink } from './mail-links.ts'
import { requirePassword, requireStillProven } from './own-account.ts'
import { findAccount } from './queries/accounts.ts'
import { setEmail } from './queries/credentials.ts'
import { requireSecondFactor } from './second-factor.ts'

/**
 * Readies a change of address for who knows the password; what is answered sends a link to the new one, also to one that
 * another account has: following it does nothing there, and whoever asks learns nothing. Throws WrongCredentials; what is
 * answered throws CodeNeeded, WrongCode and SessionError.
 */
export async function readyEmailChange(
  db: Db,
  session: LiveSession,
  { password, email, code }: { password: string; email: string; code?: string | undefined },
  { language, edition }: { language: string; edition: string },
): Promise<(tx: Tx) => Promise<Record<never, never>>> {
  const account = await requirePassword(db, session.userID, password)
  const { userID, firstName, lastName } = account
  return async (tx) => {
    await requireStillProven(tx, session, account)
    await requireSecondFactor(tx, session, code)
    // The one asked for last counts.
    await endMailLinks(tx, userID, ['change-email'])
    const link = await newMailLink(tx, 'change-email', { userID, email, edition, continueTo: '/accounts/' })
    await queueMail(tx, {
      template: 'email-change',
      to: email,
      userID,
      language,
      edition,
      data: { firstName, lastName, ...link },
      dedupeKey: `email-change:${uuidv7()}`,
    })
    return {}
  }
}

/**
 * Makes `email`, which was just proven, the account's address, and tells the old one. Throws TokenUsed without such an
 * account, and the unique violation when another account has the address.
 */
export async function finishEmailChange(
  tx: Tx,
  { userID, email }: { userID: string; email: string },
): Promise<void> {
  const account = await findAccount(tx, userID)
  if (!account) throw new AppError('TokenUsed')
  const { firstName, lastName, language, edition } = account
  await setEmail(tx, userID, email)
  await publishEvent<DomainEvent>(tx, { type: 'account.addressChanged', userID })
  // Links that lie in the mailbox of the old address open nothing any more.
  await endMailLinks(tx, userID, ['reset-password', 'change-email'])
  if (account.email === email) return
  await queueMail(tx, {
    template: 'email-changed',
    to: account.email,
    userID,
    language,
    edition,
    data: { firstName, lastName, at: new Date().toISOString(), email },
    dedupeKey: `email-changed:${uuidv7()}`,
  })
}
