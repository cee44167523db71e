// A creating call over HTTP, sent again: its effect is a row in a table of this test.
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod'
import type { FastifyInstance } from 'fastify'
import { testDatabase } from '../../testing/database.ts'
import { testServer } from '../../testing/server.ts'
import { transaction, type Db, type Tx } from '../db.ts'
import { uuidv7 } from '../ids.ts'
import { clientInProcess } from './client.ts'
import { callerFrom } from './caller.ts'
import { mountRoutes } from './mount.ts'
import { forgetKeys, anyoneMayReplay } from './idempotency.ts'
import { routes, type CallContext } from './routes.ts'

const { db } = await testDatabase()
await sql`create table things (id uuid primary key, name text not null)`.execute(db)

const nothing = z.strictObject({})
const addThing = {
  method: 'POST' as const,
  path: '/thing',
  access: 'visitor',
  params: nothing,
  query: nothing,
  body: z.strictObject({ name: z.string().default('unnamed'), password: z.string().optional() }),
  ok: z.object({ z: z.string(), a: z.string() }),
  creates: true as const,
}
const addOther = { ...addThing, path: '/other' }
const forgetful = { ...addThing, path: '/forgetful' }

/** What the work waits for before it is done. */
let gate = Promise.resolve()

/** A behaviour as any other: joins the transaction it is given, or begins one. */
function insertThing(tx: Db | Tx, name: string): Promise<{ z: string; a: string }> {
  return transaction(tx, async (joined) => {
    const id = uuidv7()
    await sql`insert into things values (${id}, ${name})`.execute(joined)
    await gate
    if (name === 'fails') throw Object.assign(new Error(), { name: 'NotFound', status: 404, details: {} })
    return { z: id, a: name }
  })
}

const servedRoutes = routes(
  { addThing, addOther, forgetful },
  {
    addThing: ({ body, once }) => once(anyoneMayReplay, (tx) => insertThing(tx, body.name)),
    addOther: ({ body, once }) => once(anyoneMayReplay, (tx) => insertThing(tx, body.name)),
    forgetful: ({ db: own, body }) => insertThing(own, body.name),
  },
)

let app: FastifyInstance
beforeAll(async () => {
  app = testServer()
  await app.register(async (scope) =>
    mountRoutes(scope, {
      routes: servedRoutes,
      contextOf: async (_, caller): Promise<Omit<CallContext, 'tag'>> => {
        const session = caller.authorization ? { userID: caller.authorization, sessionID: '' } : undefined
        return { db, caller, session }
      },
      callerOf: (request) => ({ language: 'en', edition: 'jp', ...callerFrom(request) }),
      textOf: (name) => name,
    }),
  )
  await app.ready()
})
afterAll(() => app.close())
beforeEach(async () => {
  gate = Promise.resolve()
  await sql`delete from things`.execute(db)
})

type Sent = { key?: string; url?: string; as?: string; name?: string; address?: string; browser?: string }

function send({ key, url = '/thing', as, name = 'bolt', address = '192.0.2.1', browser }: Sent = {}) {
  return app.inject({
    method: 'POST',
    url,
    payload: { name },
    remoteAddress: address,
    headers: {
      ...(key === undefined ? {} : { 'idempotency-key': key }),
      ...(as === undefined ? {} : { authorization: as }),
      ...(browser === undefined ? {} : { 'user-agent': browser }),
    },
  })
}

const countThings = async () => (await sql`select id from things`.execute(db)).rows.length

test('without a key each is another, with one the second is the first', async () => {
  await send()
  await send()
  expect(await countThings()).toBe(2)

  const key = uuidv7()
  const first = await send({ key })
  const again = await send({ key })
  expect(first.statusCode).toBe(200)
  expect(again.statusCode).toBe(200)
  expect(again.body).toBe(first.body)
  expect(await countThings()).toBe(3)
})

test('the same key with other values is refused', async () => {
  const key = uuidv7()
  await send({ key })
  const other = await send({ key, name: 'nut' })
  expect(other.statusCode).toBe(409)
  expect(other.json()).toMatchObject({ success: false, name: 'KeyReused' })
  expect(await countThings()).toBe(1)
})

