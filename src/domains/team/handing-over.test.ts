import { describe, expect, test } from 'vitest'
import { aPassword, givePassword, mailsTo } from '../../testing/accounts.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { aTeam, templatesTo, testCalls, type Somebody } from '../../testing/team.ts'
import { membersOf } from '../members/changing.ts'

const database = await testDatabase()
const { db, pool } = database
const call = testCalls(await testApi(database))

type Team = Awaited<ReturnType<typeof aTeamToHandOver>>
type Listed = { offer: { to: { userID: string } } | null; history: { act: string }[] }

async function aTeamToHandOver() {
  const team = await aTeam(db)
  await givePassword(database, team.owner.userID)
  return team
}
const offer = (team: Team, by: Somebody | undefined, whom: Somebody, password = aPassword) =>
  call('transferBusiness', { id: team.businessID, userID: whom.userID, password }, by)
const answer = (team: Team, by: Somebody | undefined, accept = true) =>
  call('answerTransfer', { id: team.businessID, accept }, by)
const withdraw = (team: Team, by: Somebody | undefined) =>
  call('withdrawTransfer', { id: team.businessID }, by)
const listed = async (team: Team, by: Somebody) =>
  (await call<Listed>('listTeam', { id: team.businessID }, by)).data
const offeredTo = async (team: Team, by: Somebody) => (await listed(team, by)).offer?.to.userID
const roles = async (team: Team) =>
  new Map((await membersOf(db, team.businessID)).map(({ userID, role }) => [userID, role]))
const owners = async (team: Team) =>
  [...(await roles(team)).values()].filter((role) => role === 'owner').length

describe('offering', () => {
  test('the owner alone, with their password, to a member; nothing changes yet', async () => {
    const team = await aTeamToHandOver()
    for (const by of ['admin', 'member'] as const)
      expect(await offer(team, team[by], team.member)).toMatchObject({ name: 'NotAllowed' })
    for (const by of ['exMember', 'otherOwner', 'stranger'] as const)
      expect(await offer(team, team[by], team.member)).toMatchObject({ name: 'NotFound' })
    expect(await offer(team, undefined, team.member)).toMatchObject({ name: 'TokenNotFound' })
    expect(await offer(team, team.owner, team.owner)).toMatchObject({ name: 'NotFound' })
    expect(await offer(team, team.owner, team.stranger)).toMatchObject({ name: 'NotFound' })
    expect(await offer(team, team.owner, team.member, `${aPassword}!`)).toMatchObject({
      name: 'WrongCredentials',
    })
    expect(await offeredTo(team, team.owner)).toBeUndefined()

    expect(await offer(team, team.owner, team.member)).toMatchObject({ status: 200 })
    expect((await roles(team)).get(team.member.userID)).toBe('member')
    expect(await offeredTo(team, team.owner)).toBe(team.member.userID)
    expect(await offeredTo(team, team.member)).toBe(team.member.userID)
    expect(await offeredTo(team, team.admin)).toBeUndefined()
    expect((await mailsTo(database, team.member.email)).at(-1)).toMatchObject({
      template: 'team-offered',
      data: { by: 'Olga Owner' },
    })
  })

  test('another offer takes the place of the one before', async () => {
    const team = await aTeamToHandOver()
    await offer(team, team.owner, team.member)
    expect(await offer(team, team.owner, team.admin)).toMatchObject({ status: 200 })
    expect(await answer(team, team.member)).toMatchObject({ name: 'OfferOver' })
    expect(await answer(team, team.admin)).toMatchObject({ status: 200 })
    expect(await owners(team)).toBe(1)
  })

  test('it is withdrawn by an owner, and with the right of either', async () => {
    const team = await aTeamToHandOver()
    expect(await withdraw(team, team.owner)).toMatchObject({ name: 'OfferOver' })
    await offer(team, team.owner, team.member)
    for (const by of ['admin', 'member'] as const)
      expect(await withdraw(team, team[by])).toMatchObject({ name: 'NotAllowed' })
    expect(await withdraw(team, team.stranger)).toMatchObject({ name: 'NotFound' })
    expect(await withdraw(team, team.owner)).toMatchObject({ status: 200 })
    expect(await answer(team, team.member)).toMatchObject({ name: 'OfferOver' })

    await offer(team, team.owner, team.member)
    await call('removeMember', { id: team.businessID, userID: team.member.userID }, team.owner)
    expect(await answer(team, team.member)).toMatchObject({ name: 'NotFound' })
    expect(await offeredTo(team, team.owner)).toBeUndefined()

    await offer(team, team.owner, team.admin)
    const { businessID: id } = team
    await call('changeOwner', { id, userID: team.admin.userID, password: aPassword }, team.owner)
    await givePassword(database, team.admin.userID)
    const less = { id, userID: team.owner.userID, role: 'member', password: aPassword }
    await call('changeOwner', less, team.admin)
    expect(await answer(team, team.admin)).toMatchObject({ name: 'OfferOver' })
  })

  test('it runs out', async () => {
    const team = await aTeamToHandOver()
    await offer(team, team.owner, team.member)
    await pool.query("update ownership_offers set expires_at = now() - interval '1 second'")
    expect(await offeredTo(team, team.member)).toBeUndefined()
    expect(await answer(team, team.member)).toMatchObject({ name: 'OfferOver' })
    expect((await roles(team)).get(team.owner.userID)).toBe('owner')
  })
})

