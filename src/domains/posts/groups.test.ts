// Posts in groups: who writes, reads, takes off and pins them; and that nothing of a private group is read outside of it.
import { expect, test } from 'vitest'
import type { PostEntry } from '../../contract/posts.ts'
import { deliverAll } from '../../platform/events.ts'
import { domainListeners } from '../../roles/domains.ts'
import { aBusiness } from '../../testing/businesses.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { aGroup, groupCalls } from '../../testing/groups.ts'
import { testLog } from '../../testing/server.ts'
import { aSession, type TestSession } from '../../testing/sessions.ts'

const database = await testDatabase()
const { db, pool } = database
const { write, posts, call, leave, takeOut, name } = groupCalls(await testApi(database), pool)
const refused = (status: number, error: string) => ({ status, name: error })

const idOf = ({ data }: { data: unknown }) => (data as { postID: string }).postID
const feedOf = async (as: TestSession) =>
  ((await call('GET', '/newsfeed/load', as)).data as { items: (PostEntry & { reason: string })[] }).items
const pageOf = async (groupID: string, as?: TestSession) =>
  (await call('GET', `/timeline/page/${groupID}`, as)).data as
    | { items: PostEntry[]; pinned: PostEntry[] }
    | undefined

test('members write, as themselves and as their companies; an open group is read by everybody', async () => {
  const [owner, member, stranger] = [await aSession(db), await aSession(db), await aSession(db)]
  const { businessID } = await aBusiness(db, { members: [{ userID: member.userID, role: 'member' }] })
  const groupID = await aGroup(db, owner, { name: 'Spindles' }, [member])
  for (const as of [stranger, undefined])
    expect((await write(as, groupID, 'Hello')).status).toBe(as ? 403 : 401)
  const first = idOf(await write(member, groupID, 'Who balances rotors up to two tonnes?'))
  const second = idOf(await write(member, groupID, 'We do, up to five.', businessID))
  for (const as of [undefined, stranger, owner]) {
    expect(await posts.timeline(groupID, as)).toEqual([second, first])
    expect(await posts.show(first, as)).toMatchObject({
      data: { timeline: { type: 'group', id: groupID, name: 'Spindles', path: `/groups/${groupID}` } },
    })
  }
  // It stands in the group alone.
  for (const id of [member.userID, businessID]) expect(await posts.timeline(id)).toEqual([])
})

test('a private group is read by its members alone, while they are in it', async () => {
  const [owner, member, stranger] = [await aSession(db), await aSession(db), await aSession(db)]
  const groupID = await aGroup(db, owner, { kind: 'private' }, [member])
  const postID = idOf(await write(member, groupID, 'Our price list of May'))
  expect(await write(stranger, groupID, 'Hello')).toMatchObject(refused(404, 'NotFound'))
  const liking = { resourceType: 'post', resourceID: postID }
  for (const as of [undefined, stranger]) {
    expect(await posts.show(postID, as)).toMatchObject({ status: 404 })
    expect(await posts.timeline(groupID, as)).toBe(undefined)
    expect(await call('GET', `/social/posts/${postID}/versions`, as)).toMatchObject({ status: 404 })
    expect(await call('GET', `/social/comments/${postID}`, as)).toMatchObject({ status: 404 })
  }
  const outside = { timelineType: 'user', timelineID: stranger.userID, content: 'Look' }
  const react = (as: TestSession) => call('POST', '/social/reaction/react/post', as, { resourceID: postID })
  expect(await react(stranger)).toMatchObject(refused(404, 'NotFound'))
  expect(await react(owner)).toMatchObject({ status: 200 })
  const comment = (as: TestSession) =>
    call('POST', '/social/comments/make-comment', as, { ...liking, content: 'Hi' })
  expect(await comment(stranger)).toMatchObject(refused(404, 'NotFound'))
  const said = (await comment(owner)).data as { commentID: string }
  expect(
    await call('POST', '/social/reaction/react/comment', stranger, { resourceID: said.commentID }),
  ).toMatchObject(refused(404, 'NotFound'))
  expect(await posts.make(stranger, { ...outside, shared: liking })).toMatchObject(
    refused(400, 'InvalidInput'),
  )
  // Shared by a member it stays unseen by who is not in it.
  const shared = idOf(
    await posts.make(member, {
      timelineType: 'user',
      timelineID: member.userID,
      content: 'Look',
      shared: liking,
    }),
  )
  expect(await posts.show(shared, owner)).toMatchObject({ data: { shared: { isGone: false } } })
  for (const as of [undefined, stranger])
    expect(await posts.show(shared, as)).toMatchObject({ data: { shared: { isGone: true } } })
  expect(await posts.show(postID, owner)).toMatchObject({ status: 200 })
  expect(await leave(member, groupID)).toMatchObject({ status: 200 })
  expect(await posts.show(postID, member)).toMatchObject({ status: 404 })
  expect(await posts.change(member, postID, { content: 'Changed', revision: 1 })).toMatchObject(
    refused(404, 'NotFound'),
  )
  // It is theirs to take away all the same.
  expect(await posts.remove(member, postID)).toMatchObject({ status: 200 })
  expect(await posts.restore(member, postID)).toMatchObject(refused(404, 'NotFound'))
})

