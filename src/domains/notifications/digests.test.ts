// Digests hold what is unread, once, in the reader's language and morning; never an empty one, nor to who is away.
import { beforeEach, expect, test } from 'vitest'
import { deliverAll } from '../../platform/events.ts'
import { envelopeOf } from '../../platform/mail/message.ts'
import { domainListeners } from '../../roles/domains.ts'
import { mailsTo } from '../../testing/accounts.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { aGroup } from '../../testing/groups.ts'
import { aPost } from '../../testing/posts.ts'
import { testLog } from '../../testing/server.ts'
import { aSession } from '../../testing/sessions.ts'
import { statementsOf } from '../../testing/statements.ts'
import { aTeam, somebody, testCalls, type Somebody } from '../../testing/team.ts'
import { composeMail } from '../mail/compose.ts'
import { mailDigests } from './digests.ts'
import { mailDueNotices } from './mailing.ts'

const database = await testDatabase()
const { db, pool } = database
const api = testCalls(await testApi(database))
beforeEach(() => pool.query('delete from call_budgets; delete from notification_digests'))

async function act<Data>(name: Parameters<typeof api>[0], wish: Record<string, unknown>, as: Somebody) {
  const { status, data } = await api<Data>(name, wish, as)
  expect([name, status]).toEqual([name, 200])
  await deliverAll(db, domainListeners, testLog)
  return data
}
const choose = (as: Somebody, wish: Record<string, unknown>) => act('changeNotificationPreferences', wish, as)
const like = (postID: string, as: Somebody) => act('react', { resourceType: 'post', resourceID: postID }, as)
const comment = (postID: string, as: Somebody) =>
  act<{ commentID: string }>('makeComment', { resourceType: 'post', resourceID: postID, content: 'Oil?' }, as)
const mails = ({ email }: Somebody) => mailsTo(database, email)
/** Those that wait are planned, and the morning is there. */
async function morning(): Promise<number> {
  await mailDigests(db)
  await pool.query(`update notification_digests set due_at = now() where due_at > '-infinity'`)
  return mailDigests(db)
}
const awayFor = (days: number, { userID }: Somebody) =>
  pool.query(`update accounts.sessions set used_at = now() - make_interval(days => $1) where user_id = $2`, [
    days,
    userID,
  ])

