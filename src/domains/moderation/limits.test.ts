// What somebody may not do for a while: warned, limited, suspended, each with its end.
import { expect, test } from 'vitest'
import { transaction } from '../../platform/db.ts'
import { aBuyerAndASupplier, conversationCalls } from '../../testing/conversations.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { aGroup } from '../../testing/groups.ts'
import { aReport, moderationCalls } from '../../testing/moderation.ts'
import { aPost } from '../../testing/posts.ts'
import { aTeam } from '../../testing/products.ts'
import { aSession } from '../../testing/sessions.ts'
import { decideStanding, mayBeUsed } from '../accounts/standing.ts'
import { askConnection } from '../connections/connecting.ts'
import { changeComment, makeComment } from '../comments/making.ts'
import { askGroup, inviteToGroup } from '../groups/joining.ts'
import { changePost } from '../posts/editing.ts'
import { personExists } from '../profiles/existence.ts'
import { endSuspensions } from './undoing.ts'

const database = await testDatabase()
const { db, pool } = database
const api = await testApi(database)
const { call, decide, undo } = moderationCalls(api, pool)
const { send, write } = conversationCalls(api, db)
const moderator = await aSession(db, { staff: ['moderator'] })
const daysOn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const limited = { name: 'Limited' }
const place = { edition: 'jp', language: 'en' }

test('who is limited in first contacts goes on with those they know, and nothing else', async () => {
  const { buyer, owner, businessID } = await aBuyerAndASupplier(db)
  const stranger = await aTeam(db)
  const { requestID } = (await send(buyer, { to: businessID })).data
  const { caseID } = await aReport(db, { type: 'user', id: buyer.userID })
  const until = daysOn(7)
  expect(await decide(moderator, caseID, { action: 'limit', limits: ['contacts'], until })).toMatchObject({
    status: 200,
  })
  expect(await send(buyer, { to: stranger.businessID })).toMatchObject({ status: 403, ...limited, until })
  const other = { type: 'business', id: stranger.businessID } as const
  await expect(askConnection(db, buyer, { other, note: '' })).rejects.toMatchObject(limited)
  expect((await write(buyer, requestID, buyer.userID, 'And the price?')).status).toBe(200)
  expect((await write(owner, requestID, businessID, 'As said.')).status).toBe(200)
  expect(await aPost(db, buyer)).toBeDefined()

  await pool.query(`update restrictions set until = now() - interval '1 second' where party_id = $1`, [
    buyer.userID,
  ])
  expect((await send(buyer, { to: stranger.businessID })).status).toBe(200)
})

test('who is limited in posts writes none, in nobody’s name; a company that is limited has nobody who does', async () => {
  const { businessID, owner, member } = await aTeam(db)
  const postID = await aPost(db, owner, { businessID })
  const { caseID } = await aReport(db, { type: 'business', id: businessID })
  await decide(moderator, caseID, { action: 'limit', limits: ['posts'], until: daysOn(7) })
  for (const one of [owner, member])
    await expect(aPost(db, one, { businessID })).rejects.toMatchObject(limited)
  const wish = { id: postID, content: 'Buy!', revision: 1, edition: 'jp' }
  await expect(changePost(db, owner, wish)).rejects.toMatchObject(limited)
  expect(await aPost(db, owner)).toBeDefined()
  const comment = { resourceID: postID, resourceType: 'post', content: 'Buy!' } as const
  await expect(
    transaction(db, (tx) => makeComment(tx, member, { ...comment, businessID }, place)),
  ).rejects.toMatchObject(limited)
  await undo(moderator, caseID)
  expect(await aPost(db, owner, { businessID })).toBeDefined()
})

test('of two limits that overlap each is lifted by itself', async () => {
  const writer = await aSession(db)
  const cases = await Promise.all(
    [0, 1].map(async () => (await aReport(db, { type: 'post', id: await aPost(db, writer) })).caseID),
  )
  for (const caseID of cases)
    await decide(moderator, caseID, { action: 'limit', limits: ['posts'], until: daysOn(7) })
  await undo(moderator, cases[0]!)
  await expect(aPost(db, writer)).rejects.toMatchObject(limited)
  await undo(moderator, cases[1]!)
  expect(await aPost(db, writer)).toBeDefined()
})

