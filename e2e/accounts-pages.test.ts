// The pages of members, and account pages in each of their states: axe, valid HTML, nothing hangs over.
import { describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { htmlFaults, overhang, seriousFindings } from './judges.ts'
import { aMember, field, logIn, send } from './members.ts'
import { signedInAs } from './signed-in.ts'
import { pairsFor, visitorWith, withBrowser } from './visitor.ts'

const { launch } = withBrowser()

async function judge(page: Page): Promise<void> {
  const { pathname } = new URL(page.url())
  // What is being renewed is shown as old for that time.
  await page.locator('main:not([aria-busy])').waitFor()
  expect(await seriousFindings(page), pathname).toEqual([])
  const { width = 1280, height = 900 } = page.viewportSize() ?? {}
  await page.setViewportSize({ width: 320, height: 640 })
  await expect.poll(() => page.evaluate(() => innerWidth), { message: pathname }).toBe(320)
  expect(await overhang(page)).toBeLessThanOrEqual(0)
  await page.setViewportSize({ width, height })
}

describe.each(pairsFor('accounts-pages'))('in %s at %i px', (language, width) => {
  test('the pages of somebody who is logged in', async () => {
    const person = await aMember()
    const { page, open } = await visitorWith(launch(), { language, width })
    await logIn(page, person)
    for (const name of [
      'security?done=password',
      'change-password',
      'change-email',
      'sessions?done=session',
      'two-factor',
      'passkeys?done=passkey-added',
      'export',
      'export-suspended',
      'delete-account',
    ]) {
      const response = await open(`/accounts/${name}`)
      expect(response?.headers()['cache-control']).toBe('private, no-store')
      expect(await htmlFaults((await response?.text()) ?? '')).toEqual([])
      await judge(page)
    }
    await open('/accounts/two-factor')
    await field(page, 'password').fill(person.password)
    await send(page)
    await page.locator('main svg[role="img"]').waitFor()
    await judge(page)
  })

  test('one’s own profile and its editing: as it comes, refused, with a picture to cut out, with something unsaved', async () => {
    const visitor = await visitorWith(launch(), { language, width, expected: [400] })
    const { page, open } = visitor
    await signedInAs(visitor, '/profile/')
    const titles = new Set<string>()
    for (const path of ['/profile/', '/profile/edit']) {
      const response = await open(path)
      expect(response?.headers()['cache-control']).toBe('private, no-store')
      expect(await htmlFaults((await response?.text()) ?? '')).toEqual([])
      const head = page.locator('head')
      expect(await head.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex')
      expect(await head.locator('link[rel="canonical"]').getAttribute('href')).toMatch(
        new RegExp(`[^/]${path}(?:\\?lang=ja)?$`),
      )
      expect(await head.locator('meta[name="description"]').getAttribute('content')).toMatch(/\S/)
      titles.add(await page.title())
      await judge(page)
    }
    expect(titles.size).toBe(2)
    await page.locator('header nav summary').last().click()
    await judge(page)
    await page.keyboard.press('Escape')

    await field(page, 'birthDate').fill('1984-02-31')
    await field(page, 'birthDate').press('Enter')
    await page.getByRole('alert').waitFor()
    await judge(page)
    const picture = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#1d4f8c' } })
      .png()
      .toBuffer()
    const file = { name: 'a.png', mimeType: 'image/png', buffer: picture }
    await page.locator('main input[type=file]').first().setInputFiles(file)
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('slider').waitFor()
    await judge(page)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await page.locator('header a[href="/"]').first().click()
    await dialog.waitFor()
    await judge(page)
  })

  test('forms that were refused', async () => {
    const { page, open } = await visitorWith(launch(), { language, width, expected: [400, 403] })
    for (const name of ['register', 'log-in', 'forgot-password']) {
      await open(`/accounts/${name}`)
      await send(page)
      await page.getByRole('alert').waitFor()
      expect(await page.locator('main [aria-invalid="true"]').count()).toBeGreaterThan(0)
      await judge(page)
    }
  })

  test('refused without scripts: the answer is a whole page with the same words', async () => {
    const { page, open } = await visitorWith(launch(), {
      language,
      width,
      script: false,
      expected: [400, 403],
    })
    await open('/accounts/log-in?continue=%2Findustries')
    await field(page, 'email').fill('nobody@works.example')
    await field(page, 'password').fill('not a password of anybody')
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.request().method() === 'POST'),
      send(page),
    ])
    expect(answer.status()).toBe(403)
    expect(answer.headers()['cache-control']).toBe('private, no-store')
    const html = await answer.text()
    expect(await htmlFaults(html)).toEqual([])
    expect(html).not.toContain('not a password of anybody')
    expect(await field(page, 'email').inputValue()).toBe('nobody@works.example')
    expect(new URL(page.url()).searchParams.get('continue')).toBe('/industries')
  })
})
