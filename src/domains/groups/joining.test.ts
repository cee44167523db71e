// Coming into a group and going out: by whom, and what others see of it.
import { expect, test } from 'vitest'
import { deliverAll } from '../../platform/events.ts'
import { domainListeners } from '../../roles/domains.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { aGroup, groupCalls } from '../../testing/groups.ts'
import { testLog } from '../../testing/server.ts'
import { aSession, type TestSession } from '../../testing/sessions.ts'

const database = await testDatabase()
const { db, pool } = database
const { show, join, ask, invite, accept, decline, leave, members, name, takeOut, call } = groupCalls(
  await testApi(database),
  pool,
)

const refused = (status: number, error: string) => ({ status, name: error })
const people = async (count: number) => Promise.all(Array.from({ length: count }, () => aSession(db)))
const standingOf = async (groupID: string, as: TestSession) =>
  ((await show(groupID, as)).data as { session: { standing: string } }).session.standing
const countOf = async (groupID: string) => ((await show(groupID)).data as { members: number }).members

test('whoever likes joins an open group, once, with the rules of today', async () => {
  const [owner, other] = (await people(2)) as [TestSession, TestSession]
  const groupID = await aGroup(db, owner, { rules: 'No advertising.' })
  expect(await join(undefined, groupID)).toMatchObject({ status: 401 })
  expect(await join(other, groupID, { rulesRevision: 2 })).toMatchObject(refused(409, 'RulesChanged'))
  expect(await join(other, groupID)).toMatchObject({ data: { standing: 'member' } })
  expect(await join(other, groupID)).toMatchObject({ data: { standing: 'member' } })
  expect(await countOf(groupID)).toBe(2)
  const changed = { name: 'Hall 4', purpose: 'The fair', rules: 'No advertising. No prices.', revision: 1 }
  expect(await call('PUT', `/groups/${groupID}`, other, changed)).toMatchObject(refused(403, 'NotAllowed'))
  expect(await call('PUT', `/groups/${groupID}`, owner, changed)).toMatchObject({ data: { revision: 2 } })
  expect(await call('PUT', `/groups/${groupID}`, owner, changed)).toMatchObject(refused(409, 'Stale'))
  expect(await show(groupID, other)).toMatchObject({ data: { session: { rulesChanged: true } } })
  expect(await join(other, groupID, { rulesRevision: 2 })).toMatchObject({ status: 200 })
  expect(await show(groupID, other)).toMatchObject({ data: { session: { rulesChanged: false } } })
})

test('a private group is asked; who is declined is not told, and asks again without being seen', async () => {
  const [owner, other, stranger] = (await people(3)) as [TestSession, TestSession, TestSession]
  const groupID = await aGroup(db, owner, { kind: 'private' })
  expect(await join(other, groupID)).toMatchObject(refused(403, 'NotAllowed'))
  expect(await ask(other, groupID, { note: 'We show in Hall 4' })).toMatchObject({
    data: { standing: 'asked' },
  })
  for (const as of [other, stranger]) {
    expect(await accept(as, groupID, other)).toMatchObject(refused(403, 'NotAllowed'))
    expect(await call('GET', `/groups/${groupID}/candidates`, as)).toMatchObject(refused(403, 'NotAllowed'))
    expect(await members(as, groupID)).toMatchObject(refused(403, 'NotAllowed'))
  }
  expect(await call('GET', `/groups/${groupID}/candidates`, owner)).toMatchObject({
    data: { items: [{ user: { userID: other.userID }, note: 'We show in Hall 4' }], counts: { asked: 1 } },
  })
  expect(await decline(owner, groupID, other)).toMatchObject({ status: 200 })
  expect(await standingOf(groupID, other)).toBe('asked')
  expect(await decline(other, groupID)).toMatchObject({ status: 200 })
  expect(await standingOf(groupID, other)).toBe('none')
  expect(await ask(other, groupID)).toMatchObject({ data: { standing: 'asked' } })
  expect(await call('GET', `/groups/${groupID}/candidates`, owner)).toMatchObject({ data: { items: [] } })
  expect(await accept(owner, groupID, other)).toMatchObject(refused(404, 'NotFound'))
  // An invitation is the way back.
  expect(await invite(owner, groupID, other)).toMatchObject({ status: 200 })
  expect(await accept(other, groupID)).toMatchObject({ data: { standing: 'member' } })
  expect(await members(other, groupID)).toMatchObject({
    data: { items: [{ role: 'owner' }, { role: 'member', user: { userID: other.userID } }] },
  })
})

