// Somebody who is signed in: the hand-off, the bar and the menus, a renewal nobody notices, two tabs, the log-out.
import { expect, inject, test } from 'vitest'
import type { BrowserContext, Page } from 'playwright-core'
import { aHandOff } from './signed-in.ts'
import { pairs, scriptsRun, visitorWith, withBrowser, type Visitor } from './visitor.ts'

const { launch } = withBrowser()
const buyer = { email: 'buyer@people.example', password: 'kettle-lathe-harbour' }
const words = {
  en: { account: 'Account', logout: 'Logout', login: 'Login', menu: 'Menu', profile: 'My profile' },
  ja: {
    account: 'アカウント',
    logout: 'ログアウト',
    login: 'ログイン',
    menu: 'メニュー',
    profile: 'マイプロフィール',
  },
} as const

const pathOf = (page: Page) => page.url().slice(inject('site').length)

async function signIn(visitor: Visitor, path = '/industries'): Promise<void> {
  await visitor.page.goto(await aHandOff(visitor, path, buyer))
  await visitor.page.waitForURL((url) => url.pathname === path)
}

async function cookie(context: BrowserContext, name: string): Promise<string | undefined> {
  return (await context.cookies()).find((kept) => kept.name === name)?.value
}

const menuOf = (page: Page) => page.locator('header nav details').last()

test.each(pairs)(
  'in %s at %i: the hand-off leads on, the bar shows the person, log-out leads home',
  async (language, width) => {
    const visitor = await visitorWith(launch(), { language, width })
    const { page, context } = visitor
    await signIn(visitor)
    await scriptsRun(page)
    const word = words[language]
    await expect.poll(() => page.getByRole('link', { name: word.login, exact: true }).count()).toBe(0)
    await menuOf(page).locator('summary').click()
    expect(await menuOf(page).getByRole('link', { name: word.profile }).getAttribute('href')).toBe(
      '/profile/',
    )
    await page.keyboard.press('ArrowDown')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('/profile/')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    expect(await page.evaluate(() => localStorage.getItem('userID'))).toBeTruthy()

    await menuOf(page).getByRole('button', { name: word.logout }).click()
    await page.waitForURL((url) => url.pathname === '/')
    await scriptsRun(page)
    expect(await cookie(context, 'mw_refresh')).toBeUndefined()
    await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0)
  },
)

test('a token that was used is told in an alert, and leads home; no token stays in the history', async () => {
  const visitor = await visitorWith(launch(), { expected: [410] })
  const { page } = visitor
  const address = await aHandOff(visitor, '/industries', buyer)
  const alerts: string[] = []
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message())
    void dialog.accept()
  })
  await page.goto(address)
  await page.waitForURL((url) => url.pathname === '/industries')
  await page.goto(address)
  await page.waitForURL((url) => url.pathname === '/')
  expect(alerts).toEqual(['Error in token'])
  await page.goBack()
  expect(pathOf(page)).not.toContain('token=')
})

test('T6: a link with the token of somebody else signs nobody in', async () => {
  const [thief, visitor] = [await visitorWith(launch()), await visitorWith(launch(), { expected: [410] })]
  const { page, context } = visitor
  page.on('dialog', (dialog) => void dialog.accept())
  await page.goto(await aHandOff(thief, '/industries', buyer))
  await page.waitForURL((url) => url.pathname === '/')
  expect(await cookie(context, 'mw_access')).toBeUndefined()
})

test('without script a button hands off, and a form logs out', async () => {
  const visitor = await visitorWith(launch(), { script: false })
  const { page, context } = visitor
  const address = await aHandOff(visitor, '/industries', buyer)
  const answer = await page.goto(address)
  expect(answer?.headers()['referrer-policy']).toBe('no-referrer')
  const token = new URL(address, page.url()).searchParams.get('token') ?? ''
  const links = await page.locator('a').evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(links.filter((link) => link?.includes(token))).toEqual([])
  await page.getByRole('button', { name: 'Continue' }).click()
  expect(pathOf(page)).toBe('/industries')
  await menuOf(page).locator('summary').click()
  await menuOf(page).getByRole('button', { name: 'Logout' }).click()
  expect(pathOf(page)).toBe('/')
  expect(await cookie(context, 'mw_access')).toBeUndefined()
})

test('a visit after the access token has ended is not noticed', async () => {
  const visitor = await visitorWith(launch())
  const { page, context } = visitor
  await signIn(visitor)
  const before = await cookie(context, 'mw_refresh')
  await context.clearCookies({ name: 'mw_access' })
  await visitor.open('/search-result')
  expect(await page.getByRole('link', { name: 'Login', exact: true }).count()).toBe(0)
  expect(await cookie(context, 'mw_refresh')).not.toBe(before)
  expect(await cookie(context, 'mw_access')).toBeTruthy()
})

test('log-out in one tab leaves none signed in', async () => {
  const visitor = await visitorWith(launch())
  const { page, context } = visitor
  await signIn(visitor)
  const other = await context.newPage()
  await other.goto('/search-result')
  await scriptsRun(other)
  await menuOf(page).locator('summary').click()
  await menuOf(page).getByRole('button', { name: 'Logout' }).click()
  await other.waitForURL((url) => url.pathname === '/')
  await expect.poll(() => other.getByRole('link', { name: 'Login', exact: true }).count()).toBe(1)
})
