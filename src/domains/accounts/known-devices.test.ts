import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { aPassword, givePassword, mailsTo, settle, testAccounts, tokenIn } from '../../testing/accounts.ts'
import { testDatabase } from '../../testing/database.ts'
import { aSession } from '../../testing/sessions.ts'
import { forgetOldTokens } from './retention.ts'
import { newToken } from './tokens.ts'

const database = await testDatabase()
const { db, pool } = database
const call = await testAccounts(database)
const newPassword = 'a tram full of quiet geese'
let people = 0

async function somebody() {
  const email = `device.${(people += 1)}@bearings.example`
  const session = await aSession(db, { email })
  await givePassword(database, session.userID)
  const logIn = (device?: string, more: Record<string, unknown> = {}) =>
    call('logIn', { email, password: aPassword, ...(device && { device }), ...more })
  const deviceOf = async (before?: string) => ((await logIn(before)).data as { device: string }).device
  return { ...session, email, logIn, deviceOf }
}

/** Tries passwords until there are no tries left; answers how many there were. */
async function tryAll(email: string, more: Record<string, unknown> = {}): Promise<number> {
  for (let tries = 0; tries < 40; tries++) {
    const { name } = await call('logIn', { email, password: `wrong ${tries}`, ...more })
    if (name === 'TooManyRequests') return tries
    expect(name).toBe('WrongCredentials')
  }
  return Infinity
}

test('ten wrong log-ins from elsewhere do not lock the owner out of a device they have used', async () => {
  const { email, logIn, deviceOf } = await somebody()
  const device = await deviceOf()
  expect(device).toMatch(/^[\w-]{43}$/)
  expect(await tryAll(email)).toBe(10)

  expect(await logIn()).toMatchObject({ status: 429, name: 'TooManyRequests' })
  expect(await logIn(device)).toMatchObject({ status: 200 })
})

test('right log-ins use up nothing, wherever they come from', async () => {
  const { email, logIn, deviceOf } = await somebody()
  const device = await deviceOf()
  for (let times = 0; times < 12; times++) {
    expect(await logIn()).toMatchObject({ status: 200 })
    expect(await logIn(device)).toMatchObject({ status: 200 })
  }
  // Nor do they give back what wrong ones took.
  for (let tries = 0; tries < 9; tries++) await call('logIn', { email, password: 'wrong' })
  expect(await logIn()).toMatchObject({ status: 200 })
  expect(await tryAll(email)).toBe(1)
})

test('nor do wrong second factors of somebody who knows the password', async () => {
  const { bearer, email, logIn } = await somebody()
  const { secret } = (await call('beginTwoFactor', { password: aPassword }, bearer)).data as {
    secret: string
  }
  const codeOf = (steps: number) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 })
  const { recoveryCodes } = (await call('confirmTwoFactor', { code: codeOf(0) }, bearer)).data as {
    recoveryCodes: string[]
  }
  const { device } = (await logIn(undefined, { code: recoveryCodes[0] })).data as { device: string }
  // The password without the code makes no device known.
  expect((await logIn()).data).toBeUndefined()
  for (let tries = 0; tries < 10; tries++)
    expect(await logIn(undefined, { code: '000000' })).toMatchObject({ name: 'WrongCode' })

  expect(await logIn(undefined, { code: recoveryCodes[1] })).toMatchObject({ name: 'TooManyRequests' })
  expect(await logIn(device, { code: recoveryCodes[2] })).toMatchObject({
    status: 200,
    data: { device: expect.any(String) },
  })
  expect(await call('logIn', { email, password: 'wrong' })).toMatchObject({ name: 'TooManyRequests' })
})

test('a known device has ten tries of its own, and leaves the account its own', async () => {
  const { email, logIn, deviceOf } = await somebody()
  const device = await deviceOf()
  expect(await tryAll(email, { device })).toBe(10)
  expect(await logIn(device)).toMatchObject({ name: 'TooManyRequests' })
  expect(await tryAll(email)).toBe(10)
})

test('devices that are made up, somebody else’s or of before count as none', async () => {
  const [owner, other] = [await somebody(), await somebody()]
  const before = await owner.deviceOf()
  await owner.deviceOf(before)
  const foreign = await other.deviceOf()
  expect(await call('logIn', { email: owner.email, password: 'wrong' })).toMatchObject({
    name: 'WrongCredentials',
  })
  for (let tries = 0; tries < 3; tries++)
    for (const device of [newToken(), foreign, before])
      expect(await call('logIn', { email: owner.email, password: 'wrong', device })).toMatchObject({
        name: 'WrongCredentials',
      })
  for (const device of [newToken(), foreign, before])
    expect(await owner.logIn(device)).toMatchObject({ name: 'TooManyRequests' })
})

test('known and unknown addresses are answered alike, with a device and without', async () => {
  const { email, deviceOf } = await somebody()
  const device = await deviceOf()
  const unknown = 'nobody.at.all@bearings.example'
  for (const more of [{}, { device: newToken() }, { device }])
    expect(await call('logIn', { email: unknown, password: 'wrong', ...more })).toEqual(
      await call('logIn', { email, password: 'wrong', ...more }),
    )
  await tryAll(email)
  await tryAll(unknown)
  const [one, other] = [
    await call('logIn', { email, password: aPassword }),
    await call('logIn', { email: unknown, password: aPassword }),
  ]
  expect([one.status, one.name]).toEqual([other.status, other.name])
})

