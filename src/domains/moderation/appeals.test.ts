import { expect, test } from 'vitest'
import type { AppealRowEntry, ToldDecisionEntry } from '../../contract/appeals.ts'
import { aPassword, givePassword } from '../../testing/accounts.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { aReport, moderationCalls } from '../../testing/moderation.ts'
import { aPost } from '../../testing/posts.ts'
import { aTeam } from '../../testing/products.ts'
import { aSession } from '../../testing/sessions.ts'
import { findVisible } from '../resources/visibility.ts'

const database = await testDatabase()
const { db, pool } = database
const { call, decide, undo, second, appeal, decideAppeal } = moderationCalls(await testApi(database), pool)
const moderator = await aSession(db, { staff: ['moderator'] })
const other = await aSession(db, { staff: ['moderator'] })

async function aDecision(action: string, more: object = {}) {
  const writer = await aSession(db)
  const post = { type: 'post', id: await aPost(db, writer) } as const
  const { caseID } = await aReport(db, post)
  const { data } = await decide(moderator, caseID, { action, ...more })
  return { writer, post, caseID, decisionID: data.decisionID! }
}
const waiting = async () =>
  (await call<{ items: AppealRowEntry[] }>('GET', '/console/appeals', other)).data.items
const about = async (decisionID: string) => (await waiting()).find((row) => row.decisionID === decisionID)!

test('whoever is decided about reads it and appeals once; nobody else knows of it', async () => {
  const { writer, decisionID } = await aDecision('remove', { words: 'Please read our rules.' })
  const stranger = await aSession(db)
  const told = await call<ToldDecisionEntry>('GET', `/appeals/${decisionID}`, writer)
  expect(told.data).toMatchObject({
    name: 'Grinding line 3 runs since Monday.',
    action: 'remove',
    rule: 'spam',
    words: 'Please read our rules.',
    mayAppeal: true,
    appeal: null,
  })
  expect(JSON.stringify(told.data)).not.toContain(moderator.userID)
  expect(JSON.stringify(told.data)).not.toContain('Seen by two')
  expect((await call('GET', `/appeals/${decisionID}`)).status).toBe(401)
  for (const nobody of [stranger, moderator]) {
    expect((await call('GET', `/appeals/${decisionID}`, nobody)).name).toBe('NotFound')
    expect((await appeal(nobody, decisionID)).name).toBe('NotFound')
  }
  expect(await appeal(writer, decisionID)).toMatchObject({
    status: 200,
    data: { mayAppeal: false, appeal: { text: 'It was not so.', verdict: null } },
  })
  expect((await appeal(writer, decisionID)).name).toBe('AlreadyAppealed')
})

test('an appeal is decided by somebody else than who decided, and upheld everything comes back', async () => {
  const { writer, post, caseID, decisionID } = await aDecision('remove')
  await appeal(writer, decisionID)
  const { appealID, isOwn } = await about(decisionID)
  expect(isOwn).toBe(false)
  expect((await undo(other, caseID)).name).toBe('AppealWaits')
  expect(await decideAppeal(moderator, appealID, 'upheld')).toMatchObject({
    status: 403,
    name: 'DecidedByYou',
  })
  expect(await findVisible(db, writer, post, 'jp')).toBeUndefined()
  expect(await decideAppeal(other, appealID, 'upheld')).toMatchObject({ data: { cameBack: true } })
  expect(await findVisible(db, writer, post, 'jp')).toBeDefined()
  expect((await decideAppeal(other, appealID, 'dismissed')).name).toBe('DecidedByYou')
  const { rows } = await pool.query<{ act: string; reason: string | null }>(
    'select act, reason from audit_entries where subject_id = $1 order by at, id',
    [post.id],
  )
  expect(rows).toEqual([
    { act: 'action.removed', reason: 'Seen by two' },
    { act: 'appeal.made', reason: null },
    { act: 'appeal.upheld', reason: 'Looked at anew' },
    { act: 'action.undone', reason: 'Looked at anew' },
  ])
})

