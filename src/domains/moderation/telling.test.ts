// Both sides are told in their language, by mail and under the bell; nobody is told who.
import { expect, test } from 'vitest'
import type { NotificationEntry } from '../../contract/notifications.ts'
import { deliverAll } from '../../platform/events.ts'
import { domainListeners } from '../../roles/domains.ts'
import { mailsTo } from '../../testing/accounts.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { aReport, moderationCalls } from '../../testing/moderation.ts'
import { aPost } from '../../testing/posts.ts'
import { testLog } from '../../testing/server.ts'
import { aSession, type TestSession } from '../../testing/sessions.ts'
import { composeMail } from '../mail/compose.ts'

const database = await testDatabase()
const { db, pool } = database
const { call, decide, undo, appeal, decideAppeal } = moderationCalls(await testApi(database), pool)
const moderator = await aSession(db, { staff: ['moderator'] })
const other = await aSession(db, { staff: ['moderator'] })

const told = async (as: TestSession) => {
  await deliverAll(db, domainListeners, testLog)
  const { data } = await call<{ items: NotificationEntry[] }>('GET', '/notifications', as)
  return data.items.map(({ kind, path, title }) => ({ kind, path, title }))
}
const textOf = async (email: string, at = 0) => {
  const mail = (await mailsTo(database, email))[at]!
  const { rows } = await pool.query<{ language: string; edition: string }>(
    'select language, edition from mails where recipient = $1 limit 1',
    [email],
  )
  return composeMail({ mailID: 'x', ...mail, ...rows[0]! }).text
}

test('who reported learns what was done, who is responsible also why, until when and how to appeal', async () => {
  const [writerAt, reporterAt] = ['kenji.writer@people.example', 'ana.reporter@people.example']
  const writer = await aSession(db, { email: writerAt, language: 'ja' })
  const reporter = await aSession(db, { email: reporterAt, language: 'es' })
  const post = {
    type: 'post',
    id: await aPost(db, writer, { content: 'Gears, call www.gears.example' }),
  } as const
  const { caseID } = await aReport(db, post, { by: reporter })
  const until = new Date(Date.now() + 7 * 86_400_000).toISOString()
  const wish = { action: 'limit', limits: ['posts'], until, words: 'Once is enough.' }
  const { decisionID } = (await decide(moderator, caseID, wish)).data

  expect(await mailsTo(database, reporterAt)).toMatchObject([
    { template: 'report-answered', data: { outcome: expect.stringContaining('responsable') as string } },
  ])
  expect(await mailsTo(database, writerAt)).toMatchObject([
    {
      template: 'decision-made',
      data: {
        until,
        words: 'Once is enough.',
        link: expect.stringContaining(`/appeals/${decisionID}`) as string,
        rule: '求められていない相手に宣伝を送らないこと。',
      },
    },
  ])
  const letter = await textOf(writerAt)
  expect(letter).toContain('投稿やコメントはできません。')
  expect(letter).toContain('担当者より：Once is enough.')
  expect(letter).toContain('30日以内')
  expect(letter).not.toContain('www.gears.example')
  for (const text of [letter, await textOf(reporterAt)])
    for (const secret of [moderator.userID, reporter.userID, 'Seen by two'])
      expect(text).not.toContain(secret)

  expect(await told(reporter)).toMatchObject([{ kind: 'moderation.answered' }])
  expect(await told(writer)).toMatchObject([
    { kind: 'moderation.decided', path: `/appeals/${decisionID}`, title: 'Gears, call www.gears.example' },
  ])
})

test('dismissed, only who reported is told; undone or appealed, whoever was decided about', async () => {
  const [writerAt, reporterAt] = ['writer.two@people.example', 'reporter.two@people.example']
  const writer = await aSession(db, { email: writerAt })
  const reporter = await aSession(db, { email: reporterAt })
  const report = async () =>
    (await aReport(db, { type: 'post', id: await aPost(db, writer) }, { by: reporter })).caseID
  await decide(moderator, await report(), { verdict: 'dismissed', action: 'none' })
  expect(await mailsTo(database, writerAt)).toEqual([])
  expect((await mailsTo(database, reporterAt)).map(({ template }) => template)).toEqual(['report-answered'])

  const undone = await report()
  await decide(moderator, undone, { action: 'warn' })
  await undo(moderator, undone)
  const { decisionID } = (await decide(moderator, await report(), { action: 'warn' })).data
  await appeal(writer, decisionID!)
  const { data } = await call<{ items: { appealID: string }[] }>('GET', '/console/appeals', other)
  await decideAppeal(other, data.items[0]!.appealID, 'dismissed')
  expect((await mailsTo(database, writerAt)).map(({ template }) => template)).toEqual([
    'decision-made',
    'decision-undone',
    'decision-made',
    'appeal-dismissed',
  ])
  expect((await told(writer)).map(({ kind }) => kind).sort()).toEqual([
    'moderation.decided',
    'moderation.decided',
    'moderation.stands',
    'moderation.undone',
  ])
})

test('who reported is told again when what was decided is undone and decided anew', async () => {
  const reporterAt = 'reporter.three@people.example'
  const reporter = await aSession(db, { email: reporterAt })
  const post = { type: 'post', id: await aPost(db, await aSession(db)) } as const
  const { caseID } = await aReport(db, post, { by: reporter })
  await decide(moderator, caseID, { verdict: 'dismissed', action: 'none' })
  await undo(other, caseID)
  await decide(other, caseID, { action: 'remove' })
  expect((await mailsTo(database, reporterAt)).map(({ data }) => data['outcome'])).toEqual([
    expect.stringContaining('left it as it is'),
    expect.stringContaining('we removed it'),
  ])
})
