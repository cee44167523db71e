// Texts that mean no good as what is said about posts, products and companies, and in answer to that.
import { expect, onTestFinished, test } from 'vitest'
import { makeComment } from '../src/contract/comments.ts'
import { limits } from '../src/contract/limits.ts'
import {
  businessKey,
  businessPath,
  postPath,
  productKey,
  productPath,
  timelinePath,
} from '../src/contract/slugs.ts'
import { aPostBy } from '../src/testing/posts.ts'
import { answersTo, takenCalls, type Call, type Caller } from './callers.ts'
import { makeCompany, onDatabase } from './changes.ts'
import { inField, packed, plain, readerWith, tellSeen, unseen, type Reader } from './hostile-fields.ts'
import { markup } from './hostile-strings.ts'
import { seriousFindings } from './judges.ts'
import { signedIn } from './signed-in.ts'
import { pairsFor, scriptsRun, withBrowser } from './visitor.ts'

const { launch } = withBrowser()
const field = makeComment.body.shape.content
const said = '[data-comment] p[dir="auto"]'
const wholeMs = 1_200_000

type Thing = { type: 'post' | 'business' | 'product' | 'comment'; id: string }
const saying = (as: Caller, { type, id }: Thing, content: string): Call => ({
  as,
  path: '/social/comments/make-comment',
  body: { resourceType: type, resourceID: id, content },
})

const say = (as: Caller, thing: Thing, texts: readonly string[]) =>
  takenCalls<{ commentID: string }>(
    'makeComment',
    texts.map((text) => saying(as, thing, text)),
  )

/** In pieces of as many as are read about one thing. */
const readable = 900
const pieces = (texts: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(texts.length / readable) }, (_, at) =>
    texts.slice(at * readable, (at + 1) * readable),
  )

/** Loads more until so many stand in `around`. */
async function loadAll({ page }: Reader, around: string, wanted: number): Promise<void> {
  const items = page.locator(`${around} [data-comment]`)
  const loads = page.locator(around).getByRole('button', { name: /^Load more comments/ })
  for (let count = await items.count(); count < wanted; count = await items.count()) {
    // What was pressed a moment ago may still be loading.
    await loads.last().click()
    await expect.poll(() => items.count()).toBeGreaterThan(count)
  }
}

/** Whoever speaks at once is heard in any order. */
const inOrder = (texts: readonly string[]) => texts.map(plain).toSorted()

const newPost = (id: string) => onDatabase((db) => aPostBy(db, { type: 'user', id }))

test.each(pairsFor('hostile-comments'))(
  'in %s at %i px: below posts, a page of them after the other',
  async (language, width) => {
    const taken = inField(field)
    const texts = packed(taken, limits.commentMax, '\n')
    const reader = await readerWith(launch(), { language, width })
    const writer = await signedIn(reader)
    for (const some of pieces(texts)) {
      const id = await newPost(writer.userID)
      await say(writer, { type: 'post', id }, some)
      const shown: string[] = []
      for (let skip = 0; skip < some.length; skip += limits.commentPageSize)
        shown.push(...(await reader.read(`${postPath(id)}${skip === 0 ? '' : `?comments=${skip}`}`, said)))
      expect(inOrder(shown)).toEqual(inOrder(some))
      expect(await seriousFindings(reader.page)).toEqual([])
    }
    tellSeen('comments on posts', taken, reader)
  },
  wholeMs,
)

test.each(['product', 'business'] as const)(
  'below things of the kind %s, loaded one after the other',
  async (type) => {
    const taken = inField(field)
    const reader = await readerWith(launch(), {})
    const writer = await signedIn(reader)
    const [companyName, name] = ['Hostile Talking Works', 'Gear pair m2']
    for (const some of pieces(packed(taken, limits.commentMax, '\n'))) {
      const { businessID, productIDs, remove } = await makeCompany({ companyName, products: [{ name }] })
      onTestFinished(remove)
      const productID = productIDs[0]!
      await say(writer, { type, id: type === 'product' ? productID : businessID }, some)
      const path =
        type === 'product'
          ? productPath({ key: productKey({ productID, name, companyName }) })
          : businessPath({ key: businessKey({ businessID, companyName }) })
      await reader.read(path, said)
      await scriptsRun(reader.page)
      await loadAll(reader, '#comments', some.length)
      expect(inOrder(await reader.look(said))).toEqual(inOrder(some))
    }
    tellSeen(`comments on things of the kind ${type}`, taken, reader)
  },
  wholeMs,
)

test(
  'as answers, opened below the comment, also among other posts',
  async () => {
    const taken = inField(field)
    const reader = await readerWith(launch(), { width: 360 })
    const writer = await signedIn(reader)
    for (const some of pieces(packed(taken, limits.commentMax, '\n'))) {
      const id = await newPost(writer.userID)
      const [asked] = await say(writer, { type: 'post', id }, ['Grease or oil?'])
      const commentID = asked!.commentID
      await say(writer, { type: 'comment', id: commentID }, some)
      const answers = `[data-comment="${commentID}"] ${said}`
      for (const path of [postPath(id), timelinePath(writer.userID)]) {
        await reader.read(path, said)
        const { page } = reader
        await scriptsRun(page)
        const post = page.locator(`article[data-post="${id}"]`)
        if (path !== postPath(id)) await post.getByRole('link', { name: 'Comment', exact: true }).click()
        await page.locator(`[data-comment="${commentID}"] button[aria-expanded]`).click()
        await page.locator(answers).first().waitFor()
        await loadAll(reader, `[data-comment="${commentID}"]`, some.length)
        expect(inOrder(await reader.look(answers))).toEqual(inOrder(some))
      }
    }
    tellSeen('answers to comments', taken, reader)
  },
  wholeMs,
)

test('typed and changed they stay what they are', async () => {
  const { alone } = inField(field)
  const reader = await readerWith(launch(), {})
  const writer = await signedIn(reader)
  const id = await newPost(writer.userID)
  const texts = alone.slice(0, limits.commentPageSize)
  const made = await say(writer, { type: 'post', id }, texts)
  const { page, open } = reader
  await open(postPath(id))
  await scriptsRun(page)
  for (const [at, { commentID }] of made.entries()) {
    const item = page.locator(`[data-comment="${commentID}"]`)
    await item.locator('summary').click()
    await item.getByRole('button', { name: 'Edit comment' }).click()
    const typed = item.getByLabel('Edit comment')
    expect(plain(await typed.inputValue())).toBe(plain(texts[at]!))
    await typed.fill(markup[at]!)
    await item.getByRole('button', { name: 'Save' }).click()
    await item.locator('p[dir="auto"]').filter({ hasText: markup[at]! }).waitFor()
  }
  expect(unseen(markup.slice(0, made.length), await reader.look(said))).toEqual([])
  const box = page.locator('#comments textarea[name="content"]')
  await box.fill(markup.slice(0, 8).join('\n'))
  await page.reload()
  await expect.poll(() => box.inputValue()).toBe(markup.slice(0, 8).join('\n'))
  await reader.look('#comments textarea')
})

test(
  'what no comment may say is refused',
  async () => {
    const { refused } = inField(field)
    const reader = await readerWith(launch(), {})
    const writer = await signedIn(reader)
    const id = await newPost(writer.userID)
    const answers = await answersTo(
      'makeComment',
      refused.map((text) => saying(writer, { type: 'post', id }, text)),
    )
    expect(refused.filter((_, at) => answers[at]!.status !== 400)).toEqual([])
  },
  wholeMs,
)
