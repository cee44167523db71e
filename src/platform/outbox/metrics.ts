// How news is getting on, as metrics: read from the database whenever somebody asks.
import { Gauge } from '@prometheus-io/client'
import type { Db } from '../db.ts'
import type { Logger } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import { countNotFannedOut, findDepths, type Depth } from './queries.ts'

/** Gauges that tell for each of `listeners` what waits, for how long, and what was set aside; and what is not spread over them yet. */
export function tellNews(
  { registry }: Metrics,
  db: Db,
  listeners: readonly { name: string }[],
  log: Logger,
): Gauge<string>[] {
  let asked: Promise<Depth[]> | undefined
  // All that one answer tells is asked for at once.
  const depths = () => (asked ??= findDepths(db).finally(() => (asked = undefined)))
  const told = (name: string, help: string, valueOf: (depth: Depth) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['listener'],
      registers: [registry],
      collect: quietly(async (gauge) => {
        const known = listeners.map(({ name: listener }) => ({
          listener,
          waiting: 0,
          oldestSeconds: 0,
          dead: 0,
        }))
        const found = await depths()
        gauge.reset()
        for (const depth of [...known, ...found]) gauge.set({ listener: depth.listener }, valueOf(depth))
      }),
    })
  /** While the database is away the rest of the metrics is told. */
  function quietly(work: (gauge: Gauge<string>) => Promise<void>) {
    return async function collect(this: Gauge<string>) {
      await work(this).catch((error: unknown) => {
        this.reset()
        log.debug({ error: String(error) }, 'news not measured')
      })
    }
  }
  const unspread = new Gauge({
    name: 'news_unspread',
    help: 'Pieces of news that no listener has in its queue yet',
    registers: [registry],
    collect: quietly(async (gauge) => gauge.set(await countNotFannedOut(db))),
  })
  return [
    told('news_waiting', 'Pieces of news that wait for a listener', ({ waiting }) => waiting),
    told('news_oldest_seconds', 'Age of the oldest that waits', ({ oldestSeconds }) => oldestSeconds),
    told('news_dead', 'Pieces of news that were set aside', ({ dead }) => dead),
    unspread,
  ]
}
