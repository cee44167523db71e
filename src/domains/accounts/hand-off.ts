// Log-in and what follows: a token that is worth a session, once, within a minute, to the browser that began (P4.2).
import type { SessionEntry } from '../../contract/accounts.ts'
import { AppError } from '../../contract/errors.ts'
import { limits } from '../../contract/limits.ts'
import { ownPath } from '../../contract/own-path.ts'
import { transaction, type Db, type Tx } from '../../platform/db.ts'
import { noteSecurity } from '../../platform/security-events.ts'
import { editionLink } from '../editions/editions.ts'
import { queueMail } from '../mail/queue.ts'
import { deviceOf } from './device.ts'
import { knowsDevice, rememberDevice } from './known-devices.ts'
import { verifyPassword } from './passwords.ts'
import { findAccount, noteDevice } from './queries/accounts.ts'
import { findForLogIn } from './queries/deleted.ts'
import { consumeHandOff, handOffIsThere, insertHandOff } from './queries/one-time.ts'
import type { Place } from './registration.ts'
import { restorableUntil, restoreAccount } from './removal.ts'
import { requireSecondFactor } from './second-factor.ts'
import { openSession } from './sessions.ts'
import { hashOf, newToken } from './tokens.ts'
import { guessing } from './wrong-codes.ts'

export type LogIn = ProvenWith & {
  email: string
  password: string
  code?: string | undefined
  continue?: string | undefined
  restore?: boolean | undefined
}

/** Who speaks: from where, and with what. */
export type Speaker = Place & { userAgent: string | undefined }

const handOffSeconds = 60

/**
 * The hand-off for whoever proves to be somebody, the path they wanted, and what makes this browser known. Throws WrongCredentials (after the same work,
 * whether the address is known or not), Suspended with `until` when it has an end, AccountDeleted until it is to be restored, CodeNeeded, WrongCode and TooManyRequests.
 */
export async function logIn(
  db: Db,
  wish: LogIn,
  from: Speaker,
): Promise<{ token: string; continue: string; device: string }> {
  const account = await findForLogIn(db, wish.email, limits.restoreDays)
  const proven = await verifyPassword(account?.passwordHash, wish.password)
  if (!account || !proven) {
    noteSecurity('log-in refused', account?.userID)
    throw new AppError('WrongCredentials')
  }
  const { removedAt, suspendedAt, suspendedUntil } = account
  if (suspendedAt)
    throw new AppError('Suspended', suspendedUntil ? { until: suspendedUntil.toISOString() } : {})
  if (removedAt && !wish.restore) throw new AppError('AccountDeleted', { until: restorableUntil(removedAt) })
  const { code, device, state } = wish
  const prover = { userID: account.userID, state }
  const guess = { code, device, edition: from.edition }
  const handOff = await guessing(db, { ...prover, email: wish.email }, guess, () =>
    transaction(db, async (tx) => {
      await requireSecondFactor(tx, prover, code)
      if (removedAt) await restoreAccount(tx, account.userID)
      return beginHandOff(tx, { ...account, email: wish.email }, wish, from)
    }),
  )
  return { ...handOff, continue: ownPath(wish.continue) }
}

/** The browser that somebody proves themself with: what binds the hand-off to it, and what shows that it was here before. */
export type ProvenWith = { state?: string | undefined; device?: string | undefined }

/**
 * Writes the hand-off for a person who has just proven who they are with the password of this hash; answers its token, and what
 * makes their browser known. Throws WrongCredentials when password or account have changed meanwhile.
 */
export async function beginHandOff(
  tx: Tx,
  account: { userID: string; email: string; passwordHash: string },
  { state, device }: ProvenWith,
  { language, edition, userAgent }: Speaker,
): Promise<{ token: string; device: string }> {
  const token = newToken()
  const written = await insertHandOff(tx, {
    tokenHash: hashOf(token),
    userID: account.userID,
    passwordHash: account.passwordHash,
    stateHash: stateHashOf(state),
    device: deviceOf(userAgent),
    // By what it kept, not by its name: most people have the same browsers.
    known: device !== undefined && (await knowsDevice(tx, account.email, device)),
    language,
    edition,
    seconds: handOffSeconds,
  })
  // The password was changed while it was being compared.
  if (!written) throw new AppError('WrongCredentials')
  return { token, device: await rememberDevice(tx, account.userID, device) }
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
    const { sessionID, ...session } = await openSession(tx, { ...taken, onNewDevice: !taken.known })
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
