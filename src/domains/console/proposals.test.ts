// Four eyes: roles of staff and plans without money are proposed by one platform admin and given by another.
import { expect, test } from 'vitest'
import { aBusiness } from '../../testing/businesses.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { aSession, type TestSession } from '../../testing/sessions.ts'
import { findOfSubject } from '../audit/reading.ts'
import { decideStanding } from '../accounts/standing.ts'
import { changeRole, rolesOf } from '../staff/granting.ts'
import { currentPeriod } from '../subscriptions/periods.ts'

const database = await testDatabase()
const { db } = database
const api = await testApi(database)
const [first, second] = [await aSession(db, { staff: ['admin'] }), await aSession(db, { staff: ['admin'] })]
const reason = 'Joins the desk in Osaka'

async function call(by: TestSession, method: 'GET' | 'POST', path: string, body?: object) {
  const response = await api.inject({
    method,
    url: `/api/console/${path}`,
    headers: { authorization: by.bearer },
    ...(body && { payload: body }),
  })
  return { status: response.statusCode, ...response.json() }
}

async function proposedRole(userID: string, wish: object = {}) {
  const body = { change: 'grant', role: 'moderator', reason, ...wish }
  return (await call(first, 'POST', `people/${userID}/role`, body)).data.proposalID as string
}
const decide = (by: TestSession, id: string, how: 'approve' | 'decline' = 'approve') =>
  call(by, 'POST', `proposals/${id}/${how}`, { reason: 'Checked with the team lead' })

test('a role is given once another admin approves, and both stand in the log with their reasons', async () => {
  const { userID } = await aSession(db, { firstName: 'Mika', lastName: 'Toyoda' })
  const id = await proposedRole(userID)
  expect(await rolesOf(db, userID)).toEqual([])
  const listed = (await call(second, 'GET', 'proposals')).data
  expect(listed).toContainEqual(
    expect.objectContaining({ proposalID: id, act: 'role.granted', name: 'Mika Toyoda', isOwn: false }),
  )
  expect((await decide(first, id)).name).toBe('SecondNeeded')
  const decided = await Promise.all([decide(second, id), decide(second, id)])
  expect(decided.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404])
  expect(await rolesOf(db, userID)).toEqual([{ role: 'moderator', edition: '' }])
  const entries = await findOfSubject(db, { type: 'user', id: userID, limit: 9 })
  expect(entries.map(({ act, actor, reason: why }) => [act, actor, why])).toEqual([
    ['role.granted', `user:${second.userID}`, reason],
    ['proposal.approved', `user:${second.userID}`, 'Checked with the team lead'],
    ['proposal.made', `user:${first.userID}`, reason],
  ])
})

test('nobody approves what is about themself, and what fails stays open', async () => {
  const id = await proposedRole(second.userID, { role: 'verifier' })
  expect((await decide(second, id)).name).toBe('SecondNeeded')
  const { rows } = await database.pool.query('select state from staff_proposals where id = $1', [id])
  expect(rows).toEqual([{ state: 'open' }])
  expect((await decide(second, id, 'decline')).status).toBe(200)
})

test('a role that is held is not proposed, nor one of an edition that is none', async () => {
  const { userID } = await aSession(db, { staff: ['support'] })
  const propose = (wish: object) =>
    call(first, 'POST', `people/${userID}/role`, { change: 'grant', role: 'support', reason, ...wish })
  expect(await propose({})).toMatchObject({ name: 'InvalidInput', fields: { role: 'Held already' } })
  expect(await propose({ change: 'take', role: 'admin' })).toMatchObject({ fields: { role: 'Not held' } })
  expect((await propose({ role: 'edition-manager', edition: 'zz' })).name).toBe('InvalidInput')
  expect((await propose({ role: 'verifier', edition: 'jp' })).name).toBe('InvalidInput')
  expect((await propose({ role: 'edition-manager', edition: 'jp' })).status).toBe(200)
})

