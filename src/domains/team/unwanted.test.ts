// Who is not wanted stays outside: whom one blocks, and who was removed (section 6).
import { expect, test } from 'vitest'
import type { InvitationEntry, OwnInvitationEntry } from '../../contract/team.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { aTeam, somebody, templatesTo, testCalls, type Somebody } from '../../testing/team.ts'
import { businessesOf } from '../members/membership.ts'

const database = await testDatabase()
const { db } = database
const call = testCalls(await testApi(database))

const own = async (by: Somebody) => (await call<OwnInvitationEntry[]>('listOwnInvitations', {}, by)).data

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
