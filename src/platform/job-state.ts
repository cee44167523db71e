// What an operator sees of background jobs, and their way back; the only SQL on the tables of pg-boss.
import { sql } from 'kysely'
import type { Db, Tx } from './db.ts'

type JobState = {
  name: string
  /** Null for one that is only woken. */
  cron: string | null
  lastRunAt: Date | null
  /** Of the last run that ended well, in milliseconds. */
  tookMs: number | null
  waiting: number
  failed: number
  lastFailedAt: Date | null
  error: string | null
}

/** Every queue of jobs with what is kept of its runs; none before a worker has started on this database. */
export async function findJobs(db: Db | Tx): Promise<JobState[]> {
  const { rows: there } = await sql<{
    there: boolean
  }>`select to_regclass('jobs.job') is not null as there`.execute(db)
  if (!there[0]!.there) return []
  const { rows } = await sql<JobState>`
    select queue.name, schedule.cron, run.last as "lastRunAt", run.took as "tookMs", coalesce(run.waiting, 0) as waiting,
      coalesce(run.failed, 0) as failed, failure.at as "lastFailedAt", failure.error
    from jobs.queue as queue
      left join jobs.schedule as schedule on schedule.name = queue.name and schedule.key = ''
      left join (
        select name, max(completed_on) filter (where state = 'completed') as last,
          (array_agg(extract(epoch from completed_on - started_on) * 1000 order by completed_on desc)
            filter (where state = 'completed'))[1]::float8 as took,
          count(*) filter (where state in ('created', 'retry', 'active'))::int as waiting,
          count(*) filter (where state = 'failed')::int as failed
        from jobs.job group by name
      ) as run on run.name = queue.name
      left join lateral (
        select completed_on as at, left(output ->> 'message', 200) as error from jobs.job
        where job.name = queue.name and state = 'failed' order by completed_on desc limit 1
      ) as failure on true
    where queue.name not like '\\_\\_pgboss%'
    order by queue.name limit 200`.execute(db)
  return rows
}

export type Queue = { name: string; waiting: number; oldestSeconds: number; failed: number }

/** How each queue of jobs gets on; none before a worker has started on this database. */
export async function findQueues(db: Db): Promise<Queue[]> {
  const { rows: there } = await sql<{
    there: boolean
  }>`select to_regclass('jobs.job') is not null as there`.execute(db)
  if (!there[0]!.there) return []
  const { rows } = await sql<Queue>`
    select queue.name, count(*) filter (where state in ('created', 'retry', 'active'))::int as waiting,
      count(*) filter (where state = 'failed')::int as failed,
      coalesce(extract(epoch from now() - min(start_after)
        filter (where state in ('created', 'retry') and start_after <= now())), 0)::float8 as "oldestSeconds"
    from jobs.queue as queue left join jobs.job as job on job.name = queue.name
    where queue.name not like '\\_\\_pgboss%'
    group by queue.name order by queue.name limit 200`.execute(db)
  return rows
}

/** Has the failed runs of a job tried again, as pg-boss itself does it; answers how many. */
export async function retryFailedJobs(tx: Tx, name: string): Promise<number> {
  const { rows: there } = await sql<{
    there: boolean
  }>`select to_regclass('jobs.job') is not null as there`.execute(tx)
  if (!there[0]!.there) return 0
  const { numAffectedRows } = await sql`
    update jobs.job set state = 'retry', retry_limit = retry_limit + 1, completed_on = null
    where name = ${name} and state = 'failed'`.execute(tx)
  return Number(numAffectedRows ?? 0n)
}
