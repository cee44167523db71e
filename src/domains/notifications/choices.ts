// How people want to be told, and how mails to them are written.
import { isLanguage, type Language } from '../../contract/locale.ts'
import {
  choiceOf,
  chosenKinds,
  digests,
  type ChosenKind,
  type Digest,
  type Way,
} from '../../contract/notification-kinds.ts'
import type { NotificationPreferencesEntry as Preferences } from '../../contract/notifications.ts'
import { zoneNamed } from '../../contract/time-zone.ts'
import { transaction, type Db, type Tx } from '../../platform/db.ts'
import { changeMailLanguage, mailboxesOf, type Mailbox } from '../accounts/contact-addresses.ts'
import { requireLiveSession, type LiveSession } from '../accounts/live-session.ts'
import { editionOf } from '../editions/editions.ts'
import { changeReadMarks, showsReading } from '../inquiries/reading.ts'
import { findChoices, findSettings, saveChoices, saveSettings } from './queries/choices.ts'

/** How a person wants to be told, and in which language; what they said nothing of is as it is for everybody. */
export async function preferencesOf(db: Db | Tx, userID: string): Promise<Preferences> {
  const [choicesOf, mailboxes, readMarks] = await Promise.all([
    choicesOfAll(db, [userID]),
    mailboxesOf(db, [userID]),
    showsReading(db, userID),
  ])
  const { timeZone, ...choices } = choicesOf(userID)
  const mailbox = mailboxes.get(userID)
  const language = mailbox?.language
  return {
    ...choices,
    mailLanguage: isLanguage(language) ? language : 'en',
    timeZone: timeZone ?? zoneOfEdition(mailbox?.edition),
    readMarks,
  }
}

const zoneOfEdition = (edition: string | undefined): string =>
  editionOf(edition ?? '')?.support.timeZone ?? 'UTC'

export type Choices = Pick<Preferences, 'ways' | 'digests' | 'wordsInMails'> & { timeZone: string | null }

/** What each of these people has chosen. Two queries, whatever the number. */
export async function choicesOfAll(
  db: Db | Tx,
  userIDs: readonly string[],
): Promise<(userID: string) => Choices> {
  const [rows, settings] = await Promise.all([findChoices(db, userIDs), findSettings(db, userIDs)])
  const choices = new Map(rows.map(({ userID, kind, way }) => [`${userID} ${kind}`, way]))
  const settingsOf = new Map(settings.map((one) => [one.userID, one]))
  const wayOf = (userID: string, kind: ChosenKind): Way => {
    const { ways, usual } = choiceOf(kind)
    const chosen = choices.get(`${userID} ${kind}`)
    return chosen && ways.includes(chosen) ? chosen : usual
  }
  return (userID) => ({
    ways: Object.fromEntries(chosenKinds.map((kind) => [kind, wayOf(userID, kind)])) as Record<
      ChosenKind,
      Way
    >,
    digests: Object.fromEntries(
      digests.map((digest) => [digest, choices.get(`${userID} digest.${digest}`) !== 'never']),
    ) as Record<Digest, boolean>,
    wordsInMails: settingsOf.get(userID)?.words ?? true,
    timeZone: settingsOf.get(userID)?.timeZone ?? null,
  })
}

/** `zone` is whose clock they read. */
export type MailReader = Mailbox & Choices & { zone: string }

/**
 * Those of these people who may be mailed, with their mailbox and choices; undefined for who has none or is suspended. Three
 * queries, whatever the number.
 */
export async function readersOf(
  tx: Tx,
  userIDs: readonly string[],
): Promise<(userID: string) => MailReader | undefined> {
  const mailboxes = await mailboxesOf(tx, userIDs)
  const choicesOf = await choicesOfAll(tx, userIDs)
  return (userID) => {
    const mailbox = mailboxes.get(userID)
    if (!mailbox || mailbox.suspendedAt) return undefined
    const choices = choicesOf(userID)
    return { ...mailbox, ...choices, zone: choices.timeZone ?? zoneOfEdition(mailbox.edition) }
  }
}

type Change = {
  ways?: { [Kind in ChosenKind]?: Way | undefined } | undefined
  digests?: { [One in Digest]?: boolean | undefined } | undefined
  wordsInMails?: boolean | undefined
  mailLanguage?: Language | undefined
  timeZone?: string | undefined
  readMarks?: boolean | undefined
}

/** Changes what is named; answers all. */
export function changePreferences(db: Db, session: LiveSession, change: Change): Promise<Preferences> {
  const { wordsInMails: words, mailLanguage, readMarks } = change
  return transaction(db, async (tx) => {
    await requireLiveSession(tx, session)
    const { userID } = session
    const chosen = choicesIn(change)
    if (chosen.size > 0) await saveChoices(tx, userID, chosen)
    const timeZone = zoneNamed(change.timeZone)
    if (words !== undefined || timeZone !== undefined) await saveSettings(tx, userID, { words, timeZone })
    if (mailLanguage !== undefined) await changeMailLanguage(tx, userID, mailLanguage)
    if (readMarks !== undefined) await changeReadMarks(tx, userID, readMarks)
    return preferencesOf(tx, userID)
  })
}

/** Digests are chosen as kinds of mails are. */
function choicesIn({ ways = {}, digests: wanted = {} }: Change): Map<string, Way> {
  const ofDigests = digests.map(
    (digest) =>
      [`digest.${digest}`, wanted[digest] === undefined ? undefined : wayOfMails(wanted[digest])] as const,
  )
  const said = [...Object.entries(ways), ...ofDigests]
  return new Map(said.filter((entry): entry is [string, Way] => entry[1] !== undefined))
}

export const wayOfMails = (mails: boolean): Way => (mails ? 'mail' : 'never')
