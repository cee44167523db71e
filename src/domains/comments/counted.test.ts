// The number of comments is the number of those that one meets: for visitor and reader, where companies hide, and of who is gone.
import { expect, test } from 'vitest'
import type { CommentEntry } from '../../contract/comments.ts'
import type { PostEntry } from '../../contract/posts.ts'
import { aBusiness } from '../../testing/businesses.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { postCalls } from '../../testing/post-calls.ts'
import { aPost } from '../../testing/posts.ts'
import { aSession, type TestSession } from '../../testing/sessions.ts'
import { maskOf } from '../businesses/visibility.ts'

const database = await testDatabase()
const { db, pool } = database
const { call, show } = postCalls(await testApi(database), pool)

type Page = { comments: CommentEntry[]; total: number; nextSkip: number | null }
const say = async (as: TestSession, type: string, id: string, businessID?: string) => {
  const wish = { resourceType: type, resourceID: id, content: 'Oil?', ...(businessID && { businessID }) }
  return (await call('POST', '/social/comments/make-comment', as, wish)).data as CommentEntry
}

/** All that one meets page by page, two at a time, and the numbers that are told of them. */
async function told(postID: string, as?: TestSession, edition = 'jp') {
  const page = async (id: string, skip: number) =>
    (await call('GET', `/social/comments/${id}?size=2&skip=${skip}`, as, undefined, { edition })).data as Page
  let [met, answers, replies] = [0, 0, 0]
  const totals = new Set<number>()
  for (let skip: number | null = 0; skip !== null;) {
    const { comments, total, nextSkip }: Page = await page(postID, skip)
    // No page but the last one is short.
    expect(comments.length).toBeGreaterThan(nextSkip === null ? -1 : 1)
    met += comments.length
    totals.add(total)
    for (const comment of comments) {
      const below = await page(comment.commentID, 0)
      answers += below.comments.length
      replies += comment.replies
    }
    skip = nextSkip
  }
  expect([...totals]).toEqual([met])
  expect(replies).toBe(answers)
  const { comments } = (await show(postID, as, { edition })).data as PostEntry
  expect(comments).toBe(met + answers)
  return [met, answers]
}

test('what hidden and removed companies, and closed accounts, said is in no number', async () => {
  const [writer, person, second] = [await aSession(db), await aSession(db), await aSession(db)]
  const { businessID } = await aBusiness(db, { members: [{ userID: second.userID, role: 'owner' }] })
  const postID = await aPost(db, writer)
  const first = await say(person, 'post', postID)
  const ofCompany = await say(second, 'post', postID, businessID)
  await say(second, 'post', postID)
  await say(writer, 'post', postID)
  await say(second, 'comment', first.commentID, businessID)
  const below = await say(person, 'comment', ofCompany.commentID)
  expect(await told(postID)).toEqual([4, 2])

  await pool.query('update businesses set hidden_editions = $2 where id = $1', [businessID, maskOf('jp')])
  for (const as of [undefined, writer, person]) expect(await told(postID, as)).toEqual([3, 0])
  expect(await told(postID, second)).toEqual([4, 2])
  expect(await told(postID, undefined, 'de')).toEqual([4, 2])
  // Below what is not met nobody comes to answers.
  const like = (edition: string) =>
    call('POST', '/social/reaction/react/comment', writer, { resourceID: below.commentID }, { edition })
  expect([(await like('jp')).status, (await like('de')).status]).toEqual([404, 200])

  await pool.query('update businesses set hidden_editions = 0, removed_at = now() where id = $1', [
    businessID,
  ])
  expect(await told(postID)).toEqual([3, 0])
  await pool.query('update businesses set removed_at = null where id = $1', [businessID])
  await pool.query('update profiles set removed_at = now() where user_id = $1', [person.userID])
  expect(await told(postID)).toEqual([3, 0])
})
