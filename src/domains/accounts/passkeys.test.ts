// Passkeys as the second factor: whose they are, what they open, and what is no answer.
import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { limits } from '../../contract/limits.ts'
import { aPassword, givePassword, mailsTo, testAccounts } from '../../testing/accounts.ts'
import { Authenticator, type Quirks } from '../../testing/authenticator.ts'
import { testDatabase } from '../../testing/database.ts'
import { aSession } from '../../testing/sessions.ts'
import { accountForExport } from './export-share.ts'
import { forgetOldTokens } from './retention.ts'

const database = await testDatabase()
const { db, pool } = database
const call = await testAccounts(database)
const origin = 'https://jp.millwright.example'
const password = aPassword
let people = 0

type Asked = Record<string, unknown>
type Listed = { passkeyID: string; name: string; usedAt: string | null; here: boolean; host: string }

async function somebody({ codes = false }: { codes?: boolean } = {}) {
  const email = `keys.${(people += 1)}@bearings.example`
  const session = await aSession(db, { email })
  await givePassword(database, session.userID)
  const { bearer } = session
  let secret = ''
  let recoveryCodes: string[] = []
  const code = () => new TOTP({ secret: Secret.fromBase32(secret) }).generate()
  if (codes) {
    secret = ((await call('beginTwoFactor', { password }, bearer)).data as { secret: string }).secret
    const confirmed = await call('confirmTwoFactor', { code: code() }, bearer)
    recoveryCodes = (confirmed.data as { recoveryCodes: string[] }).recoveryCodes
  }
  const begin = (proof?: string) =>
    call('beginPasskey', { password, ...(proof !== undefined && { code: proof }) }, bearer)
  const add = async (device: Authenticator, proof?: string, quirks: Quirks = {}, name = 'Work phone') => {
    const begun = await begin(proof)
    if (begun.status !== 200) return begun
    const { options } = begun.data as { options: Asked }
    return call('confirmPasskey', { name, passkey: device.make(options, quirks) }, bearer)
  }
  const listed = async () =>
    ((await call('listPasskeys', {}, bearer)).data as { passkeys: Listed[] }).passkeys
  const account = async () => (await call('showAccount', {}, bearer)).data
  const logIn = (wish: object = {}) => call('logIn', { email, password, ...wish })
  /** What a log-in asks the browser for. */
  const asked = async (wish: object = {}) => passkeyIn((await logIn(wish)).body)
  const templates = async () => (await mailsTo(database, email)).map(({ template }) => template)
  return { ...session, email, recoveryCodes, begin, add, listed, account, logIn, asked, templates }
}

const passkeyIn = (body: string): Asked => (JSON.parse(body) as { passkey: Asked }).passkey
const aDevice = () => new Authenticator(origin)

test('the first passkey turns the second factor on, with recovery codes, and opens the account', async () => {
  const person = await somebody()
  const device = aDevice()
  const added = await person.add(device)
  expect(added.status).toBe(200)
  const { recoveryCodes } = added.data as { recoveryCodes: string[] }
  expect(recoveryCodes).toHaveLength(10)
  expect(await person.account()).toMatchObject({
    twoFactor: true,
    codes: false,
    passkeys: 1,
    recoveryCodesLeft: 10,
  })
  expect(await person.listed()).toMatchObject([
    { name: 'Work phone', usedAt: null, here: true, host: 'jp.millwright.example' },
  ])

  const needed = await person.logIn()
  expect(needed).toMatchObject({ status: 403, name: 'CodeNeeded' })
  expect(JSON.parse(needed.body)).toMatchObject({
    codes: 'recovery',
    passkey: { rpId: 'jp.millwright.example', userVerification: 'required' },
  })
  expect(await person.logIn({ code: device.use(passkeyIn(needed.body)) })).toMatchObject({ status: 200 })
  expect((await person.listed())[0]?.usedAt).not.toBeNull()
  expect(await person.logIn({ code: recoveryCodes[0] })).toMatchObject({ status: 200 })
  expect(await person.templates()).toEqual(['passkey-added'])
})

test('beside codes it asks for one of them before it is added, and either opens the account', async () => {
  const person = await somebody({ codes: true })
  const device = aDevice()
  expect(await person.add(device)).toMatchObject({ status: 403, name: 'CodeNeeded' })
  expect(await person.add(device, '000000')).toMatchObject({ status: 403, name: 'WrongCode' })
  const added = await person.add(device, person.recoveryCodes[0], { verifies: false })
  expect(added).toMatchObject({ status: 200, data: { recoveryCodes: [] } })
  expect(await person.logIn({ code: person.recoveryCodes[1] })).toMatchObject({ status: 200 })
  const asked = await person.asked()
  expect(asked['userVerification']).toBe('preferred')
  expect(await person.logIn({ code: device.use(asked, { verifies: false }) })).toMatchObject({ status: 200 })
})

