// One's own data as an archive: whoever asks proves to be the person, and nobody else learns that there is one.
import { Secret, TOTP } from 'otpauth'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { ExportEntry } from '../../contract/exports.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { aPassword, settle, testAccounts } from '../../testing/accounts.ts'
import { testDatabase } from '../../testing/database.ts'
import { aKeeper, asking, askingForOneself, type Keeper } from '../../testing/exports.ts'
import { aBusiness } from '../../testing/businesses.ts'
import { aFileServer } from '../../testing/files.ts'
import { testLog } from '../../testing/server.ts'
import { aSession } from '../../testing/sessions.ts'
import { gatherExports } from './building.ts'
import { cleanExports, sweepEnded } from './cleanup.ts'

const database = await testDatabase()
const { db } = database
const server = await aFileServer(database)
const call = await testAccounts(database)
const { ask, show, list } = askingForOneself(server)
const gather = () => gatherExports(db, testLog)
const listOf = async ({ bearer }: Pick<Keeper, 'bearer'>) =>
  (await list(bearer)).data as unknown as ExportEntry[]

const somebody = (wish?: Parameters<typeof aKeeper>[1]) => aKeeper(database, wish)

test('a person asks with their password, sees it wait, and fetches it for a day', async () => {
  const person = await somebody({ firstName: 'Aiko/..', lastName: '"Mori".exe' })
  const { status, data } = await ask(person.bearer, person)
  expect([status, data]).toMatchObject([200, { status: 'waiting', url: null }])
  expect(await listOf(person)).toEqual([data])

  expect(await gather()).toBe(1)
  const ready = (await show(person.bearer, data.jobID)).data
  expect(ready).toMatchObject({ status: 'ready', progress: 100, url: expect.any(String) })
  expect(Date.parse(ready.expiresAt ?? '') - Date.now()).toBeGreaterThan(23 * 3_600_000)
  const fetched = await fetch(server.url(ready.url ?? ''))
  expect((await fetched.arrayBuffer()).byteLength).toBe(ready.bytes)
  // Their name is in it, without what would leave the folder or break the header.
  const name = decodeURIComponent(
    /filename\*=UTF-8''(.*)$/.exec(fetched.headers.get('content-disposition') ?? '')![1]!,
  )
  expect(name).toMatch(/^Aiko_\.\. _Mori_\.exe \d{4}-\d\d-\d\d\.zip$/)
})

test('without the password, or the code where there is a second factor, nothing begins', async () => {
  const person = await somebody()
  expect(await ask(person.bearer, { password: 'another one' })).toMatchObject({
    status: 403,
    name: 'WrongCredentials',
  })
  expect((await ask(undefined, person)).status).toBe(401)
  const { secret } = (await call('beginTwoFactor', { password: aPassword }, person.bearer)).data as {
    secret: string
  }
  const code = () => new TOTP({ secret: Secret.fromBase32(secret) }).generate()
  await call('confirmTwoFactor', { code: code() }, person.bearer)
  await sql`update accounts.two_factor set last_step = 0 where user_id = ${person.userID}`.execute(db)
  expect(await ask(person.bearer, person)).toMatchObject({ status: 403, name: 'CodeNeeded' })
  expect(await ask(person.bearer, { ...person, code: '000000' })).toMatchObject({ name: 'WrongCode' })
  expect(await listOf(person)).toEqual([])
  expect((await ask(person.bearer, { password: aPassword, code: code() })).status).toBe(200)
  await gather()
})

test('nobody else sees or fetches it: not an operator, not an owner of a company under the id of theirs', async () => {
  const person = await somebody()
  const { data } = await ask(person.bearer, person)
  await gather()
  const [stranger, operator] = [await aSession(db), await aSession(db, { staff: ['admin'] })]
  const { businessID } = await aBusiness(db, { members: [{ userID: person.userID, role: 'owner' }] })
  for (const { bearer } of [stranger, operator]) {
    const never = await show(bearer, uuidv7())
    expect(await show(bearer, data.jobID)).toEqual(never)
    expect(never.status).toBe(404)
    expect(await listOf({ bearer })).toEqual([])
  }
  // The two kinds are never taken for each other, even by who may have both.
  const ofCompany = asking(server)
  expect((await ofCompany.show(person.bearer, businessID, data.jobID)).status).toBe(404)
  const { data: company } = await ofCompany.ask(person.bearer, businessID)
  await gather()
  expect((await show(person.bearer, company.jobID)).status).toBe(404)
  expect((await listOf(person)).map(({ jobID }) => jobID)).toEqual([data.jobID])
  expect((await show(undefined, data.jobID)).status).toBe(401)
})

