// Pages are made in turn, few at once: whoever gets a page that is kept waits behind those that are being made.
import type { FastifyRequest } from 'fastify'
import { askerOf } from '../../platform/http/caller.ts'
import { fairLane, type Asker, type FairLane } from '../../platform/http/fair-lane.ts'
import type { Metrics } from '../../platform/metrics.ts'

const pages = fairLane('pages', { atOnce: 16, waiting: 256, waitMs: 3_000 })
/** Forms wait for hashes, a bank or a bucket, which have 16 places or more each: all of them may hang, and pages are made all the same. */
const forms = fairLane('forms', { atOnce: 64, waiting: 256, waitMs: 3_000 })

type Count = Pick<Metrics, 'renders'>

/** Makes a page for everybody by `work`: others may wait for it when whoever asked first has left. Throws Unavailable (503) without room. */
export function madeForAll<T>(request: FastifyRequest, metrics: Count, work: () => Promise<T>): Promise<T> {
  const { of } = askerOf(request)
  return counted(pages, { of }, metrics, work)
}

/** Makes a page for whoever asks, or does what their form asks for, by `work`. Throws Unavailable (503) without room. */
export const madeForOne = <T>(request: FastifyRequest, metrics: Count, work: () => Promise<T>): Promise<T> =>
  counted(request.method === 'POST' ? forms : pages, askerOf(request), metrics, work)

const counted = <T>(lane: FairLane, asker: Asker, { renders }: Count, work: () => Promise<T>): Promise<T> =>
  lane.run(asker, async () => {
    renders.inc()
    try {
      return await work()
    } finally {
      renders.dec()
    }
  })
