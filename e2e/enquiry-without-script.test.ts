// The need-help form in a browser without JavaScript.
import { describe, expect, test } from 'vitest'
import {
  anAddress,
  anEnquirer,
  button,
  field,
  fillLeast,
  keptOf,
  path,
  ticketOn,
  valueOf,
  whileFailing,
} from './enquirer.ts'
import { overhang } from './judges.ts'
import { signedInAs } from './signed-in.ts'
import { pairs, withBrowser } from './visitor.ts'

const { launch } = withBrowser()

describe.each(pairs)('in %s at %i px without JavaScript', (language, width) => {
  test('what is wrong is told, nothing is lost while the server fails, and it arrives', async () => {
    const { page, word } = await anEnquirer(launch(), { language, width, script: false })
    const email = anAddress()
    await page.goto(path)
    await field(page, 'lastName').fill('北沢')
    await field(page, 'usaState').selectOption('US-CA')
    await field(page, 'email').fill('nobody')
    await button(page, word('Submit')).click()
    await page.getByRole('alert').getByText(word('Please correct what is marked below.')).waitFor()
    expect(await page.locator('#field-email-error').isVisible()).toBe(true)
    expect(await overhang(page)).toBe(0)
    await fillLeast(page, email)
    await button(page, word('Submit')).click()
    const why = (await page.locator('#field-usaState-error').textContent()) ?? ''
    expect(why).not.toBe('')
    expect(await page.getByRole('alert').textContent()).not.toContain(why)
    expect([await valueOf(page, 'lastName'), await valueOf(page, 'usaState')]).toEqual(['北沢', 'US-CA'])
    await field(page, 'country').selectOption('US')
    await whileFailing(async () => {
      await button(page, word('Submit')).click()
      await page
        .getByRole('alert')
        .getByText(word('There was an error processing your request, please try again in a few hours!'))
        .waitFor()
    })
    expect([await valueOf(page, 'email'), await valueOf(page, 'country')]).toEqual([email, 'US'])
    await button(page, word('Submit')).click()
    const ticket = await ticketOn(page)
    await page.getByText(word('Request sent successfully, you will be contact soon!')).waitFor()
    expect(await keptOf(email)).toMatchObject([{ ticket, language, fields: { usaState: 'US-CA' } }])
  })

  test('Reset asks when something was typed, and clears', async () => {
    const { page, word } = await anEnquirer(launch(), { language, width, script: false })
    await page.goto(path)
    await field(page, 'city').fill('Osaka')
    await button(page, word('Reset')).click()
    await page.getByRole('alert').getByText(word('Clear the form?')).waitFor()
    expect(await valueOf(page, 'city')).toBe('Osaka')
    await page.getByRole('link', { name: word('Clear'), exact: true }).click()
    await page.waitForURL(`**${path}`)
    expect(await valueOf(page, 'city')).toBe('')
    await button(page, word('Reset')).click()
    expect(await page.getByRole('alert').count()).toBe(0)
  })
})

test('Reset does not ask about what only the profile has filled in', async () => {
  const visitor = await anEnquirer(launch(), { script: false })
  const { page } = visitor
  await signedInAs(visitor, '/profile/', {
    firstName: 'Jonas',
    lastName: 'Weidner',
    companyName: 'Spindelbau',
  })
  await page.goto(path)
  expect(await valueOf(page, 'lastName')).toBe('Weidner')
  await button(page, 'Reset').click()
  await page.waitForURL(`**${path}`)
  expect(await page.getByRole('alert').count()).toBe(0)
  await field(page, 'city').fill('Ulm')
  await button(page, 'Reset').click()
  await page.getByRole('alert').getByText('Clear the form?').waitFor()
})
