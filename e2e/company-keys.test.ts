// Keys of a company for its programs: made, shown once, used and ended on the screen.
import { expect, inject, test } from 'vitest'
import { aCompanyOfMine } from './company-of-mine.ts'
import { overhang, seriousFindings } from './judges.ts'
import { password } from './signed-in.ts'
import { visitorWith, waysByScript, withBrowser } from './visitor.ts'

const { launch } = withBrowser()

const submit = (intent: string) => `form:has(input[name=intent][value=${intent}]) [type=submit]`
const hostile = '<b>夜間</b> {0} “run” https://evil.example'

test.each(waysByScript('company-keys'))(
  'in %s at %i px, scripts %s: an owner makes one, uses it and ends it',
  async (language, width, script) => {
    const visitor = await visitorWith(launch(), { language, width, script, expected: [403] })
    const { page, open } = visitor
    const { businessID } = await aCompanyOfMine(visitor, { products: ['Kept'] })
    const path = `/business/${businessID}/edit/keys`
    await open(path)
    expect(script ? await seriousFindings(page) : []).toEqual([])
    expect(await overhang(page)).toBe(0)

    const form = page.locator('form:has([name=days])')
    await form.locator('[name=name]').fill(hostile)
    await form.locator('[name=password]').fill('not my password')
    await page.locator(submit('make')).click()
    await form.locator('[name=password][aria-invalid=true]').waitFor()
    expect(await form.locator('[name=name]').inputValue()).toBe(hostile)
    await form.locator('[name=password]').fill(password)
    await page.locator(submit('make')).click()
    const shown = page.locator(script ? 'dialog[open] code' : '[aria-labelledby=made] code')
    await shown.waitFor()
    const secret = await shown.innerText()
    expect(secret).toMatch(/^mw_[\w-]{43}$/)
    expect(script ? await seriousFindings(page) : []).toEqual([])
    expect(await overhang(page)).toBe(0)

    const call = () =>
      fetch(new URL(`/api/product/manage?bid=${businessID}`, inject('site')), {
        headers: { authorization: `Bearer ${secret}` },
      })
    expect((await call()).status).toBe(200)

    // Loaded anew it is nowhere any more.
    await open(path)
    expect(await page.content()).not.toContain(secret)
    expect(await page.locator('main li bdi').first().innerText()).toBe(hostile)
    await page.locator(`main a[href*="ask="]`).click()
    await page.locator(submit('end')).click()
    await page.locator('main details summary').waitFor()
    expect((await call()).status).toBe(401)
    expect(await overhang(page)).toBe(0)
  },
)

test('admins see and end keys, and make none; members are told that it is not theirs', async () => {
  const admin = await visitorWith(launch())
  const { businessID } = await aCompanyOfMine(admin, { role: 'admin' })
  await admin.open(`/business/${businessID}/edit/keys`)
  expect(await admin.page.locator('main').innerText()).toContain('Only owners of the company make keys')
  expect(await admin.page.locator(submit('make')).count()).toBe(0)
  const member = await visitorWith(launch(), { expected: [403] })
  const theirs = await aCompanyOfMine(member, { role: 'member' })
  const answer = await member.open(`/business/${theirs.businessID}/edit/keys`)
  expect(answer?.status()).toBe(403)
  expect(await member.page.locator('main').innerText()).toContain('Only owners and admins')
})
