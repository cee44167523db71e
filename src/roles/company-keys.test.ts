// Programs that call by a key of their company: what a key opens, what it does not, and when it stops (P7).
import { beforeEach, expect, test } from 'vitest'
import { api } from '../contract/api.ts'
import type { Endpoint } from '../contract/endpoint.ts'
import type { KeyScopeName } from '../contract/key-scopes.ts'
import { wrongKeys } from '../contract/rate-limits.ts'
import { uuidv7 } from '../platform/ids.ts'
import { transaction } from '../platform/db.ts'
import { onSecurityEvent } from '../platform/security-events.ts'
import { endKey, makeKey } from '../domains/members/company-keys.ts'
import { decideStanding } from '../domains/accounts/standing.ts'
import { removeBusiness } from '../domains/businesses/business-lifecycle.ts'
import { testApi, testDatabase } from '../testing/database.ts'
import { aTeam, type Team } from '../testing/products.ts'

const database = await testDatabase()
const { db, pool } = database
const server = await testApi(database)
beforeEach(() => pool.query('delete from call_budgets'))

async function keyOf(team: Team, scopes: KeyScopeName[] = ['product.read']) {
  const { businessID, owner } = team
  const wish = { businessID, name: 'Nightly run', scopes, days: null, by: owner.userID }
  return transaction(db, (tx) => makeKey(tx, wish))
}

async function send(url: string, secret: string, address?: string) {
  const response = await server.inject({
    url: `/api${url}`,
    headers: { authorization: `Bearer ${secret}` },
    ...(address !== undefined && { remoteAddress: address }),
  })
  const { name, data } = response.json<{ name?: string; data?: Record<string, unknown> }>()
  return { status: response.statusCode, name, data, body: response.body, headers: response.headers }
}
const listOf = ({ businessID }: Pick<Team, 'businessID'>) => `/product/manage?bid=${businessID}`
const aTeamWithDraft = () => aTeam(db, { products: [{ name: 'Shown' }, { name: 'Draft', published: false }] })

test('a program lists, reads and exports the products of its company, drafts too', async () => {
  const team = await aTeamWithDraft()
  const { secret } = await keyOf(team)
  const list = await send(listOf(team), secret)
  expect(list.status).toBe(200)
  const names = (list.data!['results'] as { name: string }[]).map(({ name }) => name)
  expect(names.toSorted()).toEqual(['Draft', 'Shown'])
  expect(list.headers['cache-control']).toBe('private, no-store')
  const draft = await send(`/product/${team.productIDs[1]}/manage`, secret)
  expect(draft.data).toMatchObject({ businessID: team.businessID, state: 'draft' })
  const table = await send(`/product/export?bid=${team.businessID}&format=csv`, secret)
  expect((await server.inject({ url: String(table.data!['url']) })).body).toContain('Draft')
  const counts = await send(`/product/manage/counts?bid=${team.businessID}`, secret)
  expect(counts.data).toMatchObject({ counts: { draft: 1, published: 1 } })
})

test('nothing of another company is there for it, as if it never was', async () => {
  const [team, other] = [await aTeamWithDraft(), await aTeamWithDraft()]
  const { secret } = await keyOf(team)
  const nowhere = { businessID: uuidv7() }
  for (const where of [other, nowhere]) {
    expect(await send(listOf(where), secret)).toMatchObject({ status: 404, name: 'NotFound' })
    const url = `/product/export?bid=${where.businessID}&format=csv`
    expect(await send(url, secret)).toMatchObject({ status: 404, name: 'NotFound' })
  }
  const foreign = await send(`/product/${other.productIDs[1]}/manage`, secret)
  expect(foreign).toMatchObject({ status: 404, name: 'NotFound' })
  expect((await send(`/product/${uuidv7()}/manage`, secret)).body).toBe(foreign.body)
})

test('every call that names no scope refuses keys, whoever else may make it', async () => {
  const { secret } = await keyOf(await aTeam(db), ['product.read', 'product.import'])
  const calls = Object.entries(api as unknown as Record<string, Endpoint>)
  const taking = calls.filter(([, { keys }]) => keys !== undefined).map(([name]) => name)
  expect(taking.toSorted()).toEqual(
    expect.arrayContaining([
      'countManagedProducts',
      'exportProducts',
      'listManagedProducts',
      'showManagedProduct',
    ]),
  )
  for (const [name, { method, path, keys }] of calls) {
    if (keys !== undefined) continue
    const url = path.replaceAll(/:\w+/g, () => uuidv7())
    const answer = await server.inject({
      method,
      url: `/api${url}`,
      headers: { authorization: `Bearer ${secret}` },
      ...(method !== 'GET' && { payload: {} }),
    })
    expect([name, answer.statusCode, answer.json<{ name: string }>().name]).toEqual([
      name,
      403,
      'KeyNotTaken',
    ])
  }
  const logIn = await server.inject({
    method: 'POST',
    url: '/accounts/log-in',
    payload: { email: 'a@example.com', password: 'x' },
    headers: { authorization: `Bearer ${secret}` },
  })
  expect(logIn.json()).toMatchObject({ name: 'KeyNotTaken' })
})

