// Sends what is due: each mail is taken by one process, tried again later and later, and given up after a day.
import { setTimeout as sleep } from 'node:timers/promises'
import { coalesced } from '../../platform/coalesced.ts'
import type { Db } from '../../platform/db.ts'
import type { Logger } from '../../platform/log.ts'
import { MailFailure, type MailTransport } from '../../platform/mail/message.ts'
import { composeMail } from './compose.ts'
import {
  closeMails,
  deleteOldMails,
  giveBackMails,
  postponeMail,
  takeDueMails,
  type DueMail,
} from './queries.ts'

/** As many as the way out has connections. */
const lanes = 3
/** So many are taken at once, by one statement. */
const takenMax = 20
/** Longer than a mail may take to be sent: nobody else tries one that is under way. */
const takenSeconds = 120
/** What was taken so long ago and is not under way is given back: a mail may take a minute, and is still ours by then. */
const keptForMs = 50_000
/** Mails that were sent are noted together that long, and no longer: who dies before sends them again. */
const notedEveryMs = 20
const givenUpAfterMs = 24 * 3_600_000
const keptDays = 30

/**
 * Sends all mails that are due, until none is, the server is away, or the way is closed; answers how many were sent.
 * At least once: a process that dies between the server's yes and its note leaves the mail to another, which sends it
 * with the same Message-ID.
 */
export async function sendDueMails(db: Db, way: MailTransport, log: Logger): Promise<number> {
  const stock = stockOf(db)
  const notes = notesOf(db, log)
  let sent = 0
  let away = false
  const lane = async () => {
    while (!away && !way.isClosed()) {
      const mail = await stock.next()
      if (!mail) return
      const outcome = await send(db, mail, way, log)
      if (outcome === 'sent') {
        sent++
        notes.sent(mail.mailID)
      }
      if (outcome === 'away') away = true
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  await stock.giveBack()
  await notes.written()
  return sent
}

/** Mails that are due, one after the other, taken several at once. */
function stockOf(db: Db) {
  let stock: DueMail[] = []
  let until = 0
  let filling: Promise<void> | undefined
  const giveBack = async () => {
    const left = stock.map(({ mailID }) => mailID)
    stock = []
    if (left.length > 0) await giveBackMails(db, left)
  }
  const fill = async () => {
    until = performance.now() + keptForMs
    stock = await takeDueMails(db, takenSeconds, takenMax)
  }
  return {
    async next(): Promise<DueMail | undefined> {
      if (performance.now() >= until) await giveBack()
      if (stock.length === 0) await (filling ??= fill().finally(() => (filling = undefined)))
      return stock.shift()
    },
    giveBack,
  }
}

/** Notes mails as sent, those of a moment by one statement. */
function notesOf(db: Db, log: Logger) {
  let unnoted: string[] = []
  const noting = coalesced(log, 'mails that were sent not noted', async () => {
    const mailIDs = unnoted
    unnoted = []
    await closeMails(db, mailIDs, 'sent')
    await sleep(notedEveryMs)
  })
  return {
    sent(mailID: string) {
      unnoted.push(mailID)
      noting.run()
    },
    written: noting.settled,
  }
}

async function send(
  db: Db,
  mail: DueMail,
  way: MailTransport,
  log: Logger,
): Promise<'sent' | 'away' | 'failed'> {
  try {
    await way.send(composeMail(mail))
    return 'sent'
  } catch (error) {
    await settleFailure(db, mail, error, log)
    return error instanceof MailFailure && error.kind === 'away' ? 'away' : 'failed'
  }
}

async function settleFailure(db: Db, mail: DueMail, error: unknown, log: Logger): Promise<void> {
  const failure = error instanceof MailFailure ? error : undefined
  const isOld = Date.now() - mail.queuedAt.getTime() > givenUpAfterMs
  const isFinal = failure?.kind === 'refused' || isOld
  // Neither the reader nor what the server said, which names the reader.
  log[isFinal ? 'error' : 'warn'](
    {
      mailID: mail.mailID,
      template: mail.template,
      attempts: mail.attempts,
      code: failure?.code ?? (error instanceof Error ? error.name : 'unknown'),
      status: failure?.status,
    },
    isFinal ? 'mail given up' : 'mail not sent, tried again later',
  )
  if (isFinal) await closeMails(db, [mail.mailID], 'given up')
  else await postponeMail(db, mail.mailID, secondsUntilNext(mail.attempts))
}

/** Half a minute after the first attempt, doubled each time, an hour at most. */
const secondsUntilNext = (attempts: number): number => Math.min(30 * 2 ** (attempts - 1), 3_600)

const batch = 1_000

/** Deletes what was queued more than 30 days ago; answers how many. */
export async function forgetOldMails(db: Db): Promise<number> {
  for (let done = 0; ;) {
    const deleted = await deleteOldMails(db, keptDays, batch)
    done += deleted
    if (deleted < batch) return done
  }
}
