import { describe, expect, test } from 'vitest'
import type { InvitationEntry, OwnInvitationEntry } from '../../contract/team.ts'
import { transaction } from '../../platform/db.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { mailsTo } from '../../testing/accounts.ts'
import { aBusiness } from '../../testing/businesses.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { aTeam, somebody, templatesTo, testCalls, type Somebody } from '../../testing/team.ts'
import { removeBusiness } from '../businesses/business-lifecycle.ts'
import { businessesOf } from '../members/membership.ts'

const database = await testDatabase()
const { db, pool } = database
const call = testCalls(await testApi(database))

type Team = Awaited<ReturnType<typeof aTeam>>
const invite = (team: Team, by: Somebody | undefined, wish: Record<string, unknown>) =>
  call<InvitationEntry>('inviteMember', { id: team.businessID, role: 'member', ...wish }, by)
const invited = async (team: Team, wish: Record<string, unknown>) =>
  (await invite(team, team.owner, wish)).data.invitationID
const answer = (team: Team, kind: 'accept' | 'decline', invitationID: string, by?: Somebody) =>
  call(
    kind === 'accept' ? 'acceptInvitation' : 'declineInvitation',
    { id: team.businessID, invitationID },
    by,
  )
type Own = { invitations: OwnInvitationEntry[]; nextCursor: string | null }
const own = async (by: Somebody) => (await call<Own>('listOwnInvitations', {}, by)).data.invitations
const isIn = async (team: Team, { userID }: Somebody) =>
  (await businessesOf(db, userID)).includes(team.businessID)

