// Texts that mean no good in every field of a post: what is taken is shown as it was typed, none of it runs, nothing hangs over.
import { expect, inject, test } from 'vitest'
import { makePost } from '../src/contract/posts.ts'
import { limits } from '../src/contract/limits.ts'
import { postPath, timelinePath } from '../src/contract/slugs.ts'
import { aPostBy } from '../src/testing/posts.ts'
import { onDatabase } from './changes.ts'
import { hostile, markup } from './hostile-strings.ts'
import { overhang, seriousFindings } from './judges.ts'
import { signedInAs } from './signed-in.ts'
import { everywhere, pairsFor, visitorWith, withBrowser } from './visitor.ts'

const { launch } = withBrowser()
const { content: Content, pictures: Pictures } = makePost.body.shape

/** 12,000 of them: each alone, and each piece of markup around each other text. */
const texts = [
  ...hostile,
  ...markup.flatMap((one) => hostile.flatMap((other) => [one + other, other + one])),
].slice(0, 12_000)
const taken = texts.flatMap((text) => {
  const { success, data } = Content.safeParse(text)
  return success ? [data] : []
})

/** As many as a post holds, a line each. */
function inPosts(lines: readonly string[]): string[] {
  const posts: string[] = []
  let post = ''
  for (const line of lines) {
    const longer = post === '' ? line : `${post}\n${line}`
    if ([...longer].length > limits.postMax) {
      posts.push(post)
      post = line
    } else post = longer
  }
  return [...posts, post]
}

const alts = taken.filter((text) => Pictures.safeParse([{ token: 'x'.repeat(43), alt: text }]).success)
const posts = inPosts(taken)
const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

test.each(pairsFor('hostile-posts'))('on a timeline in %s at %i px', async (language, width) => {
  // No picture stands at the address that the posts name.
  const visitor = await visitorWith(launch(), { language, width, expected: [404] })
  const { page, context, open } = visitor
  await context.addInitScript('window.__hits = []; window.__hit = (one) => window.__hits.push(one)')
  const { userID } = await signedInAs(visitor, '/industries')
  const written = everywhere ? posts : posts.filter((_, at) => at % Math.ceil(posts.length / 20) === 0)
  await onDatabase(async (db) => {
    for (const [at, content] of written.entries()) {
      const pictures = [0, 1, 2].map((place) => ({
        url: '/media/demo/none.svg',
        alt: alts[(at * 3 + place) % alts.length]!,
      }))
      await aPostBy(
        db,
        { type: 'user', id: userID },
        { content, pictures: at % 3 === 0 ? pictures.slice(0, 1) : [] },
      )
    }
  })
  const shown = new Set<string>()
  let first: string | null = null
  for (let path: string | null = timelinePath(userID); path !== null;) {
    await open(path)
    for (const post of await page.locator('article[data-post] > p[dir="auto"]').allTextContents())
      shown.add(plain(post))
    first ??= await page.locator('article[data-post]').first().getAttribute('data-post')
    expect(await page.evaluate('window.__hits')).toEqual([])
    expect(await overhang(page)).toBeLessThanOrEqual(0)
    const more = page.locator('main a[href*="cursor="]').last()
    path = (await more.count()) > 0 ? await more.getAttribute('href') : null
  }
  expect(written.filter((post) => !shown.has(plain(post)))).toEqual([])
  await open(postPath(first!))
  expect(await page.evaluate('window.__hits')).toEqual([])
  expect(await seriousFindings(page)).toEqual([])
  // Typed into the box they are a draft, which comes back as what it is.
  await open(timelinePath(userID))
  await page.locator('#new-post').fill(markup.join('\n'))
  await page.reload()
  await expect.poll(() => page.locator('#new-post').inputValue()).toBe(markup.join('\n'))
  expect(await page.evaluate('window.__hits')).toEqual([])
})

test('what no text may hold is refused, and never an error of ours', async () => {
  const visitor = await visitorWith(launch(), { expected: [400] })
  const { userID } = await signedInAs(visitor, '/industries')
  const headers = { origin: inject('site'), 'sec-fetch-site': 'same-origin' }
  const renewed = await visitor.context.request.post('/session/refresh', { headers })
  const { data } = (await renewed.json()) as { data: { token: string } }
  const refused = hostile.filter((text) => !Content.safeParse(text).success).slice(0, everywhere ? 200 : 25)
  for (const text of refused) {
    const answer = await visitor.context.request.post('/api/social/posts/make-post', {
      headers: { authorization: `Bearer ${data.token}` },
      data: { content: text.toWellFormed(), timelineType: 'user', timelineID: userID },
    })
    expect([text, [200, 400].includes(answer.status())]).toEqual([text, true])
  }
})