test('right keys at the wrong place are noted apart from wrong ones', async () => {
  const team = await aTeam(db)
  const noted: string[] = []
  onSecurityEvent(({ event }) => noted.push(event))
  const [other, ended] = [await keyOf(team, ['product.import']), await keyOf(team)]
  const which = { businessID: team.businessID, keyID: ended.keyID, by: team.owner.userID }
  await transaction(db, (tx) => endKey(tx, which))
  for (const { secret } of [other, ended]) await send(listOf(team), secret)
  await send(listOf(team), `mw_${'A'.repeat(43)}`)
  expect(noted).toEqual(['company key out of place', 'company key out of place', 'company key refused'])
})

test('a key that was made for something else is told so', async () => {
  const team = await aTeam(db)
  const { secret } = await keyOf(team, ['product.import'])
  expect(await send(listOf(team), secret)).toMatchObject({ status: 403, name: 'KeyScope' })
})

test('an ended key opens nothing from the next call on, nor does one that has run out', async () => {
  const team = await aTeam(db)
  const [first, second] = [await keyOf(team), await keyOf(team)]
  expect((await send(listOf(team), first.secret)).status).toBe(200)
  const which = { businessID: team.businessID, keyID: first.keyID, by: team.owner.userID }
  await transaction(db, (tx) => endKey(tx, which))
  expect(await send(listOf(team), first.secret)).toMatchObject({ status: 401, name: 'KeyEnded' })
  expect((await send(listOf(team), second.secret)).status).toBe(200)
  await pool.query('update company_keys set expires_at = now() where key_id = $1', [second.keyID])
  expect(await send(listOf(team), second.secret)).toMatchObject({ status: 401, name: 'KeyEnded' })
})

test('with its company a key ends', async () => {
  const team = await aTeam(db)
  const { secret } = await keyOf(team)
  await transaction(db, (tx) => removeBusiness(tx, team.businessID))
  expect(await send(listOf(team), secret)).toMatchObject({ status: 401, name: 'KeyEnded' })
})

test('it waits while who made it, or every owner, is suspended; nobody else stops it', async () => {
  const team = await aTeam(db)
  const { secret } = await keyOf(team)
  const decide = (userID: string, decision: 'suspend' | 'unsuspend') =>
    decideStanding(db, 'system', { userID, decision, reason: 'A test' })
  const answer = async () => (await send(listOf(team), secret)).name
  await decide(team.admin.userID, 'suspend')
  expect(await answer()).toBeUndefined()
  await decide(team.owner.userID, 'suspend')
  expect(await answer()).toBe('KeyPaused')
  await decide(team.owner.userID, 'unsuspend')
  expect(await answer()).toBeUndefined()
  // Handed over meanwhile, to somebody who is suspended.
  const setRole = 'update business_members set role = $3 where business_id = $1 and user_id = $2'
  await pool.query(setRole, [team.businessID, team.owner.userID, 'member'])
  await pool.query(setRole, [team.businessID, team.admin.userID, 'owner'])
  expect(await answer()).toBe('KeyPaused')
  await decide(team.admin.userID, 'unsuspend')
  expect(await answer()).toBeUndefined()
})

test.each([
  ['nothing behind the mark', 'mw_'],
  ['another one', `mw_${'A'.repeat(43)}`],
  ['one letter too many', `mw_${'A'.repeat(44)}`],
  ['signs of a statement', "mw_' or 1=1--"],
])('%s is no key', async (_, secret) => {
  expect(await send(listOf({ businessID: uuidv7() }), secret)).toMatchObject({
    status: 401,
    name: 'KeyUnknown',
  })
})

test('who tries wrong keys waits, as far as their network goes', async () => {
  const team = await aTeam(db)
  const { secret } = await keyOf(team)
  const wrong = (at: number) => `mw_${String(at).padStart(43, 'x')}`
  const [address, beside, elsewhere] = ['2001:db8:9::1', '2001:db8:9::2', '2001:db8:10::1']
  for (let at = 0; at < wrongKeys.points; at++)
    expect((await send(listOf(team), wrong(at), address)).name).toBe('KeyUnknown')
  for (const tried of [wrong(99), secret]) {
    const refused = await send(listOf(team), tried, beside)
    expect(refused).toMatchObject({ status: 429, name: 'TooManyRequests' })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  }
  expect((await send(listOf(team), secret, elsewhere)).status).toBe(200)
  await pool.query('update call_budgets set ends_at = now()')
  expect((await send(listOf(team), secret, address)).status).toBe(200)
})

test('its use is noted at most once a minute, the first in the audit log, of many at once too', async () => {
  const team = await aTeam(db)
  const { secret, keyID } = await keyOf(team)
  const usedAt = async () =>
    (await pool.query('select last_used_at::text as at from company_keys where key_id = $1', [keyID])).rows[0]
      .at
  expect(await usedAt()).toBeNull()
  const answers = await Promise.all(Array.from({ length: 8 }, () => send(listOf(team), secret)))
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
  const first = await usedAt()
  expect(first).not.toBeNull()
  await send(listOf(team), secret)
  expect(await usedAt()).toBe(first)
  await pool.query(
    "update company_keys set first_used_at = now() - interval '2 minutes', last_used_at = now() - interval '61 seconds'",
  )
  const before = await usedAt()
  await send(listOf(team), secret)
  expect(await usedAt()).not.toBe(before)
  const { rows } = await pool.query(
    "select actor, subject_id from audit_entries where business_id = $1 and act = 'key.used'",
    [team.businessID],
  )
  expect(rows).toEqual([{ actor: 'system', subject_id: keyID }])
})
