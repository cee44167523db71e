// News of what became stale, from the database to what processes keep, then to every page cache: directly in one process, over
// one long answer when apart.
import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../platform/db.ts'
import { changesChannel, invalidate } from '../platform/events.ts'
import { coalesced } from '../platform/coalesced.ts'
import type { KeptStore } from '../platform/kept/store.ts'
import { listen, type Listening } from '../platform/listen.ts'
import type { Logger } from '../platform/log.ts'
import { steadyNow } from '../platform/steady-clock.ts'
import { serviceCheck, serviceHeader, type Secrets } from './service.ts'

export type OnStale = { drop(keys: readonly string[]): void; dropAll(): void }

const keysOf = (payload: string): string[] => {
  const keys: unknown = JSON.parse(payload)
  return Array.isArray(keys) ? keys.filter((key) => typeof key === 'string') : []
}

type Options = {
  url: string
  secret: Secrets | undefined
  db: Db
  /** What this process keeps. */
  kept: Pick<KeptStore, 'drop' | 'hear' | 'deafen' | 'confirm'>
  log: Logger
  everyMs?: number
}

const confirmEveryMs = 1_000

/**
 * Hears changes straight from the database at `url`: first what pages are made from, then the pages. Every second it tells
 * itself something: news comes in the order of commits, so that whoever hears it has heard all that was told before.
 */
function hearFromDatabase(options: Options, others: ReadonlySet<OnStale>): Listening {
  const { url, kept, db, log, everyMs = confirmEveryMs } = options
  const mine = `heard:${randomUUID()}:`
  let hears = false
  const listening = listen(url, changesChannel, {
    log,
    onLost() {
      hears = false
      kept.deafen()
    },
    onGap() {
      hears = true
      kept.hear()
      for (const one of others) one.dropAll()
    },
    onNotice(payload) {
      const keys = keysOf(payload)
      const [first = ''] = keys
      if (first.startsWith(mine)) return kept.confirm(Number(first.slice(mine.length)))
      if (first.startsWith('heard:')) return
      kept.drop(keys)
      for (const one of others) one.drop(keys)
    },
  })
  const tellMyself = async () => hears && invalidate(db, [mine + Math.floor(steadyNow())])
  const asking = coalesced(log, 'changes not confirmed', tellMyself)
  const timer = setInterval(asking.run, everyMs)
  return {
    async close() {
      clearInterval(timer)
      await asking.settled()
      await listening.close()
    },
  }
}

const path = '/internal/changes'
const beatMs = 15_000
const unreadMax = 64 * 1024

export type Changes = Listening & {
  /** Tells whoever is in this process. */
  tell(onStale: OnStale): void
  serve(scope: FastifyInstance): void
}

/**
 * Hears the changes for what this process keeps, and for whoever it tells: pages here, and below /api web processes that hold
 * the service token, to which they are a stream. To all others that address does not exist, and without a secret to nobody.
 */
export function openInvalidation(options: Options): Changes {
  const streams = new Set<ServerResponse>()
  const write = (stream: ServerResponse, line: string) => {
    // Who reads too slowly starts anew, and so drops everything, instead of being remembered without end.
    if (stream.writableLength > unreadMax) stream.destroy()
    else stream.write(line)
  }
  const tell = (keys: readonly string[] | 'all') =>
    streams.forEach((stream) => write(stream, `${JSON.stringify(keys)}\n`))
  const others = new Set<OnStale>([{ drop: tell, dropAll: () => tell('all') }])
  const listening = hearFromDatabase(options, others)

  const serve = (scope: FastifyInstance) => {
    if (!options.secret) return
    const isService = serviceCheck(options.secret)
    scope.get(path, (request, reply) => {
      if (!isService(request)) return reply.callNotFound()
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
  return { ...listening, tell: (onStale) => void others.add(onStale), serve }
}

/** Hears changes from an API at `origin`, again and again until closed. */
export function hearFromApi(origin: string, secret: Secrets, log: Logger, onStale: OnStale): Listening {
  const stop = new AbortController()
  const hear = async () => {
    const response = await fetch(`${origin}/api${path}`, {
      headers: { authorization: serviceHeader(secret) },
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
