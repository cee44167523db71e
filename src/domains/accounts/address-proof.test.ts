// Who confirms the address of a new account is logged in by it, as by a log-in, and nobody else is (decision 74).
import { expect, test } from 'vitest'
import {
  aPassword,
  givePassword,
  mailsTo,
  registrationOf,
  settle,
  testAccounts,
  tokenIn,
} from '../../testing/accounts.ts'
import { testDatabase } from '../../testing/database.ts'
import { aSession } from '../../testing/sessions.ts'
import { sealSecret } from './second-factor.ts'
import { newToken } from './tokens.ts'

const database = await testDatabase()
const { db, pool } = database
const call = await testAccounts(database)
let people = 0

/** A registration that waits for its proof: the address, and the secret of its link. */
async function aRegistration(wish: { password?: string; email?: string } = {}) {
  const { email = `newcomer.${(people += 1)}@bearings.example`, password = aPassword } = wish
  await call('register', {
    ...registrationOf(email, password),
    continue: '/business/hinokawa/send-request',
  })
  return { email, token: tokenIn((await mailsTo(database, email)).at(-1)) }
}

/** What a proof answered. */
const answerOf = ({ data }: { data: unknown }) =>
  data as { continue: string; logIn: { token: string; device: string } | null }

async function handOffsOf(email: string): Promise<number> {
  const { rows } = await pool.query(
    'select from accounts.hand_offs join accounts.accounts using (user_id) where email = $1',
    [email],
  )
  return rows.length
}

test('the right password opens the account and hands over a log-in, to the browser that asked and once', async () => {
  const { email, token } = await aRegistration()
  const state = newToken()
  const proven = await call('verifyEmail', { token, password: aPassword, state })
  expect(proven.status).toBe(200)
  const { continue: to, logIn } = answerOf(proven)
  expect(to).toBe('/business/hinokawa/send-request')

  const handOff = logIn?.token
  expect(await call('getSession', { token: handOff, state: newToken() })).toMatchObject({ name: 'TokenUsed' })
  const session = await call('getSession', { token: handOff, state })
  expect(session.status).toBe(200)
  expect(await call('getSession', { token: handOff, state })).toMatchObject({ name: 'TokenUsed' })
  const bearer = `Bearer ${(session.data as { token: string }).token}`
  expect((await call('showAccount', {}, bearer)).data).toMatchObject({ email, twoFactor: false })
  await settle(db)
  // The first browser of an account is no news to its owner.
  expect((await mailsTo(database, email)).map(({ template }) => template)).not.toContain('new-device')
})

test('the browser that confirmed is known from then on, as after a log-in', async () => {
  const { email, token } = await aRegistration()
  const { logIn } = answerOf(await call('verifyEmail', { token, password: aPassword }))
  const wrong = { email, password: 'a wrong one, tried again' }
  for (let tries = 0; tries < 10; tries++) await call('logIn', wrong)
  expect(await call('logIn', { email, password: aPassword })).toMatchObject({ name: 'TooManyRequests' })
  const known = await call('logIn', { email, password: aPassword, device: logIn?.device })
  expect(known.status).toBe(200)
})

test('a wrong password, and the password of another registration of the address, hand over nothing', async () => {
  const { email, token } = await aRegistration({ password: 'the attacker knows this one' })
  await aRegistration({ email })
  for (const password of ['a wrong one, tried again', aPassword])
    expect(await call('verifyEmail', { token, password })).toMatchObject({
      status: 403,
      name: 'WrongCredentials',
      data: undefined,
    })
  expect(await handOffsOf(email)).toBe(0)
})

test('a link that was used hands over nothing more, of many presses at once one does, nor does one that has expired', async () => {
  const [used, late] = [await aRegistration(), await aRegistration()]
  const press = (token: string) => call('verifyEmail', { token, password: aPassword })
  const presses = await Promise.all([1, 2, 3, 4].map(() => press(used.token)))
  expect(presses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410, 410, 410])
  expect(await press(used.token)).toMatchObject({ status: 410, name: 'TokenUsed' })
  expect(await handOffsOf(used.email)).toBe(1)

  await pool.query('update accounts.mail_tokens set expires_at = now() where email = $1', [late.email])
  expect(await press(late.token)).toMatchObject({ status: 410, name: 'TokenUsed' })
  expect(await handOffsOf(late.email)).toBe(0)
})

test('a suspended account is not opened, and its link is as good as before', async () => {
  const { email, token } = await aRegistration()
  const suspend = (at: string) =>
    pool.query(`update accounts.accounts set suspended_at = ${at} where email = $1`, [email])
  await suspend('now()')
  expect(await call('verifyEmail', { token, password: 'a wrong one' })).toMatchObject({
    name: 'WrongCredentials',
  })
  expect(await call('verifyEmail', { token, password: aPassword })).toMatchObject({ name: 'Suspended' })
  expect(await handOffsOf(email)).toBe(0)
  await suspend('null')
  expect(await call('verifyEmail', { token, password: aPassword })).toMatchObject({ status: 200 })
})

test('an account with a second factor is opened and must log in with its code', async () => {
  const { email, token } = await aRegistration()
  const { rows } = await pool.query<{ user_id: string }>(
    'select user_id from accounts.accounts where email = $1',
    [email],
  )
  const [{ user_id: userID } = { user_id: '' }] = rows
  await pool.query('insert into accounts.two_factor (user_id, secret, confirmed_at) values ($1, $2, now())', [
    userID,
    sealSecret(userID, 'JBSWY3DPEHPK3PXP'),
  ])
  expect(answerOf(await call('verifyEmail', { token, password: aPassword })).logIn).toBeNull()
  expect(await handOffsOf(email)).toBe(0)
  expect(await call('logIn', { email, password: aPassword })).toMatchObject({ name: 'CodeNeeded' })
})

test('a changed address logs nobody in', async () => {
  const session = await aSession(db)
  await givePassword(database, session.userID)
  const email = `changed.${(people += 1)}@bearings.example`
  await call('changeEmail', { password: aPassword, email }, session.bearer)
  const token = tokenIn((await mailsTo(database, email)).at(-1))
  expect(answerOf(await call('verifyEmail', { token, password: aPassword })).logIn).toBeNull()
  expect(await handOffsOf(email)).toBe(0)
})
