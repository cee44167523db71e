// Mails that did not leave, as platform admins see them.
import { AppError } from '../../contract/errors.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { record, type Doer } from '../audit/recording.ts'
import { findFailed, findFailing, findUntried, hastenMail } from './queries.ts'

const listed = 100

/** Mails that were tried in vain, the newest first, at most 100. */
export const failedMails = (db: Db | Tx) => findFailed(db, listed)

/** How many are tried in vain, and since when the oldest of them waits. */
export const failingMails = (db: Db | Tx) => findFailing(db)

/** For how many seconds the oldest mail is due that nobody has tried to send. */
export const waitingMails = async (db: Db | Tx): Promise<number> => (await findUntried(db)).oldestSeconds

/** Has one tried again at once, for whoever decided so. Throws NotFound for what has left or was given up: then it is empty. */
export async function retryMail(
  tx: Tx,
  by: Doer,
  { mailID, reason }: { mailID: string; reason: string },
): Promise<void> {
  if (!(await hastenMail(tx, mailID))) throw new AppError('NotFound')
  await record(tx, { by, act: 'mail.retried', about: { type: 'mail', id: mailID }, reason })
}