test('an answer counts once, and only for the log-in that asked', async () => {
  const person = await somebody()
  const device = aDevice()
  await person.add(device)
  const state = (letter: string) => letter.repeat(43)
  const code = device.use(await person.asked({ state: state('a') }))
  expect(await person.logIn({ code, state: state('b') })).toMatchObject({ name: 'WrongCode' })
  expect(await person.logIn({ code })).toMatchObject({ name: 'WrongCode' })
  expect(await person.logIn({ code, state: state('a') })).toMatchObject({ status: 200 })
  expect(await person.logIn({ code, state: state('a') })).toMatchObject({ name: 'WrongCode' })

  const twice = device.use(await person.asked())
  const both = await Promise.all([person.logIn({ code: twice }), person.logIn({ code: twice })])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403])

  const late = device.use(await person.asked())
  await pool.query('update accounts.passkey_challenges set expires_at = now() where user_id = $1', [
    person.userID,
  ])
  expect(await person.logIn({ code: late })).toMatchObject({ name: 'WrongCode' })
  await forgetOldTokens(db)
  const kept = await pool.query('select from accounts.passkey_challenges where user_id = $1', [person.userID])
  // That of the refusal just now.
  expect(kept.rowCount).toBeLessThanOrEqual(1)
})

test.each<[string, Quirks]>([
  ['another origin', { origin: 'https://jp.millwright.example.evil.example' }],
  ['another host', { rpID: 'evil.example' }],
  ['a challenge of its own', { challenge: 'x'.repeat(43) }],
  ['what was made to add one', { type: 'webauthn.create' }],
  ['no PIN, finger or face where nothing else counts', { verifies: false }],
])('an answer with %s proves nothing, nor is such a passkey added', async (_, quirks) => {
  const person = await somebody()
  const device = aDevice()
  const swapped = quirks.type ? { ...quirks, type: 'webauthn.get' } : quirks
  expect(await person.add(device, undefined, swapped)).toMatchObject({ status: 403, name: 'PasskeyRefused' })
  expect(await person.listed()).toEqual([])
  await person.add(device)
  const code = device.use(await person.asked(), quirks)
  expect(await person.logIn({ code })).toMatchObject({ status: 403, name: 'WrongCode' })
})

test('a counter that goes back is a copy, and refused', async () => {
  const person = await somebody()
  const device = aDevice()
  await person.add(device, undefined, { counter: 5 })
  expect(await person.logIn({ code: device.use(await person.asked(), { counter: 9 }) })).toMatchObject({
    status: 200,
  })
  expect(await person.logIn({ code: device.use(await person.asked(), { counter: 7 }) })).toMatchObject({
    name: 'WrongCode',
  })
})

test('the passkey of another person opens nothing, is not told, not added twice and not removed', async () => {
  const owner = await somebody()
  const other = await somebody()
  const [key, others] = [aDevice(), aDevice()]
  await owner.add(key)
  await other.add(others)
  expect(await owner.logIn({ code: others.use(await owner.asked()) })).toMatchObject({ name: 'WrongCode' })
  expect(await owner.logIn({ code: key.use(await other.asked()) })).toMatchObject({ name: 'WrongCode' })
  expect(JSON.stringify(await owner.asked())).not.toContain(others.credentialID.toString('base64url'))

  const proof = others.use(await other.asked())
  const session = await call('beginPasskey', { password }, other.bearer)
  expect(session).toMatchObject({ name: 'CodeNeeded' })
  // Asked at a log-in, so it is nothing in a session.
  expect(await other.begin(proof)).toMatchObject({ name: 'WrongCode' })
  const mine = others.use(passkeyIn(session.body))
  const begun = await other.begin(mine)
  const { options } = begun.data as { options: Asked }
  const stolen = key.make(options)
  expect(await call('confirmPasskey', { name: 'Mine', passkey: stolen }, owner.bearer)).toMatchObject({
    name: 'PasskeyRefused',
  })
  expect(await call('confirmPasskey', { name: 'Mine', passkey: stolen }, other.bearer)).toMatchObject({
    name: 'PasskeyRefused',
  })
  const [{ passkeyID }] = (await owner.listed()) as [Listed]
  const code = others.use(passkeyIn((await call('beginPasskey', { password }, other.bearer)).body))
  expect(await call('removePasskey', { password, code, passkeyID }, other.bearer)).toMatchObject({
    name: 'NotFound',
  })
  expect(await owner.listed()).toHaveLength(1)
})

