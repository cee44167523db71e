// What open pages watch: how it stands, who is told of changes, and of whom nobody hears (record 0100).
import { beforeEach, expect, test } from 'vitest'
import type { LiveEventEntry } from '../../contract/live.ts'
import type { CommentEntry } from '../../contract/comments.ts'
import type { WatchedState } from '../../contract/watching.ts'
import { deliverAll } from '../../platform/events.ts'
import { forgetWatches } from '../../platform/live/watches.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { domainListeners } from '../../roles/domains.ts'
import { aBusiness } from '../../testing/businesses.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { aGroup } from '../../testing/groups.ts'
import { aPost } from '../../testing/posts.ts'
import { testLog } from '../../testing/server.ts'
import { statementsOf } from '../../testing/statements.ts'
import { aTeam, somebody, testCalls, type Somebody } from '../../testing/team.ts'
import { maskOf } from '../businesses/visibility.ts'
import { watchThings } from './watching.ts'

const database = await testDatabase()
const { db, pool } = database
const api = testCalls(await testApi(database))
beforeEach(() => pool.query('delete from call_budgets'))

type Thing = [WatchedState['resourceType'], string]
const watch = async (as: Somebody, ...things: Thing[]) => {
  const asked = things.map(([resourceType, resourceID]) => ({ resourceType, resourceID }))
  const { status, data } = await api<{ things: WatchedState[] }>('watchThings', { things: asked }, as)
  expect(status).toBe(200)
  return data.things
}
async function act<Data>(name: Parameters<typeof api>[0], wish: Record<string, unknown>, as: Somebody) {
  const { status, data } = await api<Data>(name, wish, as)
  expect([name, status]).toEqual([name, 200])
  await deliverAll(db, domainListeners, testLog)
  return data
}
/** What somebody's open pages were told of what they watch since they were asked last. */
async function heard({ userID }: Somebody): Promise<string[]> {
  const { rows } = await pool.query<{ event: LiveEventEntry }>(
    `with gone as (delete from live_events where user_id = $1 returning id, event) select event from gone order by id`,
    [userID],
  )
  return rows.flatMap(({ event }) =>
    event.type === 'watched' ? [`${event.resourceType} ${event.what}`] : [],
  )
}
const say = (as: Somebody, resourceID: string, resourceType = 'post') =>
  act<CommentEntry>('makeComment', { resourceType, resourceID, content: 'Oil?' }, as)

test('likes and comments of a post are told to who has it open, with how it stands', async () => {
  const [writer, reader, other, elsewhere] = await Promise.all([1, 2, 3, 4].map(() => somebody(db)))
  const postID = await aPost(db, writer!)
  // A page may name it twice.
  expect(await watch(reader!, ['post', postID], ['post', postID])).toMatchObject([
    { likes: 0, comments: 0, newest: null },
  ])
  const like = { resourceType: 'post', resourceID: postID }
  await act('react', like, other!)
  expect(await heard(reader!)).toEqual(['post likes'])
  await act('unreact', like, other!)
  expect(await heard(reader!)).toEqual(['post likes'])
  await act('react', like, other!)
  const { commentID } = await say(other!, postID)
  await say(writer!, commentID, 'comment')
  await act('react', { resourceType: 'comment', resourceID: commentID }, writer!)
  expect(await heard(reader!)).toEqual(['post likes', 'post comments', 'post comments', 'post comments'])
  expect(await watch(reader!, ['post', postID])).toMatchObject([{ likes: 1, comments: 2 }])
  await act('removeComment', { id: commentID }, other!)
  await act('restoreComment', { id: commentID }, other!)
  expect(await heard(reader!)).toEqual(['post comments', 'post comments'])
  for (const nobody of [elsewhere!, writer!]) expect(await heard(nobody)).toEqual([])
})

test('comments below products and companies, and posts on timelines and in groups', async () => {
  const [reader, writer] = [await somebody(db), await somebody(db)]
  const members = [{ userID: writer.userID, role: 'owner' as const }]
  const { businessID, productIDs } = await aBusiness(db, { members, products: 1 })
  const groupID = await aGroup(db, writer)
  const things: Thing[] = [
    ['product', productIDs[0]!],
    ['business', businessID],
    ['timeline', businessID],
    ['timeline', groupID],
  ]
  expect(await watch(reader, ...things)).toMatchObject([{}, {}, { newest: null }, { newest: null }])
  await say(writer, productIDs[0]!, 'product')
  await say(writer, businessID, 'business')
  const posted = (timelineType: string, timelineID: string) =>
    act<{ postID: string }>(
      'makePost',
      {
        content: 'Line 3 runs.',
        timelineType,
        timelineID,
        ...(timelineType === 'business' && { businessID }),
      },
      writer,
    )
  const [onCompany, inGroup] = [await posted('business', businessID), await posted('group', groupID)]
  expect(await heard(reader)).toEqual([
    'product comments',
    'business comments',
    'timeline posts',
    'timeline posts',
  ])
  expect(await watch(reader, ...things)).toMatchObject([
    { comments: 1 },
    { comments: 1 },
    { newest: onCompany.postID },
    { newest: inGroup.postID },
  ])
})

