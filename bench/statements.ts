// What the database did with its time during a burst: program and database apart, and each statement with its time.
import { sql } from 'kysely'
import type { Bench } from './operation-cost.ts'
import { cpuBelow, cpuOfChild } from './cpu.ts'
import type { Operation } from './operation.ts'

const shown = 40
const textMax = 150

type Statement = { text: string; calls: number; ms: number; planned: number; wal: number }

/** Runs a burst of an operation; says what it took of the program and of the database, and its costliest statements. */
export async function tellStatements(
  { world, site }: Bench,
  { name, count }: Operation,
  burst: () => Promise<void>,
): Promise<void> {
  const { db, server } = world
  await sql`create extension if not exists pg_stat_statements`.execute(db)
  await sql`select pg_stat_statements_reset()`.execute(db)
  const spent = async () => [(await cpuOfChild(site.child)) / 1_000, cpuBelow(server.pid) / 1_000] as const
  const before = await spent()
  await burst()
  const after = await spent()
  const [program, database] = after.map((one, at) => ((one - before[at]!) / count).toFixed(2))
  const { rows } = await sql<Statement>`
    select regexp_replace(query, '\\s+', ' ', 'g') as text, calls::int, total_exec_time as ms, total_plan_time as planned,
      wal_bytes::float8 as wal
    from pg_stat_statements where dbid = (select oid from pg_database where datname = current_database())
      and query not like '%outbox_dead) as failed%' and query not like '%pg_stat_statements%'
    order by total_exec_time + total_plan_time desc`.execute(db)
  const all = rows.reduce((sum, { ms, planned }) => sum + ms + planned, 0)
  say(
    `\n${name}: ${program} ms of CPU in the program, ${database} ms in the database; of each, by what PostgreSQL`,
  )
  say(
    `measures (${(all / count).toFixed(2)} ms): ms in all, of these planning, times, KB of its log, statement`,
  )
  for (const { text, calls, ms, planned, wal } of rows.slice(0, shown)) {
    const figures = [(ms + planned) / count, planned / count, calls / count, wal / count / 1_024]
    say(`${figures.map((figure) => figure.toFixed(2).padStart(6)).join(' ')}  ${text.slice(0, textMax)}`)
  }
}

const say = (text: string) => process.stdout.write(`${text}\n`)
