// What is typed stays: where a form once lost it, each of these did.
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import type { Page } from 'playwright-core'
import { removeBusiness } from '../src/domains/businesses/business-lifecycle.ts'
import { transaction } from '../src/platform/db.ts'
import { aCompanyMore, onDatabase } from './changes.ts'
import { aCompanyOfMine, chooseBearings, saves } from './company-of-mine.ts'
import { pick } from './company-manager.ts'
import { signedIn, signedInAs } from './signed-in.ts'
import { ask, aBuyerAndASupplier, end, replyBox } from './two-sides.ts'
import { endInAnotherTab, held, logInAgain, offline, reloaded } from './typing.ts'
import { scriptsRun, visitorWith, withBrowser } from './visitor.ts'

const { launch } = withBrowser()
const field = (page: Page, name: string) => page.locator(`main [name="${name}"]`)
const valueOf = (page: Page, name: string) => field(page, name).inputValue()

test('a new product is previewed, finds no network, and is published once by a double press of the same form', async () => {
  const visitor = await visitorWith(launch())
  const { page, open, context } = visitor
  const { products, tag } = await aCompanyOfMine(visitor)
  await open(`${products}/new`)
  await field(page, 'name').fill(`Turntable ${tag}`)
  await chooseBearings(page, 'Category')
  const shown = context.waitForEvent('page')
  await page.getByRole('button', { name: 'Preview' }).click()
  const preview = await shown
  await preview.getByText(`Turntable ${tag}`).first().waitFor()
  await preview.close()
  await offline(visitor, async () => {
    await saves(page, 'publish').click()
    await page
      .getByRole('alert')
      .getByText('The server did not answer. What you typed is still here')
      .waitFor()
    expect(await valueOf(page, 'name')).toBe(`Turntable ${tag}`)
  })
  await saves(page, 'publish').dblclick()
  await page.waitForURL(/\/products\/[0-9a-f-]{36}\?made=published/)
  expect(await valueOf(page, 'name')).toBe(`Turntable ${tag}`)
  await open(products)
  expect(await page.locator('main tbody tr th a').allInnerTexts()).toEqual([`Turntable ${tag}`])
})

test('a lead time that was refused and corrected stays when the next save finds no network', async () => {
  const visitor = await visitorWith(launch(), { expected: [400] })
  const { page, open } = visitor
  const { products, tag } = await aCompanyOfMine(visitor, { products: ['Turntable'] })
  await open(products)
  await page.locator('main tbody tr th a').first().click()
  await field(page, 'name').fill(`Turntable ${tag}`)
  await field(page, 'leadTime').fill('soon')
  await saves(page, 'save').click()
  await page.locator('#field-leadTime-error').getByText('Please enter a whole number of days').waitFor()
  await field(page, 'leadTime').fill('21')
  await offline(visitor, async () => {
    await saves(page, 'save').click()
    await page
      .getByRole('alert')
      .getByText('The server did not answer. What you typed is still here')
      .waitFor()
    expect(await valueOf(page, 'leadTime')).toBe('21')
    expect(await valueOf(page, 'name')).toBe(`Turntable ${tag}`)
  })
  await saves(page, 'save').click()
  await page.getByRole('status').getByText('Product saved').first().waitFor()
  expect(await valueOf(page, 'leadTime')).toBe('21')
})

test('a new company outlives a reload, with its prefecture and the names of its categories, and a network that is gone', async () => {
  const visitor = await visitorWith(launch(), { expected: [400] })
  const { page } = visitor
  await signedInAs(visitor, '/business/create')
  await field(page, 'companyName').fill('Morikage Forge')
  await field(page, 'country').selectOption('JP')
  await field(page, 'state').locator('option[value=JP-27]').waitFor({ state: 'attached' })
  await field(page, 'state').selectOption('JP-27')
  await field(page, 'businessType').selectOption({ index: 1 })
  await pick(page, 'categories', '0006.0006-11')
  const chip = page.locator('main input[name=categories]').locator('..')
  const name = await chip.textContent()
  expect(name).not.toContain('0006')

  await reloaded(page)
  await page.getByText('What you typed here before is back.').waitFor()
  await expect.poll(() => valueOf(page, 'state')).toBe('JP-27')
  await expect.poll(() => chip.textContent()).toBe(name)

  const send = page.getByRole('button', { name: 'Create business' })
  await offline(visitor, async () => {
    await send.click()
    await page
      .getByRole('alert')
      .getByText('The server did not answer. What you typed is still here')
      .waitFor()
  })
  expect([await valueOf(page, 'companyName'), await valueOf(page, 'state')]).toEqual([
    'Morikage Forge',
    'JP-27',
  ])
  expect(await chip.textContent()).toBe(name)
  await send.click()
  await page.waitForURL(/\/business\/[0-9a-f-]{36}\/edit\/general/)
  const businessID = /[0-9a-f-]{36}/.exec(page.url())![0]
  onTestFinished(() => onDatabase((db) => transaction(db, (tx) => removeBusiness(tx, businessID))))
  await page.goto('/business/create')
  expect(await valueOf(page, 'companyName')).toBe('')
})