test('of two who decide an appeal at once one counts', async () => {
  const third = await aSession(db, { staff: ['moderator'] })
  const { writer, decisionID } = await aDecision('warn')
  await appeal(writer, decisionID)
  const { appealID } = await about(decisionID)
  const answers = await Promise.all([
    decideAppeal(other, appealID, 'dismissed'),
    decideAppeal(third, appealID, 'dismissed'),
  ])
  expect(answers.map(({ name }) => name ?? 'ok').sort()).toEqual(['CaseDecided', 'ok'])
})

test('an appeal and an undoing at once: one of them holds', async () => {
  const { writer, caseID, decisionID } = await aDecision('remove')
  const [appealed, undone] = await Promise.all([appeal(writer, decisionID), undo(moderator, caseID)])
  const names = [appealed.name ?? 'ok', undone.name ?? 'ok']
  expect([
    ['ok', 'AppealWaits'],
    ['AppealOver', 'ok'],
  ]).toContainEqual(names)
})

test('after 30 days, and once it is undone, nothing is appealed', async () => {
  const { writer, caseID, decisionID } = await aDecision('remove')
  await pool.query(
    `update moderation_decisions set decided_at = now() - interval '31 days' where decision_id = $1`,
    [decisionID],
  )
  expect((await appeal(writer, decisionID)).name).toBe('AppealOver')
  const undone = await aDecision('remove')
  await undo(moderator, undone.caseID)
  expect((await appeal(undone.writer, undone.decisionID)).name).toBe('AppealOver')
  expect(caseID).not.toBe(undone.caseID)
})

test('for a company its owners and admins appeal, also when it was removed; who proposed it does not decide', async () => {
  const third = await aSession(db, { staff: ['moderator'] })
  const { businessID, owner, member } = await aTeam(db)
  const { caseID } = await aReport(db, { type: 'business', id: businessID })
  await decide(moderator, caseID, { action: 'remove' })
  const decisionID = (await second(other, caseID)).data.decisionID!
  expect((await appeal(member, decisionID)).name).toBe('NotFound')
  expect((await appeal(owner, decisionID)).status).toBe(200)
  const { appealID } = await about(decisionID)
  for (const one of [moderator, other])
    expect((await decideAppeal(one, appealID, 'upheld')).name).toBe('DecidedByYou')
  expect((await decideAppeal(third, appealID, 'upheld')).data).toEqual({ cameBack: true })
  expect(await findVisible(db, member, { type: 'business', id: businessID }, 'jp')).toBeDefined()
})

test('who is suspended appeals by password, without a session, and gets everything back', async () => {
  const email = 'suspended.soler@people.example'
  const person = await aSession(db, { email })
  await givePassword(database, person.userID)
  const postID = await aPost(db, person)
  const { caseID } = await aReport(db, { type: 'user', id: person.userID })
  const decisionID = (await decide(moderator, caseID, { action: 'suspend', contents: 'hide' })).data
    .decisionID!
  expect((await appeal(person, decisionID)).name).toBe('SessionError')
  const wish = { email, password: aPassword, text: 'I was not that.' }
  const send = (body: object, id = decisionID) => call('POST', `/appeals/${id}/suspended`, undefined, body)
  expect((await send({ ...wish, password: 'another one 41' })).name).toBe('WrongCredentials')
  expect((await send(wish, (await aDecision('warn')).decisionID)).name).toBe('NotFound')
  expect(await send(wish)).toMatchObject({ status: 200, data: { appeal: { text: 'I was not that.' } } })
  expect((await send(wish)).name).toBe('AlreadyAppealed')

  const post = { type: 'post', id: postID } as const
  const reader = await aSession(db)
  expect(await findVisible(db, reader, post, 'jp')).toBeUndefined()
  expect((await decideAppeal(other, (await about(decisionID)).appealID, 'upheld')).data).toEqual({
    cameBack: true,
  })
  expect(await findVisible(db, reader, post, 'jp')).toBeDefined()
  expect((await send(wish)).name).toBe('NotSuspended')
})
