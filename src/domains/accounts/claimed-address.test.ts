// Somebody is first with an address that is not theirs: whatever they did, and whichever link its owner follows, neither
// comes into the other's account.
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
import { hashPassword } from './passwords.ts'

const database = await testDatabase()
const { db, pool } = database
const call = await testAccounts(database)
let people = 0
const anAddress = () => `victim.${(people += 1)}@bearings.example`

const attackers = 'the attacker knows this one'
const victims = 'the owner chose that one'
const register = (email: string, password: string) => call('register', registrationOf(email, password))
const prove = (token: string, password: string) => call('verifyEmail', { token, password })
const enter = async (email: string, password: string) =>
  (await call('logIn', { email, password })).name ?? 'in'
const tokensAt = async (email: string) => (await mailsTo(database, email)).map(tokenIn)

test.each([
  ['the older', 0, [attackers, victims]],
  ['the newer', 1, [victims, attackers]],
])(
  'a registration by somebody else is not opened by %s of two links',
  async (_, foreign, [first, second]) => {
    const email = anAddress()
    for (const password of [first!, second!])
      expect(await register(email, password)).toMatchObject({ status: 200 })
    const tokens = await tokensAt(email)
    expect(tokens).toHaveLength(2)

    // The owner of the mailbox follows each link and types what they chose: only their own registration opens.
    expect(await prove(tokens[foreign]!, victims)).toMatchObject({ status: 403, name: 'WrongCredentials' })
    expect(await enter(email, attackers)).toBe('WrongCredentials')
    expect(await enter(email, victims)).toBe('WrongCredentials')
    expect(await prove(tokens[1 - foreign]!, victims)).toMatchObject({ status: 200 })

    expect(await enter(email, victims)).toBe('in')
    expect(await enter(email, attackers)).toBe('WrongCredentials')
    // Even who has both, link and password, is too late.
    expect(await prove(tokens[foreign]!, attackers)).toMatchObject({ status: 410, name: 'TokenUsed' })
    expect(await enter(email, attackers)).toBe('WrongCredentials')
  },
)

test('a link alone opens nothing, and a wrong password does not use it up', async () => {
  const email = anAddress()
  await register(email, victims)
  const [token = ''] = await tokensAt(email)
  expect(await call('verifyEmail', { token })).toMatchObject({ status: 400, name: 'InvalidInput' })
  expect(await prove(token, attackers)).toMatchObject({ name: 'WrongCredentials' })
  expect(await prove(token, victims)).toMatchObject({ status: 200 })
  expect(await prove(token, victims)).toMatchObject({ name: 'TokenUsed' })
})

test('only a link that was followed to its end says that its address is proven, and only for that account', async () => {
  const email = anAddress()
  for (const password of [attackers, victims]) await register(email, password)
  const [foreign = '', own = ''] = await tokensAt(email)
  const proven = async (token: string) => (await call('showProof', { token })).data
  expect([await proven(own), await proven('A'.repeat(43))]).toEqual([{ proven: false }, { proven: false }])
  await prove(own, attackers)
  expect(await proven(own)).toEqual({ proven: false })
  await prove(own, victims)
  expect([await proven(own), await proven(foreign)]).toEqual([{ proven: true }, { proven: false }])
})

test('the password of a link is guessed at ten times in ten minutes, whatever the address it comes from', async () => {
  const email = anAddress()
  await register(email, victims)
  const [token = ''] = await tokensAt(email)
  for (let tries = 0; tries < 10; tries++)
    expect(await prove(token, attackers)).toMatchObject({ name: 'WrongCredentials' })
  expect(await prove(token, victims)).toMatchObject({ status: 429, name: 'TooManyRequests' })
})

test('an unproven registration is sent no link for a new password, and none is opened by one', async () => {
  const email = anAddress()
  await register(email, attackers)
  await call('forgotPassword', { email })
  await settle(db)
  expect((await mailsTo(database, email)).map(({ template }) => template)).toEqual(['verify-email'])
  expect(await enter(email, attackers)).toBe('WrongCredentials')
})

test('an account is not given the address of somebody who follows a link that they never asked for', async () => {
  const attacker = await aSession(db)
  await givePassword(database, attacker.userID)
  const email = anAddress()
  await call('changeEmail', { password: aPassword, email }, attacker.bearer)
  const [foreign = ''] = await tokensAt(email)
  await register(email, victims)
  const [, own = ''] = await tokensAt(email)

  expect(await prove(foreign, victims)).toMatchObject({ name: 'WrongCredentials' })
  expect(await prove(own, victims)).toMatchObject({ status: 200 })

  expect(await enter(email, victims)).toBe('in')
  expect(await enter(email, aPassword)).toBe('WrongCredentials')
  expect(await prove(foreign, aPassword)).toMatchObject({ name: 'TokenUsed' })
  const shown = (await call('showAccount', {}, attacker.bearer)).data
  expect(shown).toMatchObject({ email: `${attacker.userID}@example.com` })
})

test('a link that was asked for with a password is worth nothing once that is another', async () => {
  const email = anAddress()
  await register(email, victims)
  const [token = ''] = await tokensAt(email)
  await pool.query('update accounts.accounts set password_hash = $2 where email = $1', [
    email,
    await hashPassword('another since then'),
  ])
  expect(await prove(token, victims)).toMatchObject({ name: 'WrongCredentials' })
})

test('who is invited answers with a proven address only: a foreign registration of it cannot', async () => {
  const email = anAddress()
  await register(email, attackers)
  const { rows } = await pool.query('select proven_at from accounts.accounts where email = $1', [email])
  expect(rows).toEqual([{ proven_at: null }])
  const [token = ''] = await tokensAt(email)
  // The invited person reads both mails; the attacker's registration stays closed.
  expect(await prove(token, victims)).toMatchObject({ name: 'WrongCredentials' })
  await register(email, victims)
  expect(await prove((await tokensAt(email))[1]!, victims)).toMatchObject({ status: 200 })
  expect(await enter(email, attackers)).toBe('WrongCredentials')
})
