// Somebody who is signed in: the hand-off, the bar and the menus, a renewal nobody notices, two tabs, the log-out.
import { expect, inject, test } from 'vitest'
import type { BrowserContext, Page } from 'playwright-core'
import { aMember } from './members.ts'
import { aHandOff } from './signed-in.ts'
import { pairsFor, scriptsRun, visitorWith, withBrowser, type Language, type Visitor } from './visitor.ts'

const site = inject('site')
const { launch } = withBrowser()
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

/** Access tokens live ten minutes. */
const tokenLivesMs = 600_000

const pathOf = (page: Page) => page.url().slice(site.length)

async function signIn(visitor: Visitor, path = '/industries'): Promise<void> {
  await visitor.page.goto(await aHandOff(visitor, path, await aMember()))
  await visitor.page.waitForURL((url) => url.pathname === path)
}

async function cookie(context: BrowserContext, name: string): Promise<string | undefined> {
  return (await context.cookies()).find((kept) => kept.name === name)?.value
}

/** As the bar says. */
async function isSignedIn(page: Page, language: Language): Promise<boolean> {
  const ends = await page.locator('header nav form[action="/log-out"]').count()
  const begins = await page
    .locator('header nav')
    .getByRole('link', { name: words[language].login, exact: true })
    .count()
  expect(ends > 0, 'either, not both').toBe(begins === 0)
  return ends > 0
}

const menuOf = (page: Page) => page.locator('header nav details').last()

test.each(pairsFor('sessions'))(
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
  const address = await aHandOff(visitor, '/industries', await aMember())
  const alerts: string[] = []
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message())
    void dialog.accept()
  })
  await page.goto(address)
  await page.waitForURL((url) => url.pathname === '/industries')
  // The page leads on by itself, before it is whole.
  await page.goto(address, { waitUntil: 'commit' })
  await page.waitForURL((url) => url.pathname === '/')
  expect(alerts).toEqual(['Error in token'])
  await page.goBack()
  await page.waitForURL((url) => url.pathname === '/industries')
  await scriptsRun(page)
})

test('T6: a link with the token of somebody else signs nobody in', async () => {
  const [thief, visitor] = [await visitorWith(launch()), await visitorWith(launch(), { expected: [410] })]
  const { page, context } = visitor
  page.on('dialog', (dialog) => void dialog.accept())
  await page.goto(await aHandOff(thief, '/industries', await aMember()), { waitUntil: 'commit' })
  await page.waitForURL((url) => url.pathname === '/')
  expect(await cookie(context, 'mw_access')).toBeUndefined()
})

test('without script a button hands off, and a form logs out', async () => {
  const visitor = await visitorWith(launch(), { script: false })
  const { page, context } = visitor
  const address = await aHandOff(visitor, '/industries', await aMember())
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

test.each(pairsFor('sessions'))(
  'in %s at %i: a second visit, after the access token has ended, is not noticed',
  async (language, width) => {
    const visitor = await visitorWith(launch(), { language, width })
    const { page, context } = visitor
    await signIn(visitor)
    const before = await cookie(context, 'mw_refresh')
    await page.close()
    await context.clearCookies({ name: 'mw_access' })
    const later = await context.newPage()
    const documents: string[] = []
    later.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(request.url().slice(site.length))
    })
    const answer = await later.goto('/search-result')
    await scriptsRun(later)
    // The first answer is the signed-in page already: nothing leads anywhere and back.
    expect(documents).toEqual(['/search-result'])
    expect(await answer?.text()).toContain('action="/log-out"')
    expect(await isSignedIn(later, language)).toBe(true)
    expect(await cookie(context, 'mw_refresh')).not.toBe(before)
    expect(await cookie(context, 'mw_access')).toBeTruthy()
  },
)

test.each(pairsFor('sessions'))(
  'in %s at %i: two tabs renew at once, and both stay in',
  async (language, width) => {
    const visitor = await visitorWith(launch(), { language, width })
    const { page, context } = visitor
    // Whoever renews is asked for it by the page's own clock, which the test turns.
    await context.clock.install()
    await signIn(visitor, '/profile/')
    const other = await context.newPage()
    await other.goto('/search-result')
    const tabs = [page, other]
    for (const tab of tabs) await scriptsRun(tab)
    const renewals: number[] = []
    context.on('response', (response) => {
      if (response.url().endsWith('/session/refresh')) renewals.push(response.status())
    })
    const before = await cookie(context, 'mw_refresh')
    await context.clearCookies({ name: 'mw_access' })
    await Promise.all(tabs.map((tab) => tab.clock.fastForward(tokenLivesMs)))
    await expect.poll(() => renewals.length).toBeGreaterThan(0)
    await expect.poll(() => cookie(context, 'mw_refresh')).not.toBe(before)

    // The same by the server's hand: both pages come with one token, which is renewed once.
    await context.clearCookies({ name: 'mw_access' })
    await Promise.all(tabs.map((tab) => tab.reload()))
    for (const tab of tabs) {
      await scriptsRun(tab)
      expect(await isSignedIn(tab, language)).toBe(true)
    }
    expect(new Set(renewals)).toEqual(new Set([200]))
    for (const tab of tabs) {
      await tab.reload()
      expect(await isSignedIn(tab, language)).toBe(true)
    }
  },
)

test.each(pairsFor('sessions'))(
  'in %s at %i: log-out in one tab leaves none signed in',
  async (language, width) => {
    const visitor = await visitorWith(launch(), { language, width })
    const { page, context } = visitor
    await signIn(visitor)
    const others = [await context.newPage(), await context.newPage()]
    await others[0]?.goto('/search-result')
    await others[1]?.goto('/profile/edit')
    for (const tab of others) await scriptsRun(tab)
    await menuOf(page).locator('summary').click()
    await menuOf(page).getByRole('button', { name: words[language].logout }).click()
    for (const tab of [page, ...others]) {
      // Told by its page and by the others: a tab may start for the home page twice, which breaks off the first start.
      await expect.poll(() => new URL(tab.url()).pathname, { timeout: 30_000 }).toBe('/')
      await scriptsRun(tab)
      await expect.poll(() => isSignedIn(tab, language)).toBe(false)
    }
  },
)