test('what came is told in one mail, in the language and zone of its reader, with a way out in one press', async () => {
  const writer = await somebody(db, { firstName: 'Aiko', lastName: 'Mori' })
  await choose(writer, { mailLanguage: 'ja', timeZone: 'Europe/Rome', ways: { 'social.liked': 'daily' } })
  const mara = await somebody(db, { firstName: 'Mara', lastName: 'Lindqvist' })
  const postID = await aPost(db, writer, { content: 'Our new grinding line' })
  for (let more = 0; more < 2; more += 1) await like(postID, await somebody(db))
  await like(postID, mara)
  await comment(postID, mara)
  expect(await mailDigests(db)).toBe(0)
  const { rows } = await pool.query<{ clock: string }>(
    `select to_char(due_at at time zone 'Europe/Rome', 'HH24:MI') as clock from notification_digests
     where user_id = $1 and digest = 'daily' and due_at between now() and now() + interval '25 hours'`,
    [writer.userID],
  )
  expect(rows).toEqual([{ clock: '07:00' }])

  expect(await morning()).toBe(1)
  const [mail, ...more] = await mails(writer)
  expect(more).toEqual([])
  expect(mail).toMatchObject({ template: 'digest-daily' })
  expect(mail?.data).toMatchObject({ zone: 'Europe/Rome', link: expect.stringMatching(/\/notifications$/) })
  expect(mail?.data?.['list']).toBe(
    [
      'Aiko Mori宛ての新しいコメント：1件\n• Mara Lindqvist: Our new grinding line',
      'Aiko Mori宛ての新しい「いいね」：1件\n• Mara Lindqvist様ほか2名: Our new grinding line',
    ].join('\n\n'),
  )
  const { headers, text } = envelopeOf(
    composeMail({
      mailID: postID,
      template: 'digest-daily',
      language: 'ja',
      edition: 'jp',
      recipient: 'aiko@example.com',
      data: mail!.data,
    }),
  )
  expect(headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' })
  expect(text).not.toContain('停止します')
  const token = new URL(mail?.data?.['unsubscribe'] ?? '').searchParams.get('token')
  expect((await api('unsubscribe', { token })).data).toEqual({ kind: 'digest.daily', mails: false })
  await comment(postID, mara)
  expect(await morning()).toBe(0)
})

test('what was told once, or read meanwhile, is in no digest, and without anything else there is none', async () => {
  const writer = await somebody(db)
  const postID = await aPost(db, writer)
  await comment(postID, await somebody(db))
  expect(await morning()).toBe(1)
  expect(await morning()).toBe(0)
  await comment(postID, await somebody(db))
  await act('readNotifications', {}, writer)
  expect(await morning()).toBe(0)
  expect(await mails(writer)).toHaveLength(1)
  expect((await pool.query('select 1 from notification_digests')).rowCount).toBe(0)
})

test('nothing is told of who is blocked, what was removed or taken back, and of companies that hide', async () => {
  const [writer, foe] = [await somebody(db), await somebody(db, { firstName: 'Foe' })]
  const kept = await aPost(db, writer, { content: 'Kept' })
  const gone = await aPost(db, writer, { content: 'Gone' })
  await comment(gone, await somebody(db))
  await comment(kept, foe)
  const taker = await somebody(db)
  const { commentID } = await comment(kept, taker)
  const hidden = await aTeam(db)
  await act('react', { resourceType: 'post', resourceID: kept, businessID: hidden.businessID }, hidden.owner)
  await choose(writer, { ways: { 'social.liked': 'daily' } })
  await pool.query(`update notifications set digest = 'daily' where user_id = $1`, [writer.userID])
  await act('removeComment', { id: commentID }, taker)
  await act('removePostByID', { id: gone }, writer)
  await act('blockParty', { resourceType: 'user', resourceID: foe.userID }, writer)
  await pool.query(`update businesses set hidden_editions = ~0::bigint & 9007199254740991 where id = $1`, [
    hidden.businessID,
  ])
  expect(await morning()).toBe(0)
  await comment(kept, await somebody(db, { firstName: 'Mara', lastName: 'Lindqvist' }))
  expect(await morning()).toBe(1)
  const [mail] = await mails(writer)
  expect(mail?.data?.['list']).toMatch(/: 1\n• Mara Lindqvist: Kept$/)
})

test('a like that was taken back is not named, nor a follow that ended, nor a request to a group that was answered', async () => {
  const writer = await somebody(db)
  const [mara, taker] = [
    await somebody(db, { firstName: 'Mara', lastName: 'Lindqvist' }),
    await somebody(db, { firstName: 'Taken', lastName: 'Back' }),
  ]
  await choose(writer, { ways: { 'social.liked': 'daily', 'social.followed': 'weekly' } })
  const [both, one] = [
    await aPost(db, writer, { content: 'Liked by both' }),
    await aPost(db, writer, { content: 'Liked no more' }),
  ]
  const unlike = (resourceID: string) => act('unreact', { resourceType: 'post', resourceID }, taker)
  for (const [postID, as] of [
    [both, mara],
    [both, taker],
    [one, taker],
  ] as const)
    await like(postID, as)
  for (const as of [mara, taker]) await act('follow', { resourceType: 'user', resourceID: writer.userID }, as)
  const groupID = await aGroup(db, await aSession(db, { userID: writer.userID }), { kind: 'private' })
  for (const as of [mara, taker]) await act('askGroup', { id: groupID, note: '', rulesRevision: 1 }, as)
  for (const postID of [both, one]) await unlike(postID)
  await act('unfollow', { id: writer.userID }, taker)
  await act('declineInGroup', { id: groupID }, taker)
  expect(await morning()).toBe(2)
  const lists = (await mails(writer)).map(({ data }) => data?.['list'] ?? '').toSorted()
  expect(lists.map((list) => list.split('\n').filter((line) => line.startsWith('•')))).toEqual([
    ['• Mara Lindqvist'],
    ['• Mara Lindqvist: Exhibitors of Hall 4', '• Mara Lindqvist: Liked by both'],
  ])
  // Of all that was taken back nothing is left to tell.
  await like(one, taker)
  await unlike(one)
  expect(await morning()).toBe(0)
})

test('without content it only says that something is new', async () => {
  const writer = await somebody(db)
  await choose(writer, { wordsInMails: false })
  await comment(
    await aPost(db, writer, { content: 'Secret plans' }),
    await somebody(db, { firstName: 'Foe' }),
  )
  expect(await morning()).toBe(1)
  const [mail] = await mails(writer)
  expect(mail).toMatchObject({ template: 'digest-bare', data: { list: '' } })
  expect(JSON.stringify(mail)).not.toMatch(/Secret|Foe/)
})

test('after 90 days away there is none, and those before say when they stop', async () => {
  const writer = await somebody(db)
  const postID = await aPost(db, writer)
  const digestAfter = async (days: number) => {
    await awayFor(days, writer)
    await comment(postID, await somebody(db))
    return morning()
  }
  expect(await digestAfter(59)).toBe(1)
  expect(await digestAfter(61)).toBe(1)
  expect(await digestAfter(91)).toBe(0)
  const told = (await mails(writer)).map(({ data }) => data?.['until'])
  expect(told).toEqual([undefined, expect.any(String)])
  const text = composeMail({
    mailID: postID,
    template: 'digest-daily',
    language: 'en',
    edition: 'jp',
    recipient: 'aiko@example.com',
    data: (await mails(writer))[1]!.data,
  }).text
  expect(text).toMatch(/Digests stop on .* unless you visit/)
})

test('asked for by many at once, and again, each digest is written once; of twenty people no more is asked than of one', async () => {
  const one = await somebody(db)
  await comment(await aPost(db, one), await somebody(db))
  await mailDigests(db)
  await pool.query('update notification_digests set due_at = now()')
  const ofOne = await statementsOf(database, mailDigests)
  const others = await Promise.all(Array.from({ length: 19 }, () => somebody(db)))
  for (const other of others) await comment(await aPost(db, other), one)
  await mailDigests(db)
  await pool.query('update notification_digests set due_at = now()')
  expect(await statementsOf(database, mailDigests)).toBe(ofOne)
  for (const other of others) await comment(await aPost(db, other), one)
  await mailDigests(db)
  await pool.query('update notification_digests set due_at = now()')
  const counts = await Promise.all(Array.from({ length: 5 }, () => mailDigests(db)))
  expect(counts.reduce((sum, count) => sum + count)).toBe(19)
  for (const other of others) expect(await mails(other)).toHaveLength(2)
})

test('what dies in the midst of it has told nothing, and the next one tells it', async () => {
  const writer = await somebody(db)
  await comment(await aPost(db, writer), await somebody(db))
  await mailDigests(db)
  await pool.query('update notification_digests set due_at = now()')
  await pool.query('alter table mails rename to mails_away')
  await expect(mailDigests(db)).rejects.toThrow(/mails/)
  await pool.query('alter table mails_away rename to mails')
  expect(await mailDigests(db)).toBe(1)
  expect(await mails(writer)).toHaveLength(1)
})

test('each kind is told as its reader chooses: never, under the bell alone, by mail at once or in a digest', async () => {
  const writer = await somebody(db, { firstName: 'Aiko', lastName: 'Mori' })
  await choose(writer, {
    ways: {
      'social.liked': 'never',
      'social.followed': 'page',
      'social.commented': 'mail',
      'connection.asked': 'weekly',
    },
  })
  const mara = await somebody(db, { firstName: 'Mara', lastName: 'Lindqvist' })
  const postID = await aPost(db, writer, { content: 'Our new grinding line' })
  await like(postID, mara)
  await act('follow', { resourceType: 'user', resourceID: writer.userID }, mara)
  await comment(postID, mara)
  await act('askConnection', { resourceType: 'user', resourceID: writer.userID }, mara)
  const { items } = await act<{ items: { kind: string }[] }>('listNotifications', {}, writer)
  expect(items.map(({ kind }) => kind).toSorted()).toEqual([
    'connection.asked',
    'social.commented',
    'social.followed',
  ])
  expect(await mailDueNotices(db)).toBe(1)
  expect(await morning()).toBe(1)
  expect((await mails(writer)).map(({ template, data }) => [template, data?.['list']])).toEqual([
    ['news', '• Mara Lindqvist: Our new grinding line'],
    ['digest-weekly', 'New connection requests for Aiko Mori: 1\n• Mara Lindqvist'],
  ])
  // What waits goes where it is chosen to.
  await act('follow', { resourceType: 'user', resourceID: mara.userID }, writer)
  await choose(mara, { ways: { 'social.followed': 'daily' } })
  expect(
    (await pool.query('select digest from notification_digests where user_id = $1', [mara.userID])).rows,
  ).toContainEqual({ digest: 'daily' })
  await choose(mara, { ways: { 'social.followed': 'page' } })
  expect(await morning()).toBe(0)
})
