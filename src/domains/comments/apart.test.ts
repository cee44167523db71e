// Who blocks or is blocked: nothing of the other is met below their comments either, nor written while a block begins (D5).
import { expect, test } from 'vitest'
import type { CommentEntry } from '../../contract/comments.ts'
import type { PostEntry } from '../../contract/posts.ts'
import { somebodyWaits, testApi, testDatabase } from '../../testing/database.ts'
import { postCalls } from '../../testing/post-calls.ts'
import { aPost } from '../../testing/posts.ts'
import { aSession, type TestSession } from '../../testing/sessions.ts'
import { makeComment } from './making.ts'

const database = await testDatabase()
const { db, pool } = database
const { call, show } = postCalls(await testApi(database), pool)
const notFound = { status: 404, name: 'NotFound' }

const say = (as: TestSession, resourceType: string, resourceID: string) =>
  call('POST', '/social/comments/make-comment', as, { resourceType, resourceID, content: 'Oil?' })
const said = async (...args: Parameters<typeof say>) => (await say(...args)).data as CommentEntry

async function aTalk() {
  const [writer, asker, answerer, reader] = await Promise.all([1, 2, 3, 4].map(() => aSession(db)))
  const postID = await aPost(db, writer!)
  const question = await said(asker!, 'post', postID)
  const answer = await said(answerer!, 'comment', question.commentID)
  return { asker: asker!, reader: reader!, postID, question, answer }
}

test('answers of others below what somebody blocked said are neither counted nor met', async () => {
  const { asker, reader, postID, answer } = await aTalk()
  const countFor = async (as?: TestSession) => ((await show(postID, as)).data as PostEntry).comments
  const like = () => call('POST', '/social/reaction/react/comment', reader, { resourceID: answer.commentID })
  expect([await countFor(reader), (await like()).status]).toEqual([2, 200])
  await call('POST', '/blocks/user', reader, { resourceID: asker.userID })
  expect([await countFor(reader), await countFor(asker), await countFor()]).toEqual([0, 2, 2])
  expect(await like()).toMatchObject(notFound)
  expect(await say(reader, 'comment', answer.commentID)).toMatchObject(notFound)
})

test('a block waits for the answer that is being written, and the next answer is not', async () => {
  const { asker, reader, question } = await aTalk()
  const wish = { resourceType: 'comment', resourceID: question.commentID, content: 'Oil?' } as const
  const block = await db.transaction().execute(async (tx) => {
    await makeComment(tx, reader, wish, { edition: 'jp', language: 'en' })
    const asked = call('POST', '/blocks/user', asker, { resourceID: reader.userID })
    await expect.poll(() => somebodyWaits(db), { timeout: 5_000 }).toBe(true)
    return { asked }
  })
  expect((await block.asked).status).toBe(200)
  expect(await say(reader, 'comment', question.commentID)).toMatchObject(notFound)
})
