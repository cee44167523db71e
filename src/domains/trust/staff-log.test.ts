// Who of staff reads what of the audit log in the console.
import { expect, test } from 'vitest'
import type { StaffLogEntry } from '../../contract/staff-log.ts'
import type { StaffRole } from '../../contract/staff-roles.ts'
import { transaction } from '../../platform/db.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { aSession } from '../../testing/sessions.ts'
import { testCalls } from '../../testing/team.ts'
import { record, type Act } from '../audit/recording.ts'

const database = await testDatabase()
const { db } = database
const call = testCalls(await testApi(database))
type Log = { entries: StaffLogEntry[]; nextCursor: string | null }
type Caller = Parameters<typeof call>[2]
const logOf = (as: Caller, query: Record<string, string> = {}) => call<Log>('listStaffLog', query, as)
const staffOf = (...staff: StaffRole[]) => aSession(db, { staff })

const [verifier, moderator, admin] = [
  await staffOf('verifier'),
  await staffOf('moderator'),
  await staffOf('admin'),
]
const about = { type: 'report', id: crypto.randomUUID() }
const acts: Act[] = [
  {
    by: `user:${verifier.userID}`,
    act: 'verification.granted',
    about: { type: 'case', id: 'c1' },
    reason: 'Good',
  },
  { by: `user:${moderator.userID}`, act: 'report.read', about },
  { by: 'os:ada', act: 'report.upheld', about, reason: 'It is so', details: { had: 1 } },
]
await transaction(db, (tx) => record(tx, ...acts))
const mine = (entries: readonly StaffLogEntry[]) =>
  entries.map(({ act }) => act).filter((act) => /^(?:verification|report)\./.test(act))

test('each reads what they did themselves, platform admins read all of it', async () => {
  expect(mine((await logOf(verifier)).data.entries)).toEqual(['verification.granted'])
  expect(mine((await logOf(moderator)).data.entries)).toEqual(['report.read'])
  expect(mine((await logOf(await staffOf('support'))).data.entries)).toEqual([])
  const all = (await logOf(admin)).data.entries
  expect(mine(all)).toEqual(['report.upheld', 'report.read', 'verification.granted'])
  expect(all.find(({ act }) => act === 'report.upheld')).toMatchObject({
    actor: 'os:ada',
    actorName: null,
    about,
    reason: 'It is so',
    details: { had: 1 },
  })
})

test('the history of a thing is for moderators and platform admins', async () => {
  const wish = { about: `report:${about.id}` }
  for (const one of [moderator, admin])
    expect(mine((await logOf(one, wish)).data.entries)).toEqual(['report.upheld', 'report.read'])
  expect(await logOf(verifier, wish)).toMatchObject({ status: 403, name: 'StaffRoleNeeded' })
  expect(await logOf(moderator, { about: 'no thing' })).toMatchObject({ status: 400 })
})

test('nobody else finds anything, and staff only with a second factor and an unlocked session', async () => {
  expect(await logOf(undefined)).toMatchObject({ status: 401 })
  expect(await logOf(await aSession(db))).toMatchObject({ status: 404, name: 'NotFound' })
  const locked = await staffOf('moderator')
  await call('lockConsole', {}, locked)
  expect(await logOf(locked)).toMatchObject({ name: 'UnlockNeeded' })
})
