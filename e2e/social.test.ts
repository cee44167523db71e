// Like, follow and save: at once, as oneself or as a company, taken back on failure, and without scripts.
import { expect, inject, test } from 'vitest'
import type { Page } from 'playwright-core'
import { businessKey, businessPath } from '../src/contract/slugs.ts'
import { aCompanyMore, makeCompany } from './changes.ts'
import { aMember, arrive, fillLogIn, logIn } from './members.ts'
import { signedIn } from './signed-in.ts'
import { pairsFor, visitorWith, withBrowser } from './visitor.ts'
import { wordsIn } from './words.ts'

const site = inject('site')
const { launch } = withBrowser()

const actions = (page: Page) => page.locator('main [role="group"]')
const done = (page: Page) =>
  actions(page)
    .locator('button[data-on]')
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('data-on')))

async function aCompany(companyName: string): Promise<{ id: string; path: string }> {
  const id = await aCompanyMore({ companyName, products: [{ name: `${companyName} ring` }] })
  return { id, path: businessPath({ key: businessKey({ businessID: id, companyName }) }) }
}

test.each(pairsFor('social'))(
  'in %s at %i px: like, follow and save stand at once and stay',
  async (language, width) => {
    const words = (text: string) => wordsIn(language, text)
    const company = await aCompany('Social Proof Works')
    const visitor = await visitorWith(launch(), { language, width })
    const { page, open } = visitor
    await signedIn(visitor)
    await open(company.path)
    const button = (name: string) =>
      actions(page).getByRole('button', { name: new RegExp(`^${words(name)}`) })
    for (const [name, then] of [
      ['Like', 'Like'],
      ['Follow', 'Following'],
      ['Save', 'Saved'],
    ] as const) {
      const answered = page.waitForResponse(
        (response) => response.url().includes('/api/') && response.request().method() === 'POST',
      )
      await button(name).click()
      expect(await button(then).getAttribute('data-on')).toBe('true')
      expect(await button(then).getAttribute('aria-pressed')).toBe(name === 'Like' ? 'true' : null)
      await answered
    }
    // The count beside the buttons and the one of the strip are one.
    await expect.poll(() => page.locator('main dl').first().textContent()).toMatch(/1/)
    await open(company.path)
    expect(await done(page)).toEqual(['true', 'true', 'true'])
    await button('Like').click()
    await expect.poll(() => button('Like').getAttribute('aria-pressed')).toBe('false')

    await open('/favorites')
    await page.locator('main').getByRole('link', { name: 'Social Proof Works' }).first().waitFor()
  },
)

test('P4.3: what the server refuses comes back silently', async () => {
  const company = await aCompany('Refusal Proof Works')
  const visitor = await visitorWith(launch(), { expected: [500] })
  const { page, context, open } = visitor
  await signedIn(visitor)
  await open(company.path)
  await context.route('**/api/social/**', (route) =>
    route.fulfill({ status: 500, json: { success: false, name: 'InternalError', message: 'no' } }),
  )
  const like = actions(page).getByRole('button', { name: /^Like/ })
  const answered = page.waitForResponse((response) => response.url().includes('/api/social/'))
  await like.click()
  await answered
  await expect.poll(() => like.getAttribute('aria-pressed')).toBe('false')
  expect((await like.textContent())?.trim()).toBe('Like 0')
  expect(await page.locator('[role="status"] button').count()).toBe(0)
})

test('as one’s company: the choice is in sight, holds on the next page, and ends with the membership', async () => {
  const company = await aCompany('Liked Proof Works')
  const visitor = await visitorWith(launch())
  const { page, open } = visitor
  const { userID } = await signedIn(visitor)
  const own = await makeCompany({
    companyName: 'Acting Proof Works',
    members: [{ userID, role: 'owner' }],
  })
  const menu = page.locator('header details').last()
  const choose = async (name: RegExp) => {
    await menu.locator('summary').click()
    await menu.getByRole('button', { name }).click()
    await page.waitForURL(`**${company.path}`)
  }
  await open(company.path)
  expect(await menu.locator('summary').textContent()).toMatch(/Acting as Haruka Kitazawa/)
  await choose(/Acting Proof Works/)
  await expect.poll(() => menu.locator('summary').textContent()).toMatch(/Acting as Acting Proof Works/)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('actor'))).toBe(own.businessID)
  const like = actions(page).getByRole('button', { name: /^Like/ })
  const answered = page.waitForResponse((response) => response.url().includes('/api/social/'))
  await like.click()
  expect((await (await answered).request().postDataJSON()).businessID).toBe(own.businessID)
  await expect.poll(async () => (await like.textContent())?.trim()).toBe('Like 1')

  await choose(/Haruka Kitazawa/)
  await expect.poll(() => like.getAttribute('aria-pressed')).toBe('false')
  expect((await like.textContent())?.trim()).toBe('Like 1')
  await choose(/Acting Proof Works/)
  await own.remove()
  await open(company.path)
  expect(await page.locator('header').getByText('Acting Proof Works').count()).toBe(0)
  expect((await page.context().cookies()).some(({ name }) => name.endsWith('mw_actor'))).toBe(false)
})

