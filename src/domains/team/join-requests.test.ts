import { expect, test } from 'vitest'
import { transaction } from '../../platform/db.ts'
import { publishEvent } from '../../platform/events.ts'
import { mailsTo, settle } from '../../testing/accounts.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { aTeam, somebody, templatesTo, testCalls, type Somebody } from '../../testing/team.ts'
import { removeBusiness } from '../businesses/business-lifecycle.ts'
import { roleIn } from '../members/membership.ts'

const database = await testDatabase()
const { db } = database
const call = testCalls(await testApi(database))

type Team = Awaited<ReturnType<typeof aTeam>>
const ask = (team: Team, by?: Somebody, message = 'I design your bearings') =>
  call('askToJoin', { id: team.businessID, message }, by)
const answer = (team: Team, by: Somebody | undefined, whom: Somebody, role?: string) =>
  call('answerJoinRequest', { id: team.businessID, userID: whom.userID, role }, by)

test('who is no member asks, and is seen once with the words said last', async () => {
  const team = await aTeam(db)
  for (const by of ['stranger', 'exMember', 'otherOwner'] as const)
    expect(await ask(team, team[by])).toMatchObject({ status: 200 })
  for (const by of ['owner', 'admin', 'member'] as const)
    expect(await ask(team, team[by])).toMatchObject({ name: 'AlreadyMember' })
  expect(await ask(team)).toMatchObject({ name: 'TokenNotFound' })
  await ask(team, team.stranger, 'Other words')
  const { data } = await call('listTeam', { id: team.businessID }, team.admin)
  expect(data['requests']).toMatchObject([
    { person: { firstName: 'Stella' }, message: 'Other words' },
    { person: { firstName: 'Emil' } },
    { person: { firstName: 'Otto' } },
  ])
  // Three asked: owner and admin are told once an hour, nobody else.
  expect(await templatesTo(database, team.owner)).toEqual(['team-asked'])
  expect(await templatesTo(database, team.admin)).toEqual(['team-asked'])
  expect(await templatesTo(database, team.member)).toEqual([])
})

test('a company that is not there, or no longer, is asked by nobody', async () => {
  const team = await aTeam(db)
  await transaction(db, (tx) => removeBusiness(tx, team.businessID))
  expect(await ask(team, team.stranger)).toMatchObject({ status: 404, name: 'NotFound' })
})

test('owner and admin admit and refuse, admins no owners; others neither', async () => {
  const team = await aTeam(db)
  const [one, two] = [await somebody(db), await somebody(db)]
  await ask(team, one)
  await ask(team, two)
  expect(await answer(team, team.member, one, 'member')).toMatchObject({ name: 'NotAllowed' })
  for (const by of ['exMember', 'otherOwner', 'stranger'] as const)
    expect(await answer(team, team[by], one, 'member')).toMatchObject({ name: 'NotFound' })
  expect(await answer(team, undefined, one, 'member')).toMatchObject({ name: 'TokenNotFound' })
  expect(await answer(team, team.admin, one, 'owner')).toMatchObject({ name: 'InvalidInput' })
  expect(await answer(team, team.admin, team.stranger, 'member')).toMatchObject({ name: 'NotFound' })

  expect(await answer(team, team.admin, one, 'admin')).toMatchObject({ status: 200 })
  expect(await roleIn(db, team.businessID, one.userID)).toBe('admin')
  expect((await mailsTo(database, one.email)).at(-1)).toMatchObject({
    template: 'team-admitted',
    data: { role: 'admin' },
  })
  expect(await answer(team, team.owner, two)).toMatchObject({ status: 200 })
  expect(await roleIn(db, team.businessID, two.userID)).toBeUndefined()
  expect(await templatesTo(database, two)).toEqual(['team-refused'])
  expect(await answer(team, team.owner, two, 'member')).toMatchObject({ name: 'NotFound' })
  const { data } = await call('listTeam', { id: team.businessID }, team.owner)
  expect(data['history']).toMatchObject([
    { act: 'refused' },
    { act: 'admitted', role: 'admin' },
    { act: 'asked' },
    { act: 'asked' },
  ])
})

test('admitted by one and refused by another at once, one answer counts', async () => {
  for (let round = 0; round < 6; round += 1) {
    const team = await aTeam(db)
    await ask(team, team.stranger)
    const [admitted, refused] = await Promise.all([
      answer(team, team.owner, team.stranger, 'member'),
      answer(team, team.admin, team.stranger),
    ])
    expect([admitted.status, refused.status].toSorted((a, b) => a - b)).toEqual([200, 404])
    expect((await roleIn(db, team.businessID, team.stranger.userID)) !== undefined).toBe(
      admitted.status === 200,
    )
  }
})

test('who was asked in meanwhile is a member, and has no request left', async () => {
  const team = await aTeam(db)
  await ask(team, team.stranger)
  const wish = { id: team.businessID, userID: team.stranger.userID, role: 'member' }
  const { data } = await call('inviteMember', wish, team.owner)
  await call('acceptInvitation', { id: team.businessID, invitationID: data['invitationID'] }, team.stranger)
  const seen = await call('listTeam', { id: team.businessID }, team.owner)
  expect(seen.data).toMatchObject({ requests: [], invitations: [] })
})

test('the history begins with who made the company, however often that is told', async () => {
  const team = await aTeam(db)
  const created = { type: 'business.created', businessID: team.businessID, by: team.owner.userID } as const
  for (let times = 0; times < 2; times += 1) await transaction(db, (tx) => publishEvent(tx, created))
  await settle(db)
  const { data } = await call('listTeam', { id: team.businessID }, team.owner)
  expect(data['history']).toMatchObject([{ act: 'created', by: { name: 'Olga Owner' }, role: 'owner' }])
  expect(data['history']).toHaveLength(1)
})
