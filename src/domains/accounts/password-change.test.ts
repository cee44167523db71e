import { expect, test } from 'vitest'
import { aPassword, givePassword, mailsTo, settle, testAccounts, tokenIn } from '../../testing/accounts.ts'
import { testDatabase } from '../../testing/database.ts'
import { aSession } from '../../testing/sessions.ts'

const database = await testDatabase()
const { db, pool } = database
const call = await testAccounts(database)
const newPassword = 'a tram full of quiet geese'
let people = 0

async function somebody() {
  const email = `haruka.${(people += 1)}@bearings.example`
  const session = await aSession(db, { email, firstName: 'Haruka', lastName: 'Kitazawa' })
  await givePassword(database, session.userID)
  return {
    ...session,
    email,
    templates: async () => (await mailsTo(database, email)).map((mail) => mail.template),
  }
}

/** A link for a new password, as the mail brings it. */
async function aResetToken(email: string): Promise<string> {
  expect(await call('forgotPassword', { email })).toMatchObject({ status: 200 })
  await settle(db)
  return tokenIn((await mailsTo(database, email)).at(-1))
}

test('a new password counts at once, the old one no longer, and other sessions end', async () => {
  const person = await somebody()
  const other = await aSession(db, { userID: person.userID })

  const answer = await call('changePassword', { password: aPassword, newPassword }, person.bearer)

  expect(answer).toMatchObject({ status: 200, data: {} })
  expect(await call('showAccount', {}, person.bearer)).toMatchObject({ status: 200 })
  expect(await call('showAccount', {}, other.bearer)).toMatchObject({ status: 401, name: 'SessionError' })
  const logIn = (password: string) => call('logIn', { email: person.email, password })
  expect(await logIn(aPassword)).toMatchObject({ status: 403, name: 'WrongCredentials' })
  expect(await logIn(newPassword)).toMatchObject({ status: 200 })
  expect(await person.templates()).toEqual(['password-changed'])
})

test('without the password, with a common one or with their own name nothing changes', async () => {
  const person = await somebody()
  const change = (input: Record<string, unknown>) => call('changePassword', input, person.bearer)

  expect(await change({ password: 'not this one', newPassword })).toMatchObject({ name: 'WrongCredentials' })
  for (const common of ['Password2026!', 'harukakitazawa', person.email])
    expect(await change({ password: aPassword, newPassword: common })).toMatchObject({
      status: 400,
      name: 'CommonPassword',
    })
  expect(await change({ password: aPassword, newPassword: 'short one' })).toMatchObject({
    name: 'InvalidInput',
  })
  expect(await change({ password: aPassword, newPassword: 'x'.repeat(129) })).toMatchObject({ status: 400 })
  expect(await call('changePassword', { password: aPassword, newPassword })).toMatchObject({
    status: 401,
    name: 'TokenNotFound',
  })
  expect(await person.templates()).toEqual([])
  expect(await call('logIn', { email: person.email, password: aPassword })).toMatchObject({ status: 200 })
})

test('of two changes at once from the same old password one counts', async () => {
  const person = await somebody()
  const wishes = [`${newPassword} at noon`, `${newPassword} at night`]
  const answers = await Promise.all(
    wishes.map((wish) => call('changePassword', { password: aPassword, newPassword: wish }, person.bearer)),
  )
  expect(answers.map(({ name }) => name ?? 'done').toSorted()).toEqual(['WrongCredentials', 'done'])
})

test('the link of the mail sets a password once and ends every session', async () => {
  const person = await somebody()
  const token = await aResetToken(person.email)

  expect(await call('resetPassword', { token, password: 'password123' })).toMatchObject({
    name: 'CommonPassword',
  })
  expect(await call('resetPassword', { token, password: 'harukakitazawa' })).toMatchObject({
    name: 'CommonPassword',
  })
  expect(await call('resetPassword', { token, password: newPassword })).toMatchObject({ status: 200 })
  expect(await call('showAccount', {}, person.bearer)).toMatchObject({ name: 'SessionError' })
  expect(await call('logIn', { email: person.email, password: newPassword })).toMatchObject({ status: 200 })
  expect(await call('resetPassword', { token, password: `${newPassword} again` })).toMatchObject({
    status: 410,
    name: 'TokenUsed',
  })
  expect(await person.templates()).toEqual(['reset-password', 'password-changed'])
})

test('of ten who follow a link at once exactly one sets the password', async () => {
  const person = await somebody()
  const token = await aResetToken(person.email)
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, at) => call('resetPassword', { token, password: `${newPassword} ${at}` })),
  )
  const names = answers.map(({ name }) => name ?? 'done').toSorted()
  expect(names).toEqual([...Array.from({ length: 9 }, () => 'TokenUsed'), 'done'])
})

test('a link is good for an hour, and for nothing once another one or the page set a password', async () => {
  const person = await somebody()
  const late = await aResetToken(person.email)
  const expires = await pool.query<{ seconds: number }>(
    `select extract(epoch from expires_at - now())::float8 as seconds from accounts.mail_tokens where user_id = $1`,
    [person.userID],
  )
  expect(expires.rows[0]!.seconds).toBeGreaterThan(3_500)
  expect(expires.rows[0]!.seconds).toBeLessThanOrEqual(3_600)
  await pool.query('update accounts.mail_tokens set expires_at = now() where user_id = $1', [person.userID])
  const [first, second] = [await aResetToken(person.email), await aResetToken(person.email)]
  const reset = (token: string) => call('resetPassword', { token, password: newPassword })

  expect(await reset(late)).toMatchObject({ name: 'TokenUsed' })
  expect(await reset(second)).toMatchObject({ status: 200 })
  expect(await reset(first)).toMatchObject({ name: 'TokenUsed' })
})

test('an unknown address gets the same answer, and no mail', async () => {
  const person = await somebody()
  const known = await call('forgotPassword', { email: person.email.toUpperCase() })
  const unknown = await call('forgotPassword', { email: 'nobody@bearings.example' })
  await settle(db)

  expect({ ...unknown }).toEqual({ ...known })
  expect(await person.templates()).toEqual(['reset-password'])
  expect(await mailsTo(database, 'nobody@bearings.example')).toEqual([])
  const { rows } = await pool.query('select * from accounts.password_requests')
  expect(rows).toEqual([])
})

test('what is no token of ours is refused, whatever it looks like', async () => {
  const random = 'A'.repeat(43)
  expect(await call('resetPassword', { token: random, password: newPassword })).toMatchObject({
    name: 'TokenUsed',
  })
  for (const token of ['', "' or 1=1 --", 'A'.repeat(44), `${'A'.repeat(42)}\0`, 7, null, [random]])
    expect(await call('resetPassword', { token, password: newPassword })).toMatchObject({ status: 400 })
})
