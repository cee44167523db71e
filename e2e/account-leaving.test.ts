// What an account is asked for, said and kept by on its way in, out and back: why a visitor stands before the log-in, the mail
// once more, companies that keep their only owner, and the way back within the time.
import { expect, test } from 'vitest'
import { aCompanyMore, makeCompany } from './changes.ts'
import { linkMailedTo } from './mailbox.ts'
import { aStranger, arrive, field, fillLogIn, fillRegister, send } from './members.ts'
import { password, signedInAs } from './signed-in.ts'
import { scriptsRun, visitorWith, withBrowser } from './visitor.ts'

const { launch } = withBrowser()

test('a visitor who sends a request is told for whom they log in, and on the registration too', async () => {
  const businessID = await aCompanyMore({ companyName: 'Kitazawa Rolling Works' })
  const { page, open } = await visitorWith(launch())
  const main = page.locator('main')
  const told = main.getByText('To send your request to Kitazawa Rolling Works')
  await open(`/business/${businessID}`)
  await main.getByRole('link', { name: 'Send Request', exact: true }).first().click()
  await page.waitForURL('**/accounts/log-in**')
  await told.waitFor()
  await main.getByRole('link', { name: 'Create an account' }).click()
  await page.waitForURL('**/accounts/register**')
  await told.waitFor()
  expect(await main.getByText('Send requests to companies, which should answer').count()).toBe(1)
})

test('the page after a registration shows the address, and one press sends the mail again', async () => {
  const person = aStranger()
  const { page, open } = await visitorWith(launch())
  await open('/accounts/register')
  await fillRegister(page, person)
  await page.waitForURL('**/accounts/check-mail**')
  await page.locator('main').getByText(`Sent to: ${person.email}`).waitFor()
  const mailed = () => linkMailedTo(person.email, '/accounts/verify-email')
  const first = await mailed()
  await page.getByRole('button', { name: 'Send the mail again' }).click()
  await page.getByRole('status').getByText('Sent again.').waitFor()
  await expect.poll(mailed, { timeout: 30_000 }).not.toBe(first)
})

test('an only owner finds their company from the deletion, names its referee, deletes and comes back', async () => {
  const visitor = await visitorWith(launch(), { expected: [403, 409] })
  const { page, open } = visitor
  const main = page.locator('main')
  const { userID, email } = await signedInAs(visitor, '/profile/', { firstName: 'Olga', lastName: 'Owner' })
  const { remove } = await makeCompany({
    companyName: 'Kitazawa Rolling Works',
    members: [{ userID, role: 'owner' }],
  })
  const leave = async () => {
    await open('/accounts/delete-account')
    await field(page, 'confirmation').fill(email)
    await field(page, 'password').fill(password)
    await send(page)
  }
  try {
    await leave()
    const inTheWay = main.getByRole('listitem').filter({ hasText: 'Kitazawa Rolling Works' })
    await inTheWay.getByRole('link', { name: 'remove it' }).waitFor()
    await inTheWay.getByRole('link', { name: 'hand it over' }).click()
    await main.locator('#members').waitFor()
    await scriptsRun(page)

    const form = main.locator('form:has([value=referee])')
    const called = main.locator('#members li').getByText('Business referee')
    expect(await called.count()).toBe(0)
    await form.locator('select').selectOption(userID)
    await form.getByRole('button', { name: 'Save' }).click()
    await called.waitFor()
    await page.getByRole('status').getByText('The business referee was changed.').first().waitFor()
    await page.reload()
    expect(await form.locator('select').inputValue()).toBe(userID)
  } finally {
    await remove()
  }

  await leave()
  await page.waitForURL('**/accounts/deleted**')
  await open('/accounts/log-in?continue=%2Faccounts%2Fsecurity')
  await fillLogIn(page, { firstName: 'Olga', lastName: 'Owner', email, password })
  await page.getByRole('alert').getByText('This account was deleted.').waitFor()
  await main.getByRole('button', { name: 'Restore and log in' }).click()
  await arrive(page, '/accounts/security')
  await main.getByText(email).first().waitFor()
})
