// What somebody began before they were limited or suspended: it goes on where it is theirs alone, and reaches nobody new.
import { expect, test } from 'vitest'
import { aPassword, givePassword, mailsTo, settle, testAccounts, tokenIn } from '../../testing/accounts.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { aReport, moderationCalls } from '../../testing/moderation.ts'
import { aSession } from '../../testing/sessions.ts'
import { aTeam, somebody, testCalls, type Somebody } from '../../testing/team.ts'
import { unsubscribeToken } from '../notifications/subscriptions.ts'
import { requestUpload } from '../files/requests.ts'
import { keepNoFiles } from '../../testing/access/world.ts'

const database = await testDatabase()
const { db, pool } = database
keepNoFiles()
const app = await testApi(database)
const calls = testCalls(app)
const call: typeof calls = async (...given) => {
  await pool.query('delete from call_budgets')
  return calls(...given)
}
const { decide, undo } = moderationCalls(app, pool)
const account = await testAccounts(database)
const moderator = await aSession(db, { staff: ['moderator'] })
const daysOn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

type Team = Awaited<ReturnType<typeof aTeam>>
const invite = (team: Team, by: Somebody, wish: Record<string, unknown>) =>
  call<{ invitationID: string }>('inviteMember', { id: team.businessID, role: 'member', ...wish }, by)
const accept = (team: Team, invitationID: string, by: Somebody) =>
  call('acceptInvitation', { id: team.businessID, invitationID }, by)
const own = async (by: Somebody) =>
  (
    await call<{ invitations: { invitationID: string }[] }>('listOwnInvitations', {}, by)
  ).data.invitations.map(({ invitationID }) => invitationID)

const limitContacts = async (type: 'user' | 'business', id: string) => {
  const { caseID } = await aReport(db, { type, id })
  const ruling = { action: 'limit', limits: ['contacts'], until: daysOn(7) }
  expect(await decide(moderator, caseID, ruling)).toMatchObject({ status: 200 })
  return caseID
}
const suspend = async ({ userID }: Somebody) => {
  const { caseID } = await aReport(db, { type: 'user', id: userID })
  expect(await decide(moderator, caseID, { action: 'suspend', until: daysOn(7) })).toMatchObject({
    status: 200,
  })
  return caseID
}

test('a limited company asks nobody into its team, by address or by name, also not once more; nor does a limited person', async () => {
  const team = await aTeam(db)
  const guest = await somebody(db)
  const before = await invite(team, team.owner, { email: 'new@waits.example' })
  expect(before.status).toBe(200)
  const caseID = await limitContacts('business', team.businessID)
  const wishes = [{ email: 'other@new.example' }, { email: 'new@waits.example' }, { userID: guest.userID }]
  for (const by of [team.owner, team.admin])
    for (const wish of wishes)
      expect(await invite(team, by, wish)).toMatchObject({ status: 403, name: 'Limited' })
  // Rights come first: who may not invite is told nothing of a limit.
  expect(await invite(team, team.member, wishes[0]!)).toMatchObject({ name: 'NotAllowed' })
  expect(await invite(team, team.stranger, wishes[0]!)).toMatchObject({ name: 'NotFound' })
  expect(await mailsTo(database, 'other@new.example')).toEqual([])
  expect(await own(guest)).toEqual([])
  await undo(moderator, caseID)
  expect((await invite(team, team.owner, wishes[0]!)).status).toBe(200)

  await limitContacts('user', team.admin.userID)
  expect(await invite(team, team.admin, { userID: guest.userID })).toMatchObject({ name: 'Limited' })
  expect((await invite(team, team.owner, { userID: guest.userID })).status).toBe(200)
})

test('who was invited before a limit may still come, and who is limited may answer an invitation', async () => {
  const team = await aTeam(db)
  const guest = await somebody(db)
  const { invitationID } = (await invite(team, team.owner, { userID: guest.userID })).data
  await limitContacts('business', team.businessID)
  await limitContacts('user', guest.userID)
  expect((await accept(team, invitationID, guest)).status).toBe(200)
})

