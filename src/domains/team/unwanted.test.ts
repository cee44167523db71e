// Who is not wanted stays outside: whom one blocks, and who was removed (P6.4).
import { expect, test } from 'vitest'
import type { InvitationEntry, OwnInvitationEntry } from '../../contract/team.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { aPassword, givePassword, testAccounts } from '../../testing/accounts.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { aTeam, somebody, templatesTo, testCalls, type Somebody } from '../../testing/team.ts'
import { businessesOf } from '../members/membership.ts'

const database = await testDatabase()
const { db } = database
const call = testCalls(await testApi(database))
const accounts = await testAccounts(database)

type Own = { invitations: OwnInvitationEntry[]; nextCursor: string | null }
const own = async (by: Somebody) => (await call<Own>('listOwnInvitations', {}, by)).data.invitations

test('a company that somebody blocks cannot invite them, by name or by address, and its invitations are not shown', async () => {
  const { businessID: id, owner } = await aTeam(db)
  const [before, guest] = [await somebody(db), await somebody(db)]
  const invite = (wish: Record<string, unknown>) =>
    call<InvitationEntry>('inviteMember', { id, role: 'member', ...wish }, owner)
  await invite({ userID: before.userID })
  expect(await own(before)).toHaveLength(1)
  for (const who of [before, guest])
    await call('blockParty', { resourceType: 'business', resourceID: id }, who)

  expect(await own(before)).toEqual([])
  expect(await invite({ userID: guest.userID })).toMatchObject({ status: 404, name: 'NotFound' })
  // Whether an address has an account, and whom it blocks, cannot be told from the answer.
  expect(await invite({ email: guest.email })).toMatchObject({ status: 200, data: { email: guest.email } })
  expect(await templatesTo(database, guest)).toEqual([])
  expect(await own(guest)).toEqual([])

  await call('unblockParty', { resourceType: 'business', resourceID: id }, guest)
  expect(await own(guest)).toHaveLength(1)
})

test('whom a company blocks cannot ask it to be admitted', async () => {
  const { businessID: id, owner, admin, stranger } = await aTeam(db)
  const block = { resourceType: 'user', resourceID: stranger.userID, businessID: id }
  await call('blockParty', block, owner)
  expect(await call('askToJoin', { id, message: 'Me again' }, stranger)).toMatchObject({ name: 'NotFound' })
  for (const manager of [owner, admin]) expect(await templatesTo(database, manager)).toEqual([])
  await call('unblockParty', block, owner)
  expect(await call('askToJoin', { id, message: 'Please' }, stranger)).toMatchObject({ status: 200 })
})

test('an invitation from before somebody was removed does not bring them back', async () => {
  const guest = await somebody(db)
  const { businessID: id, owner } = await aTeam(db)
  const invited = async (wish: Record<string, unknown>) =>
    (await call<InvitationEntry>('inviteMember', { id, role: 'member', ...wish }, owner)).data.invitationID
  const accept = (invitationID: string) => call('acceptInvitation', { id, invitationID }, guest)
  const byAddress = await invited({ email: guest.email, role: 'admin' })
  await accept(await invited({ userID: guest.userID }))
  await call('removeMember', { id, userID: guest.userID }, owner)
  expect(await own(guest)).toEqual([])
  expect(await accept(byAddress)).toMatchObject({ name: 'InvitationOver' })
  expect(await businessesOf(db, guest.userID)).toEqual([])
  // Invited anew they may come.
  await invited({ email: guest.email })
  expect(await own(guest)).toHaveLength(1)
  expect(await accept(byAddress)).toMatchObject({ status: 200 })
})

type Team = Awaited<ReturnType<typeof aTeam>>
const removing = ({ businessID: id, admin, owner }: Team) =>
  call('removeMember', { id, userID: admin.userID }, owner)
const leaving = ({ businessID: id, admin }: Team) => call('leaveBusiness', { id }, admin)
const demoting = ({ businessID: id, admin, owner }: Team) =>
  call('changeMemberRole', { id, userID: admin.userID, role: 'member' }, owner)
async function handingOver({ businessID: id, admin, owner }: Team) {
  await givePassword(database, owner.userID)
  await call('transferBusiness', { id, userID: admin.userID, password: aPassword }, owner)
  return call('answerTransfer', { id, accept: true }, admin)
}
async function promoting({ businessID: id, admin, owner }: Team) {
  await givePassword(database, owner.userID)
  return call('changeOwner', { id, userID: admin.userID, password: aPassword }, owner)
}

