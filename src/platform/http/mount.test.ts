import Fastify from 'fastify'
import * as z from 'zod'
import { expect, onTestFinished, test } from 'vitest'
import type { Db } from '../db.ts'
import { fairLane } from './fair-lane.ts'
import { mountRoutes } from './mount.ts'
import { routes, type EndpointShape } from './routes.ts'

const nothing = z.strictObject({})
const slow: EndpointShape = {
  method: 'GET',
  path: '/slow',
  access: 'visitor',
  params: nothing,
  query: nothing,
  body: nothing,
  ok: z.string(),
}

test('a flood in one lane leaves the others free', async () => {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  const app = Fastify()
  onTestFinished(() => app.close())
  const serve = (prefix: string, work: () => Promise<void>, places?: number) =>
    app.register(
      async (scope) =>
        mountRoutes(scope, {
          routes: routes({ slow }, { slow: () => work().then(() => 'done') }),
          contextOf: async (_route, caller) => ({ db: {} as Db, caller }),
          callerOf: () => ({ language: 'en', edition: 'jp', address: '', authorization: undefined }),
          textOf: (name) => name,
          ...(places === undefined
            ? {}
            : { lane: fairLane(prefix, { atOnce: places, waiting: 0, waitMs: 0 }) }),
        }),
      { prefix },
    )
  let begun = 0
  const held = () => {
    begun++
    return released
  }
  await serve('/narrow', held, 3)
  await serve('/wide', async () => {})

  const flood = Array.from({ length: 50 }, () => app.inject('/narrow/slow'))
  await expect.poll(() => begun).toBe(3)
  expect((await app.inject('/narrow/slow')).statusCode).toBe(503)
  expect((await app.inject('/wide/slow')).statusCode).toBe(200)
  release()
  const statuses = (await Promise.all(flood)).map(({ statusCode }) => statusCode)
  expect(statuses.filter((status) => status === 200)).toHaveLength(3)
})

test('one call too many is told at once to come back, and the others are answered', async () => {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  let begun = 0
  const app = Fastify()
  onTestFinished(() => app.close())
  mountRoutes(app, {
    routes: routes(
      { slow },
      {
        slow: async () => {
          begun++
          await released
          return 'done'
        },
      },
    ),
    contextOf: async (_route, caller) => ({ db: {} as Db, caller }),
    callerOf: () => ({ language: 'en', edition: 'jp', address: '127.0.0.1', authorization: undefined }),
    textOf: (name) => name,
    lane: fairLane('slow', { atOnce: 10, waiting: 20, waitMs: 60_000 }),
  })

  const calls = Array.from({ length: 30 }, () => app.inject('/slow'))
  await expect.poll(() => begun).toBe(10)
  const refused = await app.inject('/slow')
  release()

  expect(refused.statusCode).toBe(503)
  expect(refused.headers['retry-after']).toBe('5')
  expect(refused.json()).toMatchObject({ success: false, name: 'Unavailable' })
  expect(new Set((await Promise.all(calls)).map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  expect((await app.inject('/slow')).statusCode).toBe(200)
})
