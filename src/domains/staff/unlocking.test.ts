// The console's own door, and who stands before it.
import { sql } from 'kysely'
import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import type { StaffRole } from '../../contract/staff-roles.ts'
import { transaction } from '../../platform/db.ts'
import { aPassword, givePassword } from '../../testing/accounts.ts'
import { testDatabase } from '../../testing/database.ts'
import { aSession, staffSecret, type StaffWish } from '../../testing/sessions.ts'
import { giveSecondFactor } from '../accounts/two-factor.ts'
import { decideStanding } from '../accounts/standing.ts'
import { findOfSubject } from '../audit/reading.ts'
import { changeRole } from './granting.ts'
import { isStaff, requireManagerOf, requireStaff, staffAt } from './roles.ts'
import { lockConsole, showStaff, unlockConsole } from './unlocking.ts'

const database = await testDatabase()
const { db } = database

const codeNow = () => new TOTP({ secret: Secret.fromBase32(staffSecret) }).generate()

async function somebody(wish: StaffWish & { email?: string }) {
  const session = await aSession(db, wish)
  await givePassword(database, session.userID)
  return session
}

const outcomeOf = (asked: Promise<unknown>): Promise<string> =>
  asked.then(
    () => 'ok',
    (error: unknown) => (error as Error).name,
  )
const may = (staff: { userID: string; sessionID?: string }, ...roles: StaffRole[]) =>
  outcomeOf(requireStaff(db, staff, roles))

test('each role opens what is its own, an admin all, and nobody else anything', async () => {
  const verifier = await somebody({ staff: ['verifier'] })
  const both = await somebody({ staff: ['support', 'moderator'] })
  const admin = await somebody({ staff: ['admin'] })
  const nobody = await somebody({})

  expect(await may(verifier, 'verifier')).toBe('ok')
  expect(await may(verifier, 'moderator', 'support')).toBe('StaffRoleNeeded')
  expect(await may(verifier)).toBe('StaffRoleNeeded')
  expect([await may(both, 'support'), await may(both, 'moderator'), await may(both, 'verifier')]).toEqual([
    'ok',
    'ok',
    'StaffRoleNeeded',
  ])
  expect([await may(admin), await may(admin, 'support')]).toEqual(['ok', 'ok'])
  expect(await may(nobody, 'support')).toBe('NotFound')
  expect(await isStaff(db, both, ['moderator'])).toBe(true)
  expect(await isStaff(db, nobody, ['moderator'])).toBe(false)
})

test('the manager of one edition is none of another', async () => {
  const manager = await somebody({ staff: [{ role: 'edition-manager', edition: 'jp' }] })
  expect(await outcomeOf(requireManagerOf(db, manager, 'jp'))).toBe('ok')
  expect(await outcomeOf(requireManagerOf(db, manager, 'it'))).toBe('StaffRoleNeeded')
  expect(await outcomeOf(requireManagerOf(db, await somebody({ staff: ['admin'] }), 'it'))).toBe('ok')
  expect((await showStaff(db, manager)).editions).toEqual(['jp'])
})

test('without a second factor, or locked, a session opens nothing', async () => {
  const bare = await somebody({ staff: ['support'], lacksFactor: true })
  const locked = await somebody({ staff: ['support'], isLocked: true })
  expect(await may(bare, 'support')).toBe('SecondFactorNeeded')
  expect(await may(locked, 'support')).toBe('UnlockNeeded')
  expect([await isStaff(db, bare, ['support']), await isStaff(db, locked, ['support'])]).toEqual([
    false,
    false,
  ])
  const door = (code: string) =>
    outcomeOf(unlockConsole(db, bare, { password: aPassword, code, edition: 'jp' }))
  expect(await door('123456')).toBe('SecondFactorNeeded')
})

test('password and code unlock one session, each code once, and the log knows', async () => {
  const locked = await somebody({ staff: ['support'], isLocked: true })
  const beside = await aSession(db, { userID: locked.userID })
  const code = codeNow()
  const unlock = (wish: { password?: string; code?: string } = {}) =>
    outcomeOf(unlockConsole(db, locked, { password: aPassword, code, edition: 'jp', ...wish }))

  expect(await unlock({ password: 'a guess of somebody' })).toBe('WrongCredentials')
  expect(await unlock({ code: code === '000000' ? '000001' : '000000' })).toBe('WrongCode')
  expect(await may(locked, 'support')).toBe('UnlockNeeded')
  expect(await unlock()).toBe('ok')
  expect(await may(locked, 'support')).toBe('ok')
  expect(await may(beside, 'support')).toBe('UnlockNeeded')
  expect(await unlock()).toBe('WrongCode')
  const entries = await findOfSubject(db, {
    type: 'user',
    id: locked.userID,
    acts: ['console.unlocked'],
    limit: 9,
  })
  expect(entries).toHaveLength(1)

  await lockConsole(db, locked)
  expect(await may(locked, 'support')).toBe('UnlockNeeded')
  const stranger = await somebody({})
  expect(await outcomeOf(unlockConsole(db, stranger, { password: aPassword, code, edition: 'jp' }))).toBe(
    'NotFound',
  )
})

