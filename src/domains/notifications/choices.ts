// How people want to be told, and the link in each mail that ends those of its kind.
import { timingSafeEqual } from 'node:crypto'
import { AppError } from '../../contract/errors.ts'
import { isLanguage, type Language } from '../../contract/locale.ts'
import { isMailed, type MailedKind } from '../../contract/notification-kinds.ts'
import type { NotificationPreferencesEntry as Preferences } from '../../contract/notifications.ts'
import { transaction, type Db, type Tx } from '../../platform/db.ts'
import { keyedHash } from '../../platform/sealing.ts'
import { requireLiveSession, type LiveSession } from '../accounts/live-session.ts'
import { changeMailLanguage, mailboxesOf, type Mailbox } from '../accounts/contact-addresses.ts'
import { changeReadMarks, showsReading } from '../inquiries/reading.ts'
import { mailedUnasked } from './kinds.ts'
import { findChoices, findWordsInMails, saveChoices, saveWordsInMails } from './queries/choices.ts'

/** How a person wants to be told, and in which language; what they said nothing of is as it is for everybody. */
export async function preferencesOf(db: Db | Tx, userID: string): Promise<Preferences> {
  const [choicesOf, mailboxes, readMarks] = await Promise.all([
    choicesOfAll(db, [userID]),
    mailboxesOf(db, [userID]),
    showsReading(db, userID),
  ])
  const language = mailboxes.get(userID)?.language
  return { ...choicesOf(userID), mailLanguage: isLanguage(language) ? language : 'en', readMarks }
}

type Choices = Omit<Preferences, 'mailLanguage' | 'readMarks'>

async function choicesOfAll(db: Db | Tx, userIDs: readonly string[]): Promise<(userID: string) => Choices> {
  const [rows, words] = await Promise.all([findChoices(db, userIDs), findWordsInMails(db, userIDs)])
  const choices = new Map(rows.map(({ userID, kind, mail }) => [`${userID} ${kind}`, mail]))
  return (userID) => {
    const entries = Object.entries(mailedUnasked).map(([kind, mails]) => [
      kind,
      choices.get(`${userID} ${kind}`) ?? mails,
    ])
    return {
      mail: Object.fromEntries(entries) as Record<MailedKind, boolean>,
      wordsInMails: words.get(userID) ?? true,
    }
  }
}

export type MailReader = Mailbox & { wordsInMails: boolean }

/**
 * Those of these people who want mails of a kind, with their mailbox and choices; undefined for who has none, is suspended
 * or does not. Three queries, whatever the number.
 */
export async function readersOf(
  tx: Tx,
  userIDs: readonly string[],
): Promise<(userID: string, kind: MailedKind) => MailReader | undefined> {
  const mailboxes = await mailboxesOf(tx, userIDs)
  const choicesOf = await choicesOfAll(tx, userIDs)
  return (userID, kind) => {
    const mailbox = mailboxes.get(userID)
    const { mail, wordsInMails } = choicesOf(userID)
    return mailbox && !mailbox.suspendedAt && mail[kind] ? { ...mailbox, wordsInMails } : undefined
  }
}

type Change = {
  mail?: { [Kind in MailedKind]?: boolean | undefined } | undefined
  wordsInMails?: boolean | undefined
  mailLanguage?: Language | undefined
  readMarks?: boolean | undefined
}

/** Changes what is named; answers all. */
export function changePreferences(
  db: Db,
  session: LiveSession,
  { mail = {}, wordsInMails, mailLanguage, readMarks }: Change,
): Promise<Preferences> {
  return transaction(db, async (tx) => {
    await requireLiveSession(tx, session)
    const { userID } = session
    const said = Object.entries(mail).filter((entry): entry is [string, boolean] => entry[1] !== undefined)
    if (said.length > 0) await saveChoices(tx, userID, new Map(said))
    if (wordsInMails !== undefined) await saveWordsInMails(tx, userID, wordsInMails)
    if (mailLanguage !== undefined) await changeMailLanguage(tx, userID, mailLanguage)
    if (readMarks !== undefined) await changeReadMarks(tx, userID, readMarks)
    return preferencesOf(tx, userID)
  })
}

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
  const [given, right] = [Buffer.from(sign, 'base64url'), signOf(userID, kind)]
  if (given.length !== right.length || !timingSafeEqual(given, right) || !isMailed(kind))
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
    if ((await mailboxesOf(tx, [userID])).has(userID)) await saveChoices(tx, userID, new Map([[kind, mails]]))
    return { kind, mails }
  })
}

/** What the link of a mail ends, for whom, as far as who holds the mail may be told. Throws NotFound, also for who is gone. */
export async function showSubscription(db: Db, token: string) {
  const { userID, kind } = subscriptionOf(token)
  const [mailboxes, choicesOf] = await Promise.all([mailboxesOf(db, [userID]), choicesOfAll(db, [userID])])
  const mailbox = mailboxes.get(userID)
  if (!mailbox) throw new AppError('NotFound')
  return { kind, address: hidden(mailbox.email), mails: choicesOf(userID).mail[kind] }
}

/** An address that its owner knows again and nobody else learns: its first letter and its domain. */
const hidden = (email: string): string => {
  const at = email.lastIndexOf('@')
  return `${[...email][0]}…${email.slice(at)}`
}
