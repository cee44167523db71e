// Texts and cuts of a company's page (P2.22, P4.15 and P9.5).
import { describe, expect, inject, test } from 'vitest'
import type { Page } from 'playwright-core'
import { sendRequestPath } from '../src/contract/slugs.ts'
import { aCompanyMore, followIt, likeIt } from './changes.ts'
import { filmedProduct, pathOf, poorCompany, profileOf, richManufacturer } from './directory.ts'
import { actOf, hrefOf, logInFor, openedWith, texts } from './reading.ts'
import { visitorWith, withBrowser, type Visit } from './visitor.ts'

const site = inject('site')
const browser = withBrowser()
const at = openedWith(browser)

/** The page of a company that a test has made for itself. */
async function pageOf(id: string, visit: Visit = {}): Promise<Page> {
  return at(pathOf(await profileOf(site, id)), visit)
}

describe('P2.22, business profile', () => {
  test('its sections and, for who is not the owner, its buttons', async () => {
    const maker = await richManufacturer(site)
    const page = await at(pathOf(maker))
    for (const name of ['Like', 'Follow', 'Save'])
      expect(await page.getByRole('button', { name: new RegExp(`^${name}`) }).count(), name).toBeGreaterThan(
        0,
      )
    expect(await page.getByRole('link', { name: /^Send Request/ }).count()).toBeGreaterThan(0)
    // Its posts, below, have theirs.
    const ofCompany = page.locator('main button:not(article button)').filter({ hasText: /^Share$/ })
    expect(await ofCompany.count()).toBe(1)
    expect(await page.getByRole('link', { name: /^Business Profile/ }).count()).toBe(1)
    expect(await page.getByRole('link', { name: /^Company Products/ }).count()).toBe(1)
    const titles = (await texts(page, 'main h2')).join('\n')
    for (const title of [
      'Main products',
      'General',
      'Factory',
      'Trade capabilities',
      'Business terms',
      'Certificates',
      'Contact',
    ])
      expect(titles).toContain(title)
    for (const forOwners of ['Edit profile', 'Manage Profile', 'Membership', 'Members'])
      expect(await page.locator('main').getByRole('link', { name: forOwners, exact: true }).count()).toBe(0)
  })

  test('likes, followers and the film with controls', async () => {
    const { videos } = await filmedProduct(site)
    const id = await aCompanyMore({
      companyName: 'Film Proof Works',
      general: { video: videos[0]!.url },
    })
    await likeIt({ type: 'business', id }, 2)
    await followIt({ type: 'business', id }, 4)
    const page = await pageOf(id)
    const like = page.locator('main').getByRole('button', { name: /^Like/ })
    await expect.poll(async () => (await like.textContent())?.trim()).toBe('Like 2')
    const followers = page.locator('dl > div', { hasText: 'Followers' })
    expect(await followers.locator('dd').evaluate((value) => value.firstChild?.textContent)).toBe('4')
    const film = page.locator('#film video')
    expect(await film.evaluate(({ controls }: HTMLVideoElement) => controls)).toBe(true)
    expect(await texts(page, '#film h2')).toEqual(['Company video'])
  })

  test("Share copies the link, toast 'Business Link copied!'", async () => {
    const company = await poorCompany(site, true)
    const { page, context, open } = await visitorWith(browser.launch())
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site })
    await open(pathOf(company))
    await page.getByRole('button', { name: 'Share', exact: true }).click()
    await page.getByText('Business Link copied!', { exact: true }).waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(site + pathOf(company))
  })

  test('without the right to copy, the link stands there', async () => {
    const company = await poorCompany(site, false)
    const { page, open } = await visitorWith(browser.launch())
    await open(pathOf(company))
    await page.evaluate(() =>
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: () => Promise.reject(new Error('refused')) },
      }),
    )
    await page.getByRole('button', { name: 'Share', exact: true }).click()
    await expect.poll(() => page.locator('main input[readonly]').inputValue()).toBe(site + pathOf(company))
  })

  test('Like, Follow, Save and Send Request lead a visitor to the log-in, which leads back (P2.4 and P6.2)', async () => {
    const company = await poorCompany(site, false)
    const page = await at(pathOf(company))
    for (const act of ['like', 'follow', 'save'])
      expect(await actOf(page, new RegExp(`^${act}`, 'i'))).toEqual([
        `${act}.business.${company.businessID}`,
        pathOf(company),
      ])
    expect(await hrefOf(page, /^Send Request/)).toBe(logInFor(sendRequestPath(company.businessID)))
  })
})

describe('P2.22 and P9.5, cuts on the page of a company', () => {
  test('product cards: four specifications, values of 50 characters, descriptions of 200; long facts; 340 of a description', async () => {
    const long = (letter: string, length: number) => letter.repeat(length)
    const id = await aCompanyMore({
      companyName: 'Cutting Product Proof Works',
      generalDescription: long('g', 600),
      factory: { manufacturingFacilities: long('m', 90) },
      products: [
        {
          name: 'Proof ring',
          description: long('d', 300),
          specs: ['One', 'Two', 'Three', 'Four', 'Five'].map((key) => ({ key, value: long('v', 60) })),
          stock: true,
        },
        { name: 'Proof ring to order', stock: false },
      ],
    })
    const page = await pageOf(id)
    const card = page.locator('main article', { hasText: 'Proof ring' }).filter({ hasText: 'In stock' })
    expect(await card.locator('dt').allTextContents()).toEqual(['One', 'Two', 'Three', 'Four'])
    expect((await card.locator('dd').first().textContent())?.trim()).toBe(`${long('v', 50)}…`)
    const said = (await card.textContent()) ?? ''
    expect(said).toContain(`${long('d', 200)}…`)
    expect(said).not.toContain(long('d', 201))
    expect(await page.locator('main article', { hasText: 'Proof ring to order' }).textContent()).toContain(
      'Made to order',
    )

    const label = page.locator('#factory dt', { hasText: 'Facilities' })
    const value = page.locator('#factory dd', { hasText: long('m', 90) })
    const top = async (part: typeof label) => (await part.boundingBox())!.y
    expect(Math.abs((await top(label)) - (await top(value)))).toBeLessThanOrEqual(6)

    const about = page.locator('#about')
    expect(await about.getByText(long('g', 600)).isVisible()).toBe(false)
    expect(await about.getByText(`${long('g', 340)}…`).isVisible()).toBe(true)
    await about.getByText('View more', { exact: true }).click()
    expect(await about.getByText(long('g', 600)).isVisible()).toBe(true)
    expect(await about.getByText('View less', { exact: true }).isVisible()).toBe(true)
  })
})
