// Comments, answers, likes, mentions and new followers stand under the bell of whom they concern, and of nobody else.
import { beforeEach, expect, test } from 'vitest'
import type { CommentEntry } from '../../contract/comments.ts'
import type { NotificationEntry } from '../../contract/notifications.ts'
import { transaction } from '../../platform/db.ts'
import { deliverAll, publishEvent } from '../../platform/events.ts'
import { domainListeners } from '../../roles/domains.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { aPost } from '../../testing/posts.ts'
import { removeBusiness } from '../businesses/business-lifecycle.ts'
import { maskOf } from '../businesses/visibility.ts'
import { testLog } from '../../testing/server.ts'
import { aTeam, somebody, testCalls, type Somebody } from '../../testing/team.ts'

const database = await testDatabase()
const { db, pool } = database
const api = testCalls(await testApi(database))
beforeEach(() => pool.query('delete from call_budgets'))

const settle = () => deliverAll(db, domainListeners, testLog)
async function act<Data>(name: Parameters<typeof api>[0], wish: Record<string, unknown>, as: Somebody) {
  const { status, data } = await api<Data>(name, wish, as)
  expect([name, status]).toEqual([name, 200])
  await settle()
  return data
}
const unread = async (as: Somebody) => {
  await settle()
  const { data } = await api<{ items: NotificationEntry[] }>('listNotifications', {}, as)
  return data.items.filter(({ isRead, kind }) => !isRead && kind.startsWith('social.'))
}
const say = (as: Somebody, resourceType: string, resourceID: string, businessID?: string) =>
  act<CommentEntry>(
    'makeComment',
    { resourceType, resourceID, content: 'Oil?', ...(businessID && { businessID }) },
    as,
  )

test('a comment is told to whose the thing is, an answer to whom it answers, each once and never to oneself', async () => {
  const [writer, asker, third] = [await somebody(db), await somebody(db), await somebody(db)]
  const postID = await aPost(db, writer)
  const { commentID } = await say(asker, 'post', postID)
  await say(third, 'post', postID)
  expect(await unread(writer)).toMatchObject([
    { kind: 'social.commented', path: `/post/${postID}#comments`, count: 2, people: 2, company: null },
  ])
  await say(writer, 'comment', commentID)
  await say(asker, 'comment', commentID)
  expect(await unread(asker)).toMatchObject([
    { kind: 'social.answered', path: `/post/${postID}#comments`, count: 1 },
  ])
  expect(await unread(writer)).toMatchObject([{ count: 3, people: 2 }])
  expect(await unread(third)).toEqual([])
})

test('of a company its owners and admins are told, but who wrote for it', async () => {
  const team = await aTeam(db)
  const stranger = await somebody(db)
  const { businessID } = team
  await say(stranger, 'business', businessID)
  for (const leader of [team.owner, team.admin])
    expect(await unread(leader)).toMatchObject([
      { kind: 'social.commented', path: `/business/${businessID}/#comments`, company: { businessID } },
    ])
  for (const nobody of [team.member, team.exMember]) expect(await unread(nobody)).toEqual([])
  const { commentID } = await say(stranger, 'business', businessID)
  await say(team.owner, 'comment', commentID, businessID)
  expect(await unread(team.admin)).toMatchObject([{ kind: 'social.commented', count: 2, people: 1 }])
  expect(await unread(stranger)).toMatchObject([{ kind: 'social.answered', actor: { type: 'business' } }])
})

test('likes of one post go together, each person once however often, also when it was read between', async () => {
  const [writer, one, other] = [await somebody(db), await somebody(db), await somebody(db)]
  const postID = await aPost(db, writer)
  const wish = { resourceType: 'post', resourceID: postID }
  for (const liker of [one, other, one, other]) {
    await act('react', wish, liker)
    await act('unreact', wish, liker)
  }
  await act('react', wish, one)
  await act('react', wish, writer)
  expect(await unread(writer)).toMatchObject([{ kind: 'social.liked', path: `/post/${postID}`, people: 2 }])
  await act('readNotifications', {}, writer)
  await act('react', wish, other)
  expect(await unread(writer)).toEqual([])
  await act('react', wish, await somebody(db))
  expect(await unread(writer)).toMatchObject([{ kind: 'social.liked', people: 3 }])
})

test('what comes a day after a bundle began is another one', async () => {
  const writer = await somebody(db)
  const wish = { resourceType: 'post', resourceID: await aPost(db, writer) }
  for (let more = 0; more < 2; more += 1) await act('react', wish, await somebody(db))
  const earlier = async (hours: number) =>
    pool.query(
      `update notifications set begun_at = begun_at - make_interval(hours => $1) where user_id = $2`,
      [hours, writer.userID],
    )
  await earlier(23)
  await act('react', wish, await somebody(db))
  expect(await unread(writer)).toMatchObject([{ people: 3 }])
  await earlier(1)
  await act('react', wish, await somebody(db))
  expect(await unread(writer)).toMatchObject([{ people: 1 }, { people: 3 }])
})