test('without scripts: like, save, favourites, and a company to act as', async () => {
  const company = await aCompany('Plain Proof Works')
  const visitor = await visitorWith(launch(), { script: false })
  const { page, open } = visitor
  const { userID } = await signedIn(visitor)
  const own = await aCompanyMore({ companyName: 'Plain Acting Works', members: [{ userID, role: 'admin' }] })
  await open(company.path)
  for (const name of [/^Like/, /^Save/]) {
    await actions(page).getByRole('button', { name }).click()
    await page.waitForURL(`**${company.path}`)
    expect(await actions(page).getByRole('button', { name }).getAttribute('data-on')).toBe('true')
  }
  await open('/favorites')
  await page.getByRole('button', { name: 'Remove Plain Proof Works from favorites' }).click()
  await page.waitForURL('**/favorites')
  await page.getByText('Nothing saved yet').waitFor()

  await open(`/acting-as?continue=${encodeURIComponent(company.path)}`)
  await page.locator(`main button[value="${own}"]`).click()
  await page.waitForURL(`**${company.path}`)
  expect(await actions(page).getByRole('button', { name: /^Like/ }).getAttribute('aria-pressed')).toBe(
    'false',
  )
  expect(await page.locator('header details summary').last().textContent()).toContain('Plain Acting Works')
})

test.each([true, false])('a visitor’s click is finished after the log-in; scripts: %s', async (script) => {
  const company = await aCompany('Finished Proof Works')
  const person = await aMember()
  const { page, context, open } = await visitorWith(launch(), { script })
  await open(company.path)
  await actions(page)
    .getByRole('button', { name: /^Follow/ })
    .click()
  await page.waitForURL('**/accounts/log-in**')
  const kept = (await context.cookies()).find(({ name }) => name.endsWith('mw_act'))
  expect(kept).toMatchObject({ value: `follow.business.${company.id}`, httpOnly: true, sameSite: 'Lax' })
  await fillLogIn(page, person)
  await arrive(page, company.path, script)
  const follow = actions(page).getByRole('button', { name: /^Follow/ })
  await expect.poll(() => follow.textContent()).toContain('Following')
  expect(await follow.getAttribute('data-on')).toBe('true')
  expect((await context.cookies()).some(({ name }) => name.endsWith('mw_act'))).toBe(false)
})

test('no link and no form of another site makes anybody like, follow or save', async () => {
  const company = await aCompany('Foreign Proof Works')
  const person = await aMember()
  const { page, context, open } = await visitorWith(launch(), { expected: [403] })
  const act = `like.business.${company.id}`
  const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }
  const form = new URLSearchParams({ act, back: '/' }).toString()
  const send = (headers: Record<string, string>) =>
    context.request.post('/act', {
      data: form,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      maxRedirects: 0,
    })
  expect((await send(foreign)).status()).toBe(403)
  expect(await context.cookies()).toEqual([])
  // A link with the act in it, and one to where acts are sent.
  for (const address of [`${company.path}?act=like&on=${company.id}`, `/act?act=${act}`]) {
    await context.clearCookies()
    await open(`/accounts/log-in?continue=${encodeURIComponent(address)}`)
    await fillLogIn(page, person)
    await page.waitForURL((url) => !url.pathname.startsWith('/accounts') && url.pathname !== '/SetID/')
    await open(company.path)
    expect(await done(page)).toEqual(['false', 'false', 'false'])
    expect((await send(foreign)).status()).toBe(403)
  }
  await open(company.path)
  expect(await done(page)).toEqual(['false', 'false', 'false'])
})

