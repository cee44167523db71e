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
type Own = { invitations: OwnInvitationEntry[]; nextCursor: string | null }
const own = async (by: Somebody) => (await call<Own>('listOwnInvitations', {}, by)).data.invitations

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

  test('nobody is invited as an owner; an invitation of an owner is withdrawn by an admin, once', async () => {
    const team = await aTeam(db)
    const email = 'new.owner@new.example'
    for (const by of ['owner', 'admin'] as const)
      expect(await invite(team, team[by], { email, role: 'owner' })).toMatchObject({ name: 'InvalidInput' })
    expect(await mailsTo(database, email)).toEqual([])
    const { data } = await invite(team, team.owner, { email, role: 'admin' })
    const which = { id: team.businessID, invitationID: data.invitationID }
    expect(await call('withdrawInvitation', which, team.admin)).toMatchObject({ status: 200 })
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

  test('one’s own address, and one by which a member came in, are members already; nothing is sent', async () => {
    const team = await aTeam(db)
    const isIn = { status: 409, name: 'AlreadyMember' }
    expect(await invite(team, team.owner, { email: team.owner.email.toUpperCase() })).toMatchObject(isIn)
    const guest = await somebody(db)
    const { data } = await invite(team, team.owner, { email: guest.email })
    const { invitationID } = data
    await call('acceptInvitation', { id: team.businessID, invitationID }, guest)
    expect(await invite(team, team.admin, { email: guest.email })).toMatchObject(isIn)
    expect(await own(team.owner)).toEqual([])
    expect(await mailsTo(database, team.owner.email)).not.toContainEqual(
      expect.objectContaining({ template: 'team-invited' }),
    )
    // Who went may be asked back.
    await call('leaveBusiness', { id: team.businessID }, guest)
    expect(await invite(team, team.owner, { email: guest.email })).toMatchObject({ status: 200 })
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

  test('a hundred are open at most, and an address that is sent three a day gets two', async () => {
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
    for (let n = 0; n < 3; n += 1)
      outcomes.push((await invite(other, other.owner, { email: 'flooded@many.example' })).name)
    expect(outcomes).toEqual([...Array.from({ length: 2 }), 'TooManyRequests'])
  })
})
