import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { aPassword, givePassword, mailsTo, settle, testAccounts } from '../../testing/accounts.ts'
import { giveUpAccounts } from './removal.ts'
import { aBusiness } from '../../testing/businesses.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { aSession } from '../../testing/sessions.ts'

const database = await testDatabase()
const { db, pool } = database
const call = await testAccounts(database)
const api = await testApi(database)
let people = 0

async function somebody() {
  const email = `leaving.${(people += 1)}@bearings.example`
  const session = await aSession(db, { email })
  await givePassword(database, session.userID)
  const remove = (input: Record<string, unknown> = { password: aPassword }) =>
    call('deleteAccount', input, session.bearer)
  return { ...session, email, remove }
}

const rowsOf = async (userID: string) => {
  const names = [
    'accounts',
    'sessions',
    'mail_tokens',
    'hand_offs',
    'devices',
    'two_factor',
    'recovery_codes',
    'passkeys',
    'passkey_challenges',
  ]
  const counts = await Promise.all(
    names.map((name) =>
      pool.query<{ n: number }>(`select count(*)::int as n from accounts.${name} where user_id = $1`, [
        userID,
      ]),
    ),
  )
  return counts.reduce((sum, { rows }) => sum + rows[0]!.n, 0)
}

test('an account goes with its sessions, its memberships and its profile, and says good-bye once', async () => {
  const person = await somebody()
  const colleague = await somebody()
  const { businessID } = await aBusiness(db, {
    members: [
      { userID: person.userID, role: 'owner' },
      { userID: colleague.userID, role: 'owner' },
    ],
  })
  const profile = () => api.inject(`/api/user/public-profile/${person.userID}`)
  const known = await profile()
  await call('forgotPassword', { email: person.email })
  await settle(db)

  expect(await person.remove()).toMatchObject({ status: 200, data: {} })
  await settle(db)

  expect(await call('showAccount', {}, person.bearer)).toMatchObject({ status: 401, name: 'SessionError' })
  expect(await call('logIn', { email: person.email, password: aPassword })).toMatchObject({
    name: 'AccountDeleted',
  })
  const { rows } = await pool.query('select user_id from business_members where business_id = $1', [
    businessID,
  ])
  expect(rows).toEqual([{ user_id: colleague.userID }])
  expect(known.statusCode).toBe(200)
  expect((await profile()).statusCode).toBe(404)
  const mails = await mailsTo(database, person.email)
  expect(mails.map(({ template }) => template)).toEqual(['reset-password', 'account-deleted'])
})

test('the only owner of a business stays until it is handed over', async () => {
  const person = await somebody()
  const { businessID } = await aBusiness(db, { members: [{ userID: person.userID, role: 'owner' }] })
  const { userID: other } = await somebody()
  await aBusiness(db, {
    members: [
      { userID: person.userID, role: 'owner' },
      { userID: other, role: 'owner' },
    ],
  })

  const refused = await person.remove()
  expect(refused).toMatchObject({ status: 409, name: 'SoleOwner' })
  // Which one stands in the way, and not one that has another owner.
  expect(JSON.parse(refused.body)).toMatchObject({ businessIDs: [businessID] })
  expect(await call('showAccount', {}, person.bearer)).toMatchObject({ status: 200 })
  const owners = await pool.query('select user_id from business_members where business_id = $1', [businessID])
  expect(owners.rows).toHaveLength(1)

  await pool.query(`update business_members set role = 'admin' where business_id = $1`, [businessID])
  expect(await person.remove()).toMatchObject({ status: 200 })
})

test('of the two owners of a business who go at once one stays', async () => {
  const pair = [await somebody(), await somebody()]
  await aBusiness(db, { members: pair.map(({ userID }) => ({ userID, role: 'owner' as const })) })
  const answers = await Promise.all(pair.map(({ remove }) => remove()))
  expect(answers.map(({ name }) => name ?? 'done').toSorted()).toEqual(['SoleOwner', 'done'])
})

test('it takes the password, the second factor and a session', async () => {
  const person = await somebody()
  const stranger = await somebody()
  const begun = await call('beginTwoFactor', { password: aPassword }, person.bearer)
  const totp = new TOTP({ secret: Secret.fromBase32((begun.data as { secret: string }).secret) })
  const code = (steps: number) => totp.generate({ timestamp: Date.now() + steps * 30_000 })
  await call('confirmTwoFactor', { code: code(0) }, person.bearer)

  expect(await call('deleteAccount', { password: aPassword })).toMatchObject({ status: 401 })
  expect(await person.remove({ password: 'not this one' })).toMatchObject({ name: 'WrongCredentials' })
  expect(await person.remove()).toMatchObject({ status: 403, name: 'CodeNeeded' })
  expect(await person.remove({ password: aPassword, code: '000000' })).toMatchObject({ name: 'WrongCode' })
  expect(await person.remove({ password: aPassword, userID: stranger.userID })).toMatchObject({ status: 400 })
  expect(await call('showAccount', {}, person.bearer)).toMatchObject({ status: 200 })

  expect(await person.remove({ password: aPassword, code: code(1) })).toMatchObject({ status: 200 })
  expect(await call('showAccount', {}, stranger.bearer)).toMatchObject({ status: 200 })
})