test('removed from the favourites, and had back', async () => {
  const company = await aCompany('Undone Proof Works')
  const visitor = await visitorWith(launch())
  const { page, open } = visitor
  await signedIn(visitor)
  await open(company.path)
  const saved = page.waitForResponse((response) => response.url().includes('/api/favorites/'))
  await actions(page).getByRole('button', { name: 'Save' }).click()
  await saved
  await open('/favorites')
  const card = page.locator('main li', { hasText: 'Undone Proof Works' })
  await card.getByRole('button').click()
  await expect.poll(() => card.count()).toBe(0)
  // What is left is said at once, and the tab counts it.
  await page.getByText('Nothing saved yet').waitFor()
  expect(await page.locator('main nav [aria-current=true]').first().textContent()).toMatch(/0$/)
  const hadBack = page.waitForResponse(
    (response) => response.url().includes('/api/favorites/') && response.request().method() === 'POST',
  )
  await page.getByRole('button', { name: 'Undo' }).click()
  await card.waitFor()
  expect(await page.locator('main nav [aria-current=true]').first().textContent()).toMatch(/1$/)
  await hadBack
  await open('/favorites')
  await card.waitFor()
})

test('followed, found under Following in the menu, unfollowed, and had back', async () => {
  const company = await aCompany('Followed Proof Works')
  const visitor = await visitorWith(launch())
  const { page, open } = visitor
  await signedIn(visitor)
  await open('/following')
  await page.getByText('You follow nobody yet').waitFor()
  await open(company.path)
  const followed = page.waitForResponse((response) => response.url().includes('/api/social/follow/'))
  await actions(page).getByRole('button', { name: 'Follow' }).click()
  await followed
  await page.locator('header details summary').last().click()
  await page.locator('header details').getByRole('link', { name: 'Following' }).click()
  const card = page.locator('main li', { hasText: 'Followed Proof Works' })
  const ended = page.waitForResponse((response) => response.request().method() === 'DELETE')
  await card.getByRole('button', { name: 'Unfollow Followed Proof Works' }).click()
  await expect.poll(() => card.count()).toBe(0)
  await ended
  const hadBack = page.waitForResponse(
    (response) => response.url().includes('/api/social/follow/') && response.request().method() === 'POST',
  )
  await page.getByRole('button', { name: 'Undo' }).click()
  await card.waitFor()
  await hadBack
  await open('/following')
  await card.waitFor()
})

test('pages of one person’s own need a session, and come back', async () => {
  const company = await aCompany('Gate Proof Works')
  for (const path of [
    '/favorites',
    '/favorites?kind=product',
    '/following',
    '/acting-as',
    '/blocked',
    '/connections?list=in',
    `/connect/business/${company.id}`,
    `/report/business/${company.id}`,
    `/block/business/${company.id}`,
  ]) {
    const answer = await fetch(site + path, { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([
      302,
      `/accounts/log-in?continue=${encodeURIComponent(path)}`,
    ])
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
  }
  const person = await aMember()
  const { page, open } = await visitorWith(launch(), { expected: [404] })
  await logIn(page, person, '/favorites')
  for (const path of ['/report/group/x', `/block/product/${company.id}`, `/report/constructor/${company.id}`])
    expect((await open(path))?.status()).toBe(404)
})

test('one’s own company: no request to it, a badge that is no check, and a member takes no part in managing', async () => {
  const visitor = await visitorWith(launch())
  const { page, open } = visitor
  const { userID } = await signedIn(visitor)
  const companyName = `Badge Proof Works ${userID.slice(-6)}`
  const businessID = await aCompanyMore({
    companyName,
    plan: 'platinum',
    members: [{ userID, role: 'member' }],
  })
  const main = page.locator('main')
  await open(businessPath({ key: businessKey({ businessID, companyName }) }))
  expect(await main.getByText('Your company', { exact: true }).count()).toBe(1)
  expect(await main.getByText('Not Verified', { exact: true }).count()).toBeGreaterThan(0)
  for (const name of ['Send Request', 'Manage Profile', 'Edit profile'])
    expect(await main.getByRole('link', { name, exact: true }).count()).toBe(0)
  await expect
    .poll(async () => {
      await open(`/search-result?search=${encodeURIComponent(companyName)}`)
      return main.locator('article').first().getByText('Your company', { exact: true }).count()
    })
    .toBe(1)
  expect(
    await main
      .locator('article')
      .first()
      .getByRole('link', { name: /^Send Request/ })
      .count(),
  ).toBe(0)
})
