// What /metrics tells beside requests and calls, and where it is told: to this machine at the port of everything else, on a port of its own, or nowhere.
import type { AddressInfo } from 'node:net'
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify'
import type { Config } from '../platform/config.ts'
import type { Db } from '../platform/db.ts'
import { isLocal } from '../platform/http/server.ts'
import type { Logger } from '../platform/log.ts'
import { measured, measureDatabase, measureJobs, measureReplicas } from '../platform/measures.ts'
import type { Metrics } from '../platform/metrics.ts'
import { tellNews } from '../platform/outbox/metrics.ts'
import { measureMails } from '../domains/mail/metrics.ts'
import { domainListeners } from './domains.ts'

type Open = { address: string | undefined; close(): Promise<unknown> }

/** Tells `metrics` where METRICS says: nowhere in production when it says nothing, else to this machine. Answers what to close. */
export async function serveMetrics(
  app: FastifyInstance,
  { METRICS, MODE }: Pick<Config, 'METRICS' | 'MODE'>,
  metrics: Metrics,
): Promise<Open> {
  const nothing = { address: undefined, close: async () => {} }
  const place = METRICS ?? (MODE === 'production' ? 'no' : 'local')
  if (place === 'no') return nothing
  const tell = async (reply: FastifyReply) =>
    reply
      .header('cache-control', 'no-store')
      .type('text/plain; version=0.0.4')
      .send(await metrics.registry.metrics())
  if (place === 'local') {
    app.get('/metrics', async (request, reply) => {
      const isMeant = isLocal(request) && ownNames.test(request.host)
      return isMeant ? tell(reply) : reply.callNotFound()
    })
    return nothing
  }
  const [, host = '', port] = /^\[?(.+?)\]?:(\d+)$/.exec(place) ?? []
  const own = Fastify({ requestTimeout: 5_000, keepAliveTimeout: 5_000, bodyLimit: 1_024 })
  own.get('/metrics', async (_request, reply) => tell(reply))
  await own.listen({ host, port: Number(port) })
  const { address, port: taken } = own.server.address() as AddressInfo
  return {
    address: `http://${address.includes(':') ? `[${address}]` : address}:${taken}/metrics`,
    close: () => own.close(),
  }
}

/** What stands in the database is told by every process that reaches it. */
export function measureAll(metrics: Metrics, db: Db, log: Logger): void {
  measureDatabase(metrics, db, log)
  measureReplicas(metrics, db, log)
  tellNews(metrics, db, domainListeners, log)
  measureJobs(metrics, db, log)
  measureMails(metrics, db, log)
}

export function measureStreams(metrics: Metrics, { size }: { size(): number }, log: Logger): void {
  const about = { name: 'live_streams', help: 'Event streams of this process that are open', log }
  measured(metrics, about, () => [{ value: size() }])
}

/** A proxy on this machine hands on the name that a visitor asked for. */
const ownNames = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i
