// One's own profile and its editing (P2.18, P4.9, P5, P6.2 and P8.7), by people made for it.
import { describe, expect, inject, test } from 'vitest'
import type { Page } from 'playwright-core'
import { withoutIDs } from './reading.ts'
import { signedInAs, signIn } from './signed-in.ts'
import { pairsFor, scriptsRun, visitorWith, withBrowser } from './visitor.ts'
import { wordsIn } from './words.ts'

const { launch } = withBrowser()
const site = inject('site')
const everything = {
  email: 'profila@proof.example',
  mobilePhone: { countryCode: '+81', phoneNumber: '90 5550 0100' },
  gender: 'female',
  birthDate: '1984-03-09',
  showProfession: false,
  businessType: 'MA',
  industryID: '0006',
  briefPresentation: 'Twelve years with bearings.',
}
const field = (page: Page, name: string) => page.locator(`form [name="${name}"]`)
const save = (page: Page, word = 'Save') =>
  page.getByRole('button', { name: word, exact: true }).last().click()
const toast = (page: Page, text: string) => page.getByRole('status').getByText(text).first().waitFor()
const states = (page: Page) => field(page, 'state').locator('option').count()

describe('P2.18, own profile', () => {
  test('says everything its person has told, and what others do not see', async () => {
    const visitor = await visitorWith(launch())
    const { page } = visitor
    const { userID } = await signedInAs(visitor, '/profile/', everything)
    const text = await page.locator('main').innerText()
    for (const part of [
      'Haruka Kitazawa',
      'Bearing engineer',
      'Osaka, Japan',
      'Manufacturer',
      '9 Mar 1984',
      'Twelve years with bearings.',
      'Kitazawa Bearing Works',
      'Power Transmission',
      'Design Engineer',
      'Japanese',
      '+81 90 5550 0100',
      'profila@proof.example',
      'Your profile is 90% complete',
    ])
      expect(text).toContain(part)
    expect(text.match(/only you see this/g)).toHaveLength(6)
    await page.getByRole('link', { name: 'See how others see you' }).click()
    await page.getByText('This is how others see you.', { exact: true }).waitFor()
    expect(new URL(page.url()).pathname).toBe(`/profile/${userID}`)
    // As it comes from the server: the page before has left its own data in this one.
    const html = withoutIDs(await (await page.context().request.get(`/profile/${userID}`)).text())
    expect(html).toContain('This is how others see you.')
    for (const hidden of ['Bearing engineer', '1984', '5550 0100', 'profila@proof'])
      expect(html).not.toContain(hidden)
  })

  test.each(['/profile/', '/profile/edit'])(
    'P6.2: %s leads a visitor to the log-in and back',
    async (path) => {
      const answer = await fetch(site + path, { redirect: 'manual' })
      expect(answer.status).toBe(302)
      expect(answer.headers.get('location')).toBe(`/accounts/log-in?continue=${encodeURIComponent(path)}`)
    },
  )
})