test('what is typed into a product before any script runs stays and is saved', async () => {
  const visitor = await visitorWith(launch())
  const { page } = visitor
  const { products, tag } = await aCompanyOfMine(visitor, { products: ['Turntable'] })
  await page.goto(products)
  const address = (await page.locator('main tbody tr th a').first().getAttribute('href'))!
  const fill = async (description: string, value: string) => {
    const scripts = await held(page, /\/assets\/[^?]*\.js/)
    await page.goto(address, { waitUntil: 'commit' })
    await field(page, 'description').fill(description)
    await field(page, 'spec-key-0').fill('Bore')
    await field(page, 'spec-value-0').fill(value)
    scripts.let()
    await scriptsRun(page)
    await page.unroute(/\/assets\/[^?]*\.js/)
    expect(await valueOf(page, 'description')).toBe(description)
    expect([await valueOf(page, 'spec-key-0'), await valueOf(page, 'spec-value-0')]).toEqual(['Bore', value])
    await saves(page, 'save').click()
    await page.getByRole('status').getByText('Product saved').first().waitFor()
  }
  await fill(`First text ${tag}`, 'SUS316')
  await fill(`Another text ${tag}`, 'SUS304')
  await reloaded(page)
  expect(await valueOf(page, 'description')).toBe(`Another text ${tag}`)
  expect(await valueOf(page, 'spec-value-0')).toBe('SUS304')
})

