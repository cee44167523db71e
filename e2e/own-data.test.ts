// Everything that is kept of a person, in their own hands: asked for with the password, fetched, also by who is suspended.
import { buffer } from 'node:stream/consumers'
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import type { Page, Response } from 'playwright-core'
import { sql } from 'kysely'
import { onDatabase } from './changes.ts'
import { overhang, seriousFindings } from './judges.ts'
import { aMember, arrive, field, fillLogIn, send, type Member } from './members.ts'
import { pairsFor, visitorWith, withBrowser, type Visit } from './visitor.ts'
import { wordsIn } from './words.ts'

const { launch } = withBrowser()

async function onPage(visit: Visit = {}) {
  const person = await aMember()
  const { page, open } = await visitorWith(launch(), { expected: [400, 403], ...visit })
  await page.goto('/accounts/log-in?continue=%2Faccounts%2Fexport')
  await fillLogIn(page, person)
  await arrive(page, '/accounts/export', visit.script)
  const word = (text: string) => wordsIn(visit.language ?? 'en', text)
  return { page, person, open, word }
}

async function expectGood(page: Page): Promise<void> {
  expect(await seriousFindings(page)).toEqual([])
  expect(await overhang(page)).toBe(0)
}

const downloadLink = 'main a[href*="/accounts/exports/"]'

async function contentsOf(page: Page, link: string) {
  const coming = page.waitForEvent('download').catch(async () => {
    throw new Error(`nothing came; the page is ${page.url()}: ${await page.locator('body').innerText()}`)
  })
  const [download] = await Promise.all([coming, page.locator(link).first().click()])
  const bytes = await buffer(await download.createReadStream())
  return { name: download.suggestedFilename(), files: unzipSync(new Uint8Array(bytes)) }
}

const expectTheirs = (files: Record<string, Uint8Array>, { email, firstName }: Member) => {
  const text = (name: string) => Buffer.from(files[name] ?? []).toString()
  expect(JSON.parse(text('account.json'))).toMatchObject({ email, firstName })
  expect(JSON.parse(text('posts.json'))).toEqual([])
  for (const name of Object.keys(files).filter((one) => one !== 'README.txt'))
    expect(text('README.txt')).toContain(name)
}

test.each(pairsFor('own data'))(
  'in %s at %i px: one’s own data, asked for with the password, as one archive',
  async (language, width) => {
    const { page, person, open, word } = await onPage({ language, width })
    await expectGood(page)
    await field(page, 'password').fill('not this one')
    await send(page)
    await page.getByRole('alert').waitFor()
    expect(await page.locator(downloadLink).count()).toBe(0)
    await field(page, 'password').fill(person.password)
    await send(page)
    // The page looks by itself.
    await page.locator(downloadLink).waitFor({ timeout: 30_000 })
    await expectGood(page)
    const { name, files } = await contentsOf(page, downloadLink)
    expect(name).toMatch(/^Ines Kettler \d{4}-\d\d-\d\d\.zip$/)
    expectTheirs(files, person)

    // Who deletes the account is told of it first.
    await open('/accounts/delete-account')
    await page.locator('main a[href^="/accounts/export"]').waitFor()
    await open('/accounts/security')
    await page.getByRole('link', { name: word('Download data') }).click()
    await page.waitForURL('**/accounts/export')
  },
)

test('without JavaScript all the same', async () => {
  const { page, person, open } = await onPage({ script: false })
  await field(page, 'password').fill(person.password)
  await send(page)
  const link = page.locator(downloadLink)
  await expect
    .poll(
      async () => {
        if ((await link.count()) === 0) await open('/accounts/export')
        return link.count()
      },
      { timeout: 30_000, interval: 500 },
    )
    .toBe(1)
  expectTheirs((await contentsOf(page, downloadLink)).files, person)
})

test.each(pairsFor('own data of who is suspended'))(
  'in %s at %i px: who is suspended is led to it by the log-in, and proves themself for each look',
  async (language, width) => {
    const person = await aMember()
    await onDatabase((db) =>
      sql`update accounts.accounts set suspended_at = now(), suspended_until = '2099-03-01T15:30:00Z'
        where email = ${person.email}`.execute(db),
    )
    const { page } = await visitorWith(launch(), { expected: [400, 403], language, width })
    await page.goto('/accounts/log-in')
    await fillLogIn(page, person)
    await page.locator('main time[datetime="2099-03-01T15:30:00.000Z"]').waitFor()
    await expectGood(page)
    await page.getByRole('link', { name: wordsIn(language, 'Download what is kept of you') }).click()
    await page.waitForURL('**/accounts/export-suspended**')
    await expectGood(page)
    const fetchLink = 'main a[href*=".zip"], main a[href*="exports/"]'
    const look = async () => {
      await field(page, 'email').fill(person.email)
      await field(page, 'password').fill(person.password)
      // What the last look said stands there until this one's answer, after which the page is read anew.
      const isOf = (response: Response, method: string) =>
        response.url().includes('export-suspended.data') && response.request().method() === method
      const readAnew = page.waitForResponse((response) => isOf(response, 'GET'))
      await Promise.all([page.waitForResponse((response) => isOf(response, 'POST')), send(page)])
      await readAnew
      await page.locator('main form[aria-busy=true]').waitFor({ state: 'detached' })
      await page.locator('main [role="status"]').waitFor()
      return page.locator(fetchLink).count()
    }
    await expect.poll(look, { timeout: 30_000, interval: 1_000 }).toBe(1)
    await expectGood(page)
    expectTheirs((await contentsOf(page, fetchLink)).files, person)
  },
)

test('visitors log in first and come back; another’s archive is nobody’s', async () => {
  const { page } = await visitorWith(launch())
  for (const path of ['/accounts/export', '/accounts/exports/00000000-0000-7000-8000-000000000000']) {
    await page.goto(path)
    expect(new URL(page.url()).searchParams.get('continue')).toBe(path)
  }
  const { page: theirs } = await onPage()
  const { request } = theirs.context()
  const job = await request.get('/accounts/exports/00000000-0000-7000-8000-000000000000')
  expect(job.status()).toBe(404)
})
