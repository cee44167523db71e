import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { aBusiness } from '../../testing/businesses.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { postCalls } from '../../testing/post-calls.ts'
import { aPost } from '../../testing/posts.ts'
import { aSession } from '../../testing/sessions.ts'

const database = await testDatabase()
const { db, pool } = database
const { show, change, remove, call } = postCalls(await testApi(database), pool)
const versions = (id: string) => call('GET', `/social/posts/${id}/versions`)

test('a post says something else, that it was edited, and what it said before', async () => {
  const person = await aSession(db)
  const id = await aPost(db, person, { content: 'Line 3 runs.' })
  expect(await change(person, id, { content: 'Line 3 stands.', revision: 1 })).toMatchObject({
    data: { revision: 2 },
  })
  expect(await change(person, id, { content: 'Line 3 runs again.', revision: 2 })).toMatchObject({
    data: { revision: 3 },
  })
  // Sent again it changes nothing.
  expect(await change(person, id, { content: 'Line 3 runs again.', revision: 2 })).toMatchObject({
    data: { revision: 3 },
  })
  expect(await show(id)).toMatchObject({
    data: { content: 'Line 3 runs again.', revision: 3, editedAt: expect.any(String) as string },
  })
  expect(await versions(id)).toMatchObject({
    data: [
      { revision: 2, content: 'Line 3 stands.' },
      { revision: 1, content: 'Line 3 runs.' },
    ],
  })
  await remove(person, id)
  expect(await versions(id)).toMatchObject({ status: 404 })
  expect(await change(person, id, { content: 'x', revision: 3 })).toMatchObject({ status: 404 })
})

test('of two who change the same revision one is told what the other made of it', async () => {
  const [owner, member] = [await aSession(db), await aSession(db)]
  const { businessID } = await aBusiness(db, {
    members: [
      { userID: owner.userID, role: 'owner' },
      { userID: member.userID, role: 'member' },
    ],
  })
  const id = await aPost(db, member, { businessID })
  const answers = await Promise.all([
    change(owner, id, { content: 'By the owner', revision: 1 }),
    change(member, id, { content: 'By the member', revision: 1 }),
  ])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  const stale = answers.find(({ status }) => status === 409)
  const { content } = (await show(id)).data as { content: string }
  expect(stale).toMatchObject({ name: 'Stale' })
  expect(content).toBe(answers[0].status === 200 ? 'By the owner' : 'By the member')
  expect(((await versions(id)).data as unknown[]).length).toBe(1)
})

test('only its writer, and who manages the company that it was written as, changes a post', async () => {
  const [writer, other, stranger] = [await aSession(db), await aSession(db), await aSession(db)]
  const { businessID } = await aBusiness(db, {
    members: [
      { userID: writer.userID, role: 'member' },
      { userID: other.userID, role: 'member' },
    ],
  })
  const ofCompany = await aPost(db, writer, { businessID })
  const ofPerson = await aPost(db, writer)
  const wish = { content: 'Mine now', revision: 1 }
  for (const id of [ofCompany, ofPerson])
    for (const person of [other, stranger, await aSession(db, { staff: ['admin'] })])
      expect(await change(person, id, wish)).toMatchObject({ status: 403, name: 'NotAllowed' })
  expect(await change(undefined, ofPerson, wish)).toMatchObject({ status: 401 })
  expect(await change(stranger, randomUUID(), wish)).toMatchObject({ status: 404 })
  expect(await change(writer, ofCompany, wish)).toMatchObject({ status: 200 })
})
