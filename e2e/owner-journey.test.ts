// From nothing to a company that buyers find: its owner and their colleague register, each in a browser of their own,
// and do all of it by the pages; a buyer looks for what was published the moment before.
import { expect, inject, onTestFinished, test } from 'vitest'
import type { Page } from 'playwright-core'
import { removeBusiness } from '../src/domains/businesses/business-lifecycle.ts'
import { transaction } from '../src/platform/db.ts'
import { aTag } from '../src/testing/tags.ts'
import { onDatabase } from './changes.ts'
import { aPhoto, chooseBearings, saves } from './company-of-mine.ts'
import { linkMailedTo } from './mailbox.ts'
import { aStranger, arrive, confirmAddress, field, fillRegister, type Member } from './members.ts'
import { pairsFor, scriptsRun, visitorWith, withBrowser, type Visit, type Visitor } from './visitor.ts'
import { wordsIn } from './words.ts'

const site = inject('site')
const { launch } = withBrowser()
type Words = (text: string) => string

test.each(pairsFor('owner-journey'))(
  'in %s at %i px: from registration to a company with products, a certificate and a colleague, found by buyers',
  async (language, width) => {
    const visit: Visit = { language, width }
    const word: Words = (text) => wordsIn(language, text)
    const tag = aTag()
    const [owner, colleague, buyer] = [
      await visitorWith(launch(), visit),
      await visitorWith(launch(), { ...visit, expected: [403] }),
      await visitorWith(launch(), visit),
    ]

    await register(owner, { ...aStranger(), firstName: 'Olga', lastName: 'Owner' }, word)
    expect(await isFound(buyer, `search=${tag}`, `Asagiri ${tag}`)).toBe(false)
    const businessID = await createCompany(owner.page, `Asagiri ${tag} Works`, word)
    await findsSoon(buyer, `search=${tag}`, `Asagiri ${tag} Works`)

    await owner.page
      .getByRole('link', { name: new RegExp(`^${word('Products')}`) })
      .first()
      .click()
    await owner.page.getByRole('link', { name: word('Add your first product') }).click()
    for (const name of ['Housing', 'Spindle', 'Turntable']) {
      expect(await isFound(buyer, `business=PR&search=${tag}+${name}`, `${name} ${tag}`)).toBe(false)
      await publishProduct(owner.page, `${name} ${tag}`, word)
      await findsSoon(buyer, `business=PR&search=${tag}+${name}`, `${name} ${tag}`)
      await owner.page.getByRole('link', { name: word('All products') }).click()
      if (name !== 'Turntable')
        await owner.page
          .getByRole('link', { name: word('Add product') })
          .first()
          .click()
    }
    await owner.page
      .getByRole('link', { name: new RegExp(`^${word('Certificates')}`) })
      .first()
      .click()
    await addCertificate(owner.page, `ISO ${tag}`, word)

    const person = aStranger()
    await owner.page
      .getByRole('link', { name: new RegExp(`^${word('Members')}`) })
      .first()
      .click()
    await invite(owner.page, person.email, word)
    await accept(colleague, person, businessID, word)
    await draft(colleague.page, businessID, `Proposal ${tag}`, word)
    await mayNoMore(colleague, businessID, word)

    const { page } = buyer
    await buyer.open('/search-result')
    await page.locator('header input[name="search"]').fill(`Asagiri ${tag}`)
    await page.locator('header input[name="search"]').press('Enter')
    await page
      .locator('main')
      .getByRole('link', { name: `Asagiri ${tag} Works` })
      .first()
      .click()
    await page.getByRole('heading', { level: 1, name: `Asagiri ${tag} Works` }).waitFor()
    for (const name of ['Housing', 'Spindle', 'Turntable'])
      await page.locator('#products').getByText(`${name} ${tag}`).first().waitFor()
    await page.locator('#certificates').getByText(`ISO ${tag}`).waitFor()
    // Logo, cover and a photo of each product; what the colleague proposed is nobody's business yet.
    expect(await page.locator('main img[src*="/files/"]').count()).toBeGreaterThanOrEqual(5)
    expect(await page.content()).not.toContain(`Proposal ${tag}`)
  },
  240_000,
)

