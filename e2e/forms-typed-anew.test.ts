// What confirms an act that cannot be undone stays while the page does, and is stored nowhere: the name of a company that is
// to be removed, the password with which it is handed over.
import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { businessKey, businessPath } from '../src/contract/slugs.ts'
import { addMember } from '../src/domains/members/membership.ts'
import { transaction } from '../src/platform/db.ts'
import { aSession } from '../src/testing/sessions.ts'
import { onDatabase } from './changes.ts'
import { aCompanyOfMine } from './company-of-mine.ts'
import { endInAnotherTab, offline, reloaded } from './typing.ts'
import { visitorWith, withBrowser, type Visitor } from './visitor.ts'

const { launch } = withBrowser()
const storedIn = (page: Page) => page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))

type Typed = { path: string; field: string; value: string; button: RegExp }

async function expectToStayUnstored(visitor: Visitor, { path, field, value, button }: Typed): Promise<void> {
  const { page, open } = visitor
  const typed = page.locator(`main [name="${field}"], dialog [name="${field}"]`)
  const stays = async () => expect(await typed.inputValue()).toBe(value)
  await open(path)
  await typed.fill(value)
  await offline(visitor, async () => {
    await page.getByRole('button', { name: button }).last().click()
    await page.getByText('The server did not answer. What you typed is still here').waitFor()
    await stays()
  })
  await endInAnotherTab(visitor)
  await page.getByRole('alert').getByText('Your session has ended. What you typed is still here.').waitFor()
  await stays()
  await page.getByRole('button', { name: button }).last().click()
  await stays()
  expect(await storedIn(page)).not.toContain(value)
  await reloaded(page)
  expect(await storedIn(page)).not.toContain(value)
}

test('the name of a company that is to be removed', async () => {
  const visitor = await visitorWith(launch(), { expected: [401] })
  const { businessID, tag } = await aCompanyOfMine(visitor)
  const companyName = `Kettler ${tag} Works`
  await expectToStayUnstored(visitor, {
    path: `/business/${businessID}/edit/data`,
    field: 'companyName',
    value: companyName,
    button: /Remove the company/,
  })
  const shown = await visitor.context.request.get(
    businessPath({ key: businessKey({ businessID, companyName }) }),
  )
  expect(shown.status()).toBe(200)
})

test('the password with which a company is handed over', async () => {
  const visitor = await visitorWith(launch(), { expected: [401] })
  const { businessID } = await aCompanyOfMine(visitor)
  const heir = await onDatabase(async (db) => {
    const { userID } = await aSession(db)
    await transaction(db, (tx) => addMember(tx, { businessID, userID, role: 'admin' }))
    return userID
  })
  await expectToStayUnstored(visitor, {
    path: `/business/${businessID}/members?ask=transfer:${heir}`,
    field: 'password',
    value: 'nine clever gear trains',
    button: /^Offer the company$/,
  })
  expect(await visitor.page.getByRole('heading', { name: 'Log in' }).count()).toBe(1)
})
