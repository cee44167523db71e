// The cards of a product and of a person among search results (P2.14, P6.2 and P9.5), on ones made for them.
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { sql } from 'kysely'
import {
  businessKey,
  businessPath,
  productKey,
  productPath,
  profilePath,
  sendRequestPath,
} from '../src/contract/slugs.ts'
import { makeCompany, makePerson, onDatabase, type MadeCompany, type MadePerson } from './changes.ts'
import { people, products, richPerson, richProduct } from './directory.ts'
import { actOf, hrefOf, logInFor, oneFor } from './reading.ts'
import { withBrowser } from './visitor.ts'

const site = inject('site')
const browser = withBrowser()
const long = (letter: string, length: number) => letter.repeat(length)
/** How long a change may take into the search. */
const patience = { timeout: 30_000, interval: 50 }

describe('P2.14, product card', () => {
  const companyName = 'Card Proof Works'
  const name = 'Proofcard spindle'
  const address = '/search-result?business=PR&countries=global&search=Proofcard+spindle'
  let company: MadeCompany
  beforeAll(async () => {
    const { mainImage, photoCount } = await richProduct(site, 'bearing')
    expect(photoCount).toBeGreaterThan(2)
    company = await makeCompany({
      companyName,
      products: [
        {
          name,
          subCategoryID: '0006-01-01',
          description: `${long('d', 200)}${long('e', 50)}`,
          specs: ['One', 'Two', 'Three', 'Four', 'Five'].map((key) => ({ key, value: long('v', 60) })),
          stock: true,
          mainImage: mainImage!.url,
          photos: [1, 2, 3].map((at) => mainImage!.url.replace(/\d+\.svg$/, `${at}.svg`)),
        },
        { name: `${name} to order`, stock: false },
      ],
    })
    await vi.waitFor(
      async () => expect((await products(site, { textQuery: name })).total_results).toBe(2),
      patience,
    )
  })
  afterAll(() => company.remove())
  const page = oneFor(browser, () => address)
  const card = () => page().locator('main article', { hasText: 'In stock' })
  const path = () =>
    productPath({ key: productKey({ productID: company.productIDs[0]!, name, companyName }) })

  test('name and picture lead to the product, the business to its page', async () => {
    expect(await card().locator('h2 a').textContent()).toBe(name)
    expect(await card().locator('h2 a').getAttribute('href')).toBe(path())
    expect(await card().locator('img').first().isVisible()).toBe(true)
    const business = card().getByRole('link', { name: companyName, exact: true })
    expect(await business.getAttribute('href')).toBe(
      businessPath({ key: businessKey({ businessID: company.businessID, companyName }) }),
    )
  })

  test('industry, category and subcategory as a path', async () => {
    const path = card().getByText(/^Power Transmission\s*\/ Bearings\s*\/ Deep Groove Ball Bearings$/)
    expect(await path.isVisible()).toBe(true)
  })

  test('P9.5: 200 characters of the description', async () => {
    expect(
      await card()
        .getByText(`${long('d', 200)}…`, { exact: true })
        .isVisible(),
    ).toBe(true)
  })

  test('P9.5: four specifications, each value cut at 50 characters with an ellipsis', async () => {
    expect(await card().locator('dt').allTextContents()).toEqual(['One', 'Two', 'Three', 'Four'])
    const values = await card().locator('dd').allTextContents()
    expect(values.map((value) => value.trim())).toEqual(Array(4).fill(`${long('v', 50)}…`))
  })

  test('Stock label and photo count', async () => {
    expect(await card().getByText('3 photos', { exact: true }).count()).toBe(1)
    const other = page().locator('main article', { hasText: `${name} to order` })
    expect(await other.getByText('Made to order', { exact: true }).isVisible()).toBe(true)
    expect(await other.getByText(/photo/).count()).toBe(0)
  })

  test('Send Request and Save Product lead to the log-in, which leads back (P6.2)', async () => {
    expect(await hrefOf(page(), `Send Request about ${name}`)).toBe(
      logInFor(`${sendRequestPath(company.businessID)}?product=${company.productIDs[0]}`),
    )
    expect(await actOf(page(), `Save Product ${name}`)).toEqual([
      `save.product.${company.productIDs[0]}`,
      address,
    ])
    const save = card().getByRole('button', { name: /^Save Product/ })
    expect((await save.textContent())?.trim()).toBe('Save Product')
  })
})

describe('P2.15, user search card', () => {
  const lastName = 'Proofcardsson'
  const presentation = 'Answers within a day.'
  let person: MadePerson
  beforeAll(async () => {
    const { profilePhoto } = await richPerson(site)
    person = await makePerson({
      lastName,
      briefPresentation: presentation,
      profilePhoto: profilePhoto!.url,
    })
    // Nothing of ours counts likes of people yet; the number stands in its place all the same.
    const { userID } = person
    await onDatabase((db) => sql`update profiles set like_count = 7 where user_id = ${userID}`.execute(db))
    await vi.waitFor(
      async () => expect((await people(site, { textQuery: lastName })).totalResults).toBe(1),
      patience,
    )
  })
  afterAll(() => person.remove())
  const page = oneFor(browser, () => `/search-result?business=UR&search=${lastName}`)
  const card = () => page().locator('main article')

  test('photo, name, country, state and city, job position and company, presentation, likes', async () => {
    await expect
      .poll(() =>
        card()
          .locator('img')
          .first()
          .evaluate((image: HTMLImageElement) => image.naturalWidth),
      )
      .toBeGreaterThan(0)
    expect(await card().locator('h2').textContent()).toBe(`Haruka ${lastName}`)
    for (const part of ['Osaka, Japan', 'Design Engineer', 'Kitazawa Bearing Works', presentation, '7 likes'])
      expect(await card().getByText(part, { exact: true }).isVisible(), part).toBe(true)
  })

  test('Go Profile leads to the profile, as the name does', async () => {
    const go = card().getByRole('link', { name: /^Go Profile/ })
    expect((await go.textContent())?.trim()).toBe('Go Profile')
    expect(await go.getAttribute('href')).toBe(profilePath(person.userID))
    expect(await card().locator('h2 a').getAttribute('href')).toBe(profilePath(person.userID))
  })
})