describe('answering', () => {
  test('the one with the address joins, once; to everybody else it does not exist', async () => {
    const team = await aTeam(db)
    const guest = await somebody(db, { firstName: 'Gina', lastName: 'Guest' })
    const invitationID = await invited(team, { email: guest.email, role: 'admin' })
    for (const by of ['owner', 'member', 'exMember', 'otherOwner', 'stranger'] as const) {
      const refused = await answer(team, 'accept', invitationID, team[by])
      expect(refused).toMatchObject({ status: 404, name: 'NotFound' })
      expect(refused.body).toBe((await answer(team, 'accept', uuidv7(), team[by])).body)
    }
    expect(await answer(team, 'accept', invitationID)).toMatchObject({ name: 'TokenNotFound' })
    expect(await own(guest)).toMatchObject([
      { invitationID, role: 'admin', invitedBy: 'Olga Owner', business: { businessID: team.businessID } },
    ])

    const joined = await answer(team, 'accept', invitationID, guest)
    expect(joined.data).toMatchObject({ role: 'admin', key: `Kitazawa-Bearing-Works-${team.businessID}` })
    expect(await isIn(team, guest)).toBe(true)
    expect(await own(guest)).toEqual([])
    expect(await answer(team, 'accept', invitationID, guest)).toMatchObject({ name: 'InvitationOver' })
    expect(await answer(team, 'decline', invitationID, guest)).toMatchObject({ name: 'InvitationOver' })
    expect((await mailsTo(database, team.owner.email)).at(-1)).toMatchObject({
      template: 'team-accepted',
      data: { person: 'Gina Guest', role: 'admin' },
    })
  })

  test('accepted in ten tabs at once it is accepted once', async () => {
    const team = await aTeam(db)
    const guest = await somebody(db)
    const invitationID = await invited(team, { email: guest.email })
    const tabs = await Promise.all(
      Array.from({ length: 10 }, () => answer(team, 'accept', invitationID, guest)),
    )
    expect(tabs.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(tabs.filter(({ name }) => name === 'InvitationOver')).toHaveLength(9)
    expect(await templatesTo(database, team.owner)).toEqual(['team-accepted'])
  })

  test('accepting and withdrawing at once: whichever comes first counts', async () => {
    for (let round = 0; round < 8; round += 1) {
      const team = await aTeam(db)
      const guest = await somebody(db)
      const invitationID = await invited(team, { email: guest.email })
      const [accepted, withdrawn] = await Promise.all([
        answer(team, 'accept', invitationID, guest),
        call('withdrawInvitation', { id: team.businessID, invitationID }, team.owner),
      ])
      expect([accepted.status, withdrawn.status].toSorted((a, b) => a - b)).toEqual(
        accepted.status === 200 ? [200, 404] : [200, 410],
      )
      expect(await isIn(team, guest)).toBe(accepted.status === 200)
    }
  })

  test('declined it tells who invited, by the address that was typed and no name', async () => {
    const team = await aTeam(db)
    const guest = await somebody(db, { firstName: 'Gina', lastName: 'Guest' })
    const invitationID = await invited(team, { email: guest.email })
    expect(await answer(team, 'decline', invitationID, guest)).toMatchObject({ status: 200 })
    expect(await isIn(team, guest)).toBe(false)
    expect((await mailsTo(database, team.owner.email)).at(-1)).toMatchObject({
      template: 'team-declined',
      data: { person: guest.email },
    })
    const listed = await call('listTeam', { id: team.businessID }, team.owner)
    expect(listed.body).not.toContain('Gina')
    expect(listed.data).toMatchObject({ invitations: [], history: [{ act: 'declined', by: null }, {}] })
  })

  test('after 14 days it is over, and invited again it counts again', async () => {
    const team = await aTeam(db)
    const guest = await somebody(db)
    const invitationID = await invited(team, { email: guest.email })
    await pool.query('update business_invitations set expires_at = now() where invitation_id = $1', [
      invitationID,
    ])
    expect(await own(guest)).toEqual([])
    expect(await answer(team, 'accept', invitationID, guest)).toMatchObject({ name: 'InvitationOver' })
    expect(await invited(team, { email: guest.email })).toBe(invitationID)
    expect(await answer(team, 'accept', invitationID, guest)).toMatchObject({ status: 200 })
  })

  test('a new address of the account is not the one that was invited', async () => {
    const team = await aTeam(db)
    const guest = await somebody(db)
    const invitationID = await invited(team, { userID: guest.userID })
    await pool.query('update accounts.accounts set email = $2 where user_id = $1', [
      guest.userID,
      `${uuidv7()}@elsewhere.example`,
    ])
    expect(await answer(team, 'accept', invitationID, guest)).toMatchObject({ name: 'NotFound' })
    // And who has the old one now is not who was chosen.
    const heir = await somebody(db, { email: guest.email })
    expect(await own(heir)).toEqual([])
    expect(await answer(team, 'accept', invitationID, heir)).toMatchObject({ name: 'NotFound' })
  })

  test('a team of 200 is full, also for two who come at once; a person is in 50 companies at most', async () => {
    const team = await aTeam(db)
    await pool.query(
      `insert into business_members (business_id, user_id, role, created_at)
       select $1, gen_random_uuid(), 'member', now() from generate_series(1, 196)`,
      [team.businessID],
    )
    const guests = await Promise.all([somebody(db), somebody(db)])
    const ids = [
      await invited(team, { email: guests[0].email }),
      await invited(team, { email: guests[1].email }),
    ]
    const outcomes = await Promise.all(guests.map((guest, at) => answer(team, 'accept', ids[at]!, guest)))
    expect(outcomes.map(({ name }) => name ?? 'ok').sort()).toEqual(['TeamFull', 'ok'])

    const busy = await somebody(db)
    await pool.query(
      `insert into business_members (business_id, user_id, role, created_at)
       select gen_random_uuid(), $1, 'member', now() from generate_series(1, 49)`,
      [busy.userID],
    )
    const two = [await aTeam(db), await aTeam(db)]
    const joined = await Promise.all(
      two.map(async (one) => answer(one, 'accept', await invited(one, { email: busy.email }), busy)),
    )
    expect(joined.map(({ name }) => name ?? 'ok').sort()).toEqual(['TooManyBusinesses', 'ok'])
  })

  test('a company that was removed takes nobody in, and its invitations are shown no more', async () => {
    const team = await aTeam(db)
    const guest = await somebody(db)
    const invitationID = await invited(team, { email: guest.email })
    await transaction(db, (tx) => removeBusiness(tx, team.businessID))
    expect(await own(guest)).toEqual([])
    expect(await answer(team, 'accept', invitationID, guest)).toMatchObject({ name: 'NotFound' })
    expect(await invite(team, team.owner, { email: guest.email })).toMatchObject({ name: 'NotFound' })
    const other = await aBusiness(db)
    expect(await call('acceptInvitation', { id: other.businessID, invitationID }, guest)).toMatchObject({
      name: 'NotFound',
    })
  })
})
