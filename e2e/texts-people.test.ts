// A person's public page (P2.20, P4, P8 and P9.5), on people made for it.
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { businessKey, businessPath, profilePath } from '../src/contract/slugs.ts'
import { followIt, makeCompany, makePerson, type MadeCompany, type MadePerson } from './changes.ts'
import { richPerson } from './directory.ts'
import { actOf, contentOf, oneFor, openedWith, texts, withoutIDs } from './reading.ts'
import { visitorWith, withBrowser } from './visitor.ts'

const site = inject('site')
const browser = withBrowser()
const at = openedWith(browser)

const long = (letter: string, length: number) => letter.repeat(length)
const photo = async () => (await richPerson(site)).profilePhoto!.url
let open: MadePerson
let discreet: MadePerson
let company: MadeCompany
const path = () => profilePath(open.userID)

beforeAll(async () => {
  const everything = {
    firstName: 'Profila',
    lastName: 'Proofsson',
    email: 'profila@proof.example',
    mobilePhone: { countryCode: '81', phoneNumber: '9011112222' },
    gender: 'female',
    birthDate: '1984-03-09',
    profession: 'Gear designer',
    jobPositionID: 'design-engineer',
    companyName: 'Profile Proof Works',
    countryCode: 'JP',
    stateID: 'JP-27',
    city: 'Osaka',
    businessType: 'MA',
    industryID: '0006',
    preferredLanguage: 'ja',
    briefPresentation: long('p', 500),
    profilePhoto: await photo(),
    coverPhoto: await photo(),
  }
  open = await makePerson({ ...everything, showBirthDate: true, showProfession: true })
  discreet = await makePerson({ ...everything, showBirthDate: false, showProfession: false })
  company = await makeCompany({
    companyName: 'Profile Proof Works',
    members: [{ userID: open.userID, role: 'owner' }],
  })
  await followIt({ type: 'user', id: open.userID }, 3)
})
afterAll(async () => {
  for (const made of [company, open, discreet]) await made.remove()
})

/** Names and values of the facts on the page. */
const factsOf = async (page: Awaited<ReturnType<typeof at>>) => {
  const [names, values] = [await texts(page, '#profile dt'), await texts(page, '#profile dd')]
  return Object.fromEntries(names.map((name, at) => [name, values[at]]))
}

describe('P2.20, public profile', () => {
  const page = oneFor(browser, path)

  test('cover and profile photo, name, profession, country and state, type of business, followers', async () => {
    expect(await texts(page(), 'h1')).toEqual(['Profila Proofsson'])
    const pictures = page().locator('main img')
    for (const at of [0, 1])
      await expect
        .poll(() => pictures.nth(at).evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0)
    for (const part of ['Gear designer', 'Osaka, Japan', 'Manufacturer', '3 followers'])
      expect(await page().locator('main').getByText(part, { exact: true }).first().isVisible(), part).toBe(
        true,
      )
  })

  test('about me, company, industry, profession, job position, preferred language, birth date', async () => {
    expect(await texts(page(), '#about h2')).toEqual(['About me'])
    expect(await page().getByText(long('p', 500), { exact: true }).isVisible()).toBe(true)
    expect(await factsOf(page())).toMatchObject({
      Company: 'Profile Proof Works',
      Industry: 'Power Transmission',
      Profession: 'Gear designer',
      'Job position': 'Design Engineer',
      'Type of business': 'Manufacturer',
      'Preferred language': 'Japanese',
      'Birth date': expect.stringContaining('1984'),
    })
  })

  test('their businesses lead to their pages', async () => {
    const link = page().locator('#businesses article h3 a')
    expect(await link.evaluateAll((all) => all.map((one) => one.getAttribute('href')))).toEqual([
      businessPath({
        key: businessKey({ businessID: company.businessID, companyName: 'Profile Proof Works' }),
      }),
    ])
  })

  test('Follow and Save lead to the log-in, which leads back (P6.2)', async () => {
    const id = path().split('/').at(-1)
    expect(await actOf(page(), /^Follow/)).toEqual([`follow.user.${id}`, path()])
    expect(await actOf(page(), /^Save/)).toEqual([`save.user.${id}`, path()])
  })

  test('title, description and keywords', async () => {
    expect(await page().title()).toBe('Profila Proofsson – Gear designer | Millwright Japan')
    expect(await contentOf(page(), 'description')).toContain(long('p', 100))
    expect(await contentOf(page(), 'keywords')).toContain('Profila Proofsson')
  })
})

describe('P2.20, a profile whose birth date and profession are not public', () => {
  const page = oneFor(browser, () => profilePath(discreet.userID))

  test('shows neither, nor the job position, and no way to reach the person directly', async () => {
    const facts = await factsOf(page())
    expect(Object.keys(facts)).toEqual([
      'Company',
      'Industry',
      'Type of business',
      'Preferred language',
      'Username',
    ])
    const html = withoutIDs(await page().content())
    for (const hidden of ['1984', 'Gear designer', 'profila@proof', '11112222', 'Design Engineer'])
      expect(html).not.toContain(hidden)
  })

  test('nothing of businesses where there are none', async () => {
    expect(await page().locator('#businesses').count()).toBe(0)
  })
})

test('P9.5: phones show 340 characters of the presentation, View more the rest (P4.14)', async () => {
  const page = await at(path(), { width: 360 })
  expect(await page.getByText(long('p', 500), { exact: true }).isVisible()).toBe(false)
  expect(await page.getByText(`${long('p', 340)}…`, { exact: true }).isVisible()).toBe(true)
  await page.getByText('View more', { exact: true }).click()
  expect(await page.getByText(long('p', 500), { exact: true }).isVisible()).toBe(true)
})

test('Share copies the link of the page', async () => {
  const { page, context, open } = await visitorWith(browser.launch())
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site })
  await open(path())
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await page.getByText('Profile Link copied!', { exact: true }).waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(site + path())
})