test('a country that is chosen before any script runs brings its states, and a state outlives its list', async () => {
  const visitor = await visitorWith(launch())
  const { page } = visitor
  await signedIn(visitor)
  const scripts = await held(page, /\/assets\/[^?]*\.js/)
  await page.goto('/business/create', { waitUntil: 'commit' })
  await field(page, 'country').selectOption('IT')
  scripts.let()
  await scriptsRun(page)
  await field(page, 'state').locator('option[value=IT-21]').waitFor({ state: 'attached' })
  await field(page, 'state').selectOption('IT-21')

  // Its list is on the way for as long as somebody types: what is kept has the state all along.
  const lists = await held(page, /\/resources\/states\//)
  await reloaded(page)
  await page.getByText('What you typed here before is back.').waitFor()
  const state = page.locator('main select[name=state]')
  await expect.poll(() => state.isDisabled()).toBe(true)
  await field(page, 'companyName').fill('Morikage Forge')
  await reloaded(page)
  await page.getByText('What you typed here before is back.').waitFor()
  lists.let()
  await expect.poll(() => state.inputValue()).toBe('IT-21')
  expect(await valueOf(page, 'companyName')).toBe('Morikage Forge')
})

test('what one person typed is never sent by another who logs in beside them in the same browser', async () => {
  const visitor = await visitorWith(launch(), { expected: [401] })
  const { page, open, context } = visitor
  await signedInAs(visitor, '/profile/edit', { firstName: 'Keiko' })
  await open('/profile/edit')
  await field(page, 'city').fill('Nagoya')
  const beside = { ...visitor, page: await context.newPage() }
  const { userID } = await signedInAs(beside, '/profile', { firstName: 'Giulia', city: 'Sassuolo' })
  await scriptsRun(beside.page)
  await page.getByRole('alert').getByText('Your session has ended. What you typed is still here.').waitFor()

  await page.getByRole('button', { name: 'Save' }).first().click()
  await beside.page.goto('/profile/edit')
  expect(await field(beside.page, 'firstName').inputValue()).toBe('Giulia')
  expect(await field(beside.page, 'city').inputValue()).toBe('Sassuolo')
  expect(await valueOf(page, 'city')).toBe('Nagoya')
  const kept = await onDatabase((db) =>
    sql<{ city: string }>`select city from profiles where user_id = ${userID}`.execute(db),
  )
  expect(kept.rows).toEqual([{ city: 'Sassuolo' }])
})

test('a session that ends in another tab leaves what is typed; logged in there, it is saved here', async () => {
  const visitor = await visitorWith(launch(), { expected: [401] })
  const { page, open } = visitor
  const { email } = await signedInAs(visitor, '/profile/edit')
  await open('/profile/edit')
  await field(page, 'city').fill('Nagoya')
  const other = await endInAnotherTab(visitor)
  await page.getByRole('alert').getByText('Your session has ended. What you typed is still here.').waitFor()
  expect(new URL(page.url()).pathname).toBe('/profile/edit')
  expect(await valueOf(page, 'city')).toBe('Nagoya')
  await logInAgain(visitor, other, email)
  // It waits for whoever was in the other tab, over nothing at the top, and goes once it has been used.
  const back = page.getByRole('status').getByText('You are logged in again')
  await back.waitFor()
  expect(await page.getByRole('alert').count()).toBe(0)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('status').getByText('Profile data updated successfully.').waitFor()
  expect(await back.count()).toBe(0)
  await reloaded(page)
  expect(await valueOf(page, 'city')).toBe('Nagoya')
})

test('on a telephone the notice of an ended session covers no field that is being filled in, and fits what is sent', async () => {
  const visitor = await visitorWith(launch(), { width: 360, expected: [401] })
  const { page, open } = visitor
  await signedInAs(visitor, '/profile/')
  await open(`/business/${await aCompanyMore({})}/send-request`)
  const subject = field(page, 'subject')
  await subject.selectOption({ index: 1 })
  await subject.focus()
  await subject.evaluate((one) =>
    window.scrollBy({ top: one.getBoundingClientRect().top - 12, behavior: 'instant' }),
  )
  await endInAnotherTab(visitor)
  const notice = page.getByRole('alert').filter({ hasText: 'Your session has ended.' })
  await notice.waitFor()
  expect(await notice.textContent()).toContain('Log in in another tab, then try again here.')
  const gap = async () => {
    const [above, below] = [await notice.boundingBox(), await subject.boundingBox()]
    return below!.y - (above!.y + above!.height)
  }
  await expect.poll(gap).toBeGreaterThanOrEqual(0)
})

test('a conversation that ends leaves the other side what they were writing, and a follow-up begins with it', async () => {
  const { buyer, supplier, sold, tag } = await aBuyerAndASupplier(launch(), {})
  await buyer.open(`/business/${sold.businessID}/send-request`)
  await ask(buyer.page, 'en', `How many ${tag}`)
  await supplier.open(`/business/${sold.businessID}/requests`)
  await supplier.page
    .getByRole('link', { name: /Jonas Weidner/ })
    .first()
    .click()
  await replyBox(buyer.page).fill(`And by when, ${tag}?`)
  await replyBox(supplier.page).waitFor()
  await end(supplier.page, 'en')
  await buyer.page.getByText('This chat has ended while you were writing.').waitFor()
  expect(await replyBox(buyer.page).inputValue()).toBe(`And by when, ${tag}?`)
  await buyer.page.getByRole('link', { name: 'Start follow-up' }).click()
  await expect.poll(() => field(buyer.page, 'message').inputValue()).toBe(`And by when, ${tag}?`)
})

test('whose address was tried at the log-in is not kept', async () => {
  const { page, open } = await visitorWith(launch())
  const back = page.getByText('What you typed here before is back.')
  for (const path of ['/accounts/log-in', '/accounts/forgot-password']) {
    await open(path)
    await field(page, 'email').fill('someone@people.example')
    await reloaded(page)
    expect(await valueOf(page, 'email')).toBe('')
    expect(await back.count()).toBe(0)
  }
  // Where it is one's own text it is.
  await open('/accounts/register')
  await field(page, 'email').fill('someone@people.example')
  await reloaded(page)
  await back.waitFor()
})
