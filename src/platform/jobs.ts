// Background jobs on pg-boss: at least once, so a handler may run twice.
import { PgBoss } from 'pg-boss'
import type { Logger } from './log.ts'

/** A job of a domain; `cron` (UTC) makes it run by the clock. */
export type Job = { name: string; cron?: string; run(data: unknown): Promise<void> }

export type Jobs = { send(name: string, data: object): Promise<void>; close(): Promise<void> }

/** Starts working on `jobs`; throws when the database is away. `close` waits at most three seconds for running ones. */
export async function startJobs(url: string, jobs: readonly Job[], log: Logger): Promise<Jobs> {
  const boss = new PgBoss({ connectionString: url, schema: 'jobs', max: 3, useListenNotify: true })
  boss.on('error', (error) => log.warn({ error: error.message }, 'job queue'))
  await boss.start()
  for (const job of jobs) {
    await boss.createQueue(job.name, { retryLimit: 5, retryBackoff: true, policy: 'standard' })
    await boss.work(job.name, async (batch: { data: unknown }[]) => {
      for (const { data } of batch) await job.run(data)
    })
    if (job.cron) await boss.schedule(job.name, job.cron)
  }
  return {
    async send(name, data) {
      await boss.send(name, data)
    },
    async close() {
      await boss.stop({ graceful: true, timeout: 3_000, close: true })
    },
  }
}
