// When all that was begun is done: the news delivered, the jobs run, the mails on their way.
import { sql } from 'kysely'
import { wakeMailing } from '../src/domains/notifications/queries/mailings.ts'
import { transaction, type Db } from '../src/platform/db.ts'

const everyMs = 100
const givenUpMs = 120_000

type Left = { news: number; jobs: number; notices: number; mails: number }

/** Resolves when nothing is left to do; throws when something fails again and again, or is still there after two minutes. */
export async function settled(db: Db): Promise<void> {
  const began = performance.now()
  // Between two of them, such as a notice and the job that it wakes, nothing may be seen: looked at twice.
  for (let looks = 0; looks < 2;) {
    const { rows } = await sql<Left & { failed: number }>`
      select
        (select count(*) from outbox) + (select count(*) from outbox_waiting) as news,
        (select count(*) from outbox_waiting where attempts > 3) + (select count(*) from outbox_dead) as failed,
        (select count(*) from jobs.job
          where state < 'completed' and start_after <= now() and name not like '\\_\\_pgboss%') as jobs,
        (select count(*) from notifications where mail_due_at <= now()) as notices,
        (select count(*) from mails where sent_at is null and given_up_at is null) as mails`.execute(db)
    const { failed, ...left } = rows[0]!
    if (failed > 0) throw new Error(`${failed} pieces of news cannot be delivered`)
    if (performance.now() - began > givenUpMs) throw new Error(`not done yet: ${JSON.stringify(left)}`)
    looks = Object.values(left).some((count) => count > 0) ? 0 : looks + 1
    if (looks < 2) await new Promise((resolve) => setTimeout(resolve, everyMs))
  }
}

/** Mails of what stays unread wait for ten minutes and longer: asks for them now. */
export function mailNow(db: Db): Promise<void> {
  return transaction(db, async (tx) => {
    await sql`update notifications set mail_due_at = now() where mail_due_at is not null`.execute(tx)
    await wakeMailing(tx)
  })
}
