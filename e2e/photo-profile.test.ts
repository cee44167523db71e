// A photo by the screen that edits the profile: chosen, cut out, made small, stored, shown to its person and to others, removed.
import { beforeAll, expect, inject, test } from 'vitest'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { aPhonePhoto } from './phone-photo.ts'
import { signedInAs } from './signed-in.ts'
import { pairs, scriptsRun, visitorWith, withBrowser } from './visitor.ts'
import { wordsIn } from './words.ts'

const site = inject('site')
const { launch } = withBrowser()
const most = 512_000

let photo: { name: string; mimeType: string; buffer: Buffer }
beforeAll(async () => {
  photo = { name: 'IMG_0001.JPG', mimeType: 'image/jpeg', buffer: await aPhonePhoto() }
})

const shown = (page: Page) => page.locator('main img[src*="/files/"]')

test.each(pairs)('in %s at %i px: a photo of 6 MB from a telephone', async (language, width) => {
  expect(photo.buffer.length).toBeGreaterThan(6_000_000)
  const word = (text: string) => wordsIn(language, text)
  const visitor = await visitorWith(launch(), { language, width })
  const { page } = visitor
  const { userID } = await signedInAs(visitor, '/profile/edit')
  await scriptsRun(page)
  const posted: number[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.headers()['content-type']?.startsWith('multipart/form-data'))
      posted.push(request.postDataBuffer()?.length ?? 0)
  })
  await page.locator('main input[type=file]').first().setInputFiles(photo)
  const use = page.getByRole('button', { name: word('Use this part') })
  await page.getByRole('slider').fill('2')
  await use.click()
  await page.getByRole('status').getByText(word('Profile picture successfully uploaded')).first().waitFor()
  await shown(page).first().waitFor()
  expect(posted).toHaveLength(1)
  expect(posted[0]).toBeLessThan(most + 2_000)

  const stranger = await visitorWith(launch(), { language, width })
  await page.goto('/profile/')
  await stranger.open(`/profile/${userID}`)
  for (const reader of [page, stranger.page]) {
    await shown(reader).first().waitFor()
    const drawn = () =>
      shown(reader)
        .first()
        .evaluate((image: HTMLImageElement) => [image.complete, image.naturalWidth > 0])
    await expect.poll(drawn).toEqual([true, true])
  }
  const [own, theirs] = await Promise.all(
    [page, stranger.page].map((reader) => shown(reader).first().getAttribute('src')),
  )
  expect(own).toBe(theirs)
  const bytes = Buffer.from(await (await fetch(new URL(own!, site))).arrayBuffer())
  expect(bytes.length).toBeLessThan(most)
  const { exif, xmp, iptc, orientation, width: wide, height: high } = await sharp(bytes).metadata()
  expect({ exif, xmp, iptc, orientation }).toEqual({})
  expect(wide).toBe(high)

  await page.goto('/profile/edit')
  await page.getByRole('button', { name: word('Remove photo') }).click()
  await expect.poll(() => shown(page).count()).toBe(0)
})
