import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { aPassword, givePassword, testAccounts } from '../../testing/accounts.ts'
import { testDatabase } from '../../testing/database.ts'
import { aSession } from '../../testing/sessions.ts'

const database = await testDatabase()
const { db, pool } = database
const call = await testAccounts(database)
let people = 0

/** The code that an app shows `steps` half minutes from now. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 })

async function somebody() {
  const email = `factor.${(people += 1)}@bearings.example`
  const session = await aSession(db, { email })
  await givePassword(database, session.userID)
  const begin = async (more = {}) => call('beginTwoFactor', { password: aPassword, ...more }, session.bearer)
  const shown = async () => (await call('showAccount', {}, session.bearer)).data
  const logIn = (code?: string) => call('logIn', { email, password: aPassword, ...(code && { code }) })
  return { ...session, email, begin, shown, logIn }
}

/** Somebody with the second factor on; that it took a code is forgotten, so that the codes of now are all there. */
async function somebodyWithTwoFactor() {
  const person = await somebody()
  const { secret } = (await person.begin()).data as { secret: string }
  const confirmed = await call('confirmTwoFactor', { code: codeOf(secret) }, person.bearer)
  await pool.query('update accounts.two_factor set last_step = 0 where user_id = $1', [person.userID])
  const { recoveryCodes } = confirmed.data as { recoveryCodes: string[] }
  return { ...person, secret, recoveryCodes }
}

test('a second factor counts once its first code was confirmed', async () => {
  const person = await somebody()
  const begun = (await person.begin()).data as { secret: string; uri: string }
  expect(begun.uri).toContain(`secret=${begun.secret}`)
  expect(await person.shown()).toMatchObject({ twoFactor: false, recoveryCodesLeft: 0 })
  expect(await person.logIn()).toMatchObject({ status: 200 })

  const code = codeOf(begun.secret)
  const confirmed = await call('confirmTwoFactor', { code }, person.bearer)

  expect((confirmed.data as { recoveryCodes: string[] }).recoveryCodes).toHaveLength(10)
  expect(await person.shown()).toEqual({
    email: person.email,
    twoFactor: true,
    codes: true,
    passkeys: 0,
    recoveryCodesLeft: 10,
  })
  expect(await person.logIn()).toMatchObject({ status: 403, name: 'CodeNeeded' })
  // The code that confirmed it is spent.
  expect(await person.logIn(code)).toMatchObject({ status: 403, name: 'WrongCode' })
})

test('neither secret nor recovery codes can be read from the database', async () => {
  const person = await somebodyWithTwoFactor()
  const { rows } = await pool.query<{ secret: Buffer }>(
    'select secret from accounts.two_factor where user_id = $1',
    [person.userID],
  )
  const codes = await pool.query<{ code_hash: Buffer }>('select code_hash from accounts.recovery_codes')
  const kept = Buffer.concat([rows[0]!.secret, ...codes.rows.map((row) => row.code_hash)])
  for (const text of [
    person.secret,
    Buffer.from(Secret.fromBase32(person.secret).bytes),
    ...person.recoveryCodes,
  ])
    expect(kept.includes(text)).toBe(false)
})

test('the codes of an app log in, each once, and none older than the last', async () => {
  const { logIn, secret } = await somebodyWithTwoFactor()
  const [now, next] = [codeOf(secret), codeOf(secret, 1)]

  expect(await logIn(next)).toMatchObject({ status: 200 })
  expect(await logIn(next)).toMatchObject({ name: 'WrongCode' })
  expect(await logIn(now)).toMatchObject({ name: 'WrongCode' })
  expect(await logIn(codeOf(secret, 20))).toMatchObject({ name: 'WrongCode' })
})

test('the code is asked for only after the right password', async () => {
  const { email, secret } = await somebodyWithTwoFactor()
  for (const code of [undefined, '123456', codeOf(secret)])
    expect(await call('logIn', { email, password: 'not this one', ...(code && { code }) })).toMatchObject({
      name: 'WrongCredentials',
    })
})

test('of ten who use one code at once exactly one logs in', async () => {
  for (const kind of ['app', 'paper']) {
    const { userID, logIn, secret, recoveryCodes, shown } = await somebodyWithTwoFactor()
    // Ten tries are what an account has for ten minutes.
    const code = kind === 'app' ? codeOf(secret) : recoveryCodes[0]!
    const answers = await Promise.all(Array.from({ length: 10 }, () => logIn(code)))
    const names = answers.map(({ name }) => name ?? 'done').toSorted()
    expect(names).toEqual([...Array.from({ length: 9 }, () => 'WrongCode'), 'done'])
    expect(await shown()).toMatchObject({ recoveryCodesLeft: kind === 'app' ? 10 : 9 })
    const { rows } = await pool.query('select 1 from accounts.hand_offs where user_id = $1', [userID])
    expect(rows).toHaveLength(1)
  }
})