test('what nobody uses for half an hour is locked, and all is after eight hours; use keeps it open', async () => {
  const staff = await somebody({ staff: ['support'] })
  await sql`update accounts.two_factor set confirmed_at = now() - interval '1 day' where user_id = ${staff.userID}`.execute(
    db,
  )
  const set = (unlocked: string, used: string) =>
    sql`
    update staff_unlocks set unlocked_at = now() - ${unlocked}::interval, used_at = now() - ${used}::interval
    where session_id = ${staff.sessionID}`.execute(db)

  await set('2 hours', '29 minutes')
  expect(await may(staff, 'support')).toBe('ok')
  const { unlockedUntil } = await showStaff(db, staff)
  expect(new Date(unlockedUntil!).getTime() - Date.now()).toBeGreaterThan(29 * 60_000)
  await set('2 hours', '31 minutes')
  expect(await may(staff, 'support')).toBe('UnlockNeeded')
  await set('481 minutes', '0 minutes')
  expect(await may(staff, 'support')).toBe('UnlockNeeded')
})

test('a command names staff by their address; nobody of a suspended account', async () => {
  const email = 'support.desk@staff.example'
  const { userID } = await somebody({ email, staff: ['support'], isLocked: true })
  expect(await staffAt(db, ` ${email.toUpperCase()} `, ['support'])).toEqual({ userID })
  expect(await staffAt(db, email, ['verifier'])).toBeUndefined()
  expect(await may({ userID }, 'support')).toBe('ok')
  await decideStanding(db, 'os:ada', { email, decision: 'suspend', reason: 'Left' })
  expect(await staffAt(db, email, ['support'])).toBeUndefined()
  expect(await may({ userID }, 'support')).toBe('NotFound')
})

test('a role that is given or taken locks every session, and the last admin stays one among staff', async () => {
  const staff = await somebody({ staff: ['support'] })
  const admin = await somebody({ staff: ['admin'] })
  const by = `user:${admin.userID}` as const
  const grant = { role: 'moderator', edition: '' } as const
  const about = { userID: staff.userID, reason: 'New colleague' }
  expect(await changeRole(db, by, { ...about, grant })).toEqual({
    before: ['support'],
    after: ['moderator', 'support'],
  })
  expect(await may(staff, 'support')).toBe('UnlockNeeded')
  expect((await changeRole(db, by, { ...about, take: 'all' })).after).toEqual([])
  expect(await may(staff, 'support')).toBe('NotFound')

  await sql`delete from staff_roles where role = 'admin' and user_id <> ${admin.userID}`.execute(db)
  const resign = { userID: admin.userID, take: 'all', reason: 'Retires' } as const
  expect(await outcomeOf(changeRole(db, by, resign))).toBe('LastAdmin')
  expect(await may(admin)).toBe('ok')
  expect((await changeRole(db, 'os:ada', resign)).after).toEqual([])
})

test('a second factor that is another by now opens nothing that the one before unlocked', async () => {
  const staff = await somebody({ staff: ['support'] })
  expect(await may(staff, 'support')).toBe('ok')
  // Not within the same millisecond.
  await sql`
    update staff_unlocks set unlocked_at = unlocked_at - interval '1 second' where user_id = ${staff.userID}`.execute(
    db,
  )
  await transaction(db, async (tx) => {
    await sql`delete from accounts.two_factor where user_id = ${staff.userID}`.execute(tx)
    await giveSecondFactor(tx, staff.userID, staffSecret)
  })
  expect(await may(staff, 'support')).toBe('UnlockNeeded')
  expect((await showStaff(db, staff)).unlockedUntil).toBeNull()
  expect(await isStaff(db, staff, ['support'])).toBe(false)
  await unlockConsole(db, staff, { password: aPassword, code: codeNow(), edition: 'jp' })
  expect(await may(staff, 'support')).toBe('ok')
})
