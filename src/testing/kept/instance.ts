// One process of a deployment, as far as what it keeps goes: its own store and page cache, dropped by the real news, which a
// test may hold back for a while.
import { onTestFinished } from 'vitest'
import { sql } from 'kysely'
import type { ApiClient } from '../../contract/api.ts'
import { keptBy, openDatabase, transaction, type Db } from '../../platform/db.ts'
import { invalidate } from '../../platform/events.ts'
import { nothingAsked } from '../../platform/http/client.ts'
import { apiInProcess } from '../../roles/api.ts'
import { openInvalidation } from '../../roles/cache-invalidation.ts'
import { createPageCache } from '../../roles/web/page-cache.ts'
import { soon } from '../live.ts'
import { testLog } from '../server.ts'
import type { TestSession } from '../sessions.ts'
import { aSite, cookieOf, type SiteWish } from '../site.ts'

export type Viewer = { session: TestSession | undefined; edition: string }
export type KeepingProcess = Awaited<ReturnType<typeof aKeepingProcess>>

type Wish = {
  handlePage: SiteWish['handlePage']
  /** Makes up how long things take, from 0 to 1. */
  unit(): number
  replicaUrl?: string | undefined
}

export async function aKeepingProcess(url: string, { handlePage, unit, replicaUrl }: Wish) {
  const { db, close } = openDatabase(url, {
    max: 6,
    log: testLog,
    replicaUrls: replicaUrl === undefined ? [] : [replicaUrl],
  })
  const { store } = keptBy(db)!
  // What is made is often long on its way, so that news overtakes it.
  const { all } = store
  store.all = (keys, reading, make) =>
    all(keys, reading, async (missing) => {
      const made = await make(missing)
      for (let trips = Math.floor(unit() * 6); trips > 0; trips--) await sql`select 1`.execute(db)
      return made
    })
  const cache = createPageCache(10_000_000)
  const heard = new Set<string>()
  let held: (() => void)[] | undefined
  const pass = (work: () => void) => (held ? held.push(work) : work())
  let hears = false
  const changes = openInvalidation({
    url,
    secret: undefined,
    log: testLog,
    db,
    everyMs: 20,
    kept: {
      ...store,
      drop: (keys) => void pass(() => store.drop(keys)),
      confirm: (at) => void pass(() => store.confirm(at)),
    },
  })
  changes.tell({
    dropAll() {
      hears = true
      cache.dropAll()
    },
    drop(keys) {
      for (const key of keys) heard.add(key)
      pass(() => cache.drop(keys))
    },
  })
  const app = await aSite({ db, handlePage, cache })
  onTestFinished(async () => {
    await changes.close()
    await close()
  })
  await soon(() => {
    if (!hears) throw new Error('no news yet')
  })

  return {
    db,
    isHeld: () => held !== undefined,
    hold: () => void (held ??= []),
    letGo() {
      const all = held ?? []
      held = undefined
      for (const work of all) work()
    },
    /** Waits until it was told of whatever was committed before. */
    async hearAll() {
      const mark = `mark:${crypto.randomUUID()}`
      await transaction(db, (tx) => invalidate(tx, [mark]))
      while (!heard.has(mark)) await sql`select 1`.execute(db)
      heard.clear()
    },
    api: ({ session, edition }: Viewer): ApiClient => speakingFor(db, session, edition),
    page: ({ session, edition }: Viewer, path: string) =>
      app.inject({
        url: path,
        headers: { host: `${edition}.localhost`, ...(session && { cookie: cookieOf(session) }) },
      }),
  }
}

/** As a call over HTTP, or a page, has it. */
function speakingFor(db: Db, session: TestSession | undefined, edition: string): ApiClient {
  const caller = { language: 'en', edition, address: '127.0.0.1', authorization: session?.bearer }
  return apiInProcess(db, { caller, tag: () => {}, scope: nothingAsked() })
}
