// The pages of members, and account pages in each of their states: axe, valid HTML, nothing hangs over.
import { describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { htmlFaults, overhang, seriousFindings } from './judges.ts'
import { aMember, field, logIn, send } from './members.ts'
import { pairs, visitorWith, withBrowser } from './visitor.ts'

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

describe.each(pairs)('in %s at %i px', (language, width) => {
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