/** From My Business, which a visitor wants to see, to its page for somebody new. */
async function register({ page, open }: Visitor, person: Member, word: Words): Promise<void> {
  await open('/my-business')
  await page.waitForURL('**/accounts/log-in**')
  await signUp({ page, open }, person, '/my-business', word)
}

/** Creates the account from the log-in that the page shows, follows the mail and logs in; ends at `path`. */
async function signUp(
  { page, open }: Pick<Visitor, 'page' | 'open'>,
  person: Member,
  path: string,
  word: Words,
) {
  await page
    .locator('main')
    .getByRole('link', { name: word('Create an account') })
    .click()
  await page.waitForURL('**/accounts/register**')
  await fillRegister(page, person)
  await page.waitForURL('**/accounts/check-mail**')
  await open(await linkMailedTo(person.email, '/accounts/verify-email'))
  await confirmAddress(page, person)
  await arrive(page, path)
  await scriptsRun(page)
}

/** From My Business to the management of a company with logo and cover; it goes with the test. */
async function createCompany(page: Page, companyName: string, word: Words): Promise<string> {
  await page.getByRole('link', { name: word('Create a Business profile') }).click()
  await page.waitForURL('**/business/create')
  await field(page, 'companyName').fill(companyName)
  await field(page, 'country').selectOption('JP')
  await page.locator('main [name=state] option[value=JP-27]').waitFor({ state: 'attached' })
  await field(page, 'state').selectOption('JP-27')
  await field(page, 'businessType').selectOption('MA')
  const categories = page.locator('[id="field-categories"]')
  await categories.fill('0006.0006-01')
  await page.locator('main [role=option]').first().waitFor()
  await categories.press('Enter')
  await field(page, 'shortDescription').fill('Turntables and spindles in small lots.')
  const photo = await aPhoto('works.png', '#205080')
  for (const [at, done] of ['Logo successfully uploaded', 'Cover photo successfully uploaded'].entries()) {
    await page.locator('main input[type=file]').nth(at).setInputFiles(photo)
    await page.getByRole('button', { name: word('Use this part') }).click()
    await page.getByRole('status').getByText(word(done)).first().waitFor()
  }
  await page.getByRole('button', { name: word('Create business') }).click()
  await page.waitForURL(/\/business\/[0-9a-f-]{36}\/edit\/general/)
  const businessID = /[0-9a-f-]{36}/.exec(page.url())![0]
  onTestFinished(() => onDatabase((db) => transaction(db, (tx) => removeBusiness(tx, businessID))))
  return businessID
}

/** Fills the editor of a new product, two photos included, and publishes it. */
async function publishProduct(page: Page, name: string, word: Words): Promise<void> {
  await fillProduct(page, name, word)
  await page.locator('main [name="spec-key-0"]').fill('Load')
  await page.locator('main [name="spec-value-0"]').fill('400 kg')
  await saves(page, 'publish').click()
  await page.waitForURL(/made=published/)
}

async function fillProduct(page: Page, name: string, word: Words): Promise<void> {
  await page.waitForURL(/\/products\/new/)
  await field(page, 'name').fill(name)
  await chooseBearings(page, word('Category'))
  await expect.poll(() => field(page, 'category').inputValue()).toMatch(/^0006\./)
  await field(page, 'description').fill('It carries what stands on it.')
  const photos = [await aPhoto('front.png', '#803020'), await aPhoto('side.png', '#308020')]
  await page.locator('main input[type="file"]').setInputFiles(photos)
  await expect.poll(() => page.locator('main li[data-ref]').count(), { timeout: 30_000 }).toBe(2)
}

