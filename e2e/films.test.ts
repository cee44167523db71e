// The films of a product and of a company, played and sought in a real browser (P2.23: videos with controls).
import { expect, inject, test } from 'vitest'
import type { Page } from 'playwright-core'
import { filmedProduct, pathOf, pathOfProduct, search } from './directory.ts'
import { visitorWith, withBrowser } from './visitor.ts'

const site = inject('site')
const { launch } = withBrowser()

/** Plays the page's film and jumps to `moment`; what the player then knows. */
async function played(page: Page, moment: number) {
  const video = page.locator('main video').first()
  await video.scrollIntoViewIfNeeded()
  return video.evaluate(async (film: HTMLVideoElement, moment) => {
    const once = (name: string) =>
      new Promise((resolve, reject) => {
        film.addEventListener(name, resolve, { once: true })
        film.addEventListener('error', () => reject(new Error(film.error?.message)), { once: true })
      })
    film.muted = true
    const begun = once('playing')
    await film.play()
    await begun
    film.pause()
    const sought = once('seeked')
    film.currentTime = moment
    await sought
    const { duration, currentTime, videoWidth, videoHeight, controls, seekable } = film
    return { duration, currentTime, videoWidth, videoHeight, controls, seekableTo: seekable.end(0) }
  }, moment)
}

const filmedProductPage = async () => pathOfProduct(await filmedProduct(site))

async function filmedCompany(): Promise<string> {
  const { results } = await search(site, { textQuery: 'Hinokawa' })
  return pathOf(results[0]!)
}

test.each([
  ['product', filmedProductPage, 6],
  ['company', filmedCompany, 8],
] as const)('the film of a %s plays, says how long it is, and can be sought', async (_, address, seconds) => {
  const { page, open } = await visitorWith(launch(), { language: 'en', width: 1280 })
  await open(await address())
  const poster = await page.locator('main video').first().getAttribute('poster')
  expect((await fetch(site + poster)).headers.get('content-type')).toContain('image/svg+xml')

  const film = await played(page, seconds - 1.5)

  expect(film).toMatchObject({ duration: seconds, controls: true, videoWidth: 960, videoHeight: 540 })
  expect(film.seekableTo).toBe(seconds)
  expect(film.currentTime).toBeCloseTo(seconds - 1.5, 1)
})