test('a key belongs to one call of one person; a visitor’s to where they are', async () => {
  const key = uuidv7()
  const sent: Sent[] = [
    {},
    { url: '/other' },
    { as: 'a' },
    { as: 'b' },
    { address: '192.0.2.2' },
    { address: '2001:db8::1' },
  ]
  const answers = await Promise.all(sent.map((one) => send({ key, ...one })))
  expect(new Set(answers.map(({ body }) => body)).size).toBe(sent.length)
  // A person may come from elsewhere, a network of a visitor is one place.
  expect((await send({ key, as: 'a', address: '192.0.2.9' })).body).toBe(answers[2]!.body)
  expect((await send({ key, address: '2001:db8::2' })).body).toBe(answers[5]!.body)
  expect(await countThings()).toBe(sent.length)
})

test('strangers behind one address do not hear each other’s answers', async () => {
  const first = await send({ key: '1', browser: 'Firefox' })
  const sameWords = await send({ key: '1', browser: 'Chrome' })
  expect(sameWords.statusCode).toBe(200)
  expect(sameWords.body).not.toBe(first.body)
  const otherWords = await send({ key: '1', browser: 'Firefox', name: 'nut' })
  expect(otherWords.json()).toMatchObject({ name: 'KeyReused' })
  expect(otherWords.body).not.toContain(first.json<{ data: { z: string } }>().data.z)
  expect((await send({ key: '1', browser: 'Firefox' })).body).toBe(first.body)
})

test('of twenty at once one does it and all say the same', async () => {
  const key = uuidv7()
  const answers = await Promise.all(Array.from({ length: 20 }, () => send({ key })))
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
  expect(await countThings()).toBe(1)
})

test('the second waits for the first, and does it when the first is undone', async () => {
  const key = uuidv7()
  let release = () => {}
  gate = new Promise((resolve) => (release = resolve))
  const first = send({ key, name: 'fails' })
  const second = send({ key, name: 'fails' })
  await expect.poll(waiting).toBe(1)
  release()
  expect((await first).statusCode).toBe(404)
  expect((await second).statusCode).toBe(404)
  expect(await countThings()).toBe(0)
  // What failed has left no key: the same may be tried again.
  expect((await send({ key })).statusCode).toBe(200)
})

async function waiting(): Promise<number> {
  const { rows } = await sql`
    select pid from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query like '%idempotency_keys%'`.execute(
    db,
  )
  return rows.length
}

test.each(['', ' ', 'a b', 'ä', 'x'.repeat(201), 'a\tb'])('%j is no key', async (key) => {
  const answer = await send({ key })
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ fields: { 'Idempotency-Key': expect.any(String) } })
  expect(await countThings()).toBe(0)
})

test('a call that creates and keeps no key is a fault, not a silent second thing', async () => {
  expect((await send({ url: '/forgetful' })).statusCode).toBe(200)
  expect((await send({ url: '/forgetful', key: uuidv7() })).statusCode).toBe(500)
})

test('after a day a key is new, and forgotten keys are gone', async () => {
  const [old, fresh, renewed] = [uuidv7(), uuidv7(), uuidv7()]
  await sql`delete from idempotency_keys`.execute(db)
  const first = await send({ key: old })
  await send({ key: renewed })
  await sql`update idempotency_keys set created_at = now() - interval '25 hours'`.execute(db)
  await send({ key: fresh })
  expect((await send({ key: renewed, name: 'nut' })).statusCode).toBe(200)
  expect(await forgetKeys(db)).toBe(1)
  expect((await send({ key: old })).body).not.toBe(first.body)
})

test('neither the key nor what was sent is kept', async () => {
  const key = `canary-${uuidv7()}`
  await app.inject({
    method: 'POST',
    url: '/thing',
    payload: { name: 'washer', password: 'canary of a password' },
    headers: { 'idempotency-key': key },
  })
  const { rows } = await sql<{ text: string }>`
    select encode(key, 'escape') || encode(request, 'escape') || answer::text as text
    from idempotency_keys`.execute(db)
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toContain('canary')
})

test('holds in the process as over HTTP', async () => {
  const caller = {
    language: 'en',
    edition: 'jp',
    address: '192.0.2.1',
    authorization: undefined,
    device: 'Firefox',
    idempotencyKey: uuidv7(),
  }
  const client = clientInProcess(servedRoutes, { caller, tag: () => {} }, async (_, by) => ({
    db,
    caller: by,
  }))
  const first = await client['addThing']!({ name: 'pin' })
  expect(await client['addThing']!({ name: 'pin' })).toEqual(first)
  expect((await send({ key: caller.idempotencyKey, name: 'pin', browser: 'Firefox' })).json()).toEqual({
    success: true,
    data: first,
  })
})