test('each recovery code works once, however it is typed, and for its owner only', async () => {
  const [person, other] = [await somebodyWithTwoFactor(), await somebodyWithTwoFactor()]
  const [first = '', second = ''] = person.recoveryCodes

  expect(await other.logIn(first)).toMatchObject({ name: 'WrongCode' })
  expect(await person.logIn(` ${first.toUpperCase().replace('-', ' ')}`)).toMatchObject({ status: 200 })
  expect(await person.logIn(first)).toMatchObject({ name: 'WrongCode' })
  expect(await person.logIn(second)).toMatchObject({ status: 200 })
  expect(await person.shown()).toMatchObject({ recoveryCodesLeft: 8 })
})

test('a second factor that counts is replaced only by who has it, and counts until then', async () => {
  const { begin, bearer, logIn, secret, recoveryCodes } = await somebodyWithTwoFactor()

  expect(await begin()).toMatchObject({ status: 403, name: 'CodeNeeded' })
  expect(await begin({ code: '000000' })).toMatchObject({ name: 'WrongCode' })
  const begun = await begin({ code: recoveryCodes[0] })
  const next = (begun.data as { secret: string }).secret
  expect(await logIn(codeOf(next))).toMatchObject({ name: 'WrongCode' })
  expect(await logIn(codeOf(secret))).toMatchObject({ status: 200 })

  expect(await call('confirmTwoFactor', { code: codeOf(next) }, bearer)).toMatchObject({ status: 200 })
  expect(await logIn(codeOf(secret, 1))).toMatchObject({ name: 'WrongCode' })
  expect(await logIn(recoveryCodes[1])).toMatchObject({ name: 'WrongCode' })
  expect(await logIn(codeOf(next, 1))).toMatchObject({ status: 200 })
})

test('it ends for who knows the password and has a code', async () => {
  const { bearer, logIn, shown, secret } = await somebodyWithTwoFactor()
  const end = (password: string, code: string) => call('endTwoFactor', { password, code }, bearer)

  expect(await end('not this one', codeOf(secret))).toMatchObject({ name: 'WrongCredentials' })
  expect(await end(aPassword, '000000')).toMatchObject({ name: 'WrongCode' })
  expect(await shown()).toMatchObject({ twoFactor: true })
  expect(await end(aPassword, codeOf(secret))).toMatchObject({ status: 200 })
  expect(await shown()).toMatchObject({ twoFactor: false, recoveryCodesLeft: 0 })
  expect(await logIn()).toMatchObject({ status: 200 })
})

test('a secret waits an hour, belongs to one person, and is confirmed once', async () => {
  const [person, stranger] = [await somebody(), await somebody()]
  const { secret } = (await person.begin()).data as { secret: string }
  const confirm = (bearer?: string) => call('confirmTwoFactor', { code: codeOf(secret) }, bearer)

  expect(await confirm(stranger.bearer)).toMatchObject({ name: 'WrongCode' })
  expect(await confirm()).toMatchObject({ status: 401 })
  await pool.query('update accounts.two_factor set pending_until = now() where user_id = $1', [person.userID])
  expect(await confirm(person.bearer)).toMatchObject({ name: 'WrongCode' })

  const again = (await person.begin()).data as { secret: string }
  const answers = await Promise.all(
    [0, 1].map(() => call('confirmTwoFactor', { code: codeOf(again.secret) }, person.bearer)),
  )
  expect(answers.map(({ name }) => name ?? 'done').toSorted()).toEqual(['WrongCode', 'done'])
  expect(await person.shown()).toMatchObject({ recoveryCodesLeft: 10 })
})

test('hostile codes are wrong codes or no input at all', async () => {
  const { bearer } = await somebodyWithTwoFactor()
  const confirm = (code: unknown) => call('confirmTwoFactor', { code }, bearer)
  for (const code of ["' or 1=1--", '１２３４５６', '-12345', '\u202e123456', '000000\n000000'])
    expect(await confirm(code)).toMatchObject({ name: 'WrongCode' })
  for (const code of ['', '12345', 'x'.repeat(21), 123456, null])
    expect(await confirm(code)).toMatchObject({ name: 'InvalidInput' })
})
