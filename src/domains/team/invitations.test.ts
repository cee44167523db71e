import { describe, expect, test } from 'vitest'
import type { InvitationEntry, OwnInvitationEntry } from '../../contract/team.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { mailsTo } from '../../testing/accounts.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { aTeam, somebody, templatesTo, testCalls, type Somebody } from '../../testing/team.ts'

const database = await testDatabase()
const { db, pool } = database
const call = testCalls(await testApi(database))

type Team = Awaited<ReturnType<typeof aTeam>>
const invite = (team: Team, by: Somebody | undefined, wish: Record<string, unknown>) =>
  call<InvitationEntry>('inviteMember', { id: team.businessID, role: 'member', ...wish }, by)
const own = async (by: Somebody) => (await call<OwnInvitationEntry[]>('listOwnInvitations', {}, by)).data

describe('inviting', () => {
  test('owner and admin invite; member, ex-member, owner of another and visitor do not', async () => {
    const team = await aTeam(db)
    for (const by of ['owner', 'admin'] as const)
      expect(await invite(team, team[by], { email: `by.${by}@new.example` })).toMatchObject({ status: 200 })
    expect(await invite(team, team.member, { email: 'a@new.example' })).toMatchObject({ name: 'NotAllowed' })
    for (const by of ['exMember', 'otherOwner', 'stranger'] as const)
      expect(await invite(team, team[by], { email: 'a@new.example' })).toMatchObject({ name: 'NotFound' })
    expect(await invite(team, undefined, { email: 'a@new.example' })).toMatchObject({ name: 'TokenNotFound' })
    expect(await mailsTo(database, 'a@new.example')).toEqual([])
  })

  test('only owners invite owners, renew or withdraw their invitations', async () => {
    const team = await aTeam(db)
    const wish = { email: 'new.owner@new.example', role: 'owner' }
    expect(await invite(team, team.admin, wish)).toMatchObject({ name: 'NotAllowed' })
    const { data } = await invite(team, team.owner, wish)
    expect(await invite(team, team.admin, { ...wish, role: 'admin' })).toMatchObject({ name: 'NotAllowed' })
    const which = { id: team.businessID, invitationID: data.invitationID }
    expect(await call('withdrawInvitation', which, team.admin)).toMatchObject({ name: 'NotAllowed' })
    expect(await call('withdrawInvitation', which, team.owner)).toMatchObject({ status: 200 })
    expect(await call('withdrawInvitation', which, team.owner)).toMatchObject({ name: 'NotFound' })
  })

  test('the mail is written in the reader’s language, or in that of who invites to an address that nobody has', async () => {
    const team = await aTeam(db)
    const known = await somebody(db, { language: 'it', edition: 'it' })
    await invite(team, team.owner, { email: known.email.toUpperCase() })
    const unknown = `${uuidv7()}@example.com`
    const { data } = await invite(team, team.owner, { email: unknown, role: 'admin' })
    const { rows } = await pool.query(
      'select recipient, template, language, edition, data from mails where recipient = any($1) order by mail_id',
      [[known.email, unknown]],
    )
    expect(rows).toMatchObject([
      { recipient: known.email, language: 'it', edition: 'it', data: { firstName: 'Haruka' } },
      {
        recipient: unknown,
        template: 'team-invited',
        language: 'en',
        edition: 'jp',
        data: {
          firstName: '',
          business: 'Kitazawa Bearing Works',
          by: 'Olga Owner',
          role: 'admin',
          until: data.expiresAt,
          link: expect.stringMatching(`^https://jp\\..*/my-business/invitations/${data.invitationID}$`),
        },
      },
    ])
  })

  test('nobody learns from the answer whether an address has an account, or whose it is', async () => {
    const team = await aTeam(db)
    const answerTo = async (email: string) => {
      const { status, data } = await invite(team, team.owner, { email })
      const { invitationID, invitedAt, expiresAt, ...rest } = data
      expect(Date.parse(expiresAt) - Date.parse(invitedAt)).toBe(14 * 86_400_000)
      return { status, ...rest, invitationID: invitationID.length, email: rest.email === email }
    }
    const unknown = await answerTo('nobody.has.it@new.example')
    expect(await answerTo(team.stranger.email)).toEqual(unknown)
    expect(await answerTo(team.member.email)).toEqual(unknown)
    const byName = await invite(team, team.owner, { userID: team.stranger.userID })
    expect(byName.data).toMatchObject({ email: '', person: { firstName: 'Stella' } })
    expect(byName.body).not.toContain(team.stranger.email)
    const listed = await call('listTeam', { id: team.businessID }, team.owner)
    // The one that was typed, and not the one that was looked up.
    expect(listed.body.split(team.stranger.email)).toHaveLength(2 + 1)
    expect(await own(team.stranger)).toHaveLength(2)
  })

  test('a person by name: a member is one already, somebody without an account is not found', async () => {
    const team = await aTeam(db)
    expect(await invite(team, team.owner, { userID: team.member.userID })).toMatchObject({
      name: 'AlreadyMember',
    })
    expect(await invite(team, team.owner, { userID: uuidv7() })).toMatchObject({ name: 'NotFound' })
    expect(await invite(team, team.owner, { userID: uuidv7(), email: 'a@b.example' })).toMatchObject({
      name: 'InvalidInput',
    })
    expect(await invite(team, team.owner, {})).toMatchObject({ name: 'InvalidInput' })
  })

  test('the same again renews: one invitation, one more mail, the role that was said last', async () => {
    const team = await aTeam(db)
    const guest = await somebody(db)
    const first = await invite(team, team.owner, { email: guest.email })
    await pool.query("update business_invitations set expires_at = now() + interval '1 hour'")
    const again = await invite(team, team.admin, { email: guest.email, role: 'admin' })
    expect(again.data).toMatchObject({ invitationID: first.data.invitationID, role: 'admin' })
    expect(Date.parse(again.data.expiresAt)).toBeGreaterThan(Date.now() + 13 * 86_400_000)
    expect(await own(guest)).toMatchObject([{ role: 'admin', invitedBy: 'Ada Admin' }])
    expect(await templatesTo(database, guest)).toEqual(['team-invited', 'team-invited'])
  })

  test('a hundred are open at most, and who is sent eleven a day gets ten', async () => {
    const team = await aTeam(db)
    await pool.query(
      `insert into business_invitations (invitation_id, business_id, email, role, invited_by, expires_at)
       select gen_random_uuid(), $1, 'n' || n || '@many.example', 'member', $2, now() + interval '1 day'
       from generate_series(1, 99) as n`,
      [team.businessID, team.owner.userID],
    )
    const both = await Promise.all(
      ['x@many.example', 'y@many.example'].map((email) => invite(team, team.owner, { email })),
    )
    expect(both.map(({ name }) => name ?? 'ok').sort()).toEqual(['TooManyInvitations', 'ok'])
    expect(await invite(team, team.owner, { email: 'n1@many.example' })).toMatchObject({ status: 200 })

    const other = await aTeam(db)
    const outcomes: (string | undefined)[] = []
    for (let n = 0; n < 11; n += 1)
      outcomes.push((await invite(other, other.owner, { email: 'flooded@many.example' })).name)
    expect(outcomes).toEqual([...Array.from({ length: 10 }), 'TooManyRequests'])
  })
})
<<<<<<< HEAD
=======

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
>>>>>>> n3