async function addCertificate(page: Page, name: string, word: Words): Promise<void> {
  await page.getByRole('link', { name: word('Add certificate') }).click()
  await field(page, 'name').fill(name)
  await field(page, 'issueDate').fill(new Date().toISOString().slice(0, 10))
  await page
    .locator('main input[type="file"]')
    .last()
    .setInputFiles(await aPhoto('paper.png', '#f0f0e0'))
  await expect.poll(() => field(page, 'photo').inputValue(), { timeout: 30_000 }).not.toBe('')
  await page.locator('main button[value^="save:"]').click()
  await page.waitForURL(/saved=/)
  await page.locator('main tbody').getByText(name).first().waitFor()
}

async function invite(page: Page, email: string, word: Words): Promise<void> {
  await field(page, 'email').fill(email)
  await page
    .locator('main #invite')
    .getByRole('button', { name: word('Invite'), exact: true })
    .first()
    .click()
  await page.locator('main #invitations').getByText(email).waitFor()
}

/** By the link of the mail to an account, and to the members of the company. */
async function accept(
  { page, open }: Visitor,
  person: Member,
  businessID: string,
  word: Words,
): Promise<void> {
  await open(await linkMailedTo(person.email, '/my-business/invitations/'))
  await signUp({ page, open }, person, new URL(page.url()).pathname, word)
  await page.getByRole('button', { name: new RegExp(word('Accept').slice(0, 2)) }).click()
  await page.waitForURL(`**/business/${businessID}/members?done=joined`)
}

/** What a member may: a product nobody else sees, with its photos. */
async function draft(page: Page, businessID: string, name: string, word: Words): Promise<void> {
  await page.goto(`/business/${businessID}/products/new`)
  await scriptsRun(page)
  await fillProduct(page, name, word)
  expect(await saves(page, 'publish').count()).toBe(0)
  await saves(page, 'save').click()
  await page.waitForURL(/made=draft/)
  expect(await page.locator('main li[data-ref]').count()).toBe(2)
  await field(page, 'name').fill(`${name}, again`)
  await saves(page, 'save').click()
  await page.getByRole('status').getByText(word('Draft saved')).first().waitFor()
}

/** Everything else: neither offered by a page nor taken from one. */
async function mayNoMore({ page, context }: Visitor, businessID: string, word: Words): Promise<void> {
  const products = `/business/${businessID}/products`
  const productID = /products\/([0-9a-f-]{36})/.exec(page.url())![1]!
  await page.goto(products)
  // Their own draft may be copied and removed, nothing published, taken off or moved.
  const acts = await page
    .locator('main button[name="act"]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('value')!.split(':')[0]))
  expect(acts).toEqual(['duplicate', 'remove'])
  await page.goto(`/business/${businessID}/edit/general`)
  expect(await field(page, 'companyName').isDisabled()).toBe(true)
  expect(await page.getByRole('button', { name: word('Save'), exact: true }).count()).toBe(0)
  await page.goto(`/business/${businessID}/edit/certificates`)
  expect(await page.getByRole('link', { name: word('Add certificate') }).count()).toBe(0)
  await page.goto(`/business/${businessID}/members`)
  expect(await page.locator('main #invite').count()).toBe(0)

  const headers = { origin: site, 'sec-fetch-site': 'same-origin' }
  const forced = async (path: string, form: Record<string, string>) =>
    (await context.request.post(path, { form, headers })).status()
  expect(await forced(products, { act: 'publish', productID })).toBe(403)
  expect(await forced(`/business/${businessID}/edit/certificates`, { act: 'save:', name: 'CE' })).toBe(403)
  expect(await forced(`/business/${businessID}/members`, { intent: 'invite', email: 'x@y.example' })).toBe(
    403,
  )
  expect((await context.request.get(`/api/product/${productID}`)).status()).toBe(404)
  const profile = await (await context.request.get(`/api/business/profile/${businessID}`)).text()
  expect(profile).not.toContain('"CE"')
}

const isFound = async ({ context }: Visitor, query: string, name: string): Promise<boolean> =>
  (await (await context.request.get(`/search-result?${query}`)).text()).includes(name)

/** The search and its pages follow each change by themselves. */
async function findsSoon(buyer: Visitor, query: string, name: string): Promise<void> {
  await expect.poll(() => isFound(buyer, query, name), { interval: 50, timeout: 30_000 }).toBe(true)
}
