import { describe, expect, test } from 'vitest'
import { aPassword, givePassword, mailsTo, testAccounts } from '../../testing/accounts.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { aTeam, somebody, templatesTo, testCalls, type Somebody } from '../../testing/team.ts'
import { membersOf } from '../members/changing.ts'
import { addMember, type MemberRole } from '../members/membership.ts'
import { transaction } from '../../platform/db.ts'

const database = await testDatabase()
const { db, pool } = database
const call = testCalls(await testApi(database))
const accounts = await testAccounts(database)

type Team = Awaited<ReturnType<typeof aTeam>>
const setRole = (team: Team, by: Somebody | undefined, whom: Somebody, role: MemberRole) =>
  call('changeMemberRole', { id: team.businessID, userID: whom.userID, role }, by)
const remove = (team: Team, by: Somebody | undefined, whom: Somebody) =>
  call('removeMember', { id: team.businessID, userID: whom.userID }, by)
const changeOwner = (team: Team, by: Somebody, whom: Somebody, role: MemberRole | null) =>
  call('changeOwner', { id: team.businessID, userID: whom.userID, role, password: aPassword }, by)
const leave = (team: Team, by?: Somebody) => call('leaveBusiness', { id: team.businessID }, by)
const list = (team: Team, by?: Somebody) => call('listTeam', { id: team.businessID }, by)

const roles = async (team: Team) =>
  new Map((await membersOf(db, team.businessID)).map(({ userID, role }) => [userID, role]))
const owners = async (team: Team) =>
  [...(await roles(team)).values()].filter((role) => role === 'owner').length

async function withSecondOwner() {
  const team = await aTeam(db)
  const second = await somebody(db, { firstName: 'Sam', lastName: 'Second' })
  await transaction(db, (tx) =>
    addMember(tx, { businessID: team.businessID, userID: second.userID, role: 'owner' }),
  )
  return { ...team, second }
}

describe('who sees what', () => {
  test('members see the members, managers all, everybody else nothing', async () => {
    const team = await aTeam(db)
    await call('inviteMember', { id: team.businessID, email: 'x@new.example', role: 'member' }, team.owner)
    await call('askToJoin', { id: team.businessID, message: 'Please' }, team.stranger)
    const seen = await list(team, team.member)
    expect(seen.data).toMatchObject({
      role: 'member',
      members: [
        { firstName: 'Olga', role: 'owner', isSelf: false },
        { firstName: 'Ada', role: 'admin', isSelf: false },
        { firstName: 'Mel', role: 'member', isSelf: true },
      ],
      invitations: [],
      requests: [],
      history: [],
    })
    expect(seen.body).not.toContain('@')
    for (const by of ['owner', 'admin'] as const)
      expect((await list(team, team[by])).data).toMatchObject({
        role: by,
        invitations: [{ email: 'x@new.example', person: null }],
        requests: [{ person: { firstName: 'Stella' }, message: 'Please' }],
        history: [
          { act: 'asked', by: { name: 'Stella Stranger' }, whom: null },
          { act: 'invited', by: { name: 'Olga Owner' }, whom: { userID: null, name: 'x@new.example' } },
        ],
      })
    for (const by of ['exMember', 'otherOwner', 'stranger'] as const)
      expect(await list(team, team[by])).toMatchObject({ status: 404, name: 'NotFound' })
    expect(await list(team)).toMatchObject({ name: 'TokenNotFound' })
  })
})