test('one browser is known by several people, who do not take it from each other', async () => {
  const [one, other] = [await somebody(), await somebody()]
  const first = await one.deviceOf()
  const shared = await other.deviceOf(first)
  for (const { email } of [one, other]) await tryAll(email)

  const next = await one.logIn(shared)
  expect(next).toMatchObject({ status: 200 })
  expect(await other.logIn((next.data as { device: string }).device)).toMatchObject({ status: 200 })
})

test('of two log-ins at once in one browser that two people share none fails', async () => {
  const [one, other] = [await somebody(), await somebody()]
  for (let round = 0; round < 4; round++) {
    const shared = await other.deviceOf(await one.deviceOf())
    const answers = await Promise.all([one.logIn(shared), other.logIn(shared)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    await pool.query('delete from call_budgets')
  }
})

test('an account knows its ten newest devices, for half a year', async () => {
  const { userID, logIn, deviceOf } = await somebody()
  const devices: string[] = []
  for (let at = 0; at < 12; at++) {
    devices.push(await deviceOf())
    await pool.query('delete from call_budgets')
  }
  const { rows } = await pool.query<{ token_hash: Buffer }>(
    'select token_hash from accounts.known_devices where user_id = $1',
    [userID],
  )
  expect(rows).toHaveLength(10)
  expect(rows.every(({ token_hash }) => !devices.some((device) => token_hash.includes(device)))).toBe(true)
  await pool.query(`update accounts.known_devices set known_since = now() - interval '181 days'`)
  await forgetOldTokens(db)
  await pool.query('update call_budgets set points = 10')
  expect(await logIn(devices.at(-1))).toMatchObject({ status: 200 })
  expect(
    (await pool.query('select from accounts.known_devices where user_id = $1', [userID])).rows,
  ).toHaveLength(1)
})

test('a new password leaves only the device known on which it was set', async () => {
  const { email, bearer, deviceOf } = await somebody()
  const thief = await deviceOf()
  const changed = await call(
    'changePassword',
    { password: aPassword, newPassword, device: await deviceOf() },
    bearer,
  )
  const { device } = changed.data as { device: string }
  await tryAll(email)
  const logIn = (from: string) => call('logIn', { email, password: newPassword, device: from })

  expect(await logIn(thief)).toMatchObject({ name: 'TooManyRequests' })
  expect(await logIn(device)).toMatchObject({ status: 200 })
})

test('who sets a password by mail while others try gets in, and who logs out everywhere is known nowhere', async () => {
  const { email, bearer, logIn, deviceOf } = await somebody()
  const device = await deviceOf()
  await call('endAllSessions', {}, bearer)
  await tryAll(email)
  expect(await logIn(device)).toMatchObject({ name: 'TooManyRequests' })
  await call('forgotPassword', { email })
  await settle(db)
  const token = tokenIn((await mailsTo(database, email)).at(-1))

  const set = await call('resetPassword', { token, password: newPassword, device })
  expect(
    await call('logIn', { email, password: newPassword, device: (set.data as { device: string }).device }),
  ).toMatchObject({ status: 200 })
})

test('wrong log-ins from one network leave the owner theirs from another, and those of a hundred are counted together', async () => {
  const { email } = await somebody()
  const from = (remoteAddress: string, password: string) =>
    call('logIn', { email, password }, undefined, remoteAddress)
  await pool.query('delete from call_budgets')
  for (let tries = 0; tries < 12; tries++) await from('198.51.100.7', `wrong ${tries}`)
  expect(await from('198.51.100.7', aPassword)).toMatchObject({ name: 'TooManyRequests' })
  expect(await from('203.0.113.9', aPassword)).toMatchObject({ status: 200 })

  // What was refused to the first network cost the account nothing, and what was right neither.
  const { rows } = await pool.query<{ points: number }>('select points from call_budgets where points = 10')
  // Those of the account, and of the networks beside the first.
  expect(rows).toHaveLength(2)
  await pool.query('update call_budgets set points = 100 where points = 10')
  expect(await from('192.0.2.55', aPassword)).toMatchObject({ name: 'TooManyRequests' })
})

test('a known device asks for a new password whatever others asked for, four times; so does another network', async () => {
  const { email, deviceOf } = await somebody()
  const device = await deviceOf()
  const ask = async (more: Record<string, unknown> = {}, address?: string) =>
    (await call('forgotPassword', { email, ...more }, undefined, address)).status
  for (let asked = 0; asked < 4; asked++) expect(await ask()).toBe(200)
  expect(await ask()).toBe(429)
  expect(await ask({ device: newToken() })).toBe(429)
  expect(await ask({}, '198.51.100.8')).toBe(200)
  for (let asked = 0; asked < 4; asked++) expect(await ask({ device })).toBe(200)
  expect(await ask({ device })).toBe(429)
})

test('who has many networks side by side leaves the owner a mail for a new password from elsewhere', async () => {
  const { email } = await somebody()
  const ask = async (address: string) => (await call('forgotPassword', { email }, undefined, address)).status
  const asked: number[] = []
  for (const network of ['2001:db8:7:1::1', '2001:db8:7:2::1', '2001:db8:7:3::1'])
    for (let times = 0; times < 4; times++) asked.push(await ask(network))
  expect(asked.filter((status) => status === 200)).toHaveLength(8)
  for (const network of ['198.51.100.1', '198.51.100.2', '198.51.100.3'])
    for (let times = 0; times < 4; times++) asked.push(await ask(network))
  expect(asked.filter((status) => status === 200)).toHaveLength(16)
  expect(await ask('203.0.113.9')).toBe(200)
})