test.each([
  ['was removed', 'admin', 'member', removing, false],
  ['left', 'admin', 'admin', leaving, false],
  ['became a member', 'admin', 'member', demoting, false],
  ['handed it over and may still invite to this', 'owner', 'admin', handingOver, true],
  ['became an owner', 'admin', 'member', promoting, true],
] as const)(
  'an invitation whose sender %s admits as far as they still may',
  async (_, by, role, act, may) => {
    const [team, guest] = [await aTeam(db), await somebody(db)]
    const { businessID: id } = team
    const { data } = await call<InvitationEntry>('inviteMember', { id, role, userID: guest.userID }, team[by])
    const third = by === 'admin' ? 'owner' : 'admin'
    const mail = { id, role: 'member', email: `${uuidv7()}@new.example` }
    const { data: others } = await call<InvitationEntry>('inviteMember', mail, team[third])
    expect(await act(team)).toMatchObject({ status: 200 })

    expect(await own(guest)).toHaveLength(may ? 1 : 0)
    const listed = await call<{ invitations: InvitationEntry[]; history: { act: string }[] }>(
      'listTeam',
      { id },
      team.owner,
    )
    expect(listed.data.invitations.map(({ invitationID }) => invitationID)).toEqual(
      [others.invitationID, data.invitationID].slice(0, may ? 2 : 1),
    )
    expect(listed.data.history.filter((one) => one.act === 'withdrawn')).toHaveLength(may ? 0 : 1)
    const { name } = await call('acceptInvitation', { id, invitationID: data.invitationID }, guest)
    expect(name).toBe(may ? undefined : 'InvitationOver')
    expect(await businessesOf(db, guest.userID)).toEqual(may ? [id] : [])
  },
)

test('an invitation and the removal of its sender at once: who comes in did so before', async () => {
  for (let round = 0; round < 5; round += 1) {
    const [team, guest] = [await aTeam(db), await somebody(db)]
    const { businessID: id, admin } = team
    const wish = { id, role: 'member', userID: guest.userID }
    const { data } = await call<InvitationEntry>('inviteMember', wish, admin)
    const [removal, { name }] = await Promise.all([
      removing(team),
      call('acceptInvitation', { id, invitationID: data.invitationID }, guest),
    ])
    expect(removal.status).toBe(200)
    expect(name === undefined || name === 'InvitationOver').toBe(true)
    expect(await businessesOf(db, guest.userID)).toHaveLength(name === undefined ? 1 : 0)
    expect(await own(guest)).toEqual([])
  }
})

test('an account that goes takes the invitations it sent along', async () => {
  const [{ businessID: id, admin }, guest] = [await aTeam(db), await somebody(db)]
  await givePassword(database, admin.userID)
  await call('inviteMember', { id, role: 'member', userID: guest.userID }, admin)
  expect(await accounts('deleteAccount', { password: aPassword }, admin.bearer)).toMatchObject({
    status: 200,
  })
  expect(await own(guest)).toEqual([])
})

test('a person who is invited by name is written to twice a day by one company and five times by all, and no invitation is refused for what others sent', async () => {
  const [guest, another] = [await somebody(db), await somebody(db)]
  const teams = [await aTeam(db), await aTeam(db), await aTeam(db), await aTeam(db)]
  const invite = (id: string, by: Somebody, { userID }: Somebody) =>
    call('inviteMember', { id, role: 'member', userID }, by)
  const [first, ...others] = teams
  for (let n = 0; n < 10; n += 1)
    expect(await invite(first!.businessID, first!.owner, guest)).toMatchObject({ status: 200 })
  expect(await invite(first!.businessID, first!.owner, guest)).toMatchObject({
    status: 429,
    name: 'TooManyRequests',
  })
  expect(await templatesTo(database, guest)).toHaveLength(2)
  for (const { businessID, owner, admin } of others)
    for (const by of [owner, admin])
      expect(await invite(businessID, by, guest)).toMatchObject({ status: 200 })
  expect(await templatesTo(database, guest)).toHaveLength(5)
  // Those that brought no mail wait on the page of their own invitations.
  expect(await own(guest)).toHaveLength(4)
  const last = others.at(-1)!
  expect(await invite(last.businessID, last.owner, another)).toMatchObject({ status: 200 })
  expect(await templatesTo(database, another)).toHaveLength(1)
})

