// Log-in and what follows: a token that is worth a session, once, within a minute, to the browser that began (P4.2).
import type { SessionEntry } from '../../contract/accounts.ts'
import { AppError } from '../../contract/errors.ts'
import { ownPath } from '../../contract/own-path.ts'
import { transaction, type Db, type Tx } from '../../platform/db.ts'
import { editionLink } from '../editions/editions.ts'
import { queueMail } from '../mail/queue.ts'
import { deviceOf } from './device.ts'
import { knowsDevice, rememberDevice } from './known-devices.ts'
import { verifyPassword } from './passwords.ts'
import { findAccount, findAccountByEmail, noteDevice } from './queries/accounts.ts'
import { consumeHandOff, handOffIsThere, insertHandOff } from './queries/one-time.ts'
import type { Place } from './registration.ts'
import { requireSecondFactor } from './second-factor.ts'
import { openSession } from './sessions.ts'
import { hashOf, newToken } from './tokens.ts'

export type LogIn = {
  email: string
  password: string
  code?: string | undefined
  continue?: string | undefined
  state?: string | undefined
  device?: string | undefined
}

const handOffSeconds = 60

/**
 * The hand-off for whoever proves to be somebody, the path they wanted, and what makes this browser known. Throws WrongCredentials (after the same work,
 * whether the address is known or not), Suspended, CodeNeeded, WrongCode and TooManyRequests.
 */
export async function logIn(
  db: Db,
  wish: LogIn,
  from: Place & { userAgent: string | undefined },
): Promise<{ token: string; continue: string; device: string }> {
  const account = await findAccountByEmail(db, wish.email)
  const proven = await verifyPassword(account?.passwordHash, wish.password)
  if (!account || !proven) throw new AppError('WrongCredentials')
  if (account.suspendedAt) throw new AppError('Suspended')
  const token = newToken()
  const device = await transaction(db, async (tx) => {
    await requireSecondFactor(tx, account.userID, wish.code)
    // By what it kept, not by its name: most people have the same browsers.
    const known = wish.device !== undefined && (await knowsDevice(tx, wish.email, wish.device))
    const written = await insertHandOff(tx, {
      tokenHash: hashOf(token),
      userID: account.userID,
      passwordHash: account.passwordHash,
      stateHash: stateHashOf(wish.state),
      device: deviceOf(from.userAgent),
      known,
      language: from.language,
      edition: from.edition,
      seconds: handOffSeconds,
    })
    // The password was changed while it was being compared.
    if (!written) throw new AppError('WrongCredentials')
    return rememberDevice(tx, account.userID, wish.device)
  })
  return { token, continue: ownPath(wish.continue), device }
}

const stateHashOf = (state: string | undefined) => (state === undefined ? null : hashOf(state))

/**
 * The session that a hand-off is worth. Throws TokenUsed for a second use, after a minute, or with another state than the
 * log-in had: who was sent a link with somebody else's token does not end up in their account.
 */
export async function takeHandOff(db: Db, token: string, state: string | undefined): Promise<SessionEntry> {
  // What is made up, or used long ago, costs no transaction.
  if (!(await handOffIsThere(db, hashOf(token)))) throw new AppError('TokenUsed')
  return transaction(db, async (tx) => {
    // One statement takes it, and holds it until the session is there: to log out everywhere waits for both.
    const taken = await consumeHandOff(tx, hashOf(token), stateHashOf(state))
    if (!taken) throw new AppError('TokenUsed')
    const { sessionID, ...session } = await openSession(tx, taken)
    const isUsed = await noteDevice(tx, taken.userID, taken.device)
    if (isUsed && !taken.known) await tellNewDevice(tx, sessionID, taken)
    return session
  })
}

async function tellNewDevice(
  tx: Tx,
  sessionID: string,
  { userID, device, language, edition }: Place & { userID: string; device: string },
): Promise<void> {
  const account = await findAccount(tx, userID)
  if (!account) return
  const { email, firstName, lastName } = account
  await queueMail(tx, {
    template: 'new-device',
    to: email,
    userID,
    language,
    edition,
    data: {
      firstName,
      lastName,
      device,
      at: new Date().toISOString(),
      link: editionLink(edition, '/accounts/sessions'),
    },
    dedupeKey: `new-device:${sessionID}`,
  })
}