describe('roles', () => {
  test('owners change everybody, admins all but owners, others nobody', async () => {
    const team = await withSecondOwner()
    expect(await setRole(team, team.admin, team.member, 'admin')).toMatchObject({ status: 200 })
    expect(await setRole(team, team.admin, team.member, 'member')).toMatchObject({ status: 200 })
    expect(await setRole(team, team.owner, team.member, 'owner')).toMatchObject({ name: 'InvalidInput' })
    expect(await setRole(team, team.admin, team.owner, 'member')).toMatchObject({ name: 'NotAllowed' })
    // Another owner is made less, or taken out, with a password alone.
    for (const by of ['owner', 'second'] as const) {
      const other = by === 'owner' ? team.second : team.owner
      expect(await setRole(team, team[by], other, 'admin')).toMatchObject({
        status: 403,
        name: 'PasswordNeeded',
      })
      expect(await remove(team, team[by], other)).toMatchObject({ status: 403, name: 'PasswordNeeded' })
    }
    expect(await owners(team)).toBe(2)
    expect(await setRole(team, team.member, team.member, 'admin')).toMatchObject({ name: 'NotAllowed' })
    for (const by of ['exMember', 'otherOwner', 'stranger'] as const)
      expect(await setRole(team, team[by], team.member, 'admin')).toMatchObject({ name: 'NotFound' })
    expect(await setRole(team, undefined, team.member, 'admin')).toMatchObject({ name: 'TokenNotFound' })
    expect(await setRole(team, team.owner, team.stranger, 'admin')).toMatchObject({ name: 'NotFound' })
    expect((await roles(team)).get(team.member.userID)).toBe('member')
    expect(await mailsTo(database, team.member.email)).toMatchObject([
      { template: 'team-role', data: { by: 'Ada Admin', role: 'admin' } },
      { template: 'team-role', data: { by: 'Ada Admin', role: 'member' } },
    ])
  })

  test('the last owner cannot be made less, removed or leave', async () => {
    const team = await aTeam(db)
    expect(await setRole(team, team.owner, team.owner, 'admin')).toMatchObject({ name: 'LastOwner' })
    expect(await leave(team, team.owner)).toMatchObject({ status: 409, name: 'LastOwner' })
    expect(await remove(team, team.owner, team.owner)).toMatchObject({ name: 'LastOwner' })
    expect(await owners(team)).toBe(1)
    expect(await templatesTo(database, team.owner)).toEqual([])
  })

  test('two owners at once, in every pair of acts: one stays', async () => {
    type Act = (team: Awaited<ReturnType<typeof withSecondOwner>>, by: Somebody, other: Somebody) => unknown
    const acts: Act[] = [
      (team, by) => leave(team, by),
      (team, by) => setRole(team, by, by, 'member'),
      (team, by, other) => changeOwner(team, by, other, null),
      (team, by, other) => changeOwner(team, by, other, 'admin'),
    ]
    for (const one of acts)
      for (const two of acts) {
        const team = await withSecondOwner()
        for (const owner of [team.owner, team.second]) await givePassword(database, owner.userID)
        await Promise.all([one(team, team.owner, team.second), two(team, team.second, team.owner)])
        expect(await owners(team)).toBe(1)
      }
  })

  test('an owner who deletes their account and one who leaves at once: one stays', async () => {
    for (let round = 0; round < 5; round += 1) {
      const team = await withSecondOwner()
      await givePassword(database, team.second.userID)
      await Promise.all([
        leave(team, team.owner),
        accounts('deleteAccount', { password: aPassword }, team.second.bearer),
      ])
      expect(await owners(team)).toBe(1)
    }
  })

  test('who deletes their account while they are admitted, or accept, is nobody’s member afterwards', async () => {
    const ghosts: number[] = []
    for (let round = 0; round < 16; round += 1) {
      const team = await aTeam(db)
      const { businessID: id, stranger } = team
      await givePassword(database, stranger.userID)
      const { userID } = stranger
      await call('askToJoin', { id, message: '' }, stranger)
      const invited = await call<{ invitationID: string }>(
        'inviteMember',
        { id, email: stranger.email, role: 'admin' },
        team.owner,
      )
      const admit = () => call('answerJoinRequest', { id, userID, role: 'admin' }, team.owner)
      const accept = () => call('acceptInvitation', { id, invitationID: invited.data.invitationID }, stranger)
      const [deleted] = await Promise.all([
        accounts('deleteAccount', { password: aPassword }, stranger.bearer),
        // The password is proven first.
        pool.query('select pg_sleep($1)', [0.02 * (round >> 1)]).then(round % 2 ? admit : accept),
      ])
      if (deleted.name === undefined && (await roles(team)).has(userID)) ghosts.push(round)
    }
    expect(ghosts).toEqual([])
  })
})

