// Texts that mean no good as what a post says: in lists, in a group, in the feed, on its own page with what it said before, as the
// card of another post, and while it is typed.
import { expect, onTestFinished, test } from 'vitest'
import { limits } from '../src/contract/limits.ts'
import { makePost } from '../src/contract/posts.ts'
import {
  businessKey,
  businessPath,
  groupPath,
  postPath,
  profilePath,
  timelinePath,
} from '../src/contract/slugs.ts'
import { aGroup } from '../src/testing/groups.ts'
import { answersTo, takenCalls, type Call, type Caller } from './callers.ts'
import { makeCompany, onDatabase } from './changes.ts'
import {
  around,
  inField,
  packed,
  plain,
  readerWith,
  tellSeen,
  unseen,
  type Reader,
} from './hostile-fields.ts'
import { markup } from './hostile-strings.ts'
import { seriousFindings } from './judges.ts'
import { signedIn } from './signed-in.ts'
import { pairsFor, withBrowser } from './visitor.ts'

const { launch } = withBrowser()
const content = makePost.body.shape.content
const words = 'article[data-post] > p[dir="auto"]'
const more = 'main a[href*="cursor="]'
const wholeMs = 1_200_000

const write = (as: Caller, posts: readonly object[]) =>
  takenCalls<{ postID: string }>(
    'makePost',
    posts.map((post): Call => ({
      as,
      path: '/social/posts/make-post',
      body: { timelineType: 'user', timelineID: as.userID, ...post },
    })),
  )

/** Somebody who reads what they have written themself. */
const aWriter = (reader: Reader): Promise<Caller> => signedIn(reader)

test.each(pairsFor('hostile-posts'))(
  'in %s at %i px: on a timeline, in a group and in the feed',
  async (language, width) => {
    const taken = inField(content)
    const texts = packed(taken, limits.postMax, '\n')
    const reader = await readerWith(launch(), { language, width })
    const writer = await aWriter(reader)
    const groupID = await onDatabase((db) => aGroup(db, writer))
    await write(
      writer,
      texts.map((text) => ({ content: text })),
    )
    expect(unseen(texts, await reader.readAll(timelinePath(writer.userID), words, more))).toEqual([])
    await write(
      writer,
      texts.map((text) => ({ content: text, timelineType: 'group', timelineID: groupID })),
    )
    expect(unseen(texts, await reader.readAll(groupPath(groupID), words, more))).toEqual([])
    const inFeed = await reader.readAll('/newsfeed', words, 'main a[href*="nextID="]')
    expect(unseen([...texts, ...texts], inFeed)).toEqual([])
    expect(inFeed.length).toBe(texts.length * 2)
    await reader.page.locator('article[data-post] summary').first().click()
    expect(await seriousFindings(reader.page)).toEqual([])
    tellSeen('posts in lists', taken, reader)
  },
  wholeMs,
)

test(
  'on their own pages, with what they said before, and where they are changed',
  async () => {
    const taken = inField(content)
    const texts = packed(taken, limits.postMax, '\n')
    const reader = await readerWith(launch(), {})
    const writer = await aWriter(reader)
    const posts = await write(
      writer,
      texts.map((text) => ({ content: text })),
    )
    const after = (at: number) => around(texts, at + 1)
    await takenCalls(
      'changePost',
      posts.map(({ postID }, at): Call => ({
        as: writer,
        method: 'PUT',
        path: `/social/posts/${postID}`,
        body: { content: after(at), revision: 1 },
      })),
    )
    for (const [at, { postID }] of posts.entries()) {
      const shown = await reader.read(postPath(postID), `${words}, details ol p[dir="auto"]`)
      expect(shown.map(plain)).toEqual([plain(after(at)), plain(texts[at]!)])
    }
    for (const [at, { postID }] of posts.slice(0, taken.alone.length).entries()) {
      const typed = await reader.read(`${postPath(postID)}/edit`, 'textarea[name="content"]')
      expect(typed.map(plain)).toEqual([plain(after(at))])
    }
    tellSeen('posts on their own pages', taken, reader)
  },
  wholeMs,
)

/** A title shows them whole up to these. */
const cardMax = 79

test(
  'on the card of another post, on a profile and on the page of a company',
  async () => {
    const texts = inField(content).alone.filter((text) => [...plain(text)].length <= cardMax)
    const reader = await readerWith(launch(), {})
    const writer = await aWriter(reader)
    const companyName = 'Hostile Posting Works'
    const members = [{ userID: writer.userID, role: 'owner' as const }]
    const { businessID, remove } = await makeCompany({ companyName, members })
    onTestFinished(remove)
    const posts = await write(
      writer,
      texts.map((text) => ({ content: text, timelineType: 'business', timelineID: businessID, businessID })),
    )
    await write(
      writer,
      posts.map(({ postID }) => ({
        content: 'Look at this.',
        shared: { resourceType: 'post', resourceID: postID },
      })),
    )
    const card = 'article[data-post] > a[href^="/post/"] bdi:first-child'
    expect(unseen(texts, await reader.readAll(timelinePath(writer.userID), card, more))).toEqual([])
    expect(
      unseen(
        texts.slice(-1),
        await reader.read(businessPath({ key: businessKey({ businessID, companyName }) }), words),
      ),
    ).toEqual([])
    await write(writer, [{ content: texts[0] }])
    expect(unseen(texts.slice(0, 1), await reader.read(profilePath(writer.userID), words))).toEqual([])
    tellSeen('posts on cards', { alone: texts, more: [], refused: [] }, reader)
  },
  wholeMs,
)

test('typed into the box they are a draft, which comes back as what it is', async () => {
  const reader = await readerWith(launch(), {})
  const { userID } = await signedIn(reader)
  const { page, open } = reader
  await open(timelinePath(userID))
  await page.locator('#new-post').fill(markup.join('\n'))
  await page.reload()
  await expect.poll(() => page.locator('#new-post').inputValue()).toBe(markup.join('\n'))
  expect(await reader.look('#new-post')).toEqual([markup.join('\n')])
})

test(
  'what no post may say is refused, and never an error of ours',
  async () => {
    const { refused } = inField(content)
    const reader = await readerWith(launch(), {})
    const writer = await aWriter(reader)
    const answers = await answersTo(
      'makePost',
      refused.map((text): Call => ({
        as: writer,
        path: '/social/posts/make-post',
        body: { content: text, timelineType: 'user', timelineID: writer.userID },
      })),
    )
    const wrong = refused.filter((_, at) => answers[at]!.status !== 400)
    expect(wrong).toEqual([])
  },
  wholeMs,
)
