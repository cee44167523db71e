// How the program itself does, for platform admins, and what they have tried again (D57).
import type { showSystem as showCall } from '../../contract/console-system.ts'
import type { CallOutput } from '../../contract/endpoint.ts'
import { AppError } from '../../contract/errors.ts'
import { transaction, type Db } from '../../platform/db.ts'
import { findJobs, retryFailedJobs } from '../../platform/job-state.ts'
import { findDeadLetters, retryDeadLetters } from '../../platform/outbox/dead-letters.ts'
import { countNotFannedOut, findDepths } from '../../platform/outbox/queries.ts'
import { record } from '../audit/recording.ts'
import { failedMails, retryMail } from '../mail/failed.ts'
import { searchState } from '../search/state.ts'
import { requireStaff, type Staff } from '../staff/roles.ts'

const lettersMost = 100

/** Jobs, mails and news that failed, and the search index. Throws as `requireStaff`. */
export async function showSystem(db: Db, staff: Staff): Promise<CallOutput<typeof showCall>> {
  await requireStaff(db, staff, [])
  const [jobs, mails, announced, listeners, dead, search] = await Promise.all([
    findJobs(db),
    failedMails(db),
    countNotFannedOut(db),
    findDepths(db),
    findDeadLetters(db, { limit: lettersMost }),
    searchState(db),
  ])
  return {
    jobs: jobs.map(({ lastRunAt, lastFailedAt, ...job }) => ({
      ...job,
      lastRunAt: lastRunAt?.toISOString() ?? null,
      lastFailedAt: lastFailedAt?.toISOString() ?? null,
    })),
    mails: mails.map(({ queuedAt, nextAt, ...mail }) => ({
      ...mail,
      queuedAt: queuedAt.toISOString(),
      nextAt: nextAt?.toISOString() ?? null,
    })),
    news: {
      announced,
      listeners: listeners.map(({ listener, waiting, oldestSeconds, dead: set }) => ({
        listener,
        waiting,
        oldestSeconds,
        dead: set,
      })),
      // What the news says stays out: it may name what is private.
      dead: dead.map(({ id, listener, type, thing, diedAt, attempts, error }) => ({
        letterID: id,
        listener,
        type,
        thing,
        diedAt: diedAt.toISOString(),
        attempts,
        error,
      })),
    },
    search: { ...search, expiryCheckedAt: search.expiryCheckedAt.toISOString() },
  }
}

type Why = { reason: string }

/** Has the failed runs of a job tried again. Throws NotFound without any, and as `requireStaff`. */
export function retryJob(db: Db, staff: Staff, { name, reason }: Why & { name: string }): Promise<void> {
  return transaction(db, async (tx) => {
    await requireStaff(tx, staff, [])
    const runs = await retryFailedJobs(tx, name)
    if (runs === 0) throw new AppError('NotFound')
    const about = { type: 'job', id: name }
    await record(tx, { by: `user:${staff.userID}`, act: 'job.retried', about, reason, details: { runs } })
  })
}

/** Has a mail that waits tried at once. Throws NotFound, and as `requireStaff`. */
export function hastenMail(db: Db, staff: Staff, wish: Why & { mailID: string }): Promise<void> {
  return transaction(db, async (tx) => {
    await requireStaff(tx, staff, [])
    await retryMail(tx, `user:${staff.userID}`, wish)
  })
}

/** Has a piece of news that was set aside told again. Throws NotFound, and as `requireStaff`. */
export function retryNews(
  db: Db,
  staff: Staff,
  { letterID, reason }: Why & { letterID: number },
): Promise<void> {
  return transaction(db, async (tx) => {
    await requireStaff(tx, staff, [])
    const [letter] = await findDeadLetters(tx, { id: letterID })
    if (!letter || (await retryDeadLetters(tx, { id: letterID })) === 0) throw new AppError('NotFound')
    await record(tx, {
      by: `user:${staff.userID}`,
      act: 'news.retried',
      about: { type: 'news', id: String(letterID) },
      reason,
      details: { listener: letter.listener, type: letter.type },
    })
  })
}