describe('leaving', () => {
  test('who is removed is refused on the next request', async () => {
    const team = await aTeam(db)
    expect(await list(team, team.admin)).toMatchObject({ status: 200 })
    expect(await remove(team, team.owner, team.admin)).toMatchObject({ status: 200 })
    expect(await list(team, team.admin)).toMatchObject({ status: 404, name: 'NotFound' })
    expect(
      await call('inviteMember', { id: team.businessID, email: 'x@new.example', role: 'member' }, team.admin),
    ).toMatchObject({ name: 'NotFound' })
    expect(await mailsTo(database, team.admin.email)).toMatchObject([
      { template: 'team-removed', data: { business: 'Kitazawa Bearing Works', by: 'Olga Owner' } },
    ])
    expect((await list(team, team.owner)).data).toMatchObject({
      history: [{ act: 'removed', by: { name: 'Olga Owner' }, whom: { name: 'Ada Admin' }, role: 'admin' }],
    })
  })

  test('admins remove members and admins, not owners; others nobody', async () => {
    const team = await aTeam(db)
    expect(await remove(team, team.admin, team.owner)).toMatchObject({ name: 'NotAllowed' })
    expect(await remove(team, team.member, team.admin)).toMatchObject({ name: 'NotAllowed' })
    for (const by of ['exMember', 'otherOwner', 'stranger'] as const)
      expect(await remove(team, team[by], team.member)).toMatchObject({ name: 'NotFound' })
    expect(await remove(team, undefined, team.member)).toMatchObject({ name: 'TokenNotFound' })
    expect(await remove(team, team.owner, team.stranger)).toMatchObject({ name: 'NotFound' })
    expect(await remove(team, team.admin, team.member)).toMatchObject({ status: 200 })
    expect([...(await roles(team)).values()]).toEqual(['owner', 'admin'])
  })

  test('an admin who is removed while they act has not acted afterwards', async () => {
    for (let round = 0; round < 8; round += 1) {
      const team = await aTeam(db)
      const [, removal] = await Promise.all([
        remove(team, team.owner, team.admin),
        remove(team, team.admin, team.member),
      ])
      const { rows } = await pool.query<{ name: string }>(
        "select whom_user_id as name from team_events where business_id = $1 and act = 'removed' order by at, event_id",
        [team.businessID],
      )
      const isOut = !(await roles(team)).has(team.member.userID)
      expect(isOut).toBe(removal.status === 200)
      expect(rows.some(({ name }) => name === team.member.userID)).toBe(isOut)
    }
  })

  test('who leaves tells the owners', async () => {
    const team = await aTeam(db)
    for (const by of ['exMember', 'otherOwner', 'stranger'] as const)
      expect(await leave(team, team[by])).toMatchObject({ name: 'NotFound' })
    expect(await leave(team)).toMatchObject({ name: 'TokenNotFound' })
    expect(await leave(team, team.member)).toMatchObject({ status: 200 })
    expect(await list(team, team.member)).toMatchObject({ name: 'NotFound' })
    expect(await mailsTo(database, team.owner.email)).toMatchObject([
      { template: 'team-left', data: { person: 'Mel Member' } },
    ])
    expect(await templatesTo(database, team.admin)).toEqual([])
    expect((await list(team, team.owner)).data).toMatchObject({
      history: [{ act: 'left', by: { name: 'Mel Member' } }],
    })
  })

  test('an account that goes leaves: owners are told, the history stays, requests and invitations end', async () => {
    const team = await aTeam(db)
    const other = await aTeam(db)
    await givePassword(database, team.member.userID)
    await call('askToJoin', { id: other.businessID }, team.member)
    await call(
      'inviteMember',
      { id: other.businessID, userID: team.member.userID, role: 'member' },
      other.owner,
    )
    const gone = await accounts('deleteAccount', { password: aPassword }, team.member.bearer)
    expect(gone.status).toBe(200)
    expect((await list(team, team.owner)).data).toMatchObject({
      members: [{}, {}],
      history: [{ act: 'left', by: { userID: team.member.userID } }],
    })
    expect(await templatesTo(database, team.owner)).toEqual(['team-left'])
    expect((await list(other, other.owner)).data).toMatchObject({ requests: [], invitations: [] })
  })
})
