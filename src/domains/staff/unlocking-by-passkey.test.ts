// The console's own door for staff who have passkeys, and what operators are told of it.
import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { isAppError } from '../../contract/errors.ts'
import { onSecurityEvent, type SecurityNote } from '../../platform/security-events.ts'
import { aPassword, givePassword, testAccounts } from '../../testing/accounts.ts'
import { Authenticator } from '../../testing/authenticator.ts'
import { testDatabase } from '../../testing/database.ts'
import { aSession } from '../../testing/sessions.ts'
import { unlockConsole } from './unlocking.ts'

const database = await testDatabase()
const { db } = database
const call = await testAccounts(database)
const password = aPassword
type Asked = Record<string, unknown>

const notes: SecurityNote[] = []
onSecurityEvent((note) => void notes.push(note))
afterEach(() => void notes.splice(0))
const notedOf = (userID: string) => notes.filter((note) => note.userID === userID).map(({ event }) => event)

/** One of staff with a passkey as the only factor, and recovery codes. */
async function somebody() {
  const session = await aSession(db, { staff: ['verifier'], isLocked: true, lacksFactor: true })
  await givePassword(database, session.userID)
  const device = new Authenticator('https://jp.millwright.example')
  const begun = await call('beginPasskey', { password }, session.bearer)
  const passkey = device.make((begun.data as { options: Asked }).options)
  const added = await call('confirmPasskey', { name: 'Key', passkey }, session.bearer)
  const { recoveryCodes } = added.data as { recoveryCodes: string[] }
  const unlock = (code?: string) =>
    unlockConsole(db, session, { password, code, edition: 'jp' }).then(
      ({ unlockedUntil }) => ({
        name: 'ok',
        unlockedUntil,
        passkey: {} as Asked,
        codes: undefined as unknown,
      }),
      (error: unknown) => {
        if (!isAppError(error)) throw error
        const { passkey: asked = {}, codes } = error.details as { passkey?: Asked; codes?: unknown }
        return { name: error.name, unlockedUntil: null, passkey: asked, codes }
      },
    )
  return { ...session, device, recoveryCodes, unlock }
}

test('who has passkeys alone opens the console with one that asks for a PIN, and with nothing else', async () => {
  const { userID, device, recoveryCodes, unlock } = await somebody()
  const asked = await unlock()
  expect(asked).toMatchObject({
    name: 'CodeNeeded',
    codes: 'none',
    passkey: { userVerification: 'required' },
  })
  expect(notedOf(userID)).toEqual([])
  expect((await unlock(recoveryCodes[0])).name).toBe('WrongCode')
  const touched = device.use((await unlock()).passkey, { verifies: false })
  expect((await unlock(touched)).name).toBe('WrongCode')
  expect(notedOf(userID)).toEqual([1, 2].flatMap(() => ['second factor refused', 'console refused']))

  const proof = device.use((await unlock()).passkey)
  expect(await unlock(proof)).toMatchObject({ name: 'ok', unlockedUntil: expect.any(String) as string })
  expect((await unlock(proof)).name).toBe('WrongCode')
})

test('operators are told of a console opened in a session that began on an unknown browser', async () => {
  const { userID, sessionID, device, unlock } = await somebody()
  expect((await unlock(device.use((await unlock()).passkey))).name).toBe('ok')
  expect(notedOf(userID)).toEqual([])
  await sql`update accounts.sessions set on_new_device = true where session_id = ${sessionID}`.execute(db)
  expect((await unlock(device.use((await unlock()).passkey))).name).toBe('ok')
  expect(notedOf(userID)).toEqual(['console on a new device'])
})

test('a log-in from an unknown browser is one, from a known one it is not', async () => {
  const person = await aSession(db, { email: 'unknown.browser@bearings.example' })
  await givePassword(database, person.userID)
  const email = 'unknown.browser@bearings.example'
  const logIn = async (device?: string) => {
    const { data } = await call('logIn', { email, password, ...(device && { device }) })
    const { token, device: known } = data as { token: string; device: string }
    await call('getSession', { token })
    const { rows } = await sql<{ isNew: boolean }>`
      select on_new_device as "isNew" from accounts.sessions where user_id = ${person.userID}
      order by session_id desc limit 1`.execute(db)
    return { known, isNew: rows[0]?.isNew }
  }
  const first = await logIn()
  expect(first.isNew).toBe(true)
  expect((await logIn(first.known)).isNew).toBe(false)
  expect(await call('logIn', { email, password: 'a guess of somebody' })).toMatchObject({
    name: 'WrongCredentials',
  })
  expect(notedOf(person.userID)).toEqual(['log-in refused'])
})
