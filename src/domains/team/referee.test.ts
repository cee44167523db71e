// The business referee (D12): one member, named by those who manage the team, with no more rights.
import { expect, test } from 'vitest'
import { testApi, testDatabase } from '../../testing/database.ts'
import { aTeam, testCalls, type Somebody } from '../../testing/team.ts'

const database = await testDatabase()
const { db, pool } = database
const call = testCalls(await testApi(database))

type Team = Awaited<ReturnType<typeof aTeam>>
const name = (team: Team, by: Somebody | undefined, userID: string | null) =>
  call('nameReferee', { id: team.businessID, userID }, by)
async function refereesOf(team: Team): Promise<string[]> {
  const { data } = await call('listTeam', { id: team.businessID }, team.member)
  const { members } = data as { members: { userID: string; isReferee: boolean }[] }
  return members.filter(({ isReferee }) => isReferee).map(({ userID }) => userID)
}

test('owners and admins name one member, or nobody; everybody in the team sees who it is', async () => {
  const team = await aTeam(db)
  expect(await refereesOf(team)).toEqual([])
  expect(await name(team, team.owner, team.member.userID)).toMatchObject({ status: 200 })
  expect(await name(team, team.owner, team.member.userID)).toMatchObject({ status: 200 })
  expect(await refereesOf(team)).toEqual([team.member.userID])
  expect(await name(team, team.admin, team.owner.userID)).toMatchObject({ status: 200 })
  expect(await refereesOf(team)).toEqual([team.owner.userID])
  expect(await name(team, team.admin, null)).toMatchObject({ status: 200 })
  expect(await refereesOf(team)).toEqual([])
})

test('nobody else does, and nobody who is no member becomes it: then all stays as it was', async () => {
  const team = await aTeam(db)
  await name(team, team.owner, team.admin.userID)
  expect(await name(team, team.member, team.member.userID)).toMatchObject({ name: 'NotAllowed' })
  for (const by of ['exMember', 'otherOwner', 'stranger'] as const)
    expect(await name(team, team[by], team.member.userID)).toMatchObject({ name: 'NotFound' })
  expect(await name(team, undefined, team.member.userID)).toMatchObject({ status: 401 })
  expect(await name(team, team.owner, team.stranger.userID)).toMatchObject({ name: 'NotFound' })
  expect(await refereesOf(team)).toEqual([team.admin.userID])
})

test('the title gives no rights, and goes with the membership', async () => {
  const team = await aTeam(db)
  await name(team, team.owner, team.member.userID)
  expect(await name(team, team.member, null)).toMatchObject({ name: 'NotAllowed' })
  await call('removeMember', { id: team.businessID, userID: team.member.userID }, team.owner)
  const { rows } = await pool.query('select 1 from business_members where business_id = $1 and referee', [
    team.businessID,
  ])
  expect(rows).toEqual([])
})
