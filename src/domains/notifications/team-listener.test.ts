// What happens in a company's team stands under the bell of whom it concerns (D22), and of nobody else.
import { beforeEach, expect, test } from 'vitest'
import type { NotificationEntry } from '../../contract/notifications.ts'
import { deliverAll } from '../../platform/events.ts'
import { domainListeners } from '../../roles/domains.ts'
import { aPassword, givePassword } from '../../testing/accounts.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { testLog } from '../../testing/server.ts'
import { aTeam, somebody, testCalls, type Somebody } from '../../testing/team.ts'

const database = await testDatabase()
const { db, pool } = database
const api = testCalls(await testApi(database))
beforeEach(() => pool.query('delete from call_budgets'))

type Wish = Record<string, unknown>
const act = async (name: Parameters<typeof api>[0], wish: Wish, as: Somebody) => {
  const answer = await api<{ invitationID: string }>(name, wish, as)
  expect(answer).toMatchObject({ status: 200 })
  await deliverAll(db, domainListeners, testLog)
  return answer.data
}
const bell = async (as: Somebody) =>
  (await api<{ items: NotificationEntry[] }>('listNotifications', {}, as)).data.items
const numbers = async (as: Somebody) =>
  (await api<{ messages: number; notifications: number }>('showBadges', {}, as)).data
const unread = async (as: Somebody) =>
  (await bell(as)).filter(({ isRead }) => !isRead).map(({ kind }) => kind)
const toldTo = async ({ userID }: Somebody) =>
  (await pool.query('select event from live_events where user_id = $1 order by id', [userID])).rows.map(
    ({ event }: { event: unknown }) => event,
  )

test('who is invited finds it under the bell with the name of the company, until they answer', async () => {
  const { businessID, owner, admin, member, stranger, exMember } = await aTeam(db)
  const { invitationID } = await act(
    'inviteMember',
    { id: businessID, userID: stranger.userID, role: 'admin' },
    owner,
  )
  expect(await bell(stranger)).toMatchObject([
    {
      kind: 'team.invited',
      resourceID: invitationID,
      mailboxID: stranger.userID,
      actor: { name: 'Olga Owner', type: 'user' },
      company: { businessID, name: expect.any(String) },
      role: 'admin',
      isRead: false,
    },
  ])
  expect(await numbers(stranger)).toMatchObject({ messages: 0, notifications: 1 })
  expect(await toldTo(stranger)).toEqual([{ type: 'badges' }])
  for (const person of [owner, admin, member, exMember]) expect(await bell(person)).toEqual([])

  await act('acceptInvitation', { id: businessID, invitationID }, stranger)
  expect(await unread(stranger)).toEqual([])
  expect(await bell(owner)).toMatchObject([
    {
      kind: 'team.accepted',
      actor: { name: 'Stella Stranger' },
      mailboxID: businessID,
      company: { businessID },
    },
  ])
  expect(await numbers(owner)).toMatchObject({ notifications: 1 })
  expect(await bell(admin)).toEqual([])
})

test('an invitation that is declined or taken back is news no more; whose address declined stays theirs to tell', async () => {
  const { businessID, owner, stranger, otherOwner } = await aTeam(db)
  const first = await act('inviteMember', { id: businessID, email: stranger.email, role: 'member' }, owner)
  expect(await unread(stranger)).toEqual(['team.invited'])
  await act('declineInvitation', { id: businessID, invitationID: first.invitationID }, stranger)
  expect(await unread(stranger)).toEqual([])
  const [declined] = await bell(owner)
  expect(declined).toMatchObject({ kind: 'team.declined', actor: { type: 'business' } })
  expect(JSON.stringify(declined)).not.toContain('Stella')

  const { invitationID } = await act(
    'inviteMember',
    { id: businessID, userID: otherOwner.userID, role: 'member' },
    owner,
  )
  await act('withdrawInvitation', { id: businessID, invitationID }, owner)
  expect(await unread(otherOwner)).toEqual([])
})

