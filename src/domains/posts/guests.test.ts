// What stands on somebody else's timeline: written by who is connected with them, and by nobody whom one of both keeps away.
import { expect, test } from 'vitest'
import { acceptConnection, askConnection, removeConnection } from '../connections/connecting.ts'
import { deliverAll } from '../../platform/events.ts'
import { domainListeners } from '../../roles/domains.ts'
import { aBusiness } from '../../testing/businesses.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { postCalls } from '../../testing/post-calls.ts'
import { testLog } from '../../testing/server.ts'
import { aSession, type TestSession } from '../../testing/sessions.ts'

const database = await testDatabase()
const { db, pool } = database
const { make, show, timeline, change, remove, restore, call } = postCalls(await testApi(database), pool)

const refused = (status: number, name: string) => ({ status, name })

/** A host, and a guest who is connected with them and has written twice on their timeline. */
async function aHostAndGuest() {
  const [host, guest] = [await aSession(db), await aSession(db)]
  const other = { type: 'user' as const, id: host.userID }
  const { connectionID } = await askConnection(db, guest, { other, note: '' })
  await acceptConnection(db, host, connectionID!)
  const write = async (content: string) =>
    (
      (await make(guest, { content, timelineType: 'user', timelineID: host.userID })).data as {
        postID: string
      }
    ).postID
  return {
    host,
    guest,
    connectionID: connectionID!,
    posts: [await write('One'), await write('Two')] as const,
  }
}

const block = async (as: TestSession, resourceID: string, businessID?: string) => {
  await call('POST', '/blocks/user', as, { resourceID, ...(businessID && { businessID }) })
  await deliverAll(db, domainListeners, testLog)
}
const unblock = (as: TestSession, resourceID: string, businessID?: string) =>
  call('DELETE', '/blocks/user', as, { resourceID, ...(businessID && { businessID }) })

test('after a block neither edits nor brings back what stands with the other, and nobody reads it', async () => {
  const { host, guest, posts } = await aHostAndGuest()
  const [kept, removed] = posts
  await remove(guest, removed)
  await block(host, guest.userID)
  expect(await change(guest, kept, { content: 'Do not buy.', revision: 1 })).toMatchObject(
    refused(404, 'NotFound'),
  )
  expect(await restore(guest, removed)).toMatchObject(refused(404, 'NotFound'))
  const readers = [undefined, await aSession(db), host]
  for (const as of [...readers, guest]) expect(await show(kept, as)).toMatchObject({ status: 404 })
  for (const as of readers) expect(await timeline(host.userID, as)).toEqual([])
  await unblock(host, guest.userID)
  expect(await timeline(host.userID)).toEqual([kept])
  // They are connected no more.
  expect(await change(guest, kept, { content: 'Do not buy.', revision: 1 })).toMatchObject(
    refused(403, 'NotAllowed'),
  )
})

test('without the connection it stays as it is: not edited, not brought back, but taken away', async () => {
  const { host, guest, connectionID, posts } = await aHostAndGuest()
  const [kept, removed] = posts
  await remove(guest, removed)
  expect(await show(kept, guest)).toMatchObject({ data: { session: { mayEdit: true, mayRemove: true } } })
  await removeConnection(db, host, connectionID)
  expect(await show(kept, guest)).toMatchObject({ data: { session: { mayEdit: false, mayRemove: true } } })
  expect(await change(guest, kept, { content: 'Unkind', revision: 1 })).toMatchObject(
    refused(403, 'NotAllowed'),
  )
  expect(await restore(guest, removed)).toMatchObject(refused(403, 'NotAllowed'))
  expect(await show(kept)).toMatchObject({ data: { content: 'One' } })
  expect(await remove(guest, kept)).toMatchObject({ status: 200 })
})

test('whom a company of the host blocks writes nothing on the timeline of the host either', async () => {
  const { host, guest, posts } = await aHostAndGuest()
  const { businessID } = await aBusiness(db, { members: [{ userID: host.userID, role: 'owner' }] })
  await block(host, guest.userID, businessID)
  const wish = { content: 'Three', timelineType: 'user', timelineID: host.userID }
  expect(await make(guest, wish)).toMatchObject(refused(403, 'NotAllowed'))
  for (const as of [undefined, host]) expect(await timeline(host.userID, as)).toEqual([])
  await unblock(host, guest.userID, businessID)
  expect(await timeline(host.userID)).toEqual(posts.toReversed())
  expect(await make(guest, wish)).toMatchObject({ status: 200 })
})

test('whoever is blocked by the host reports what a third writes about them there', async () => {
  const { host, posts } = await aHostAndGuest()
  const about = await aSession(db)
  await block(host, about.userID)
  expect(await show(posts[0], about)).toMatchObject({ status: 404 })
  const report = { resourceID: posts[0], reason: 'spam', text: 'A lie' }
  expect(await call('POST', '/reports/post', about, report)).toMatchObject({ status: 200 })
})

test('no number of edits buries what a post said at first, and no empty lines push others away', async () => {
  const person = await aSession(db)
  const wish = { timelineType: 'user', timelineID: person.userID }
  const { postID } = (await make(person, { ...wish, content: `a${'\n'.repeat(900)}b` })).data as {
    postID: string
  }
  expect(await show(postID)).toMatchObject({ data: { content: 'a\n\n\nb' } })
  await pool.query(
    `insert into post_versions (post_id, revision, content, written_at)
     select $1, at, 'No. ' || at, now() from generate_series(1, 120) as at`,
    [postID],
  )
  const { data } = await call('GET', `/social/posts/${postID}/versions`)
  const revisions = (data as { revision: number }[]).map(({ revision }) => revision)
  expect(revisions).toHaveLength(50)
  expect([revisions[0], revisions[48], revisions[49]]).toEqual([120, 72, 1])
})
