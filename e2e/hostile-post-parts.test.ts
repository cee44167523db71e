// Texts that mean no good in what goes with a post: what its pictures show, what its document is called, the address of its film.
import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { limits } from '../src/contract/limits.ts'
import { makePost } from '../src/contract/posts.ts'
import { postPath, timelinePath } from '../src/contract/slugs.ts'
import { plainText } from '../src/contract/text.ts'
import { uuidv7 } from '../src/platform/ids.ts'
import { answersTo, takenCalls, type Call, type Caller } from './callers.ts'
import { onDatabase } from './changes.ts'
import { around, hostileTexts, inField, packed, readerWith, tellSeen, unseen } from './hostile-fields.ts'
import { hostile, markup } from './hostile-strings.ts'
import { seriousFindings } from './judges.ts'
import { signedIn } from './signed-in.ts'
import { pairsFor, scriptsRun, withBrowser } from './visitor.ts'

const { launch } = withBrowser()
const { pictures, document } = makePost.body.shape
const alt = pictures.unwrap().element.shape.alt.unwrap()
const documentName = document.unwrap().shape.name.unwrap()
const words = 'article[data-post] > p[dir="auto"]'
const more = 'main a[href*="cursor="]'
const wholeMs = 1_200_000

const posting = (as: Caller, post: object): Call => ({
  as,
  path: '/social/posts/make-post',
  body: { content: 'With this.', timelineType: 'user', timelineID: as.userID, ...post },
})

/** Uploads as a check leaves them; of their bytes there are none. */
function uploads({ userID }: Caller, kind: 'picture' | 'document', count: number): Promise<string[]> {
  const type = kind === 'picture' ? 'image/webp' : 'application/pdf'
  const size = kind === 'picture' ? 512 : 0
  const versions = JSON.stringify([{ name: 'none', width: size, height: size, type, bytes: 20_480 }])
  return onDatabase(async (db) => {
    const tokens = Array.from({ length: count }, () => randomBytes(32).toString('base64url'))
    for (const token of tokens)
      await sql`
        insert into files (file_id, user_id, purpose, content_type, declared_bytes, token_hash, status,
          expires_at, ready_at, versions)
        values (${uuidv7()}, ${userID}, 'userFile', ${kind === 'picture' ? 'image/png' : type}, 1000,
          ${createHash('sha256').update(token).digest()}, 'ready', now() + interval '1 hour', now(), ${versions})`.execute(
        db,
      )
    return tokens
  })
}

test.each(pairsFor('hostile-post-parts'))(
  'in %s at %i px: what nine pictures show',
  async (language, width) => {
    const taken = inField(alt)
    const alts = packed(taken, limits.pictureAltMax, ' ').filter((text) => text !== '')
    const reader = await readerWith(launch(), { language, width })
    const writer = await signedIn(reader)
    const tokens = await uploads(writer, 'picture', alts.length)
    const posts = Array.from({ length: Math.ceil(alts.length / limits.postPicturesMax) }, (_, at) => {
      const from = at * limits.postPicturesMax
      return tokens
        .slice(from, from + limits.postPicturesMax)
        .map((token, n) => ({ token, alt: alts[from + n]! }))
    })
    const made = await takenCalls<{ postID: string }>(
      'makePost',
      posts.map((some) => posting(writer, { pictures: some })),
    )
    const shown = await reader.readAll(timelinePath(writer.userID), 'article[data-post] img[alt]', more)
    expect(unseen(alts, shown)).toEqual([])
    const first = await reader.read(postPath(made[0]!.postID), 'article[data-post] img[alt]')
    expect(unseen(alts.slice(0, limits.postPicturesMax), first)).toEqual([])
    expect(await seriousFindings(reader.page)).toEqual([])
    tellSeen('what pictures show', taken, reader)
  },
  wholeMs,
)

test(
  'what a document is called',
  async () => {
    const taken = inField(documentName)
    const names = packed(taken, limits.attachmentNameMax, ' ').filter((text) => text !== '')
    const reader = await readerWith(launch(), { width: 360 })
    const writer = await signedIn(reader)
    const tokens = await uploads(writer, 'document', names.length)
    const made = await takenCalls<{ postID: string }>(
      'makePost',
      names.map((name, at) => posting(writer, { document: { token: tokens[at], name } })),
    )
    const where = 'article[data-post] a[href*="/files/"] bdi'
    expect(unseen(names, await reader.readAll(timelinePath(writer.userID), where, more))).toEqual([])
    expect(unseen(names.slice(0, 1), await reader.read(postPath(made[0]!.postID), where))).toEqual([])
    tellSeen('what documents are called', taken, reader)
  },
  wholeMs,
)

test('files that are called so are chosen for a post, and what a picture shows is typed', async () => {
  const reader = await readerWith(launch(), {})
  const { userID } = await signedIn(reader)
  const { page, open } = reader
  await open(timelinePath(userID))
  await scriptsRun(page)
  const pdf = Buffer.from('%PDF-1.4\n%%EOF')
  for (const name of markup.filter((text) => !/[/\n\0]/.test(text)).slice(0, 6)) {
    await page
      .locator('main form input[type="file"]')
      .last()
      .setInputFiles({ name: `${name}.pdf`, mimeType: 'application/pdf', buffer: pdf })
    await page.locator('main form').getByText(`${name}.pdf`).first().waitFor()
    expect(await reader.look('main form textarea')).toEqual([''])
    await page.reload()
    await scriptsRun(page)
  }
})

/** An address that a post takes as that of a film. */
const film = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'

test(
  'as the address of a film they are refused; behind that of one nothing of them is shown',
  async () => {
    const taken = inField(plainText({ max: limits.websiteMax - film.length - 3 }))
    const reader = await readerWith(launch(), {})
    const writer = await signedIn(reader)
    const all = [...taken.alone, ...taken.more, ...taken.refused]
    const answers = await answersTo(
      'makePost',
      all.map((url) => posting(writer, { video: { url } })),
    )
    expect(all.filter((_, at) => answers[at]!.status !== 400)).toEqual([])
    const behind = taken.alone.map((text, at) => `${film}${around(['&x=', '#'], at)}${text}`)
    await takenCalls(
      'makePost',
      behind.map((url) => posting(writer, { video: { url } })),
    )
    const shown = await reader.readAll(timelinePath(writer.userID), words, more)
    expect(shown.length).toBe(behind.length)
    const articles = reader.page.locator('article[data-post]')
    for (const link of await articles.locator('a[href*="youtube"]').all())
      expect(await link.getAttribute('href')).toBe(film)
    for (const post of await articles.allInnerTexts())
      for (const text of markup) expect(post).not.toContain(text)
    tellSeen('addresses of films', taken, reader)
  },
  wholeMs,
)

test('there are twelve thousand, and they hold each text alone', () => {
  expect(hostileTexts.length).toBe(12_000)
  expect(new Set(hostileTexts).size).toBe(12_000)
  expect(hostile.filter((text) => !hostileTexts.includes(text))).toEqual([])
})
