// A password that was forgotten: asked for by anybody, set by who reads the account's mail.
import { AppError } from '../../contract/errors.ts'
import type { DomainEvent } from '../../contract/events.ts'
import { transaction, type Db, type Tx } from '../../platform/db.ts'
import { publishEvent } from '../../platform/events.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { queueMail } from '../mail/queue.ts'
import { newMailLink, useMailLink } from './mail-links.ts'
import { setPassword } from './password-change.ts'
import { isCommonPassword } from './common-passwords.ts'
import { hashPassword } from './passwords.ts'
import { findAccount, findAccountByEmail } from './queries/accounts.ts'
import {
  insertPasswordRequest,
  takePasswordRequest,
  type PasswordRequest,
} from './queries/password-requests.ts'

/** Notes that somebody forgot a password; the same work and answer whether there is such an account or not. */
export function askForPassword(db: Db, request: PasswordRequest): Promise<void> {
  return transaction(db, async (tx) => {
    const requestID = uuidv7()
    await insertPasswordRequest(tx, requestID, request)
    await publishEvent<DomainEvent>(tx, { type: 'account.passwordForgotten', requestID })
  })
}

/** Sends the link, good for one hour, when the address is an account's. Does nothing the second time. */
export async function answerPasswordRequest(tx: Tx, requestID: string): Promise<void> {
  const request = await takePasswordRequest(tx, requestID)
  const known = request && (await findAccountByEmail(tx, request.email))
  const account = known && (await findAccount(tx, known.userID))
  if (!account) return
  // In the language of the account: who asks may be anybody.
  const { userID, email, firstName, lastName, language } = account
  const { edition } = request
  const link = await newMailLink(tx, 'reset-password', { userID, email, edition })
  await queueMail(tx, {
    template: 'reset-password',
    to: email,
    userID,
    language,
    edition,
    data: { firstName, lastName, ...link },
    dedupeKey: `reset-password:${requestID}`,
  })
}

/**
 * Sets the password of whoever got the link and logs the account out everywhere; answers what makes this browser known. Throws TokenUsed, and CommonPassword,
 * after which the link is as good as before.
 */
export async function resetPassword(
  db: Db,
  { token, password, device }: { token: string; password: string; device?: string | undefined },
): Promise<{ device: string }> {
  if (isCommonPassword(password)) throw new AppError('CommonPassword')
  const passwordHash = await hashPassword(password)
  return transaction(db, async (tx) => {
    const { userID } = await useMailLink(tx, token, ['reset-password'])
    const account = await findAccount(tx, userID)
    if (!account) throw new AppError('TokenUsed')
    return setPassword(tx, account, { password, passwordHash, device })
  })
}
