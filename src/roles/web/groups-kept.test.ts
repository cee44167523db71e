// Pages of groups are kept for visitors (A7): what is dropped when one changes, and of private groups nothing.
import { expect, test } from 'vitest'
import type { PostEntry } from '../../contract/posts.ts'
import { isAppError } from '../../contract/errors.ts'
import { staleKeysOf, type DomainEvent } from '../../contract/events.ts'
import { removeGroup } from '../../domains/groups/closing.ts'
import { pinPost } from '../../domains/posts/pinning.ts'
import { aBusiness } from '../../testing/businesses.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { aGroup, groupCalls } from '../../testing/groups.ts'
import { aSession, type TestSession } from '../../testing/sessions.ts'
import { aSite, cookieOf, type SiteWish } from '../../testing/site.ts'
import { groupData, headersOf } from '../../web/screens/social/groups/group-data.ts'
import { createPageCache } from './page-cache.ts'

const database = await testDatabase()
const { db, pool } = database
const { write } = groupCalls(await testApi(database), pool)

/** What the pages of groups ask for, without their looks. */
const handlePage: SiteWish['handlePage'] = async (request, { api }) => {
  const id = new URL(request.url).pathname.split('/')[2]
  if (id === undefined) return Response.json((await api.listGroups({})).items.map(({ name }) => name))
  const group = await api.showGroup({ id }).catch(goneWhenMissing)
  if (!group) return new Response('gone', { status: 404 })
  const shown = await api.showTimeline({ id }).catch(goneWhenMissing)
  const said = ({ content }: PostEntry) => content
  const posts = shown && { pinned: shown.pinned.map(said), items: shown.items.map(said) }
  return Response.json({ name: group.name, posts }, { headers: headersOf(groupData(group)) })
}

const goneWhenMissing = (error: unknown) => {
  if (isAppError(error) && error.status === 404) return undefined
  throw error
}

async function aSiteOfGroups() {
  const cache = createPageCache(10_000_000)
  const made: string[] = []
  const app = await aSite({
    db,
    cache,
    handlePage: (request, page) => {
      made.push(new URL(request.url).pathname)
      return handlePage(request, page)
    },
  })
  const read = (path: string, as?: TestSession) =>
    app.inject({ url: path, headers: { host: 'jp.localhost', ...(as && { cookie: cookieOf(as) }) } })
  return { read, made, hear: (event: DomainEvent) => cache.drop(staleKeysOf(event)) }
}

const idOf = ({ data }: { data: unknown }) => (data as { postID: string }).postID

test('an open group is read once for all visitors, and anew when it changes', async () => {
  const [owner, groupID] = await aFoundedGroup('open')
  const { read, made, hear } = await aSiteOfGroups()
  const path = `/groups/${groupID}`
  await write(owner, groupID, 'Who turns 4 m flanges?')
  const first = await read(path)
  expect(first.json()).toMatchObject({ posts: { items: ['Who turns 4 m flanges?'] } })
  expect(first.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
  expect((await read(path)).body).toBe(first.body)
  expect(made).toEqual([path])

  const postID = idOf(await write(owner, groupID, 'Found one.'))
  hear({
    type: 'post.published',
    postID,
    author: by(owner),
    timeline: on(groupID),
    by: owner.userID,
    mentions: [],
  })
  expect((await read(path)).json()).toMatchObject({
    posts: { items: [expect.any(String), 'Who turns 4 m flanges?'] },
  })
  await read('/groups')
  await removeGroup(db, owner, groupID, undefined)
  hear({ type: 'group.removed', groupID })
  expect((await read(path)).statusCode).toBe(404)
  expect((await read('/groups')).json()).not.toContain(first.json<{ name: string }>().name)
})

test('a list that cannot be made anew does not fall back on one with a group that was closed', async () => {
  const [owner, groupID] = await aFoundedGroup('open')
  const cache = createPageCache(10_000_000)
  let fails = false
  const app = await aSite({
    db,
    cache,
    handlePage: (request, page) => (fails ? Promise.reject(new Error('away')) : handlePage(request, page)),
  })
  const read = () => app.inject({ url: '/groups', headers: { host: 'jp.localhost' } })
  expect((await read()).statusCode).toBe(200)
  fails = true
  cache.drop(staleKeysOf({ type: 'group.changed', groupID }))
  expect((await read()).statusCode).toBe(200)
  await removeGroup(db, owner, groupID, undefined)
  cache.drop(staleKeysOf({ type: 'group.removed', groupID }))
  expect((await read()).statusCode).toBe(503)
})

test('what is pinned goes with its author, though it stands on no page below', async () => {
  const [owner, groupID] = await aFoundedGroup('open')
  const { businessID } = await aBusiness(db, { members: [{ userID: owner.userID, role: 'owner' }] })
  const pinned = idOf(await write(owner, groupID, 'Rules of the fair', businessID))
  for (let at = 0; at < 11; at++) await write(owner, groupID, `Stand ${at}`)
  await pinPost(db, owner, { id: pinned, edition: 'jp', pinned: true })
  const { read, made, hear } = await aSiteOfGroups()
  const path = `/groups/${groupID}`
  expect((await read(path)).json()).toMatchObject({ posts: { pinned: ['Rules of the fair'] } })
  hear({ type: 'business.removed', businessID })
  await read(path)
  expect(made).toEqual([path, path])
})

test('a private group is never kept: members read it, and who comes next reads what everybody may', async () => {
  const [owner, groupID] = await aFoundedGroup('private')
  await write(owner, groupID, 'Our price list of May')
  const { read, made } = await aSiteOfGroups()
  const path = `/groups/${groupID}`
  const stranger = await aSession(db)
  const reads = [owner, undefined, stranger, undefined, owner]
  for (const as of reads) {
    const answer = await read(path, as)
    expect(answer.headers['cache-control']).toBe('private, no-store')
    const posts = as === owner ? { pinned: [], items: ['Our price list of May'] } : undefined
    expect(answer.json<{ posts?: object }>().posts).toEqual(posts)
  }
  expect(made).toHaveLength(reads.length)
})

let founded = 0
async function aFoundedGroup(kind: 'open' | 'private'): Promise<[TestSession, string]> {
  const owner = await aSession(db)
  return [owner, await aGroup(db, owner, { kind, name: `Turners of Hall ${++founded}` })]
}

const by = ({ userID }: TestSession) => ({ type: 'user' as const, id: userID })
const on = (groupID: string) => ({ type: 'group' as const, id: groupID })
