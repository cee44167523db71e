// How mails get on, as metrics: read whenever somebody asks.
import type { Db } from '../../platform/db.ts'
import type { Logger } from '../../platform/log.ts'
import { measured } from '../../platform/measures.ts'
import type { Metrics } from '../../platform/metrics.ts'
import { findFailing, findUntried } from './queries.ts'

/** Mails that nobody has tried to send yet, with the age of the oldest, and those that were tried in vain. */
export function measureMails(metrics: Metrics, db: Db, log: Logger): void {
  const gauge = (name: string, help: string, read: () => Promise<number>) =>
    measured(metrics, { name, help, log }, async () => [{ value: await read() }])
  gauge(
    'mails_waiting',
    'Mails that were not tried yet, counted up to a limit',
    async () => (await findUntried(db)).count,
  )
  gauge(
    'mails_oldest_seconds',
    'Age of the oldest mail that was not tried yet',
    async () => (await findUntried(db)).oldestSeconds,
  )
  gauge(
    'mails_failing',
    'Mails that were tried in vain and are tried again, counted up to a limit',
    async () => (await findFailing(db)).count,
  )
}
