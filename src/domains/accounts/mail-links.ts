// Links in mails: a secret of 256 bits behind an address of the reader's edition, used once.
import { limits } from '../../contract/limits.ts'
import { AppError } from '../../contract/errors.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { editionLink } from '../editions/editions.ts'
import {
  addressIsProven,
  consumeMailToken,
  findMailToken,
  insertMailToken,
  voidMailTokens,
  type MailPurpose,
} from './queries/one-time.ts'
import { hashOf, newToken } from './tokens.ts'

const hour = 3_600
const lives: Record<MailPurpose, number> = {
  'verify-email': limits.addressLinkHours * hour,
  'change-email': limits.addressLinkHours * hour,
  'reset-password': hour,
}
const pages: Record<MailPurpose, string> = {
  'verify-email': '/accounts/verify-email',
  'change-email': '/accounts/verify-email',
  'reset-password': '/accounts/reset-password',
}

/** A link for a purpose, and until when it can be used; `email` is where it is sent. */
export async function newMailLink(
  tx: Tx,
  purpose: MailPurpose,
  to: { userID: string; email: string; edition: string; continueTo?: string },
): Promise<{ link: string; until: string }> {
  const token = newToken()
  const until = await insertMailToken(tx, {
    tokenHash: hashOf(token),
    userID: to.userID,
    purpose,
    email: to.email,
    continueTo: to.continueTo ?? '/',
    seconds: lives[purpose],
  })
  return { link: editionLink(to.edition, `${pages[purpose]}?token=${token}`), until: until.toISOString() }
}

/** Whose a link is that can still be used; undefined for any other. Nothing is used up. */
export function whoseMailLink(
  db: Db,
  token: string,
  purposes: readonly MailPurpose[],
): Promise<string | undefined> {
  return findMailToken(db, hashOf(token), purposes)
}

/** Whether the link was followed to its end: an account has its address by it. */
export const hasProven = (db: Db, token: string): Promise<boolean> => addressIsProven(db, hashOf(token))

/** What the link of a mail was for; throws TokenUsed when it was used, has run out or never was. */
export async function useMailLink(tx: Tx, token: string, purposes: readonly MailPurpose[]) {
  const used = await consumeMailToken(tx, hashOf(token), purposes)
  if (!used) throw new AppError('TokenUsed')
  return used
}

/** Uses up the other links of these purposes that a person was sent. */
export function endMailLinks(tx: Tx, userID: string, purposes: readonly MailPurpose[]): Promise<void> {
  return voidMailTokens(tx, userID, purposes)
}
