// The link in each mail that ends those of its kind, or the digest that it is.
import { AppError } from '../../contract/errors.ts'
import { isChosenNotice, isMailed, type MailedKind, type Way } from '../../contract/notification-kinds.ts'
import { transaction, type Db } from '../../platform/db.ts'
import { isKeyedHash, keyedHash } from '../../platform/sealing.ts'
import { mailboxesOf } from '../accounts/contact-addresses.ts'
import { choicesOfAll, wayOfMails, type Choices } from './choices.ts'
import { saveChoices } from './queries/choices.ts'

const signOf = (userID: string, kind: string) => keyedHash('unsubscribe', userID, kind)

/** What proves, without a log-in, that a mail of this kind was sent to this person. It does not run out, and may be used again. */
export function unsubscribeToken(userID: string, kind: MailedKind): string {
  return `${Buffer.from(`${userID}.${kind}`).toString('base64url')}.${signOf(userID, kind).toString('base64url')}`
}

type Subscription = { userID: string; kind: MailedKind }

/** Whose mails of which kind a token is for; throws NotFound for one that is none of ours. */
function subscriptionOf(token: string): Subscription {
  const [named = '', sign = ''] = token.split('.')
  const [userID = '', ...rest] = Buffer.from(named, 'base64url').toString().split('.')
  const kind = rest.join('.')
  if (!isKeyedHash('unsubscribe', userID, kind, Buffer.from(sign, 'base64url')) || !isMailed(kind))
    throw new AppError('NotFound')
  return { userID, kind }
}

/** Ends mails of the token's kind for its person, or begins them again. Throws NotFound. */
export function unsubscribe(
  db: Db,
  { token, mails }: { token: string; mails: boolean },
): Promise<{ kind: MailedKind; mails: boolean }> {
  const { userID, kind } = subscriptionOf(token)
  return transaction(db, async (tx) => {
    // Of somebody who is gone nothing is kept.
    if ((await mailboxesOf(tx, [userID])).has(userID))
      await saveChoices(tx, userID, new Map([[kind, wayIn(kind, mails)]]))
    return { kind, mails }
  })
}

/** What the link of a mail ends, for whom, as far as who holds the mail may be told. Throws NotFound, also for who is gone. */
export async function showSubscription(db: Db, token: string) {
  const { userID, kind } = subscriptionOf(token)
  const [mailboxes, choicesOf] = await Promise.all([mailboxesOf(db, [userID]), choicesOfAll(db, [userID])])
  const mailbox = mailboxes.get(userID)
  if (!mailbox) throw new AppError('NotFound')
  return { kind, address: hidden(mailbox.email), mails: isMailedNow(choicesOf(userID), kind) }
}

/** Without mails of a kind its notices still stand under the bell; a copy and a digest are nothing but mails. */
const wayIn = (kind: MailedKind, mails: boolean): Way =>
  mails || !isChosenNotice(kind) ? wayOfMails(mails) : 'page'

function isMailedNow({ ways, digests: wanted }: Choices, kind: MailedKind): boolean {
  if (kind === 'digest.daily') return wanted.daily
  return kind === 'digest.weekly' ? wanted.weekly : ways[kind] === 'mail'
}

/** An address that its owner knows again and nobody else learns: its first letter and its domain. */
const hidden = (email: string): string => {
  const at = email.lastIndexOf('@')
  return `${[...email][0]}…${email.slice(at)}`
}
