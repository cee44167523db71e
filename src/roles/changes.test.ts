import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { announce } from '../platform/events.ts'
import { transaction } from '../platform/db.ts'
import { testDatabase } from '../testing/database.ts'
import { testLog, testServer } from '../testing/server.ts'
import { hearFromApi, serveChanges } from './changes.ts'

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
  const changes = serveChanges(app, { url: database.url, secret, log: testLog })
  cleanups.push(changes.close, () => app.close())
  return { app, origin: await app.listen({ port: 0, host: '127.0.0.1' }) }
}

function hearing(origin: string) {
  const heard: string[] = []
  const listening = hearFromApi(origin, secret, testLog, {
    drop: (keys) => heard.push(...keys),
    dropAll: () => heard.push('all'),
  })
  cleanups.push(listening.close)
  return heard
}

test('a process apart hears what became stale, and first of all that it may have missed something', async () => {
  const heard = hearing((await aServerOfChanges()).origin)
  await vi.waitFor(() => expect(heard).toContain('all'), { timeout: 5_000 })

  const tell = () =>
    transaction(database.db, (tx) => announce(tx, { type: 'business.changed' }, ['business:1', 'search']))
  await vi.waitFor(
    async () => {
      await tell()
      expect(heard).toEqual(expect.arrayContaining(['business:1', 'search']))
    },
    { timeout: 5_000, interval: 200 },
  )
})

test('to whoever lacks the token the address does not exist', async () => {
  const { app } = await aServerOfChanges()
  for (const authorization of ['', 'Bearer ', `Bearer ${'x'.repeat(43)}`]) {
    const answer = await app.inject({ url: '/api/internal/changes', headers: { authorization } })
    expect(answer.statusCode).toBe(404)
  }
})

test('a listener does not hold up the stop', async () => {
  const { app, origin } = await aServerOfChanges()
  const heard = hearing(origin)
  await vi.waitFor(() => expect(heard).toContain('all'), { timeout: 5_000 })

  const asked = Date.now()
  await app.close()
  expect(Date.now() - asked).toBeLessThan(2_000)
})
