// How people want to be told, and the link in each mail that ends those of its kind.
import { timingSafeEqual } from 'node:crypto'
import { AppError } from '../../contract/errors.ts'
import { isMailed, type MailedKind } from '../../contract/notification-kinds.ts'
import type { NotificationPreferencesEntry as Preferences } from '../../contract/notifications.ts'
import { transaction, type Db, type Tx } from '../../platform/db.ts'
import { keyedHash } from '../../platform/sealing.ts'
import { requireLiveSession, type LiveSession } from '../accounts/live-session.ts'
import { mailboxesOf } from '../accounts/contact-addresses.ts'
import { mailedUnasked } from './kinds.ts'
import { findChoices, findWordsInMails, saveChoices, saveWordsInMails } from './queries/choices.ts'

/** How a person wants to be told; what they said nothing of is as it is for everybody. */
export async function preferencesOf(db: Db | Tx, userID: string): Promise<Preferences> {
  const [choices, words] = await Promise.all([findChoices(db, userID), findWordsInMails(db, userID)])
  const entries = Object.entries(mailedUnasked).map(([kind, mails]) => [kind, choices.get(kind) ?? mails])
  return {
    mail: Object.fromEntries(entries) as Record<MailedKind, boolean>,
    wordsInMails: words ?? true,
  }
}

/** Somebody who wants mails of a kind, with their mailbox and choices; undefined for who has none, is suspended or does not. */
export async function readerOf(tx: Tx, userID: string, kind: MailedKind) {
  const mailbox = (await mailboxesOf(tx, [userID])).get(userID)
  const preferences = await preferencesOf(tx, userID)
  const isWanted = mailbox && !mailbox.suspendedAt && preferences.mail[kind]
  return isWanted ? { ...mailbox, wordsInMails: preferences.wordsInMails } : undefined
}

type Change = {
  mail?: { [Kind in MailedKind]?: boolean | undefined } | undefined
  wordsInMails?: boolean | undefined
}

/** Changes what is named; answers all. */
export function changePreferences(
  db: Db,
  session: LiveSession,
  { mail = {}, wordsInMails }: Change,
): Promise<Preferences> {
  return transaction(db, async (tx) => {
    await requireLiveSession(tx, session)
    const { userID } = session
    const said = Object.entries(mail).filter((entry): entry is [string, boolean] => entry[1] !== undefined)
    if (said.length > 0) await saveChoices(tx, userID, new Map(said))
    if (wordsInMails !== undefined) await saveWordsInMails(tx, userID, wordsInMails)
    return preferencesOf(tx, userID)
  })
}

const signOf = (userID: string, kind: string) => keyedHash('unsubscribe', userID, kind)

/** What proves, without a log-in, that a mail of this kind was sent to this person. It does not run out, and may be used again. */
export function unsubscribeToken(userID: string, kind: MailedKind): string {
  return `${Buffer.from(`${userID}.${kind}`).toString('base64url')}.${signOf(userID, kind).toString('base64url')}`
}

/** Ends mails of the token's kind for its person; throws NotFound for a token that is none of ours. */
export function unsubscribe(db: Db, token: string): Promise<{ kind: MailedKind }> {
  const [named = '', sign = ''] = token.split('.')
  const [userID = '', ...rest] = Buffer.from(named, 'base64url').toString().split('.')
  const kind = rest.join('.')
  const [given, right] = [Buffer.from(sign, 'base64url'), signOf(userID, kind)]
  if (given.length !== right.length || !timingSafeEqual(given, right) || !isMailed(kind))
    throw new AppError('NotFound')
  return transaction(db, async (tx) => {
    // Of somebody who is gone nothing is kept.
    if ((await mailboxesOf(tx, [userID])).has(userID)) await saveChoices(tx, userID, new Map([[kind, false]]))
    return { kind }
  })
}