test('twelve others are counted, but nobody who is blocked, gone or hides; none of them is named', async () => {
  const writer = await somebody(db)
  const { userID } = writer
  const follow = (as: Somebody, businessID?: string) =>
    act('follow', { resourceType: 'user', resourceID: userID, ...(businessID && { businessID }) }, as)
  for (let more = 0; more < 12; more += 1) await follow(await somebody(db))
  await follow(await somebody(db, { firstName: 'Mara', lastName: 'Lindqvist' }))
  const [foe, leaver] = [await somebody(db, { firstName: 'Foe' }), await somebody(db)]
  const [hidden, gone] = [await aTeam(db), await aTeam(db)]
  await follow(foe)
  await follow(leaver)
  await follow(hidden.owner, hidden.businessID)
  await follow(gone.owner, gone.businessID)
  expect(await unread(writer)).toMatchObject([{ people: 17 }])
  await act('blockParty', { resourceType: 'user', resourceID: foe.userID }, writer)
  await transaction(db, (tx) => publishEvent(tx, { type: 'account.removed', userID: leaver.userID }))
  await transaction(db, (tx) => removeBusiness(tx, gone.businessID))
  await pool.query('update businesses set hidden_editions = $1 where id = $2', [
    maskOf('jp'),
    hidden.businessID,
  ])
  expect(await unread(writer)).toMatchObject([{ people: 13, actor: { name: 'Mara Lindqvist' } }])
})

test('who is mentioned and who is followed is told, with a way to where it was or who it is', async () => {
  const [writer, mentioned] = [
    await somebody(db, { firstName: 'Jonas', lastName: 'Weidner' }),
    await somebody(db, { firstName: 'Aiko', lastName: 'Mori' }),
  ]
  const { postID } = await act<{ postID: string }>(
    'makePost',
    {
      content: 'Thank you, @Aiko Mori',
      timelineType: 'user',
      timelineID: writer.userID,
      mentions: [{ type: 'user', id: mentioned.userID }],
    },
    writer,
  )
  await act('follow', { resourceType: 'user', resourceID: mentioned.userID }, writer)
  expect(await unread(mentioned)).toMatchObject([
    { kind: 'social.followed', path: `/profile/${writer.userID}`, actor: { name: 'Jonas Weidner' } },
    { kind: 'social.mentioned', path: `/post/${postID}` },
  ])
  await act('unfollow', { id: mentioned.userID }, writer)
  await act('follow', { resourceType: 'user', resourceID: mentioned.userID }, writer)
  expect(await unread(mentioned)).toHaveLength(2)
})

test('who is named in a comment is told once, and nobody whom whose the thing is keeps away', async () => {
  const [writer, asker] = [await somebody(db), await somebody(db)]
  const [aiko, foe] = [
    await somebody(db, { firstName: 'Aiko', lastName: 'Mori' }),
    await somebody(db, { firstName: 'Jonas', lastName: 'Weidner' }),
  ]
  const postID = await aPost(db, writer)
  await act('blockParty', { resourceType: 'user', resourceID: foe.userID }, writer)
  const wish = { resourceType: 'post', resourceID: postID }
  const mentions = [aiko, foe].map(({ userID }) => ({ type: 'user', id: userID }))
  const { commentID } = await act<CommentEntry>(
    'makeComment',
    { ...wish, content: 'Ask @Aiko Mori, @Jonas Weidner', mentions },
    asker,
  )
  const told = [{ kind: 'social.mentioned', path: `/post/${postID}#comments`, count: 1 }]
  expect(await unread(aiko)).toMatchObject(told)
  expect(await unread(foe)).toEqual([])
  // Who is named by an edit is told too; who was named before is not told again.
  const third = await somebody(db, { firstName: 'Kenji', lastName: 'Sato' })
  const more = {
    content: 'Ask @Aiko Mori, @Kenji Sato',
    mentions: [mentions[0], { type: 'user', id: third.userID }],
  }
  await act('changeComment', { id: commentID, ...more }, asker)
  expect(await unread(third)).toMatchObject(told)
  expect(await unread(aiko)).toMatchObject(told)
})

test('nothing is told of whom one blocks', async () => {
  const [writer, foe] = [await somebody(db), await somebody(db)]
  const postID = await aPost(db, writer)
  await act('react', { resourceType: 'post', resourceID: postID }, foe)
  await say(foe, 'post', postID)
  expect(await unread(writer)).toHaveLength(2)
  await act('blockParty', { resourceType: 'user', resourceID: foe.userID }, writer)
  expect(await unread(writer)).toEqual([])
})
