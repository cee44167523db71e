// Where pages tell what was seen on them: nobody waits for what becomes of it, and what cannot be read is dropped with the same answer.
// Only what there is no room for is not answered as if it had been taken.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Counter } from '@prometheus-io/client'
import { Sighting } from '../../contract/sightings.ts'
import { seenPath } from '../../contract/statistic-kinds.ts'
import { networkOf } from '../../platform/http/address.ts'
import { callerFrom } from '../../platform/http/caller.ts'
import type { Metrics } from '../../platform/metrics.ts'
import type { TakesSeen } from '../seen.ts'
import { accessCookie, cookieJar } from './cookies.ts'
import { perNetwork } from './per-network.ts'

const bodyMax = 16 * 1024
/** An office of many people has one network. */
const perMinute = 600
const networksMax = 50_000

type Options = {
  taking: TakesSeen
  metrics: Pick<Metrics, 'registry'>
  secure: boolean
  /** Of a host, as pages have it. */
  editionOf(host: string | undefined): string
}

/** Takes what pages of this host send to `seenPath`; answers nothing. */
export function serveSeen(app: FastifyInstance, { taking, metrics, secure, editionOf }: Options): void {
  const counter = new Counter({
    name: 'seen_total',
    help: 'What pages told of what was seen on them: taken, refused, or dropped since too much waits',
    labelNames: ['result'],
    registers: [metrics.registry],
  })
  const mayTell = perNetwork(perMinute, networksMax)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: bodyMax }, (_request, body, done) =>
    done(null, body),
  )
  app.post(seenPath, { bodyLimit: bodyMax }, (request, reply) => {
    void reply.header('cache-control', 'no-store').code(204)
    const { address, device } = callerFrom(request)
    const network = networkOf(address)
    const told = isOurPage(request) && mayTell(network) ? sightingIn(request.body) : undefined
    if (!told) {
      counter.inc({ result: 'refused' })
      return reply.send()
    }
    const token = cookieJar(request.headers.cookie, secure).read(accessCookie)
    const authorization = token ? `Bearer ${token}` : undefined
    const edition = editionOf(request.headers.host)
    const isTaken = taking.take({ ...told, at: Date.now(), network, device, authorization, edition })
    counter.inc({ result: isTaken ? 'taken' : 'dropped' })
    return (isTaken ? reply : reply.code(503)).send()
  })
}

/** Browsers say where a beacon comes from; the oldest ones do not. */
const isOurPage = ({ headers }: FastifyRequest) =>
  (headers['sec-fetch-site'] ?? 'same-origin') === 'same-origin'

function sightingIn(body: unknown) {
  try {
    return Sighting.safeParse(JSON.parse(String(body))).data
  } catch {
    return undefined
  }
}
