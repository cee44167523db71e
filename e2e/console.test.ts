// The console's door: for staff alone, with password and code, and closed again.
import { describe, expect, test } from 'vitest'
import { overhang, seriousFindings } from './judges.ts'
import { password, signedIn } from './signed-in.ts'
import { signedInAsStaff, staffCode } from './staff.ts'
import { pairsFor, scriptsRun, visitorWith, withBrowser } from './visitor.ts'

const { launch } = withBrowser()

const words = {
  en: {
    unlock: 'Unlock the console',
    press: 'Unlock',
    lock: 'Lock the console',
    overview: 'Overview',
    factor: 'Turn on a second factor first',
    wrongCode: 'This code is not right or has already been used. Wait for the next one and try again.',
  },
  ja: {
    unlock: 'コンソールのロックを解除',
    press: 'ロックを解除',
    lock: 'コンソールをロック',
    overview: '概要',
    factor: '先に二段階認証を有効にしてください',
    wrongCode: 'コードが正しくないか、すでに使用されています。',
  },
} as const

describe.each(pairsFor('the door of the console'))('%s at %i px', (language, width) => {
  const said = words[language]

  test('one of staff proves themself, is where they wanted to be, and locks it again', async () => {
    const visitor = await visitorWith(launch(), { language, width, expected: [403] })
    const { page } = visitor
    await signedInAsStaff(visitor, '/console', ['support', 'moderator'], { isLocked: true })
    await page.getByRole('heading', { level: 1, name: said.unlock }).waitFor()
    expect(new URL(page.url()).searchParams.get('continue')).toBe('/console')
    expect(await overhang(page)).toBe(0)
    expect(await seriousFindings(page)).toEqual([])

    const code = staffCode()
    const type = async (typed: string) => {
      await page.locator('main [name=password]').fill(password)
      await page.locator('main [name=code]').fill(typed)
      await page.locator('main').getByRole('button', { name: said.press, exact: true }).click()
    }
    await type(code === '000000' ? '000001' : '000000')
    await page.getByText(said.wrongCode).first().waitFor()
    await type(code)
    await page.getByRole('heading', { level: 1, name: said.overview }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/console')
    expect(await overhang(page)).toBe(0)
    expect(await seriousFindings(page)).toEqual([])

    await page.getByRole('button', { name: said.lock }).click()
    await page.waitForURL((url) => url.pathname === '/')
    await scriptsRun(page)
    await visitor.open('/console')
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(said.unlock)
  })

  test('without a second factor it says what is missing', async () => {
    const visitor = await visitorWith(launch(), { language, width })
    await signedInAsStaff(visitor, '/console', ['admin'], { isLocked: true, lacksFactor: true })
    expect(await visitor.page.getByRole('heading', { level: 1 }).innerText()).toBe(said.factor)
  })
})

test('for everybody else there is no console', async () => {
  const visitor = await visitorWith(launch(), { expected: [404] })
  await signedIn(visitor)
  for (const address of ['/console', '/console/unlock']) {
    expect((await visitor.open(address))?.status(), address).toBe(404)
    await visitor.page.getByRole('heading', { name: 'This page is not available.' }).waitFor()
  }
})

test('without scripts the door opens too', async () => {
  const visitor = await visitorWith(launch(), { script: false })
  const { page } = visitor
  await signedInAsStaff(visitor, '/console', ['verifier'], { isLocked: true })
  await page.locator('main [name=password]').fill(password)
  await page.locator('main [name=code]').fill(staffCode())
  await page.locator('main').getByRole('button', { name: 'Unlock', exact: true }).click()
  await page.waitForURL((url) => url.pathname === '/console')
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Overview')
})
