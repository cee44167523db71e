import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../platform/db.ts'
import { createServer } from '../platform/http/server.ts'
import { createMetrics } from '../platform/metrics.ts'
import { testLog } from '../testing/database.ts'
import { serveApi } from './api.ts'
import { hearFromApi, openChanges } from './changes.ts'

const secret = 'a secret of more than 32 characters'

/** The API with its stream of changes, and pages on everything else; the database is away. */
async function aServer() {
  const url = 'postgres://nobody@127.0.0.1:1/none'
  const app = createServer({
    log: testLog,
    metrics: createMetrics(),
    secure: false,
    trustProxy: false,
    ready: async () => true,
  })
  const changes = openChanges({ url, secret, log: testLog })
  const database = openDatabase(url, { max: 2, log: testLog })
  serveApi(app, { db: database.db, defaultEdition: 'jp', more: changes.serve })
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
    expect(changes.headers).toEqual({ ...unknown.headers, date: expect.any(String) })
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

test('a stop does not wait for those who listen to changes', async () => {
  const app = await aServer()
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const heard = Promise.withResolvers<void>()
  const hearing = hearFromApi(origin, secret, testLog, { drop: () => {}, dropAll: heard.resolve })
  onTestFinished(() => hearing.close())
  await heard.promise
  const asked = Date.now()
  await app.close()
  expect(Date.now() - asked).toBeLessThan(2_000)
})