describe.each(pairsFor('texts-profile'))('profile edit in %s at %i', (language, width) => {
  const word = (text: string) => wordsIn(language, text)

  test('saves every field, says so, and the page follows', async () => {
    const visitor = await visitorWith(launch(), { language, width })
    const { page } = visitor
    await signedInAs(visitor, '/profile/edit', everything)
    await scriptsRun(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    expect(await field(page, 'phoneNumber').inputValue()).toBe('90 5550 0100')
    expect(await page.locator('#field-email').getAttribute('readonly')).not.toBeNull()
    await field(page, 'firstName').fill('Profila')
    await field(page, 'birthDate').fill('1985/04/10')
    await field(page, 'showBirthDate').check()
    await field(page, 'country').selectOption('IT')
    await expect.poll(() => states(page)).toBeGreaterThan(10)
    expect(await field(page, 'state').inputValue()).toBe('')
    await field(page, 'state').selectOption('IT-25')
    await field(page, 'briefPresentation').fill('🔩'.repeat(512))
    expect(await page.getByText('512/512', { exact: true }).isVisible()).toBe(true)
    await save(page, word('Save'))
    await toast(page, word('Profile data updated successfully.'))
    expect(await field(page, 'birthDate').inputValue()).toBe('1985-04-10')
    await page.goto('/profile/')
    const text = await page.locator('main').innerText()
    expect(text).toContain('Profila')
    expect(text).toContain('1985')
    expect(text).toContain('🔩')
  })

  test('what is wrong is pink and told in the words of P5, and what was typed stays', async () => {
    const visitor = await visitorWith(launch(), { language, width, expected: [400] })
    const { page } = visitor
    await signedInAs(visitor, '/profile/edit', everything)
    await scriptsRun(page)
    await field(page, 'phoneNumber').fill('1234567')
    await field(page, 'birthDate').fill('1984-02-31')
    await save(page, word('Save'))
    const alert = page.getByRole('alert')
    await alert.waitFor()
    expect(await alert.innerText()).toContain(word('An error has ocurred when trying to update:'))
    await expect.poll(() => alert.evaluate((box) => document.activeElement === box)).toBe(true)
    // It has the focus, so nothing else says it once more.
    expect(await page.getByText(word('An error has ocurred when trying to update:')).count()).toBe(1)
    for (const [name, text] of [
      ['phoneNumber', 'Invalid phone number, please check the format (e.g. + 1 12345678)'],
      ['birthDate', 'Invalid date format, please check it (e.g. 1970-10-24)'],
    ] as const) {
      const control = field(page, name)
      expect(await control.getAttribute('aria-invalid')).toBe('true')
      expect(await page.locator(`#field-${name}-error`).innerText()).toBe(word(text))
      expect(await control.evaluate((one) => getComputedStyle(one).backgroundColor)).toBe(
        'rgb(253, 236, 239)',
      )
    }
    expect(await field(page, 'birthDate').inputValue()).toBe('1984-02-31')
    expect(await field(page, 'phoneNumber').inputValue()).toBe('1234567')
    await alert.getByRole('link').first().click()
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('birthDate')
  })
})

test('leaving with something unsaved is asked about, Cancel is not; a reload keeps what was typed', async () => {
  const visitor = await visitorWith(launch())
  const { page } = visitor
  await signedInAs(visitor, '/profile/edit', everything)
  await scriptsRun(page)
  await field(page, 'city').fill('Sakai')
  const home = page.locator('header a[href="/"]').first()
  await home.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Stay on this page' }).click()
  expect(new URL(page.url()).pathname).toBe('/profile/edit')
  page.once('dialog', (asked) => void asked.accept())
  await page.reload()
  await scriptsRun(page)
  await expect.poll(() => field(page, 'city').inputValue()).toBe('Sakai')
  await page.getByRole('link', { name: 'Cancel', exact: true }).click()
  await page.waitForURL((url) => url.pathname === '/profile/')
  await page.getByRole('link', { name: 'Edit profile' }).click()
  await expect.poll(() => field(page, 'city').inputValue()).toBe('Osaka')
})

test('an ended session loses nothing that was typed', async () => {
  const visitor = await visitorWith(launch(), { expected: [401] })
  const { page, context } = visitor
  const { email } = await signedInAs(visitor, '/profile/edit', everything)
  await scriptsRun(page)
  await field(page, 'city').fill('Sakai')
  await context.clearCookies()
  await save(page)
  await page.getByText('Your session has ended. What you typed is still here.').waitFor()
  expect(await field(page, 'city').inputValue()).toBe('Sakai')
  const again = await context.newPage()
  await signIn({ ...visitor, page: again }, '/profile/', email)
  await save(page)
  await toast(page, 'Profile data updated successfully.')
  await again.reload()
  expect(await again.locator('main').innerText()).toContain('Sakai')
})

test('a connection that breaks is told, and what was typed stays', async () => {
  const visitor = await visitorWith(launch())
  const { page } = visitor
  await signedInAs(visitor, '/profile/edit', everything)
  await scriptsRun(page)
  await field(page, 'city').fill('Sakai')
  await page.route('**/profile/edit.data*', (route) => route.abort('aborted'))
  await save(page)
  await toast(page, 'An error has ocurred when trying to update')
  expect(await field(page, 'city').inputValue()).toBe('Sakai')
})

test('without script: states by a button, saved by a form, refused with what was typed', async () => {
  const visitor = await visitorWith(launch(), { script: false, expected: [400, 401] })
  const { page, context } = visitor
  await signedInAs(visitor, '/profile/edit', everything)
  await field(page, 'city').fill('Milano')
  await field(page, 'country').selectOption('IT')
  await page.getByRole('button', { name: 'Show the states of this country' }).click()
  expect(await field(page, 'city').inputValue()).toBe('Milano')
  await field(page, 'state').selectOption('IT-25')
  await field(page, 'birthDate').fill('10.04.1985')
  await save(page)
  expect(await page.getByRole('alert').innerText()).toContain(
    'Invalid date format, please check it (e.g. 1970-10-24)',
  )
  expect(await field(page, 'state').inputValue()).toBe('IT-25')
  await field(page, 'birthDate').fill('1985.04.10')
  await field(page, 'city').press('Enter')
  expect(await page.getByText('Profile data updated successfully.', { exact: true }).isVisible()).toBe(true)
  expect(await field(page, 'birthDate').inputValue()).toBe('1985-04-10')
  await field(page, 'city').fill('Brescia')
  await context.clearCookies()
  await save(page)
  expect(await page.getByRole('alert').innerText()).toContain('Your session has ended.')
  expect(await field(page, 'city').inputValue()).toBe('Brescia')
})
