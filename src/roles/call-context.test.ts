// Rate limits and keys on calls of the account service, as clients meet them.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { rateLimits } from '../contract/rate-limits.ts'
import { uuidv7 } from '../platform/ids.ts'
import { password, setPasswords } from '../testing/access/world.ts'
import { testApi, testDatabase } from '../testing/database.ts'
import { aSession } from '../testing/sessions.ts'

const database = await testDatabase()
const { db } = database
const app = await testApi(database)

let addresses = 0
const anAddress = () => `192.0.2.${++addresses}`

function post(
  call: string,
  payload: object,
  { address = anAddress(), ...headers }: Record<string, string> = {},
) {
  return app.inject({ method: 'POST', url: `/accounts/${call}`, payload, remoteAddress: address, headers })
}

test('who tries passwords is stopped before one is compared, whether the account is there or not', async () => {
  const { userID } = await aSession(db)
  await setPasswords(db)
  const [known, unknown] = [`${userID}@example.com`, `${uuidv7()}@example.com`]
  const address = anAddress()
  for (const email of [known, unknown])
    for (let tried = 0; tried < rateLimits.logIn.account.points; tried++)
      expect((await post('log-in', { email, password: `wrong ${tried}` }, { address })).json()).toMatchObject(
        { name: 'WrongCredentials' },
      )

  // The right one is refused like any other from this network, however the address is written.
  const stopped = await post('log-in', { email: known.toUpperCase(), password }, { address })
  const stoppedToo = await post('log-in', { email: unknown, password }, { address })
  const { retryAfter, ...told } = stopped.json<{ retryAfter: number }>()
  const { retryAfter: _, ...toldToo } = stoppedToo.json<{ retryAfter: number }>()
  expect(stopped.statusCode).toBe(429)
  expect(told).toEqual(toldToo)
  expect(stopped.headers['retry-after']).toBe(String(retryAfter))
  expect(retryAfter).toBeGreaterThan(rateLimits.logIn.account.seconds - 60)
  expect(retryAfter).toBeLessThanOrEqual(rateLimits.logIn.account.seconds)

  await sql`update call_budgets set ends_at = now()`.execute(db)
  expect((await post('log-in', { email: known, password })).statusCode).toBe(200)
})

test('one address has its share, and others theirs', async () => {
  const address = '2001:db8:5::1'
  const token = () => ({ token: 'x'.repeat(43) })
  const { points } = rateLimits.handOff.address
  for (let tried = 0; tried < points; tried++) await post('get-session', token(), { address })
  // The same network, another of its addresses.
  expect((await post('get-session', token(), { address: '2001:db8:5::2' })).statusCode).toBe(429)
  expect((await post('get-session', token(), { address: '2001:db8:6::1' })).statusCode).toBe(410)
})

test('an address may take up as many hand-offs as it may log in', () => {
  const { logIn, handOff } = rateLimits
  expect(handOff.address.points / handOff.address.seconds).toBeGreaterThanOrEqual(
    logIn.address.points / logIn.address.seconds,
  )
})

test('a registration that is sent again with its key is one', async () => {
  const email = `${uuidv7()}@example.com`
  const wish = {
    firstName: 'Haruka',
    lastName: 'Kitazawa',
    email,
    password,
    businessUse: true,
    legalAge: true,
    termsVersion: '2019-10-21',
  }
  const made = async () =>
    (await sql`select user_id from accounts.accounts where email = ${email}`.execute(db)).rows.length
  const key = { 'idempotency-key': uuidv7(), address: anAddress() }
  const answers = await Promise.all([post('register', wish, key), post('register', wish, key)])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect(await made()).toBe(1)

  expect((await post('register', { ...wish, firstName: 'Aoi' }, key)).json()).toMatchObject({
    name: 'KeyReused',
  })
  expect((await post('register', wish)).statusCode).toBe(200)
  expect(await made()).toBe(2)
})
