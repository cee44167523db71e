// What happens in groups stands under the bell of whom it concerns; nothing of a private group under that of others.
import { expect, test } from 'vitest'
import type { NotificationEntry } from '../../contract/notifications.ts'
import { deliverAll } from '../../platform/events.ts'
import { domainListeners } from '../../roles/domains.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { aGroup, groupCalls } from '../../testing/groups.ts'
import { testLog } from '../../testing/server.ts'
import { aSession, type TestSession } from '../../testing/sessions.ts'

const database = await testDatabase()
const { db, pool } = database
const { call, ask, accept, invite, decline, write, leave, name, posts } = groupCalls(
  await testApi(database),
  pool,
)

const bell = async (as: TestSession) => {
  await deliverAll(db, domainListeners, testLog)
  return ((await call('GET', '/notifications', as)).data as { items: NotificationEntry[] }).items
}
const unread = async (as: TestSession) =>
  (await bell(as)).filter(({ isRead }) => !isRead).map(({ kind }) => kind)

test('who leads a group hears who asks, and who asked that they are in', async () => {
  const [owner, asker, second] = [
    await aSession(db),
    await aSession(db, { firstName: 'Aiko', lastName: 'Mori' }),
    await aSession(db),
  ]
  const groupID = await aGroup(db, owner, { kind: 'private', name: 'Price lists' })
  await ask(asker, groupID)
  expect(await bell(owner)).toMatchObject([
    {
      kind: 'group.asked',
      path: `/groups/${groupID}/requests`,
      title: 'Price lists',
      actor: { name: 'Aiko Mori' },
    },
  ])
  await ask(second, groupID)
  expect(await bell(owner)).toMatchObject([{ kind: 'group.asked', people: 2 }])
  await accept(owner, groupID, asker)
  expect(await bell(asker)).toMatchObject([{ kind: 'group.admitted', path: `/groups/${groupID}` }])
  await decline(owner, groupID, second)
  expect(await bell(second)).toEqual([])
})

test('a request that one of those who lead the group answered, or that was taken back, is read by all of them', async () => {
  const [owner, moderator, member] = [await aSession(db), await aSession(db), await aSession(db)]
  const [first, second, third] = [await aSession(db), await aSession(db), await aSession(db)]
  const groupID = await aGroup(db, owner, { kind: 'private' }, [moderator, member])
  expect((await name(owner, groupID, moderator, 'moderator')).status).toBe(200)
  await bell(owner)
  await call('POST', '/notifications/read', owner, {})
  const asked = async (as: TestSession) => (await unread(as)).filter((kind) => kind === 'group.asked')
  await ask(first, groupID)
  await ask(second, groupID)
  expect([await asked(owner), await asked(moderator)]).toEqual([['group.asked'], ['group.asked']])
  // One of the two still waits.
  await accept(moderator, groupID, first)
  expect([await asked(owner), await asked(moderator)]).toEqual([['group.asked'], ['group.asked']])
  await decline(owner, groupID, second)
  expect([await asked(owner), await asked(moderator)]).toEqual([[], []])
  await ask(third, groupID)
  expect([await asked(owner), await asked(moderator)]).toEqual([['group.asked'], ['group.asked']])
  await decline(third, groupID)
  expect([await asked(owner), await asked(moderator)]).toEqual([[], []])
  // It stays there to be looked at.
  expect((await bell(moderator)).map(({ kind }) => kind)).toContain('group.asked')
})

test('an invitation is asked no more once it is answered; whoever invited hears that it was accepted', async () => {
  const [owner, one, other] = [await aSession(db), await aSession(db), await aSession(db)]
  const groupID = await aGroup(db, owner)
  await invite(owner, groupID, one)
  await invite(owner, groupID, other)
  expect([await unread(one), await unread(other)]).toEqual([['group.invited'], ['group.invited']])
  await accept(one, groupID)
  await decline(other, groupID)
  expect([await unread(one), await unread(other)]).toEqual([[], []])
  expect(await unread(owner)).toEqual(['group.accepted'])
})

test('of a private group nobody is told who does not read it: neither who is mentioned nor who has left', async () => {
  const [owner, member, stranger] = [
    await aSession(db),
    await aSession(db),
    await aSession(db, { firstName: 'Aiko', lastName: 'Mori' }),
  ]
  const groupID = await aGroup(db, owner, { kind: 'private' }, [member])
  const { data } = await posts.make(owner, {
    content: 'Ask @Aiko Mori',
    timelineType: 'group',
    timelineID: groupID,
    mentions: [{ type: 'user', id: stranger.userID }],
  })
  expect((data as { postID: string }).postID).toBeTypeOf('string')
  expect(await bell(stranger)).toEqual([])
  const { postID } = (await write(member, groupID, 'Our prices')).data as { postID: string }
  const comment = () =>
    call('POST', '/social/comments/make-comment', owner, {
      resourceType: 'post',
      resourceID: postID,
      content: 'Thanks',
    })
  await comment()
  expect(await unread(member)).toContain('social.commented')
  await call('POST', '/notifications/read', member, {})
  await leave(member, groupID)
  await comment()
  expect((await bell(member)).find(({ kind }) => kind === 'social.commented')).toMatchObject({ count: 1 })
})
