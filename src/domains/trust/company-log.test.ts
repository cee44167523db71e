// What owners and admins read of what was done to their company, and what stays with staff.
import { expect, test } from 'vitest'
import type { LogEntryEntry } from '../../contract/company-log.ts'
import { transaction } from '../../platform/db.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { sections } from '../../testing/sections.ts'
import { aTeam, somebody, testCalls } from '../../testing/team.ts'
import { record, type Act } from '../audit/recording.ts'

const database = await testDatabase()
const { db } = database
const call = testCalls(await testApi(database))
type Log = { entries: LogEntryEntry[]; nextCursor: string | null }
type Caller = Parameters<typeof call>[2]
const logOf = (id: string, as: Caller, cursor?: string) =>
  call<Log>('listCompanyLog', { id, ...(cursor !== undefined && { cursor }) }, as)

test('owners and admins read it, nobody else does', async () => {
  const team = await aTeam(db)
  const { businessID: id } = team
  for (const who of ['owner', 'admin'] as const)
    expect(await logOf(id, team[who])).toMatchObject({ status: 200, data: { entries: [], nextCursor: null } })
  expect(await logOf(id, team.member)).toMatchObject({ status: 403, name: 'NotAllowed' })
  for (const who of ['exMember', 'otherOwner', 'stranger'] as const)
    expect(await logOf(id, team[who])).toMatchObject({ status: 404, name: 'NotFound' })
  expect(await logOf(id, undefined)).toMatchObject({ status: 401 })
})

test('people of the company are named, also those who have left; what they did says before and after', async () => {
  const { businessID, owner, admin, member } = await aTeam(db)
  const fields = { ...sections.general, companyName: 'Kitazawa Gears', isAnother: true }
  await call('saveGeneral', { id: businessID, revision: 0, ...fields }, admin)
  await call('changeMemberRole', { id: businessID, userID: member.userID, role: 'admin' }, owner)
  await call('removeMember', { id: businessID, userID: member.userID }, owner)
  await call('leaveBusiness', { id: businessID }, admin)
  const { entries } = (await logOf(businessID, owner)).data
  const [olga, ada] = ['Olga Owner', 'Ada Admin'].map((name) => ({ kind: 'person', person: { name } }))
  expect(entries).toMatchObject([
    { act: 'team.left', by: ada, whom: null },
    { act: 'team.removed', by: olga, whom: { name: 'Mel Member' }, role: 'admin' },
    { act: 'team.role', by: olga, whom: { name: 'Mel Member' }, role: 'admin' },
    {
      act: 'business.renamed',
      by: ada,
      names: { before: 'Kitazawa Bearing Works', after: 'Kitazawa Gears' },
    },
  ])
})

test('of staff neither names nor reasons are told, nor what stands there about others', async () => {
  const { businessID, owner, member } = await aTeam(db)
  const staff = await somebody(db, { firstName: 'Stafford', lastName: 'Staff' })
  const by = `user:${staff.userID}` as const
  const about = { type: 'business', id: businessID }
  const acts: Omit<Act, 'about' | 'businessID'>[] = [
    { by, act: 'verification.refused', reason: 'Looks forged, ask Haruka' },
    { by, act: 'report.upheld', reason: 'Reported by Rita' },
    { by, act: 'proposal.made', reason: 'Level 3' },
    { by, act: 'support.booked', reason: 'Help with customs papers' },
    { by: 'os:ada', act: 'business.removed', reason: 'By order' },
    { by, act: 'business.restored', reason: 'Back again' },
    { by: 'system', act: 'plan.ended' },
    // One of staff who is in the company acts as staff all the same.
    { by: `user:${member.userID}`, act: 'verification.granted', reason: 'A colleague looked' },
  ]
  await transaction(db, (tx) => record(tx, ...acts.map((act) => ({ ...act, about, businessID }))))
  const answer = await logOf(businessID, owner)
  expect(answer.data.entries.map(({ act, by, reason }) => [act, by, reason])).toEqual([
    ['verification.granted', { kind: 'staff' }, null],
    ['plan.ended', { kind: 'program' }, null],
    ['business.restored', { kind: 'staff' }, null],
    ['business.removed', { kind: 'staff' }, null],
    ['support.booked', { kind: 'staff' }, 'Help with customs papers'],
    ['verification.refused', { kind: 'staff' }, null],
  ])
  for (const word of [
    'Staff',
    staff.userID,
    'Haruka',
    'Rita',
    'By order',
    'Back again',
    'Level 3',
    'colleague',
  ])
    expect(answer.body).not.toContain(word)
})

test('it is read in pages, each entry once, by cursors of this company alone', async () => {
  const [{ businessID, owner }, other] = [await aTeam(db), await aTeam(db)]
  const one: Act = {
    by: 'system',
    act: 'plan.began',
    about: { type: 'business', id: businessID },
    businessID,
  }
  await transaction(db, (tx) => record(tx, ...Array.from({ length: 120 }, () => one)))
  const ids: string[] = []
  let cursor: string | undefined
  do {
    const { data } = await logOf(businessID, owner, cursor)
    ids.push(...data.entries.map(({ id }) => id))
    cursor = data.nextCursor ?? undefined
  } while (cursor !== undefined)
  const [first, foreign] = [await logOf(businessID, owner), await logOf(other.businessID, other.owner)]
  expect(foreign.data.nextCursor).toBeNull()
  expect(await logOf(other.businessID, other.owner, first.data.nextCursor!)).toMatchObject({ status: 400 })
  expect(ids).toHaveLength(120)
  expect(new Set(ids).size).toBe(120)
  expect(ids).toEqual(ids.toSorted().toReversed())
})