describe('answering', () => {
  test('who takes over is the owner, and who offered stays as an admin', async () => {
    const team = await aTeamToHandOver()
    await offer(team, team.owner, team.member)
    for (const by of ['admin', 'owner'] as const)
      expect(await answer(team, team[by])).toMatchObject({ name: 'OfferOver' })
    for (const by of ['exMember', 'otherOwner', 'stranger'] as const)
      expect(await answer(team, team[by])).toMatchObject({ name: 'NotFound' })
    expect(await answer(team, undefined)).toMatchObject({ name: 'TokenNotFound' })

    expect(await answer(team, team.member)).toMatchObject({ status: 200 })
    const now = await roles(team)
    expect(now.get(team.member.userID)).toBe('owner')
    expect(now.get(team.owner.userID)).toBe('admin')
    for (const person of [team.owner, team.member])
      expect((await mailsTo(database, person.email)).at(-1)).toMatchObject({
        template: 'team-transferred',
        data: { by: 'Olga Owner', person: 'Mel Member' },
      })
    expect((await listed(team, team.member)).history.slice(0, 2).map(({ act }) => act)).toEqual([
      'transferred',
      'offered',
    ])
    expect(await answer(team, team.member)).toMatchObject({ name: 'OfferOver' })
    expect(await offer(team, team.owner, team.admin)).toMatchObject({ name: 'NotAllowed' })
  })

  test('who declines changes nothing, and the owner is told', async () => {
    const team = await aTeamToHandOver()
    await offer(team, team.owner, team.member)
    expect(await answer(team, team.member, false)).toMatchObject({ status: 200 })
    expect((await roles(team)).get(team.owner.userID)).toBe('owner')
    expect((await templatesTo(database, team.owner)).at(-1)).toBe('team-offer-declined')
    expect(await answer(team, team.member)).toMatchObject({ name: 'OfferOver' })
  })

  test('taken over and withdrawn at once one of both happens', async () => {
    for (let round = 0; round < 5; round += 1) {
      const team = await aTeamToHandOver()
      await offer(team, team.owner, team.member)
      const [taken, withdrawn] = await Promise.all([answer(team, team.member), withdraw(team, team.owner)])
      expect([taken.status, withdrawn.status].filter((status) => status === 200)).toHaveLength(1)
      expect(await owners(team)).toBe(1)
      expect((await roles(team)).get(team.member.userID)).toBe(taken.status === 200 ? 'owner' : 'member')
    }
  })
})
