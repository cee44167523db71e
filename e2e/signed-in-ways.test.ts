// What pages offer to who is signed in: no way to register, and favourites where there are some.
import { expect, inject, test } from 'vitest'
import { products } from './directory.ts'
import { signedIn } from './signed-in.ts'
import { pairsFor, visitorWith, withBrowser } from './visitor.ts'
import { wordsIn } from './words.ts'

const { launch } = withBrowser()
const site = inject('site')

test.each(pairsFor('signed-in-ways'))(
  'in %s at %i px: the home page leads to one’s company, not to the register page',
  async (language, width) => {
    const visitor = await visitorWith(launch(), { language, width })
    const { page, open } = visitor
    await open('/')
    expect(await page.locator('main a[href*="/accounts/register"]').count()).toBe(2)
    await signedIn(visitor)
    await open('/')
    expect(await page.locator('main a[href*="/accounts/register"]').count()).toBe(0)
    const present = page
      .locator('main')
      .getByRole('link', { name: wordsIn(language, 'Present your company') })
    expect(await present.count()).toBe(2)
    expect(await present.first().getAttribute('href')).toBe('/business/create')
  },
)

test('favorites open on the first kind that has some; an empty one is shown to who asks for it', async () => {
  const visitor = await visitorWith(launch())
  const { page, context, open } = visitor
  await signedIn(visitor)
  await open('/favorites')
  expect(new URL(page.url()).search).toBe('')
  const { results } = await products(site, { textQuery: 'bearing', size: 1 })
  const [product] = results
  await context.request.post('/act', {
    form: { act: `save.product.${product!.productID}`, back: '/' },
    headers: { 'sec-fetch-site': 'same-origin' },
    maxRedirects: 0,
  })
  await open('/favorites')
  expect(new URL(page.url()).search).toBe('?kind=product')
  expect(await page.locator('main ul > li.sheet').count()).toBe(1)
  await page.getByRole('link', { name: /^Companies/ }).click()
  await page.waitForURL('**/favorites?kind=business')
  // The list of products stands until the other has come.
  await expect.poll(() => page.locator('main ul > li.sheet').count()).toBe(0)
})
