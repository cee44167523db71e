// SECRET and the signing key are changed while sessions, log-ins, codes and links of mails live on.
import { Secret, TOTP } from 'otpauth'
import { afterAll, expect, test } from 'vitest'
import { cursorOf, positionOf } from '../../platform/http/cursor.ts'
import { sealWith, unseal } from '../../platform/sealing.ts'
import { aPassword, givePassword, mailsTo, settle, testAccounts, tokenIn } from '../../testing/accounts.ts'
import { testDatabase } from '../../testing/database.ts'
import { testSecret } from '../../testing/server.ts'
import { aSession } from '../../testing/sessions.ts'
import { showSubscription, unsubscribeToken } from '../notifications/subscriptions.ts'
import { resealTrustKey, signedText, trustKeyStands } from '../trust/keys.ts'
import { resealAccounts, rotateSigningKey, secretsOfAccounts } from './rotation.ts'

const database = await testDatabase()
const { db, pool } = database
const call = await testAccounts(database)
const password = aPassword
const before = 'the secret of before, which somebody may have seen'
const after = 'the secret of afterwards, which nobody has seen yet'
afterAll(() => sealWith(testSecret))
let people = 0

/** Somebody in the middle of everything that hangs on SECRET. */
async function somebody() {
  const email = `turning.${(people += 1)}@bearings.example`
  const session = await aSession(db, { email })
  await givePassword(database, session.userID)
  const { bearer, userID } = session
  const { secret } = (await call('beginTwoFactor', { password }, bearer)).data as { secret: string }
  const code = (later = 0) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + later })
  const { recoveryCodes } = (await call('confirmTwoFactor', { code: code() }, bearer)).data as {
    recoveryCodes: string[]
  }
  const logIn = (proof: string) => call('logIn', { email, password, code: proof })
  const handOff = ((await logIn(recoveryCodes[0]!)).data as { token: string }).token
  await call('forgotPassword', { email })
  await settle(db)
  const mailed = (await mailsTo(database, email)).find(({ template }) => template === 'reset-password')
  return {
    ...session,
    recoveryCodes,
    handOff,
    resetLink: tokenIn(mailed),
    stops: unsubscribeToken(userID, 'digest.daily'),
    cursor: cursorOf(`posts of ${userID}`, '41'),
    logIn,
    code,
    alive: async () => (await call('showAccount', {}, bearer)).status,
    next: async () => (await call('refreshToken', {}, `Bearer ${session.refreshToken}`)).status,
  }
}

test('a new SECRET comes to verify, then to sign, and the one before goes: nobody is logged out, no link is lost', async () => {
  sealWith(before)
  const person = await somebody()
  const trust = await signedText(db, { told: 'before' })

  sealWith([before, after])
  expect(await person.alive()).toBe(200)
  sealWith([after, before])
  expect(await person.alive()).toBe(200)
  expect((await call('getSession', { token: person.handOff })).status).toBe(200)
  expect(await showSubscription(db, person.stops)).toMatchObject({ mails: true })
  expect(positionOf(`posts of ${person.userID}`, person.cursor)).toBe('41')
  expect(await person.logIn(person.recoveryCodes[1]!)).toMatchObject({ status: 200 })
  // A process that signs with the one before is understood meanwhile.
  const key = () =>
    signedText(db, { told: 'the same key' }).then((text) => (JSON.parse(text) as { keyID: string }).keyID)
  expect(await key()).toBe((JSON.parse(trust) as { keyID: string }).keyID)

  const { signing, sealedBefore } = await secretsOfAccounts(db)
  expect(sealedBefore).toBe(2)
  expect(await trustKeyStands(db)).toMatchObject({ sealedBefore: 1, unreadable: 0 })
  expect((await resealAccounts(db)) + (await resealTrustKey(db))).toBe(3)
  expect((await resealAccounts(db)) + (await resealTrustKey(db))).toBe(0)
  expect(await secretsOfAccounts(db)).toMatchObject({
    signing,
    sealedBefore: 0,
    unreadable: 0,
    codesBefore: 8,
    peopleBefore: 1,
  })

  sealWith(after)
  expect([await person.alive(), await person.next()]).toEqual([200, 200])
  expect(await key()).toBe((JSON.parse(trust) as { keyID: string }).keyID)
  expect(await person.logIn(person.code(30_000))).toMatchObject({ status: 200 })
  // What was kept as a keyed hash, or stands in mails, needs the one before: that is what it is kept for.
  expect(await person.logIn(person.recoveryCodes[2]!)).toMatchObject({ name: 'WrongCode' })
  await expect(showSubscription(db, person.stops)).rejects.toMatchObject({ name: 'NotFound' })
  const reset = { token: person.resetLink, password: 'a tram full of quiet geese' }
  expect(await call('resetPassword', reset)).toMatchObject({ status: 200 })
})

test('a new key signs at once, what the one before signed is good until it runs out', async () => {
  sealWith(testSecret)
  const person = await somebody()
  const first = (await secretsOfAccounts(db)).signing
  const second = await rotateSigningKey(db)
  expect(second).not.toBe(first)
  expect(await person.alive()).toBe(200)
  expect(await person.next()).toBe(200)
  const { rows } = await pool.query<{ private_key: Buffer | null }>(
    'select private_key from accounts.signing_keys where key_id = $1',
    [first],
  )
  expect(rows).toEqual([{ private_key: null }])
  const both = await Promise.all([rotateSigningKey(db), rotateSigningKey(db)])
  expect((await secretsOfAccounts(db)).signing).toBe(both[0] === both[1] ? both[0] : both.toSorted().at(-1))
  expect(await person.alive()).toBe(200)
})

test('what was changed in the database is neither read nor sealed anew', async () => {
  sealWith([after, testSecret])
  const person = await somebody()
  await pool.query("update accounts.two_factor set secret = secret || '\\x00' where user_id = $1", [
    person.userID,
  ])
  expect((await secretsOfAccounts(db)).unreadable).toBe(1)
  await expect(resealAccounts(db)).rejects.toThrow(/authenticate|unable/i)
  const { rows } = await pool.query<{ secret: Buffer }>(
    'select secret from accounts.two_factor where user_id = $1',
    [person.userID],
  )
  expect(() => unseal('two-factor', person.userID, rows[0]!.secret)).toThrow(/authenticate|unable/i)
})