test('a visitor has none of it, and a wrong password learns of no passkey', async () => {
  const person = await somebody()
  await person.add(aDevice())
  for (const [name, input] of [
    ['listPasskeys', {}],
    ['beginPasskey', { password }],
    ['removePasskey', { password, passkeyID: person.userID }],
  ] as const)
    expect(await call(name, input)).toMatchObject({ status: 401, name: 'TokenNotFound' })
  const wrong = await person.logIn({ password: 'a guess of somebody' })
  expect(wrong).toMatchObject({ name: 'WrongCredentials' })
  expect(wrong.body).not.toContain('passkey')
})

test('two are made at once in two tabs, and no more than allowed', async () => {
  const person = await somebody({ codes: true })
  const begun = await Promise.all([
    person.begin(person.recoveryCodes[0]),
    person.begin(person.recoveryCodes[1]),
  ])
  const added = await Promise.all(
    begun.map(({ data }) =>
      call(
        'confirmPasskey',
        { name: 'Key', passkey: aDevice().make((data as { options: Asked }).options) },
        person.bearer,
      ),
    ),
  )
  expect(added.map(({ status }) => status)).toEqual([200, 200])
  await pool.query(
    `insert into accounts.passkeys (passkey_id, user_id, credential_id, rp_id, public_key, verifies, synced, name)
     select gen_random_uuid(), $1, uuid_send(gen_random_uuid()), 'x', ''::bytea, true, true, 'x' from generate_series(3, $2)`,
    [person.userID, limits.passkeysMax],
  )
  expect(await person.begin(person.recoveryCodes[2])).toMatchObject({ status: 409, name: 'PasskeysFull' })
})

test('codes are turned off where passkeys stay with another way in; the last passkey ends the second factor', async () => {
  const person = await somebody({ codes: true })
  const { bearer, recoveryCodes } = person
  const device = aDevice()
  await person.add(device, recoveryCodes[0], { verifies: false })
  const off = (code: string | undefined) => call('endTwoFactor', { password, code }, bearer)
  // One that asks for a touch alone is no second factor by itself.
  expect(await off(recoveryCodes[1])).toMatchObject({ status: 409, name: 'OtherWayNeeded' })
  const strong = aDevice()
  await person.add(strong, recoveryCodes[1])
  await pool.query('update accounts.recovery_codes set used_at = now() where user_id = $1', [person.userID])
  const answer = async () => strong.use(passkeyIn((await off(undefined)).body))
  expect(await off(await answer())).toMatchObject({ name: 'OtherWayNeeded' })
  const third = aDevice()
  const use = strong.use(passkeyIn((await person.begin()).body))
  await person.add(third, use)
  expect(await off(await answer())).toMatchObject({ status: 200 })
  expect(await person.account()).toMatchObject({ twoFactor: true, codes: false, passkeys: 3 })
  // Now the weak one proves nothing.
  expect(await person.logIn({ code: device.use(await person.asked(), { verifies: false }) })).toMatchObject({
    name: 'WrongCode',
  })

  const ids = (await person.listed()).map(({ passkeyID }) => passkeyID)
  const remove = async (passkeyID: string, by = strong) => {
    const asked = passkeyIn((await call('removePasskey', { password, passkeyID }, bearer)).body)
    return call('removePasskey', { password, passkeyID, code: by.use(asked) }, bearer)
  }
  expect(await remove(ids[0]!)).toMatchObject({ status: 200 })
  expect(await remove(ids[2]!)).toMatchObject({ status: 409, name: 'OtherWayNeeded' })
  await pool.query('delete from accounts.passkeys where passkey_id = $1', [ids[2]])
  expect(await remove(ids[1]!)).toMatchObject({ status: 200 })
  expect(await person.account()).toMatchObject({ twoFactor: false, passkeys: 0, recoveryCodesLeft: 0 })
  expect(await person.logIn()).toMatchObject({ status: 200 })
  expect((await person.templates()).filter((name) => name !== 'passkey-added')).toEqual([
    'two-factor-on',
    'codes-off',
    'passkey-removed',
    'passkey-removed',
    'two-factor-off',
  ])
})

test('an archive of the person tells their passkeys, and nothing that proves them', async () => {
  const person = await somebody()
  const device = aDevice()
  await person.add(device)
  const told = await accountForExport(db, person.userID)
  expect(told?.passkeys).toMatchObject([{ name: 'Work phone', host: 'jp.millwright.example', usedAt: null }])
  expect(told?.secondFactor.since).not.toBeNull()
  expect(JSON.stringify(told)).not.toContain(device.credentialID.toString('base64url'))
})
