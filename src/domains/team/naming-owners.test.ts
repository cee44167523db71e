// What a session alone gives away: nothing by which a company is lost for good (decision 73).
import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { aPassword, givePassword, mailsTo, testAccounts } from '../../testing/accounts.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { aTeam, testCalls, type Somebody } from '../../testing/team.ts'
import { membersOf } from '../members/changing.ts'

const database = await testDatabase()
const { db, pool } = database
const call = testCalls(await testApi(database))
const accounts = await testAccounts(database)

async function teamWithPassword() {
  const team = await aTeam(db)
  await givePassword(database, team.owner.userID)
  return team
}
type Team = Awaited<ReturnType<typeof teamWithPassword>>
const name = (
  team: Team,
  by: Somebody | undefined,
  whom: Somebody,
  proof: object = { password: aPassword },
) => call('changeOwner', { id: team.businessID, userID: whom.userID, ...proof }, by)
const ownersOf = async (team: Team) =>
  (await membersOf(db, team.businessID)).filter(({ role }) => role === 'owner').map(({ userID }) => userID)

test('the owner alone names owners, with their password, among the members', async () => {
  const team = await teamWithPassword()
  for (const by of ['admin', 'member'] as const)
    expect(await name(team, team[by], team.member)).toMatchObject({ status: 403, name: 'NotAllowed' })
  for (const by of ['exMember', 'otherOwner', 'stranger'] as const)
    expect(await name(team, team[by], team.member)).toMatchObject({ name: 'NotFound' })
  expect(await name(team, undefined, team.member)).toMatchObject({ name: 'TokenNotFound' })
  expect(await name(team, team.owner, team.owner)).toMatchObject({ name: 'NotFound' })
  expect(await name(team, team.owner, team.stranger)).toMatchObject({ name: 'NotFound' })
  expect(await name(team, team.owner, team.member, {})).toMatchObject({ name: 'InvalidInput' })
  const wrong = { password: `${aPassword}!` }
  expect(await name(team, team.owner, team.member, wrong)).toMatchObject({ name: 'WrongCredentials' })
  expect(await ownersOf(team)).toEqual([team.owner.userID])

  expect(await name(team, team.owner, team.member)).toMatchObject({ status: 200 })
  expect(await name(team, team.owner, team.member)).toMatchObject({ status: 200 })
  expect((await ownersOf(team)).toSorted()).toEqual([team.owner.userID, team.member.userID].toSorted())
  expect(await mailsTo(database, team.member.email)).toMatchObject([
    { template: 'team-role', data: { by: 'Olga Owner', role: 'owner' } },
  ])
})

test('with a second factor, its code as well', async () => {
  const team = await teamWithPassword()
  const begun = await accounts('beginTwoFactor', { password: aPassword }, team.owner.bearer)
  const { secret } = begun.data as { secret: string }
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate()
  const { data } = await accounts('confirmTwoFactor', { code }, team.owner.bearer)
  const { recoveryCodes } = data as { recoveryCodes: string[] }
  expect(await name(team, team.owner, team.member)).toMatchObject({ status: 403, name: 'CodeNeeded' })
  const wrong = { password: aPassword, code: '000000' }
  expect(await name(team, team.owner, team.member, wrong)).toMatchObject({ name: 'WrongCode' })
  expect(await ownersOf(team)).toEqual([team.owner.userID])
  const right = { password: aPassword, code: recoveryCodes[0] }
  expect(await name(team, team.owner, team.member, right)).toMatchObject({ status: 200 })
})

test('by an owner’s session alone nobody else becomes an owner, in any way', async () => {
  const team = await teamWithPassword()
  const { businessID: id, owner, admin, member, stranger } = team
  const asOwner = { role: 'owner' }
  await call('askToJoin', { id, message: '' }, stranger)
  for (const [wish, input] of [
    ['changeMemberRole', { userID: admin.userID, ...asOwner }],
    ['inviteMember', { email: stranger.email, ...asOwner }],
    ['inviteMember', { userID: stranger.userID, ...asOwner }],
    ['answerJoinRequest', { userID: stranger.userID, ...asOwner }],
  ] as const)
    expect(await call(wish, { id, ...input }, owner)).toMatchObject({ status: 400, name: 'InvalidInput' })
  await call('inviteMember', { id, userID: stranger.userID, role: 'admin' }, owner)
  const waits =
    "select from business_invitations where business_id = $1 and role = 'owner' and answer is null"
  expect((await pool.query(waits, [id])).rowCount).toBe(0)
  await expect(
    pool.query("update business_invitations set role = 'owner' where business_id = $1", [id]),
  ).rejects.toThrow('business_invitations_no_owner')
  expect(await call('transferBusiness', { id, userID: member.userID }, owner)).toMatchObject({ status: 400 })
  expect(await ownersOf(team)).toEqual([owner.userID])
})

test('another owner is made less and taken out by an owner’s password, and by no session alone', async () => {
  const team = await teamWithPassword()
  const { businessID: id, owner, admin } = team
  await name(team, owner, admin)
  await givePassword(database, admin.userID)
  const which = { id, userID: owner.userID }
  for (const role of ['admin', 'member'])
    expect(await call('changeMemberRole', { ...which, role }, admin)).toMatchObject({
      name: 'PasswordNeeded',
    })
  expect(await call('removeMember', which, admin)).toMatchObject({ status: 403, name: 'PasswordNeeded' })
  const less = (role: string | null, password = aPassword) =>
    call('changeOwner', { ...which, role, password }, admin)
  expect(await less('admin', 'not the password')).toMatchObject({ name: 'WrongCredentials' })
  expect((await ownersOf(team)).toSorted()).toEqual([owner.userID, admin.userID].toSorted())
  expect(await less('admin')).toMatchObject({ status: 200 })
  expect(await ownersOf(team)).toEqual([admin.userID])
  expect(await less(null)).toMatchObject({ status: 200 })
  expect((await membersOf(db, id)).some(({ userID }) => userID === owner.userID)).toBe(false)
  expect((await mailsTo(database, owner.email)).map(({ template }) => template)).toEqual([
    'team-role',
    'team-removed',
  ])
})

test('named by two owners at once, and while the one who names is made less', async () => {
  for (let round = 0; round < 4; round += 1) {
    const team = await teamWithPassword()
    await givePassword(database, team.admin.userID)
    await name(team, team.owner, team.admin)
    const less = { id: team.businessID, userID: team.owner.userID, role: 'member', password: aPassword }
    const [named, again, lessened] = await Promise.all([
      name(team, team.owner, team.member),
      name(team, team.admin, team.member),
      call('changeOwner', less, team.admin),
    ])
    expect([again.status, lessened.status]).toEqual([200, 200])
    expect([200, 403]).toContain(named.status)
    expect((await ownersOf(team)).toSorted()).toEqual([team.admin.userID, team.member.userID].toSorted())
  }
})