test('an open feed is told of who is followed, connected or in a group of its reader, and of nobody else', async () => {
  const [reader, followed, friend, colleague, stranger] = await Promise.all(
    [1, 2, 3, 4, 5].map(() => somebody(db)),
  )
  const { businessID } = await aBusiness(db, { members: [{ userID: reader!.userID, role: 'member' }] })
  await act('follow', { resourceType: 'user', resourceID: followed!.userID }, reader!)
  await act('follow', { resourceType: 'user', resourceID: stranger!.userID, businessID }, reader!)
  const { connectionID } = await act<{ connectionID: string }>(
    'askConnection',
    { resourceType: 'user', resourceID: friend!.userID, note: '' },
    reader!,
  )
  await act('acceptConnection', { id: connectionID }, friend!)
  const groupID = await aGroup(db, colleague!, {}, [reader!])
  const posts = async (as: Somebody, on?: string) => {
    const place = on
      ? { timelineType: 'group', timelineID: on }
      : { timelineType: 'user', timelineID: as.userID }
    await act('makePost', { content: 'Line 3 runs.', ...place }, as)
    return heard(reader!)
  }
  expect(await posts(followed!)).toEqual([])
  expect(await watch(reader!, ['feed', reader!.userID])).toHaveLength(1)
  for (const author of [followed!, friend!]) expect(await posts(author)).toEqual(['feed posts'])
  expect(await posts(colleague!, groupID)).toEqual(['feed posts'])
  for (const nobody of [colleague!, stranger!, reader!]) expect(await posts(nobody)).toEqual([])
  // The company reads by itself; others' feeds are not there.
  expect(
    await watch(reader!, ['feed', businessID], ['feed', followed!.userID], ['feed', uuidv7()]),
  ).toHaveLength(1)
  expect(await posts(stranger!)).toEqual(['feed posts'])
  const { rows } = await pool.query(
    `select kind, scope from live_watches where user_id = $1 and thing_id = $2`,
    [reader!.userID, businessID],
  )
  expect(rows).toEqual([{ kind: 'feed', scope: businessID }])
})

test('nobody watches what they do not meet, nor hears of whom they do not meet or of a group that they left', async () => {
  const { owner, member, stranger, otherOwner, businessID } = await aTeam(db)
  const groupID = await aGroup(db, owner, { kind: 'private' }, [member, stranger])
  const write = (as: Somebody) =>
    act<{ postID: string }>(
      'makePost',
      { content: 'Line 3 runs.', timelineType: 'group', timelineID: groupID },
      as,
    )
  const { postID } = await write(owner)
  expect(await watch(otherOwner, ['post', postID], ['timeline', groupID], ['post', uuidv7()])).toEqual([])
  await pool.query('update businesses set hidden_editions = $2 where id = $1', [businessID, maskOf('jp')])
  const ofCompany: Thing[] = [
    ['business', businessID],
    ['timeline', businessID],
  ]
  expect(await watch(stranger, ...ofCompany)).toEqual([])
  expect(await watch(member, ...ofCompany)).toHaveLength(2)

  for (const one of [member, stranger]) await watch(one, ['post', postID], ['timeline', groupID])
  await say(owner, postID)
  await write(owner)
  for (const one of [member, stranger]) expect(await heard(one)).toEqual(['post comments', 'timeline posts'])
  await act('leaveGroup', { id: groupID }, stranger)
  await say(owner, postID)
  await write(owner)
  expect(await heard(stranger)).toEqual([])
  expect(await heard(member)).toEqual(['post comments', 'timeline posts'])
  // A block of one of the two.
  await act('blockParty', { resourceType: 'user', resourceID: owner.userID }, member)
  await say(owner, postID)
  await act('react', { resourceType: 'post', resourceID: postID }, owner)
  expect(await heard(member)).toEqual([])
  expect(await watch(member, ['timeline', groupID])).toMatchObject([{ newest: null }])
})

test('fifty things cost as many queries as one; a page that was left is told nothing and forgotten', async () => {
  const [writer, reader] = [await somebody(db), await somebody(db)]
  const ids: string[] = []
  for (let at = 0; at < 49; at += 1) ids.push(await aPost(db, writer))
  const costOf = (count: number) =>
    statementsOf(database, (counted) =>
      watchThings(counted, reader, {
        things: [
          { resourceType: 'timeline', resourceID: writer.userID },
          ...ids.slice(0, count).map((resourceID) => ({ resourceType: 'post' as const, resourceID })),
        ],
        edition: 'jp',
        withheld: new Set(),
      }),
    )
  expect(await costOf(49)).toBe(await costOf(1))
  await pool.query(`update live_watches set until = now() - interval '1 second'`)
  await say(writer, ids[0]!)
  expect(await heard(reader)).toEqual([])
  await forgetWatches(db)
  expect((await pool.query('select from live_watches')).rows).toEqual([])
  const tooMany = ids.concat(ids).map((resourceID) => ({ resourceType: 'post', resourceID }))
  expect(await api('watchThings', { things: tooMany }, reader)).toMatchObject({ status: 400 })
})
