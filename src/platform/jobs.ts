// Background jobs on pg-boss: at least once, so a handler may run twice.
import { PgBoss, type ConstructorOptions } from 'pg-boss'
import { clientClass } from './database-password.ts'
import { coalesced } from './coalesced.ts'
import { listen, type Listening } from './listen.ts'
import type { Logger } from './log.ts'

/**
 * A job of a domain; `cron` (UTC) makes it run by the clock, a notice on the channel `wakeOn` at once: once after
 * many notices, and never too early to see what the last of them told of.
 */
export type Job = { name: string; cron?: string; wakeOn?: string; run(data: unknown): Promise<void> }

export type Jobs = { send(name: string, data: object): Promise<void>; close(): Promise<void> }

/** What runs by the clock runs so many seconds later at most: to look for each of fifty every two seconds costs more than they do. */
const cronPollSeconds = 10
/** A database that was cut off says nothing: whoever has waited so long asks on a new connection. */
const answerMs = 60_000

/** Starts working on `jobs`; throws when the database is away. `close` waits at most three seconds for running ones. */
export async function startJobs(url: string, jobs: readonly Job[], log: Logger): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString: url,
    // Handed on to its pool.
    ...({ Client: clientClass() } as object),
    schema: 'jobs',
    max: 3,
    useListenNotify: true,
    query_timeout: answerMs,
    keepAlive: true,
  } as ConstructorOptions)
  boss.on('error', (error) => log.warn({ error: error.message }, 'job queue'))
  await boss.start()
  const listening: Listening[] = []
  for (const job of jobs) {
    // Of a job that is woken one waits at most: it does all there is to do.
    const woken =
      job.wakeOn === undefined ? ({ policy: 'standard' } as const) : { policy: 'short', notify: true }
    await boss.createQueue(job.name, { retryLimit: 5, retryBackoff: true, ...woken })
    const looking = job.cron === undefined ? {} : { pollingIntervalSeconds: cronPollSeconds }
    await boss.work(job.name, looking, async (batch: { data: unknown }[]) => {
      for (const { data } of batch) await job.run(data)
    })
    if (job.cron) await boss.schedule(job.name, job.cron)
    if (job.wakeOn !== undefined) listening.push(listen(url, job.wakeOn, wakingOf(boss, job.name, log)))
  }
  return {
    async send(name, data) {
      await boss.send(name, data)
    },
    async close() {
      await Promise.all(listening.map(({ close }) => close()))
      await boss.stop({ graceful: true, timeout: 3_000, close: true })
    },
  }
}

/** Notices that come while one is being passed on are passed on together. */
function wakingOf(boss: PgBoss, name: string, log: Logger) {
  const waking = coalesced(log, `job not woken: ${name}`, () => boss.send(name, {}))
  return { onNotice: waking.run, onGap: waking.run, log }
}
