// News of what became stale, from the database to every page cache: directly in one process, over one long answer when apart.
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { changesChannel } from '../platform/events.ts'
import { listen, type Listening } from '../platform/listen.ts'
import type { Logger } from '../platform/log.ts'

export type OnStale = { drop(keys: readonly string[]): void; dropAll(): void }

const keysOf = (payload: string): string[] => {
  const keys: unknown = JSON.parse(payload)
  return Array.isArray(keys) ? keys.filter((key) => typeof key === 'string') : []
}

/** Hears changes straight from the database at `url`. */
export function hearFromDatabase(url: string, log: Logger, onStale: OnStale): Listening {
  return listen(url, changesChannel, {
    log,
    onGap: onStale.dropAll,
    onNotice: (payload) => onStale.drop(keysOf(payload)),
  })
}

const path = '/internal/changes'
const beatMs = 15_000
const unreadMax = 64 * 1024

/** The token that processes of one deployment prove themselves with; made from the secret they share. */
const serviceToken = (secret: string) => createHmac('sha256', secret).update('changes').digest('base64url')

function sameText(a: string, b: string): boolean {
  const [inA, inB] = [Buffer.from(a), Buffer.from(b)]
  return inA.length === inB.length && timingSafeEqual(inA, inB)
}

/** The changes as a stream below /api for web processes that hold the service token; to all others the address does not exist. */
export function openChanges(options: {
  url: string
  secret: string
  log: Logger
}): Listening & { serve(scope: FastifyInstance): void } {
  const streams = new Set<ServerResponse>()
  const write = (stream: ServerResponse, line: string) => {
    // Who reads too slowly starts anew, and so drops everything, instead of being remembered without end.
    if (stream.writableLength > unreadMax) stream.destroy()
    else stream.write(line)
  }
  const tell = (keys: readonly string[] | 'all') =>
    streams.forEach((stream) => write(stream, `${JSON.stringify(keys)}\n`))
  const listening = hearFromDatabase(options.url, options.log, { drop: tell, dropAll: () => tell('all') })
  const expected = `Bearer ${serviceToken(options.secret)}`

  const serve = (scope: FastifyInstance) => {
    scope.get(path, (request, reply) => {
      if (!sameText(request.headers.authorization ?? '', expected)) return reply.callNotFound()
      reply.hijack()
      reply.raw.writeHead(200, { 'content-type': 'application/x-ndjson', 'cache-control': 'no-store' })
      write(reply.raw, '"all"\n')
      streams.add(reply.raw)
      const beat = setInterval(() => write(reply.raw, '[]\n'), beatMs)
      reply.raw.once('close', () => {
        clearInterval(beat)
        streams.delete(reply.raw)
      })
      return reply
    })
    // An answer that never ends by itself would hold up the stop.
    scope.addHook('preClose', async () => {
      for (const stream of streams) stream.end('"all"\n')
    })
  }
  return { ...listening, serve }
}

/** Hears changes from an API at `origin`, again and again until closed. */
export function hearFromApi(origin: string, secret: string, log: Logger, onStale: OnStale): Listening {
  const stop = new AbortController()
  const hear = async () => {
    const response = await fetch(`${origin}/api${path}`, {
      headers: { authorization: `Bearer ${serviceToken(secret)}` },
      signal: stop.signal,
    })
    if (!response.ok || !response.body) throw new Error(`answered ${response.status}`)
    let rest = ''
    for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
      const lines = (rest + chunk).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines)
        if (line === '"all"') onStale.dropAll()
        else onStale.drop(keysOf(line))
    }
  }
  const running = (async () => {
    while (!stop.signal.aborted) {
      await hear().catch((error: unknown) => log.debug({ error: String(error) }, 'changes not heard'))
      if (stop.signal.aborted) break
      await new Promise((resolve) => {
        const timer = setTimeout(resolve, 2_000)
        stop.signal.addEventListener('abort', () => (clearTimeout(timer), resolve(undefined)), { once: true })
      })
    }
  })()
  return {
    async close() {
      stop.abort()
      await running
    },
  }
}