test('nobody whom somebody blocks reaches them by an invitation, for whichever company they send it', async () => {
  const [{ businessID: id, owner, admin }, guest] = [await aTeam(db), await somebody(db)]
  await call('blockParty', { resourceType: 'user', resourceID: owner.userID }, guest)
  const invite = (by: Somebody) => call('inviteMember', { id, role: 'member', email: guest.email }, by)
  expect(await invite(owner)).toMatchObject({ status: 200 })
  expect(await templatesTo(database, guest)).toEqual([])
  expect(await invite(admin)).toMatchObject({ status: 200 })
  expect(await templatesTo(database, guest)).toHaveLength(1)
})

test.each(['userID', 'email'] as const)(
  'T20: nobody closes a person, named by %s, to invitations by asking in vain, or by asking alone',
  async (named) => {
    const [team, other, guest] = [await aTeam(db), await aTeam(db), await somebody(db)]
    const invite = (id: string, by: Somebody, more: Record<string, unknown> = {}) =>
      call('inviteMember', { id, role: 'member', [named]: guest[named], ...more }, by)
    for (let n = 0; n < 10; n += 1)
      expect(await invite(uuidv7(), team.stranger)).toMatchObject({ status: 404 })
    for (let n = 0; n < 10; n += 1)
      expect(await invite(team.businessID, team.member)).toMatchObject({ name: 'NotAllowed' })
    for (let n = 0; n < 10; n += 1)
      expect(await invite(team.businessID, team.admin, { role: 'owner' })).toMatchObject({ status: 400 })
    expect(await invite(team.businessID, team.owner)).toMatchObject({ status: 200 })

    for (let n = 0; n < 11; n += 1) await invite(other.businessID, other.owner)
    expect(await invite(other.businessID, other.owner)).toMatchObject({ status: 429 })
    expect(await invite(team.businessID, team.owner)).toMatchObject({ status: 200 })
  },
)

test('of many invitations at once exactly as many are sent as one may send', async () => {
  const [team, guest] = [await aTeam(db), await somebody(db)]
  const wish = { id: team.businessID, role: 'member', userID: guest.userID }
  const outcomes = await Promise.all(Array.from({ length: 16 }, () => call('inviteMember', wish, team.owner)))
  expect(outcomes.filter(({ status }) => status === 200)).toHaveLength(10)
  expect(await templatesTo(database, guest)).toHaveLength(2)
})

test('T20: an address is written to twice a day by one company, however often it is withdrawn, and five times by all', async () => {
  const teams = [await aTeam(db), await aTeam(db), await aTeam(db)] as const
  const email = `${uuidv7()}@new.example`
  const invite = (id: string, by: Somebody, to = email) =>
    call<InvitationEntry>('inviteMember', { id, role: 'member', email: to }, by)
  const inviteAndWithdraw = async ({ businessID: id }: Team, by: Somebody, to?: string) => {
    const { status, data } = await invite(id, by, to)
    if (status === 200) await call('withdrawInvitation', { id, invitationID: data.invitationID }, by)
    return status
  }
  const [first, second, third] = teams
  const outcomes: number[] = []
  // Whoever of its people asks, and however the address is written.
  for (const [by, to] of [
    [first.owner, email],
    [first.admin, email.toUpperCase().replace('@', '+x@')],
    [first.owner, email],
    [first.admin, email],
  ] as const)
    outcomes.push(await inviteAndWithdraw(first, by, to))
  expect(outcomes).toEqual([200, 200, 429, 429])
  for (let n = 0; n < 2; n += 1) expect(await inviteAndWithdraw(second, second.owner)).toBe(200)
  for (let n = 0; n < 2; n += 1) expect(await inviteAndWithdraw(third, third.owner)).toBe(200)
  const sent = [
    ...(await templatesTo(database, { email })),
    ...(await templatesTo(database, { email: email.replace('@', '+x@') })),
  ]
  expect(sent).toHaveLength(5)
  expect(await inviteAndWithdraw(third, third.owner, `${uuidv7()}@new.example`)).toBe(200)
  expect(await inviteAndWithdraw(first, first.member)).toBe(403)
  expect(await inviteAndWithdraw(first, first.stranger)).toBe(404)
})