test('who asks to join is told to owners and admins together, until the last is answered', async () => {
  const { businessID, owner, admin, member, stranger, otherOwner } = await aTeam(db)
  await act('askToJoin', { id: businessID, message: 'Please' }, stranger)
  await act('askToJoin', { id: businessID, message: 'Please' }, otherOwner)
  for (const person of [owner, admin])
    expect(await bell(person)).toMatchObject([
      { kind: 'team.asked', count: 2, actor: { name: 'Otto Other' }, company: { businessID } },
    ])
  expect(await bell(member)).toEqual([])
  await act('answerJoinRequest', { id: businessID, userID: stranger.userID, role: 'member' }, owner)
  expect(await unread(admin)).toEqual(['team.asked'])
  await act('answerJoinRequest', { id: businessID, userID: otherOwner.userID, role: null }, admin)
  expect([await unread(owner), await unread(admin)]).toEqual([[], []])
  expect(await bell(stranger)).toMatchObject([
    { kind: 'team.admitted', role: 'member', actor: { type: 'business' } },
  ])
  expect(await bell(otherOwner)).toMatchObject([{ kind: 'team.refused', mailboxID: otherOwner.userID }])
})

test('a role, a removal, a leaving and a handing over are told to whom they concern, not to who did it', async () => {
  const { businessID, owner, admin, member, stranger } = await aTeam(db)
  await act('changeMemberRole', { id: businessID, userID: member.userID, role: 'admin' }, owner)
  expect(await bell(member)).toMatchObject([
    { kind: 'team.role', role: 'admin', actor: { name: 'Olga Owner' } },
  ])
  await act('removeMember', { id: businessID, userID: member.userID }, owner)
  // It is theirs: the company is not any more.
  expect(await unread(member)).toEqual(['team.removed', 'team.role'])
  await givePassword(database, owner.userID)
  const offer = { id: businessID, userID: admin.userID, password: aPassword }
  await act('transferBusiness', offer, owner)
  expect(await unread(admin)).toEqual(['team.offered'])
  await act('answerTransfer', { id: businessID, accept: false }, admin)
  expect([await unread(owner), await unread(admin)]).toEqual([['team.offer-declined'], []])
  await act('transferBusiness', offer, owner)
  await act('answerTransfer', { id: businessID, accept: true }, admin)
  expect([await unread(owner), await unread(admin)]).toEqual([
    ['team.transferred', 'team.offer-declined'],
    [],
  ])
  await act('leaveBusiness', { id: businessID }, owner)
  expect(await unread(admin)).toEqual(['team.left'])
  expect(await bell(stranger)).toEqual([])
})

test('one is read by its id; a company that one blocks tells nothing', async () => {
  const { businessID, owner, stranger } = await aTeam(db)
  await act('inviteMember', { id: businessID, userID: stranger.userID, role: 'member' }, owner)
  const other = await aTeam(db)
  await act('inviteMember', { id: other.businessID, userID: stranger.userID, role: 'member' }, other.owner)
  const [newest] = await bell(stranger)
  const ids = { notificationIDs: [newest!.notificationID] }
  expect((await api('readNotifications', ids, stranger)).data).toEqual({ unread: 1 })
  const blocked = await api('blockParty', { resourceType: 'business', resourceID: businessID }, stranger)
  expect(blocked.status).toBe(200)
  expect(await unread(stranger)).toEqual([])
  expect(await numbers(stranger)).toMatchObject({ notifications: 0 })
})

test('who has gone is told nothing, and tells nothing', async () => {
  const { businessID, owner } = await aTeam(db)
  const guest = await somebody(db)
  await act('inviteMember', { id: businessID, userID: guest.userID, role: 'member' }, owner)
  await pool.query(
    `insert into outbox (id, type, payload) values (gen_random_uuid(), 'account.removed', $1)`,
    [{ type: 'account.removed', userID: guest.userID }],
  )
  await deliverAll(db, domainListeners, testLog)
  const { rowCount } = await pool.query('select 1 from notifications where user_id = $1', [guest.userID])
  expect(rowCount).toBe(0)
})