test('a suspension ends sessions at once, hides what was written where it says so, and ends by itself at its date', async () => {
  const person = await aSession(db)
  const postID = await aPost(db, person)
  expect((await call('GET', `/social/posts/${postID}`)).status).toBe(200)
  const { caseID } = await aReport(db, { type: 'user', id: person.userID })
  const wish = { action: 'suspend', until: daysOn(2), contents: 'hide' }
  expect(await decide(moderator, caseID, wish)).toMatchObject({ status: 200 })
  expect((await call('GET', '/notifications', person)).name).toBe('SessionError')
  expect(await personExists(db, person.userID)).toBe(false)
  expect((await call('GET', `/social/posts/${postID}`)).status).toBe(404)
  expect(await endSuspensions(db)).toBe(0)
  expect(await mayBeUsed(db, person.userID)).toBe(false)

  await pool.query(`update moderation_decisions set until = now() - interval '1 minute' where case_id = $1`, [
    caseID,
  ])
  expect(await endSuspensions(db)).toBe(1)
  expect(await endSuspensions(db)).toBe(0)
  expect(await mayBeUsed(db, person.userID)).toBe(true)
  expect(await personExists(db, person.userID)).toBe(true)
  expect((await call('GET', `/social/posts/${postID}`)).status).toBe(200)
  const { rows } = await pool.query(
    `select actor from audit_entries where subject_id = $1 and act = 'account.unsuspend'`,
    [person.userID],
  )
  expect(rows).toEqual([{ actor: 'system' }])
})

test('of two suspensions the longer one holds, and one that a command made is not ended by ours', async () => {
  const person = await aSession(db)
  const suspend = async (days: number) => {
    const { caseID } = await aReport(db, { type: 'user', id: person.userID })
    await decide(moderator, caseID, { action: 'suspend', until: daysOn(days) })
    return caseID
  }
  const [short, long] = [await suspend(2), await suspend(9)]
  const until = async () =>
    (
      await pool.query<{ until: Date | null }>(
        'select suspended_until as until from accounts.accounts where user_id = $1',
        [person.userID],
      )
    ).rows[0]!.until
  expect(Math.round(((await until())!.getTime() - Date.now()) / 86_400_000)).toBe(9)
  await undo(moderator, long)
  expect(Math.round(((await until())!.getTime() - Date.now()) / 86_400_000)).toBe(2)
  await decideStanding(db, 'os:ada', { userID: person.userID, decision: 'suspend', reason: 'Asked by court' })
  await undo(moderator, short)
  expect(await mayBeUsed(db, person.userID)).toBe(false)
  expect(await until()).toBeNull()
})

test('an account that a command suspended stays so whatever is decided and undone about it here', async () => {
  const byCommand = (userID: string) =>
    decideStanding(db, 'os:ada', { userID, decision: 'suspend', reason: 'Asked by court' })
  for (const isFirst of [true, false])
    for (const until of [undefined, daysOn(3)]) {
      const { userID } = await aSession(db)
      const { caseID } = await aReport(db, { type: 'user', id: userID })
      if (isFirst) await byCommand(userID)
      await decide(moderator, caseID, { action: 'suspend', until })
      if (!isFirst) await byCommand(userID)
      expect((await undo(moderator, caseID)).status).toBe(200)
      expect(await mayBeUsed(db, userID)).toBe(false)
      await decideStanding(db, 'os:ada', { userID, decision: 'unsuspend', reason: 'Lifted' })
      expect(await mayBeUsed(db, userID)).toBe(true)
    }
})

test('who is limited in posts changes no comment either, and in first contacts invites nobody', async () => {
  const writer = await aSession(db)
  const postID = await aPost(db, writer)
  const wish = { resourceID: postID, resourceType: 'post', content: 'Nice.' } as const
  const { commentID } = await transaction(db, (tx) => makeComment(tx, writer, wish, place))
  const groupID = await aGroup(db, writer)
  const guest = await aSession(db)
  const { caseID } = await aReport(db, { type: 'user', id: writer.userID })
  const until = daysOn(7)
  await decide(moderator, caseID, { action: 'limit', limits: ['posts', 'contacts'], until })
  await expect(
    changeComment(db, writer, { id: commentID, content: 'Buy at www.gears.example', edition: 'jp' }),
  ).rejects.toMatchObject(limited)
  await expect(inviteToGroup(db, writer, groupID, guest.userID)).rejects.toMatchObject(limited)
  const closed = await aGroup(db, guest, { kind: 'private' })
  const asked = { note: 'Buy at www.gears.example', rulesRevision: 1 }
  await expect(askGroup(db, writer, closed, asked)).rejects.toMatchObject(limited)
  await undo(moderator, caseID)
  await inviteToGroup(db, writer, groupID, guest.userID)
  expect(await askGroup(db, writer, closed, asked)).toEqual({ standing: 'asked' })
})