test('members invite into open groups, only who leads into private ones', async () => {
  const [owner, member, other] = (await people(3)) as [TestSession, TestSession, TestSession]
  const open = await aGroup(db, owner, {}, [member])
  const closed = await aGroup(db, owner, { kind: 'private' }, [member])
  expect(await invite(other, open, member)).toMatchObject(refused(403, 'NotAllowed'))
  expect(await invite(member, open, other)).toMatchObject({ status: 200 })
  expect(await invite(member, closed, other)).toMatchObject(refused(403, 'NotAllowed'))
  expect(await standingOf(open, other)).toBe('invited')
  const own = async (as: TestSession) => (await call('GET', '/groups/own', as)).data
  expect(await own(other)).toMatchObject({ member: [], invited: [{ groupID: open }], asked: [] })
  expect(await decline(other, open)).toMatchObject({ status: 200 })
  // Asked by the same group again they hear nothing of it.
  expect(await invite(member, open, other)).toMatchObject({ status: 200 })
  expect(await standingOf(open, other)).toBe('none')
  expect(await name(owner, closed, member, 'moderator')).toMatchObject({ status: 200 })
  expect(await invite(member, closed, other)).toMatchObject({ status: 200 })
})

test('who is kept out neither joins, asks nor is invited, until they are let in again', async () => {
  const [owner, member] = (await people(2)) as [TestSession, TestSession]
  const groupID = await aGroup(db, owner, {}, [member])
  expect(await takeOut(member, groupID, owner)).toMatchObject(refused(403, 'NotAllowed'))
  expect(await takeOut(owner, groupID, member, { keepOut: true })).toMatchObject({ status: 200 })
  for (const act of [join, ask]) expect(await act(member, groupID)).toMatchObject(refused(403, 'NotAllowed'))
  expect(await invite(owner, groupID, member)).toMatchObject(refused(403, 'NotAllowed'))
  expect(await takeOut(owner, groupID, member, { readmit: true })).toMatchObject({ status: 200 })
  expect(await join(member, groupID)).toMatchObject({ status: 200 })
})

test('a group always has an owner: the last one stays, and who is gone is followed by who is in it longest', async () => {
  const [owner, first, second] = (await people(3)) as [TestSession, TestSession, TestSession]
  const groupID = await aGroup(db, owner, {}, [first, second])
  expect(await leave(owner, groupID)).toMatchObject(refused(409, 'LastGroupOwner'))
  expect(await name(owner, groupID, owner, 'member')).toMatchObject(refused(409, 'LastGroupOwner'))
  expect(await name(first, groupID, first, 'owner')).toMatchObject(refused(403, 'NotAllowed'))
  expect(await name(owner, groupID, second, 'moderator')).toMatchObject({ status: 200 })
  expect(await takeOut(second, groupID, owner)).toMatchObject(refused(403, 'NotAllowed'))
  await remove(owner)
  expect(await standingOf(groupID, second)).toBe('owner')
  await remove(second)
  expect(await standingOf(groupID, first)).toBe('owner')
  await remove(first)
  expect(await show(groupID)).toMatchObject({ status: 404 })
})

async function remove({ userID }: TestSession): Promise<void> {
  await pool.query(
    `insert into outbox (id, type, payload) values (gen_random_uuid(), 'account.removed', $1)`,
    [{ type: 'account.removed', userID }],
  )
  await deliverAll(db, domainListeners, testLog)
}

test('whom somebody blocks they neither invite nor meet among members', async () => {
  const [owner, member, other] = (await people(3)) as [TestSession, TestSession, TestSession]
  const groupID = await aGroup(db, owner, {}, [member])
  await call('POST', '/blocks/user', member, { resourceID: owner.userID })
  await call('POST', '/blocks/user', member, { resourceID: other.userID })
  expect(await invite(member, groupID, other)).toMatchObject(refused(404, 'NotFound'))
  const listed = (await members(member, groupID)).data as { items: { user: { userID: string } }[] }
  expect(listed.items.map(({ user }) => user.userID)).toEqual([member.userID])
  expect(await call('GET', `/groups/${groupID}/member/${owner.userID}`, member)).toMatchObject({
    status: 404,
  })
})

test('joining against closing, and many who join at once: the number is that of who is in it', async () => {
  const owner = await aSession(db)
  const groupID = await aGroup(db, owner)
  const many = await people(12)
  await Promise.all(many.flatMap((one) => [join(one, groupID), join(one, groupID)]))
  expect(await countOf(groupID)).toBe(13)
  const late = await people(6)
  const [closed, ...joined] = await Promise.all([
    call('DELETE', `/groups/${groupID}`, owner, {}),
    ...late.map((one) => join(one, groupID)),
    ...many.slice(0, 6).map((one) => leave(one, groupID)),
  ])
  expect(closed.status).toBe(200)
  expect(joined.every(({ status }) => status === 200 || status === 404)).toBe(true)
  const { rows } = await pool.query(
    `select members, (select count(*)::int from group_members as m where m.group_id = g.group_id) as counted
     from groups as g where group_id = $1`,
    [groupID],
  )
  expect(rows[0].members).toBe(rows[0].counted)
})
