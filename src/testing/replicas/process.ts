// One process of a deployment that reads numbers of things from replicas: by calls, by calls whose values are kept, and by
// pages that are.
import * as z from 'zod'
import { sql } from 'kysely'
import { companions } from '../../platform/companions.ts'
import { costly, keptBy, openDatabase, transaction, type Db } from '../../platform/db.ts'
import { invalidate } from '../../platform/events.ts'
import { nothingAsked, type RequestScope } from '../../platform/http/client.ts'
import { failure } from '../../platform/http/failures.ts'
import { routes, runCall, type EndpointShape } from '../../platform/http/routes.ts'
import { kept } from '../../platform/kept/kept.ts'
import { contextOf } from '../../roles/call-context.ts'
import { openInvalidation, type OnStale } from '../../roles/cache-invalidation.ts'
import { createPageCache } from '../../roles/web/page-cache.ts'
import { soon } from '../live.ts'
import { testLog } from '../server.ts'
import type { TestSession } from '../sessions.ts'
import type { ReplicatedDatabase } from './database.ts'

export const ways = ['plain', 'costly', 'kept', 'together'] as const
type Way = (typeof ways)[number]

const showNumber: EndpointShape = {
  method: 'GET',
  path: '/number/:id',
  access: 'visitor',
  knowsViewer: true,
  fromReplica: 'everybody',
  params: z.strictObject({ id: z.coerce.number() }),
  query: z.strictObject({ way: z.enum(ways) }),
  body: z.strictObject({}),
  ok: z.number(),
}

const keyOf = (id: number) => `thing:${id}`
async function numberOf(db: Db, id: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`select n from things where id = ${id}`.execute(db)
  if (!rows[0]) throw failure('NotFound', 404)
  return rows[0].n
}

const read: Record<Way, (db: Db, id: number) => Promise<number>> = {
  plain: numberOf,
  costly: (db, id) => numberOf(costly(db), id),
  kept: (db, id) =>
    kept(db, keyOf(id), (from) => {
      from(keyOf(id))
      return numberOf(db, id)
    }),
  together: async (db, id) =>
    Math.min(await numberOf(db, id), await read.kept(db, id), await numberOf(db, id)),
}

const [showing] = routes(
  { showNumber },
  {
    showNumber({ db, params, query, tag }) {
      const { id } = params as { id: number }
      tag(keyOf(id))
      return read[(query as { way: Way }).way](db, id)
    },
  },
)

type Call = (
  id: number,
  way: Way,
  by: { who?: TestSession | undefined; since?: number | undefined; tag?(...keys: string[]): void },
) => Promise<{ n: number; madeOf: number | undefined }>

/** Pages that show numbers to visitors, kept until `tell` tells of a change. */
function pagesOf(tell: (onStale: OnStale) => void, call: Call, isApart: boolean) {
  const cache = createPageCache(10_000_000)
  const heard = new Map<number, number>()
  const hear = (id: number, n: number) => void heard.set(id, Math.max(n, heard.get(id) ?? 0))
  tell({
    dropAll: cache.dropAll,
    drop(keys) {
      cache.drop(keys)
      for (const key of keys) {
        const [, id, n] = /^now:(\d+):(\d+)$/.exec(key) ?? []
        if (n !== undefined) hear(Number(id), Number(n))
      }
    },
  })
  return {
    /** What was told last of a thing, from whomever. */
    heard: (id: number) => heard.get(id) ?? 0,
    async page(id: number, way: Way): Promise<number> {
      const { page } = await cache.get(`${id} ${way}`, async (changedAgo) => {
        const keys = new Set<string>()
        const tag = (...more: string[]) => more.forEach((key) => keys.add(key))
        const since = isApart && changedAgo !== undefined ? performance.now() - changedAgo : undefined
        const { n, madeOf } = await call(id, way, { since, tag })
        const body = Buffer.from(String(n))
        return {
          page: { status: 200, headers: {}, body, storedAt: 0, keys, ready: new Map() },
          cacheable: true,
          madeOf,
        }
      })
      return Number(page.body.toString())
    },
  }
}

export type ReadingProcess = Awaited<ReturnType<typeof aReadingProcess>>

/** Opens one; it hears changes, and may read from the replica, when it is there. Whoever asks for it closes it. */
export async function aReadingProcess({ url, replicaUrl }: Pick<ReplicatedDatabase, 'url' | 'replicaUrl'>) {
  const { db, close } = openDatabase(url, { max: 6, log: testLog, replicaUrls: [replicaUrl] })
  const replicas = companions.get(db)!.replicas!
  const changes = openInvalidation({
    url,
    db,
    secret: undefined,
    log: testLog,
    kept: keptBy(db)!.store,
  })
  const call: Call = async (id, way, { who, since, tag = () => {} }) => {
    const asked: RequestScope = { ...nothingAsked(), ...(since !== undefined && { since }) }
    const caller = {
      language: 'en',
      edition: 'jp',
      address: '127.0.0.1',
      authorization: who?.bearer,
    }
    const context = await contextOf(db, showing!, caller, asked)
    const input = { params: { id }, query: { way }, body: {} }
    const n = (await runCall(showing!, input, { ...context, tag })) as number
    return { n, madeOf: asked.db && keptBy(asked.db)?.reading.oldest }
  }
  const { heard, page } = pagesOf(changes.tell, call, false)
  /** What this process wrote itself its calls know at the commit, its pages once they are told. */
  const wrote = new Map<number, number>()

  return {
    db,
    replicas,
    call,
    tell: changes.tell,
    heard,
    page,
    /** Counts a thing on; answers how far, once that is committed. */
    async write(id: number): Promise<number> {
      const n = await transaction(db, async (tx) => {
        const { rows } = await sql<{ n: number }>`
          update things set n = n + 1 where id = ${id} returning n`.execute(tx)
        await invalidate(tx, [keyOf(id), `now:${id}:${rows[0]!.n}`])
        return rows[0]!.n
      })
      wrote.set(id, Math.max(n, wrote.get(id) ?? 0))
      return n
    },
    known: (id: number) => Math.max(heard(id), wrote.get(id) ?? 0),
    read: async (id: number, way: Way, who?: TestSession) => (await call(id, way, { who })).n,
    /** Waits until the replica may be read from. */
    untilUsed: () =>
      soon(async () => {
        const before = replicas.counts().replica
        await call(0, 'plain', {})
        if (replicas.counts().replica === before) throw new Error('not read from yet')
      }),
    async close() {
      await changes.close()
      await close()
    },
  }
}

/** The pages of a process apart, told of changes by one and made by another one, which may have heard of less. */
export const pagesApart = (told: ReadingProcess, made: ReadingProcess) => pagesOf(told.tell, made.call, true)