test('who is limited in first contacts asks no company to be admitted, and says nothing to its people so', async () => {
  const team = await aTeam(db)
  const writer = await somebody(db)
  const caseID = await limitContacts('user', writer.userID)
  const asked = () => call('askToJoin', { id: team.businessID, message: 'Buy at www.gears.example' }, writer)
  expect(await asked()).toMatchObject({ status: 403, name: 'Limited' })
  expect(await mailsTo(database, team.owner.email)).toEqual([])
  await undo(moderator, caseID)
  expect((await asked()).status).toBe(200)
})

test('an invitation of somebody who is suspended brings nobody in until that is over', async () => {
  const team = await aTeam(db)
  const [guest, other] = [await somebody(db), await somebody(db)]
  const { invitationID } = (await invite(team, team.admin, { email: guest.email })).data
  const ofOwner = (await invite(team, team.owner, { email: other.email })).data.invitationID
  const caseID = await suspend(team.admin)
  expect(await own(guest)).toEqual([])
  expect(await accept(team, invitationID, guest)).toMatchObject({ name: 'InvitationOver' })
  // Of colleagues who are not, it counts.
  expect(await own(other)).toEqual([ofOwner])
  expect((await accept(team, ofOwner, other)).status).toBe(200)
  await undo(moderator, caseID)
  expect(await own(guest)).toEqual([invitationID])
  expect((await accept(team, invitationID, guest)).status).toBe(200)
})

test('a suspended person ends nothing that was begun: uploads, offers and answers wait, in every session', async () => {
  const team = await aTeam(db)
  const { owner, admin } = team
  const second = await aSession(db)
  await pool.query('update accounts.sessions set user_id = $1 where session_id = $2', [
    owner.userID,
    second.sessionID,
  ])
  const upload = await requestUpload(db, owner, 'profilePhoto', { contentType: 'image/png', fileSize: 1_000 })
  const guest = await somebody(db)
  await invite(team, owner, { userID: guest.userID })
  await suspend(owner)
  const acts: [Parameters<typeof call>[0], Record<string, unknown>][] = [
    ['validateProfilePhotoUpload', { token: upload.token }],
    ['inviteMember', { id: team.businessID, role: 'member', email: 'x@new.example' }],
    ['showOwnVerification', { businessID: team.businessID }],
    ['listOwnInvitations', {}],
    ['exportAccount', {}],
    ['requestVerification', { businessID: team.businessID, text: 'Please', documents: ['x'.repeat(43)] }],
  ]
  for (const [name, input] of acts)
    for (const as of [owner, second])
      expect(await call(name, input, as), name).toMatchObject({ status: 401, name: 'SessionError' })
  // Colleagues go on.
  expect((await call('showOwnVerification', { businessID: team.businessID }, admin)).status).toBe(200)
  const { rows } = await pool.query(
    'select 1 from accounts.sessions where user_id = $1 and ended_at is null',
    [owner.userID],
  )
  expect(rows).toEqual([])
})

test('links of mails from before: a new password opens nothing, the old address stays, news can be switched off', async () => {
  const person = await somebody(db)
  await givePassword(database, person.userID)
  await account('forgotPassword', { email: person.email })
  await account('changeEmail', { email: 'other@begun.example', password: aPassword }, person.bearer)
  await settle(db)
  const [reset] = await mailsTo(database, person.email)
  const [moved] = await mailsTo(database, 'other@begun.example')
  const token = unsubscribeToken(person.userID, 'digest.daily')
  await suspend(person)
  // Who has the mail may choose a password: it is no way in.
  const password = 'quarry umbrella 77 lathe'
  expect((await account('resetPassword', { token: tokenIn(reset), password })).status).toBe(200)
  const logIn = () => account('logIn', { email: person.email, password })
  expect(await logIn()).toMatchObject({ status: 403, name: 'Suspended' })
  const proof = await account('verifyEmail', { token: tokenIn(moved), password })
  expect(proof.status).not.toBe(200)
  expect((await logIn()).name).toBe('Suspended')
  expect((await call('unsubscribe', { token })).status).toBe(200)
  const { rows } = await pool.query(
    'select 1 from accounts.sessions where user_id = $1 and ended_at is null',
    [person.userID],
  )
  expect(rows).toEqual([])
})
