// Digests: what came since the last one and is still unread, in one mail a person, never an empty one.
import type { Digest } from '../../contract/notification-kinds.ts'
import { limits } from '../../contract/limits.ts'
import { transaction, type Db, type Tx } from '../../platform/db.ts'
import { lastSeenOf } from '../accounts/last-seen.ts'
import { editionLink } from '../editions/editions.ts'
import { queueMails, type Mail } from '../mail/queue.ts'
import { readersOf, type MailReader } from './choices.ts'
import { nextMorning } from './digest-clock.ts'
import { listOfDigest, type Part } from './digest-text.ts'
import { addressed, lettersOf, tell } from './letters.ts'
import { planDigests, takeDueDigests, takeWaiting, type DueDigest } from './queries/digests.ts'
import { unsubscribeToken } from './subscriptions.ts'

/** So many digests are written in one transaction. */
const takenAtOnce = 20
/** So many notices of each are looked at, and so many lines of one kind told. */
const noticesMax = 100
const linesMax = 3
const dayMs = 86_400_000

/** Asks for all digests that are due, and sets when those go that wait for the first time; answers how many were asked for. */
export async function mailDigests(db: Db): Promise<number> {
  for (let mailed = 0; ;) {
    const { taken, mails } = await transaction(db, (tx) => mailPortion(tx, new Date()))
    mailed += mails
    if (taken < takenAtOnce) return mailed
  }
}

type Addressee = DueDigest & { reader: MailReader; pausesAt: Date }

/** A process that dies meanwhile has told nothing, and another one tells it: all is taken and written in one transaction. */
async function mailPortion(tx: Tx, now: Date): Promise<{ taken: number; mails: number }> {
  const taken = await takeDueDigests(tx, takenAtOnce)
  if (taken.length === 0) return { taken: 0, mails: 0 }
  const userIDs = [...new Set(taken.map(({ userID }) => userID))]
  const readerOf = await readersOf(tx, userIDs)
  const seenAt = await lastSeenOf(tx, userIDs)
  const addressees = taken.flatMap((one): Addressee[] => {
    const reader = readerOf(one.userID)
    const pausesAt = new Date((seenAt(one.userID)?.getTime() ?? 0) + limits.digestAwayDays * dayMs)
    return reader?.digests[one.digest] && pausesAt > now ? [{ ...one, reader, pausesAt }] : []
  })
  const fresh = addressees.filter(({ isNew }) => isNew)
  const due = addressees.filter(({ isNew }) => !isNew)
  if (fresh.length > 0)
    await planDigests(
      tx,
      fresh.map((one) => ({ ...one, dueAt: nextMorning(one.digest, one.reader.zone, now) })),
    )
  // Who is away, gone or does without waits for nothing any more: it stands under the bell.
  const ended = taken.filter(
    ({ userID, digest }) => !fresh.some((one) => one.userID === userID && one.digest === digest),
  )
  const mails = ended.length > 0 ? await mailsOf(tx, { ended, due, now }) : []
  await queueMails(tx, mails)
  return { taken: taken.length, mails: mails.length }
}

type Portion = { ended: readonly DueDigest[]; due: readonly Addressee[]; now: Date }

async function mailsOf(tx: Tx, { ended, due, now }: Portion): Promise<Mail[]> {
  const notices = await takeWaiting(tx, ended, noticesMax)
  const isDue = new Set(due.map(({ userID, digest }) => keyOf(userID, digest)))
  const letters = await addressed(tx, lettersOf(notices), ({ ways, userID }, { kind }) =>
    isDue.has(keyOf(userID, ways[kind])),
  )
  const tellings = await tell(tx, letters, linesMax)
  return due.flatMap((addressee) => {
    const parts = tellings.filter(
      ({ letter: { userID, kind, reader } }) =>
        userID === addressee.userID && reader.ways[kind] === addressee.digest,
    )
    return parts.length > 0 ? [mailOf(addressee, parts, now)] : []
  })
}

const keyOf = (userID: string, way: string) => `${userID} ${way}`

function mailOf(
  { userID, digest, dueAt, reader, pausesAt }: Addressee,
  parts: readonly Part[],
  now: Date,
): Mail {
  const { email, firstName, lastName, language, edition, zone, wordsInMails } = reader
  const token = unsubscribeToken(userID, `digest.${digest}`)
  const isWarned = pausesAt.getTime() - now.getTime() < limits.digestWarnedDays * dayMs
  return {
    template: templates[digest][wordsInMails ? 'words' : 'bare'],
    to: email,
    language,
    edition,
    userID,
    data: {
      firstName,
      lastName,
      list: wordsInMails ? listOfDigest(parts, language) : '',
      link: editionLink(edition, '/notifications'),
      unsubscribe: editionLink(edition, `/unsubscribe?token=${token}`),
      zone,
      ...(isWarned && { until: pausesAt.toISOString() }),
    },
    dedupeKey: `digest.${digest}:${userID}:${dueAt.getTime()}`,
  }
}

const templates = {
  daily: { words: 'digest-daily', bare: 'digest-bare' },
  weekly: { words: 'digest-weekly', bare: 'digest-bare' },
} as const satisfies Record<Digest, unknown>