test('a plan is given until a day, to a company on standard, and never renewed', async () => {
  const { businessID } = await aBusiness(db)
  const until = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
  const propose = (wish: object = {}) =>
    call(first, 'POST', `companies/${businessID}/plan`, { plan: 'premium', until, reason, ...wish })
  expect(await propose({ until: '2020-01-01' })).toMatchObject({ fields: { until: 'In the past' } })
  expect(await propose({ until: '2120-01-01' })).toMatchObject({ fields: { until: 'At most a year ahead' } })
  const { proposalID } = (await propose()).data
  expect(await currentPeriod(db, businessID)).toBeUndefined()
  expect((await decide(first, proposalID)).name).toBe('SecondNeeded')
  expect((await decide(second, proposalID)).status).toBe(200)
  const period = await currentPeriod(db, businessID)
  expect(period?.tier).toBe('premium')
  expect(Math.abs(period!.end.getTime() - Date.parse(until))).toBeLessThan(2 * 86_400_000)
  expect((await propose()).name).toBe('PlanNotAbove')
  const acts = (await findOfSubject(db, { type: 'business', id: businessID, limit: 9 })).map(({ act }) => act)
  expect(acts).toEqual(['plan.granted', 'plan.began', 'proposal.approved', 'proposal.made'])
})

test('who may decide about nothing of it sees nothing of it', async () => {
  const moderator = await aSession(db, { staff: ['moderator'] })
  const { userID } = await aSession(db)
  const id = await proposedRole(userID)
  expect((await call(moderator, 'GET', 'proposals')).data).toEqual([])
  expect((await decide(moderator, id)).name).toBe('StaffRoleNeeded')
  expect((await decide(moderator, id, 'decline')).name).toBe('StaffRoleNeeded')
})

test('what was proposed and is so by now is not done again, and says so', async () => {
  const { userID } = await aSession(db, { staff: ['support'] })
  const taken = await proposedRole(userID, { change: 'take', role: 'support' })
  const given = await proposedRole(userID, { role: 'verifier' })
  await changeRole(db, 'os:ada', { userID, reason: 'Moved', take: { role: 'support', edition: '' } })
  await changeRole(db, 'os:ada', { userID, reason: 'Moved', grant: { role: 'verifier', edition: '' } })
  for (const id of [taken, given])
    expect(await decide(second, id)).toMatchObject({ status: 409, name: 'Outdated' })
  const acts = (await findOfSubject(db, { type: 'user', id: userID, limit: 9 })).map(({ act }) => act)
  expect(acts.filter((act) => act.startsWith('role.'))).toHaveLength(2)
  for (const id of [taken, given]) expect((await decide(first, id, 'decline')).status).toBe(200)
})

test('a colleague whose account is suspended is none of staff any more once two say so', async () => {
  const { userID } = await aSession(db, { staff: ['support'] })
  await decideStanding(db, 'os:ada', { userID, decision: 'suspend', reason: 'Phone stolen' })
  const id = await proposedRole(userID, { change: 'take', role: 'support' })
  expect((await decide(second, id)).status).toBe(200)
  expect(await rolesOf(db, userID)).toEqual([])
  expect(
    (await call(first, 'POST', `people/${userID}/role`, { change: 'grant', role: 'support', reason })).name,
  ).toBe('NotFound')
})

test('nobody gives a plan to their own company', async () => {
  const { businessID } = await aBusiness(db, { members: [{ userID: second.userID, role: 'member' }] })
  const until = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
  const wish = { plan: 'premium', until, reason }
  expect((await call(second, 'POST', `companies/${businessID}/plan`, wish)).name).toBe('OwnCase')
  const { proposalID } = (await call(first, 'POST', `companies/${businessID}/plan`, wish)).data
  expect((await decide(second, proposalID)).name).toBe('OwnCase')
  expect((await decide(await aSession(db, { staff: ['admin'] }), proposalID)).status).toBe(200)
})