test('asked for many times at once there is one; the same key is answered the same', async () => {
  const person = await somebody()
  const key = uuidv7()
  const once = await ask(person.bearer, person, { key })
  const answers = await Promise.all(Array.from({ length: 4 }, () => ask(person.bearer, person)))
  expect(new Set([once, ...answers].map(({ data }) => data.jobID)).size).toBe(1)
  await gather()
  expect(await ask(person.bearer, person, { key })).toEqual(once)
  expect((await ask(person.bearer, person)).data.jobID).not.toBe(once.data.jobID)
  await gather()
})

test('whoever deletes their account leaves no archive behind, nor one under way, and finds none when they come back', async () => {
  const person = await somebody()
  const ready = (await ask(person.bearer, person)).data
  await gather()
  const { url } = (await show(person.bearer, ready.jobID)).data
  const waiting = (await ask(person.bearer, person)).data
  expect(await call('deleteAccount', { password: aPassword }, person.bearer)).toMatchObject({ status: 200 })
  // Even before it is heard: who is gone has nothing to gather.
  await settle(db)
  expect(await gather()).toBe(0)
  await sweepEnded(db)
  expect(await server.keys(`exports/${ready.jobID}/`)).toEqual([])
  expect((await fetch(server.url(url ?? ''))).status).toBe(404)
  const back = { email: person.email, password: aPassword, restore: true }
  const { token } = (await call('logIn', back)).data as { token: string }
  const session = (await call('getSession', { token })).data as { token: string }
  const again = { bearer: `Bearer ${session.token}` }
  expect(await listOf(again)).toMatchObject([
    { jobID: waiting.jobID, status: 'failed' },
    { jobID: ready.jobID, status: 'expired' },
  ])
})

test('of an account that went before its turn nothing is gathered', async () => {
  const person = await somebody()
  const { jobID } = (await ask(person.bearer, person)).data
  await call('deleteAccount', { password: aPassword }, person.bearer)
  expect(await gather()).toBe(0)
  expect(await server.keys(`exports/${jobID}/`)).toEqual([])
  await cleanExports(db)
})

test('who is suspended asks and fetches without a session, by the same proof each time', async () => {
  const person = await somebody()
  await sql`update accounts.accounts set suspended_at = now() where user_id = ${person.userID}`.execute(db)
  expect((await ask(person.bearer, person)).status).toBe(401)
  const take = async (body: object) => {
    const response = await fetch(`${server.origin}/api/account/export/suspended`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return { ...((await response.json()) as { name?: string; data: ExportEntry }), status: response.status }
  }
  const proof = { email: person.email, password: aPassword }
  expect(await take({ ...proof, password: 'another one' })).toMatchObject({ name: 'WrongCredentials' })
  const first = await take(proof)
  expect(first).toMatchObject({ status: 200, data: { status: 'waiting', url: null } })
  expect((await take(proof)).data.jobID).toBe(first.data.jobID)
  expect(await gather()).toBe(1)
  const ready = (await take(proof)).data
  expect(ready).toMatchObject({ jobID: first.data.jobID, status: 'ready' })
  expect((await fetch(server.url(ready.url ?? ''))).status).toBe(200)

  // An account that can be used is asked for with a session; one that was deleted has none.
  const other = await somebody()
  expect(await take({ email: other.email, password: aPassword })).toMatchObject({ name: 'NotSuspended' })
  await sql`update accounts.accounts set removed_at = now() where user_id = ${person.userID}`.execute(db)
  expect(await take(proof)).toMatchObject({ name: 'WrongCredentials' })
})

test('processes that know companies alone go on beside those that know people', async () => {
  const [jobID, businessID, userID] = [uuidv7(), uuidv7(), uuidv7()]
  const insert = () =>
    sql`insert into business_exports (job_id, business_id, asked_by, language)
      values (${jobID}, ${businessID}, ${userID}, 'en')
      on conflict (business_id) where status in ('waiting', 'running') do nothing`.execute(db)
  await insert()
  const again = await insert()
  expect(again.numAffectedRows).toBe(0n)
  const { rows } = await sql`select subject_type, subject_id from exports where job_id = ${jobID}`.execute(db)
  expect(rows).toEqual([{ subject_type: 'business', subject_id: businessID }])
})
