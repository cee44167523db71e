import { afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { publishEvent } from '../platform/events.ts'
import { testDatabase } from '../testing/database.ts'
import { soon } from '../testing/live.ts'
import { testLog, testServer } from '../testing/server.ts'
import { keptBy, openDatabase, transaction } from '../platform/db.ts'
import { serveApi } from './api.ts'
import { hearFromApi, openInvalidation } from './cache-invalidation.ts'

const secret = 'a secret that processes of one deployment share'
let database: Awaited<ReturnType<typeof testDatabase>>
beforeAll(async () => {
  database = await testDatabase()
})

const cleanups: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
})

async function aServerOfChanges(): Promise<{ app: FastifyInstance; origin: string }> {
  const app = testServer()
  const changes = openInvalidation({
    url: database.url,
    db: database.db,
    kept: keptBy(database.db)!.store,
    secret,
    log: testLog,
  })
  serveApi(app, { db: database.db, defaultEdition: 'jp', more: [changes.serve] })
  cleanups.push(changes.close, () => app.close())
  return { app, origin: await app.listen({ port: 0, host: '127.0.0.1' }) }
}

function hearing(origin: string): { heard: string[]; close(): Promise<void> } {
  const heard: string[] = []
  const listening = hearFromApi(origin, secret, testLog, {
    drop: (keys) => heard.push(...keys),
    dropAll: () => heard.push('all'),
  })
  cleanups.push(listening.close)
  return { heard, close: listening.close }
}

test('a process apart hears what became stale, and first of all that it may have missed something', async () => {
  const { heard } = hearing((await aServerOfChanges()).origin)
  await soon(() => expect(heard).toContain('all'))

  const tell = () =>
    transaction(database.db, (tx) => publishEvent(tx, { type: 'business.changed' }, ['business:1', 'search']))
  await vi.waitFor(
    async () => {
      await tell()
      expect(heard).toEqual(expect.arrayContaining(['business:1', 'search']))
    },
    { timeout: 10_000, interval: 200 },
  )
})

test('a listener does not hold up the stop', async () => {
  const { app, origin } = await aServerOfChanges()
  const { heard } = hearing(origin)
  await soon(() => expect(heard).toContain('all'))
  // Would it wait for whoever listens, it would never come to an end.
  await app.close()
})

test('closed while it listens, it does not wait for its next attempt', async () => {
  const { heard, close } = hearing((await aServerOfChanges()).origin)
  await soon(() => expect(heard).toContain('all'))
  // A pause that began now would never be over.
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  try {
    await close()
  } finally {
    vi.useRealTimers()
  }
})

/** The API with its stream of changes, and pages on everything else; the database is away. */
async function aServer() {
  const url = 'postgres://nobody@127.0.0.1:1/none'
  const app = testServer()
  const database = openDatabase(url, { max: 2, log: testLog })
  const kept = keptBy(database.db)!.store
  const changes = openInvalidation({
    url,
    db: database.db,
    kept,
    secret: 'a secret of more than 32 characters',
    log: testLog,
  })
  serveApi(app, { db: database.db, defaultEdition: 'jp', more: [changes.serve] })
  app.get('/*', (_request, reply) => reply.send('a page'))
  onTestFinished(async () => {
    await changes.close()
    await app.close()
    await database.close()
  })
  return app
}

test.each([undefined, 'Bearer short', `Bearer ${'x'.repeat(43)}`, `Bearer ${'é'.repeat(43)}`])(
  'to a stranger with %j the stream of changes is an address that does not exist',
  async (authorization) => {
    const app = await aServer()
    const headers = authorization === undefined ? {} : { authorization }
    const changes = await app.inject({ url: '/api/internal/changes', headers })
    const unknown = await app.inject({ url: '/api/internal/unknown', headers })
    expect(changes.statusCode).toBe(404)
    expect(changes.json()).toMatchObject({ success: false, name: 'NotFound' })
    expect(changes.body).toBe(unknown.body)
    const own = { date: expect.any(String), 'x-request-id': expect.any(String) }
    expect(changes.headers).toEqual({ ...unknown.headers, ...own })
  },
)

test.each([
  ['GET', '/api'],
  ['GET', '/api/'],
  ['GET', '/api/edition/'],
  ['PUT', '/api/edition'],
  ['POST', '/api/internal/changes'],
] as const)('%s %s is no page', async (method, url) => {
  const app = await aServer()
  const answer = await app.inject({ method, url })
  expect(answer.statusCode).toBe(404)
  expect(answer.json()).toMatchObject({ success: false, name: 'NotFound' })
})
