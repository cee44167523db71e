// Strangers who invite somebody often push nobody's honest invitation off.
import { expect, test } from 'vitest'
import type { InvitationEntry, OwnInvitationEntry } from '../../contract/team.ts'
import { aBusiness } from '../../testing/businesses.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { aTeam, somebody, testCalls } from '../../testing/team.ts'

const database = await testDatabase()
const { db, pool } = database
const call = testCalls(await testApi(database))
type Own = { invitations: OwnInvitationEntry[]; nextCursor: string | null }

test('the oldest of 52 is on the second page, and opens by its address; a cursor is worth nothing to others', async () => {
  const [guest, other, team] = [await somebody(db), await somebody(db), await aTeam(db)]
  const own = async (query = {}, by = guest) => call<Own>('listOwnInvitations', query, by)
  const invite = (id: string) =>
    call<InvitationEntry>('inviteMember', { id, role: 'member', email: guest.email }, team.owner)
  const honest = (await invite(team.businessID)).data.invitationID
  const members = [{ userID: team.owner.userID, role: 'owner' as const }]
  for (let more = 0; more < 51; more += 1) {
    await pool.query('delete from call_budgets')
    expect(await invite((await aBusiness(db, { members })).businessID)).toMatchObject({ status: 200 })
  }
  const first = (await own()).data
  expect(first.invitations).toHaveLength(50)
  const cursor = first.nextCursor!
  const second = (await own({ cursor })).data
  expect(second).toMatchObject({ invitations: [{}, { invitationID: honest }], nextCursor: null })
  const ids = [...first.invitations, ...second.invitations].map(({ invitationID }) => invitationID)
  expect(new Set(ids).size).toBe(52)
  expect((await own({ invitationID: honest })).data.invitations).toMatchObject([{ invitationID: honest }])
  expect((await own({ invitationID: honest }, other)).data.invitations).toEqual([])
  expect(await own({ cursor }, other)).toMatchObject({ status: 400 })
})