test('asked for twice at once it is done once', async () => {
  const person = await somebody()
  const answers = await Promise.all([person.remove(), person.remove()])
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.every(({ status }) => status < 500)).toBe(true)
  const mails = await mailsTo(database, person.email)
  expect(mails.map(({ template }) => template)).toEqual(['account-deleted'])
})

test('the address is free for a new account afterwards, and then nothing is restored', async () => {
  const person = await somebody()
  await person.remove()
  const { userID } = await aSession(db, { email: person.email })
  await givePassword(database, userID)
  const back = { email: person.email, password: aPassword, restore: true }
  expect(await call('logIn', back)).toMatchObject({ status: 200 })
  const { rows } = await pool.query(
    'select user_id from accounts.accounts where email = $1 and removed_at is null',
    [person.email],
  )
  expect(rows).toEqual([{ user_id: userID }])
})

const logInAgain = (email: string, more: Record<string, unknown> = {}) =>
  call('logIn', { email, password: aPassword, ...more })

test('within 30 days a log-in restores the account with its profile; teams admit anew', async () => {
  const person = await somebody()
  const { businessID } = await aBusiness(db, { members: [{ userID: person.userID, role: 'member' }] })
  const profile = async () => (await api.inject(`/api/user/public-profile/${person.userID}`)).statusCode
  await person.remove()
  await settle(db)
  expect(await profile()).toBe(404)

  expect(await logInAgain(person.email, { password: 'not this one' })).toMatchObject({
    name: 'WrongCredentials',
  })
  const refused = await logInAgain(person.email)
  expect(refused).toMatchObject({ status: 403, name: 'AccountDeleted' })
  const { until } = JSON.parse(refused.body) as { until: string }
  expect(Math.round((Date.parse(until) - Date.now()) / 86_400_000)).toBe(30)
  expect((await mailsTo(database, person.email)).at(-1)).toMatchObject({
    template: 'account-deleted',
    data: { until },
  })

  expect(await logInAgain(person.email, { restore: true })).toMatchObject({ status: 200 })
  await settle(db)
  expect(await profile()).toBe(200)
  expect(await logInAgain(person.email)).toMatchObject({ status: 200 })
  // No session of before lives on, and nobody is in a team that they have left.
  expect(await call('showAccount', {}, person.bearer)).toMatchObject({ status: 401 })
  const teams = await pool.query('select 1 from business_members where business_id = $1', [businessID])
  expect(teams.rows).toEqual([])
})

test('after 30 days nothing is restored, and all that was kept goes', async () => {
  const [person, other] = [await somebody(), await somebody()]
  for (const { remove } of [person, other]) await remove()
  await settle(db)
  await giveUpAccounts(db)
  expect(await rowsOf(person.userID)).toBeGreaterThan(0)
  await pool.query(
    `update accounts.accounts set removed_at = now() - interval '30 days' where user_id = $1`,
    [person.userID],
  )
  expect(await logInAgain(person.email, { restore: true })).toMatchObject({ name: 'WrongCredentials' })
  await giveUpAccounts(db)
  await settle(db)
  expect(await rowsOf(person.userID)).toBe(0)
  const { rows } = await pool.query('select username from profiles where user_id = $1', [person.userID])
  expect(rows).toEqual([{ username: person.userID }])
  expect(await logInAgain(other.email)).toMatchObject({ name: 'AccountDeleted' })
})

test('restoring takes the second factor, and a suspended account stays suspended', async () => {
  const [person, suspended] = [await somebody(), await somebody()]
  const begun = await call('beginTwoFactor', { password: aPassword }, person.bearer)
  const totp = new TOTP({ secret: Secret.fromBase32((begun.data as { secret: string }).secret) })
  const code = (steps: number) => totp.generate({ timestamp: Date.now() + steps * 30_000 })
  await call('confirmTwoFactor', { code: code(-1) }, person.bearer)
  expect(await person.remove({ password: aPassword, code: code(0) })).toMatchObject({ status: 200 })
  expect(await logInAgain(person.email, { restore: true })).toMatchObject({ name: 'CodeNeeded' })
  expect(await logInAgain(person.email, { restore: true, code: '000000' })).toMatchObject({
    name: 'WrongCode',
  })
  expect(await logInAgain(person.email)).toMatchObject({ name: 'AccountDeleted' })
  expect(await logInAgain(person.email, { restore: true, code: code(1) })).toMatchObject({ status: 200 })

  await suspended.remove()
  await pool.query('update accounts.accounts set suspended_at = now() where user_id = $1', [suspended.userID])
  expect(await logInAgain(suspended.email, { restore: true })).toMatchObject({ name: 'Suspended' })
})