test('the feed brings what stands in one’s groups, once, and not what stands in those of others', async () => {
  const [owner, member, follower] = [await aSession(db), await aSession(db), await aSession(db)]
  const groupID = await aGroup(db, owner, {}, [member])
  for (const as of [member, follower])
    expect(await call('POST', '/social/follow/user', as, { resourceID: owner.userID })).toMatchObject({
      status: 200,
    })
  await deliverAll(db, domainListeners, testLog)
  const postID = idOf(await write(owner, groupID, 'Hall plan'))
  await deliverAll(db, domainListeners, testLog)
  expect((await feedOf(member)).map((post) => [post.postID, post.reason])).toEqual([[postID, 'group']])
  expect((await feedOf(owner)).map((post) => post.reason)).toEqual(['group'])
  expect(await feedOf(follower)).toEqual([])
  const mute = { resourceType: 'group', resourceID: groupID }
  expect(await call('POST', '/newsfeed/mute', member, mute)).toMatchObject({ status: 200 })
  expect(await feedOf(member)).toEqual([])
  expect((await call('GET', '/newsfeed/muted', member)).data).toMatchObject([{ resourceID: groupID }])
  expect(await call('POST', '/newsfeed/unmute', member, mute)).toMatchObject({ status: 200 })
  expect(await takeOut(owner, groupID, member)).toMatchObject({ status: 200 })
  expect(await feedOf(member)).toEqual([])
})

test('who leads the group takes posts off, unseen by others, and pins up to three', async () => {
  const [owner, moderator, member] = [await aSession(db), await aSession(db), await aSession(db)]
  const groupID = await aGroup(db, owner, {}, [moderator, member])
  await name(owner, groupID, moderator, 'moderator')
  const ids = await Promise.all(
    ['Rules of the fair', 'Where to park', 'Who is where', 'Buy my used car'].map(async (content) =>
      idOf(await write(member, groupID, content)),
    ),
  )
  const [first, second, third, fourth] = ids as [string, string, string, string]
  const pin = (as: TestSession, id: string, pinned = true) =>
    call('POST', `/social/posts/${id}/pin`, as, { pinned })
  expect(await pin(member, first)).toMatchObject(refused(403, 'NotAllowed'))
  for (const id of [first, second, third]) expect(await pin(moderator, id)).toMatchObject({ status: 200 })
  expect(await pin(moderator, fourth)).toMatchObject(refused(409, 'PinsFull'))
  expect((await pageOf(groupID))?.pinned.map(({ postID }) => postID)).toEqual([third, second, first])
  expect(await posts.hide(member, fourth)).toMatchObject(refused(403, 'NotAllowed'))
  expect(await posts.hide(moderator, fourth)).toMatchObject({ status: 200 })
  const stranger = await aSession(db)
  for (const as of [undefined, stranger]) expect(await posts.show(fourth, as)).toMatchObject({ status: 404 })
  for (const as of [member, moderator, owner])
    expect(await posts.show(fourth, as)).toMatchObject({ data: { session: { isHidden: true } } })
  expect((await pageOf(groupID))?.items).toHaveLength(3)
  // What is taken off is on top no more.
  await posts.hide(moderator, third)
  expect((await pageOf(groupID))?.pinned.map(({ postID }) => postID)).toEqual([second, first])
  expect(await pin(owner, second, false)).toMatchObject({ data: { pinned: false } })
})

test('much the same told to many groups is stopped, something new is not', async () => {
  const owner = await aSession(db)
  const groups: string[] = []
  for (let at = 0; at < 4; at += 1) groups.push(await aGroup(db, owner))
  const offer = (at: number) =>
    `No. ${at}: we have 500 used CNC lathes in stock, write to us today! https://x.example/${at}`
  for (const [at, groupID] of groups.slice(0, 3).entries())
    expect((await write(owner, groupID, offer(at))).status).toBe(200)
  expect(await write(owner, groups[3]!, offer(3))).toMatchObject(refused(409, 'AlikePosts'))
  // In one group they may say it again.
  expect((await write(owner, groups[0]!, offer(4))).status).toBe(200)
  expect((await write(owner, groups[3]!, 'Which coolant do you use for titanium?')).status).toBe(200)
})
