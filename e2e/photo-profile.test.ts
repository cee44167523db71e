// A photo by the screen that edits the profile: chosen, cut out, made small, stored, shown to its person and to others, removed.
import { beforeAll, expect, inject, test } from 'vitest'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { aCompanyOfMine } from './company-of-mine.ts'
import { aPhonePhoto } from './phone-photo.ts'
import { signedInAs } from './signed-in.ts'
import { pairsFor, scriptsRun, visitorWith, withBrowser } from './visitor.ts'
import { wordsIn } from './words.ts'

const site = inject('site')
const { launch } = withBrowser()
const most = 512_000

let photo: { name: string; mimeType: string; buffer: Buffer }
beforeAll(async () => {
  photo = { name: 'IMG_0001.JPG', mimeType: 'image/jpeg', buffer: await aPhonePhoto() }
})

type Keeps = { sent: Blob[] }

/** Keeps what the page sends from now on; the browser tells nobody what lay in a form. */
const keepSent = (page: Page) =>
  page.evaluate(() => {
    const kept: Blob[] = []
    Object.assign(window, { sent: kept })
    const send = XMLHttpRequest.prototype.send
    XMLHttpRequest.prototype.send = function (body) {
      const file = body instanceof FormData ? body.get('file') : undefined
      if (file instanceof Blob) kept.push(file)
      send.call(this, body)
    }
  })

/** The one file that it sent. */
async function sentBy(page: Page): Promise<Buffer> {
  const bytes = await page.evaluate(async () => {
    const { sent } = window as unknown as Keeps
    return Promise.all(sent.map(async (file) => [...new Uint8Array(await file.arrayBuffer())]))
  })
  expect(bytes).toHaveLength(1)
  return Buffer.from(bytes[0]!)
}

const shown = (page: Page) => page.locator('main img[src*="/files/"]')

test.each(pairsFor('photo-profile'))(
  'in %s at %i px: a photo of 6 MB from a telephone',
  async (language, width) => {
    expect(photo.buffer.length).toBeGreaterThan(6_000_000)
    const word = (text: string) => wordsIn(language, text)
    // A busy server asks for another try, which the page makes by itself.
    const visitor = await visitorWith(launch(), { language, width, expected: [503] })
    const { page } = visitor
    const { userID } = await signedInAs(visitor, '/profile/edit')
    await scriptsRun(page)
    await keepSent(page)
    await page.locator('main input[type=file]').first().setInputFiles(photo)
    const use = page.getByRole('button', { name: word('Use this part') })
    await page.getByRole('slider').fill('2')
    await use.click()
    const toast = (text: string) => page.getByRole('status').getByText(word(text)).first()
    const begun = toast('Updating your profile picture')
    await begun.waitFor()
    await toast('Profile picture successfully uploaded').waitFor({ timeout: 20_000 })
    await expect.poll(() => begun.isVisible()).toBe(false)
    await shown(page).first().waitFor()
    const sent = await sentBy(page)
    expect(sent.length).toBeLessThanOrEqual(most)
    const metadata = await sharp(sent).metadata()
    expect(metadata).toMatchObject({ format: 'webp', width: 1_200, height: 1_200 })
    expect(metadata).not.toHaveProperty('exif')

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
  },
)

test('a product photo that cannot be read is told as such, and not to be tried again', async () => {
  const visitor = await visitorWith(launch())
  const { page, open } = visitor
  const { products } = await aCompanyOfMine(visitor)
  await open(`${products}/new`)
  const broken = { name: 'IMG_0002.JPG', mimeType: 'image/jpeg', buffer: Buffer.from('no picture at all') }
  await page.locator('main input[type="file"]').setInputFiles(broken)
  await page.getByText('This picture cannot be read. Please choose another one.').waitFor()
  expect(await page.locator('main').getByRole('button', { name: 'Try again' }).count()).toBe(0)
})
