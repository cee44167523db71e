// What a process tells of itself beside its requests: asked for whenever somebody scrapes, at no cost otherwise.
import { Counter, Gauge } from '@prometheus-io/client'
import type pg from 'pg'
import { costlyPoolOf, keptBy, poolOf, replicasOf, type Db } from './db.ts'
import { databaseAnswers } from './database-health.ts'
import { lanesOfProcess } from './http/fair-lane.ts'
import { callsRunning, watchCalls, type Outcome } from './watched-calls.ts'
import { findQueues } from './job-state.ts'
import type { Logger } from './log.ts'
import type { Metrics } from './metrics.ts'
import { findReplicas } from './replicas/lag.ts'

type Row = { labels?: Record<string, string>; value: number }

/**
 * A gauge that is read when it is told; what cannot be read then, as while the database is away, is left out and the rest of
 * the metrics is told.
 */
export function measured(
  { registry }: Pick<Metrics, 'registry'>,
  { name, help, labels = [], log }: { name: string; help: string; labels?: readonly string[]; log: Logger },
  read: () => readonly Row[] | Promise<readonly Row[]>,
): void {
  const gauge = new Gauge({
    name,
    help,
    labelNames: [...labels],
    registers: [],
    async collect() {
      try {
        const rows = await read()
        this.reset()
        for (const { labels: of = {}, value } of rows) this.set(of, value)
      } catch (error) {
        this.reset()
        if (labels.length === 0) this.set(Number.NaN)
        log.debug({ error: String(error), metric: name }, 'not measured')
      }
    },
  })
  registry.registerMetric(gauge)
}

/** What each call of this process took, and how many are on. Answers what ends it. */
export function measureCalls(metrics: Metrics, log: Logger): () => void {
  const { calls } = metrics
  measured(metrics, { name: 'calls_running', help: 'Calls that are being answered now', log }, () => [
    { value: callsRunning() },
  ])
  const timers = new Map<string, ReturnType<typeof calls.labels>>()
  return watchCalls((call: string, outcome: Outcome, seconds: number) => {
    const key = `${outcome} ${call}`
    let timer = timers.get(key)
    if (!timer) timers.set(key, (timer = calls.labels({ call, outcome })))
    timer.observe(seconds)
  })
}

/** How many run and wait in each lane of this process, and how many were refused. */
export function measureLanes(metrics: Metrics, log: Logger): void {
  const told = [
    { name: 'lane_running', help: 'What is being done in a lane now', of: 'running' },
    { name: 'lane_waiting', help: 'What waits for its turn in a lane', of: 'waiting' },
  ] as const
  for (const { name, help, of } of told)
    measured(metrics, { name, help, labels: ['lane'], log }, () =>
      [...lanesOfProcess()].map(([lane, { state }]) => ({ labels: { lane }, value: state()[of] })),
    )
  measureCounts(metrics, {
    name: 'lane_refused_total',
    help: 'What a lane had no room for, and what waited too long or for nobody',
    label: 'lane',
    counts: () =>
      Object.fromEntries([...lanesOfProcess()].map(([lane, { state }]) => [lane, state().refused])),
  })
}

/** Connections, what is kept, whether the database answers, and how far its replicas are behind. */
export function measureDatabase(metrics: Metrics, db: Db, log: Logger): void {
  const pools: [string, pg.Pool][] = [
    ['usual', poolOf(db)],
    ['costly', costlyPoolOf(db)],
  ]
  measured(
    metrics,
    {
      name: 'database_connections',
      help: 'Connections of this process: idle and busy ones, and who waits for one',
      labels: ['pool', 'state'],
      log,
    },
    () =>
      pools.flatMap(([pool, { totalCount, idleCount, waitingCount }]) => [
        { labels: { pool, state: 'idle' }, value: idleCount },
        { labels: { pool, state: 'busy' }, value: totalCount - idleCount },
        { labels: { pool, state: 'waiting' }, value: waitingCount },
      ]),
  )
  measured(
    metrics,
    { name: 'database_connections_max', help: 'Connections that a pool may have', labels: ['pool'], log },
    () => pools.map(([pool, { options }]) => ({ labels: { pool }, value: options.max })),
  )
  measured(metrics, { name: 'database_up', help: '1 while the database answers', log }, async () => [
    { value: (await databaseAnswers(db)) ? 1 : 0 },
  ])
  measured(
    metrics,
    {
      name: 'database_replica_lag_seconds',
      help: 'How far each replica is behind, as the primary knows it; needs the right of pg_monitor',
      labels: ['replica'],
      log,
    },
    async () =>
      (await findReplicas(db)).map(({ replica, seconds }) => ({ labels: { replica }, value: seconds })),
  )
  const kept = keptBy(db)!.store
  measured(metrics, { name: 'kept_bytes', help: 'What is kept for all requests', log }, () => [
    { value: kept.bytes() },
  ])
  measureCounts(metrics, {
    name: 'kept_total',
    help: 'What was asked of it: there, or made anew',
    counts: kept.uses,
  })
}

/** How calls that a replica may answer were answered, and how far each is behind as this process knows it; nothing without any. */
export function measureReplicas(metrics: Metrics, db: Db, log: Logger): void {
  const replicas = replicasOf(db)
  if (!replicas) return
  measureCounts(metrics, {
    name: 'replica_reads_total',
    help: 'Calls that a replica may answer: answered by one; or by the primary, since there was none, or what one said was outdated, refused or a failure',
    counts: replicas.counts,
  })
  measured(
    metrics,
    {
      name: 'replica_behind_seconds',
      help: 'How far each replica is behind at most, as this process knows it; +Inf while it is away',
      labels: ['replica'],
      log,
    },
    () => replicas.state().map(({ replica, seconds }) => ({ labels: { replica }, value: seconds })),
  )
}

type Counting = { name: string; help: string; label?: string; counts(): Readonly<Record<string, number>> }

/** A counter of what is counted elsewhere, by `result` unless `label` says another name; who counts anew is not counted back. */
function measureCounts(
  { registry }: Pick<Metrics, 'registry'>,
  { name, help, label = 'result', counts }: Counting,
): void {
  const told: Record<string, number> = {}
  const counter = new Counter({
    name,
    help,
    labelNames: [label],
    registers: [],
    collect() {
      for (const [what, now] of Object.entries(counts())) {
        this.inc({ [label]: what }, Math.max(0, now - (told[what] ?? 0)))
        told[what] = now
      }
    },
  })
  registry.registerMetric(counter)
}

/** What waits in each queue of jobs, for how long, and how many runs failed and were given up. */
export function measureJobs(metrics: Metrics, db: Db, log: Logger): void {
  const told = [
    { name: 'jobs_waiting', help: 'Runs that wait or are on', of: 'waiting' },
    {
      name: 'jobs_oldest_seconds',
      help: 'For how long the oldest run that is due waits',
      of: 'oldestSeconds',
    },
    { name: 'jobs_failed', help: 'Runs that failed as often as they may', of: 'failed' },
  ] as const
  // All that one answer tells is asked for at once.
  let asked: ReturnType<typeof findQueues> | undefined
  const queues = () => (asked ??= findQueues(db).finally(() => (asked = undefined)))
  for (const { name, help, of } of told)
    measured(metrics, { name, help, labels: ['queue'], log }, async () =>
      (await queues()).map((queue) => ({ labels: { queue: queue.name }, value: queue[of] })),
    )
}
