// A company's past as a visitor reads it, saves it and checks it without us.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, inject, test } from 'vitest'
import { verified, type PublishedKey } from '../bin/verify-trust.mjs'
import { pathOf, richManufacturer } from './directory.ts'
import { pairsFor, visitorWith, withBrowser } from './visitor.ts'

const site = inject('site')
const browser = withBrowser()
const folder = mkdtempSync(path.join(tmpdir(), 'trust-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const words = {
  en: { title: 'History and checks', registered: /^Registered with/, yes: 'True:', no: 'Not true:' },
  ja: { title: '沿革と確認の記録', registered: /に登録$/, yes: '正しいファイルです', no: '正しくありません' },
}
const bytesOf = async (address: string) =>
  Buffer.from(await (await fetch(new URL(address, site))).arrayBuffer())
const keysFile = () => bytesOf('/.well-known/trust-keys.json')

/** What the page that checks says of a file. */
async function said(page: Page, bytes: Buffer, keys: Buffer): Promise<string> {
  const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/json', buffer })
  await page.locator('#keys').setInputFiles(file('trust-keys.json', keys))
  await page.locator('#file').setInputFiles([])
  await page.locator('#file').setInputFiles(file('trust.json', bytes))
  const shown = page.locator('[role=status] > :not([hidden])')
  await shown.waitFor()
  return shown.innerText()
}

describe.each(pairsFor('trust'))('in %s at %i px', (language, width) => {
  const { title, registered, yes, no } = words[language]

  test('the timeline is read without scripts, and its file is true by the program alone', async () => {
    const company = await richManufacturer(site)
    const { page, open } = await visitorWith(browser.launch(), { language, width, script: false })
    await open(pathOf(company))
    const section = page.locator('#timeline')
    expect(await section.locator('h2').innerText()).toBe(title)
    const rows = await section.locator('li > div > p:first-child').allInnerTexts()
    expect(rows.filter((row) => registered.test(row))).toHaveLength(1)
    expect(await section.locator('li svg').count()).toBeGreaterThan(0)
    const address = await section.locator('a[download]').getAttribute('href')
    const bytes = await bytesOf(address!)
    const { keys } = JSON.parse((await keysFile()).toString()) as { keys: PublishedKey[] }
    expect(verified(bytes, keys)).toMatchObject({ company: { id: company.businessID } })
  })

  test('the page that checks does so here, and from a disk without the site', async () => {
    const { businessID } = await richManufacturer(site)
    const [bytes, keys] = [await bytesOf(`/business/${businessID}/trust.json`), await keysFile()]
    const changed = Buffer.from(bytes.toString().replace('"level"', '"lewel"').replace('"year"', '"yeer"'))
    expect(changed.equals(bytes)).toBe(false)
    const { page } = await visitorWith(browser.launch(), { language, width })
    // It has none of the scripts for which `open` waits.
    await page.goto(`${site}/.well-known/trust-check.html`)
    expect(await said(page, bytes, keys)).toContain(yes)
    expect(await page.locator('#id').innerText()).toBe(businessID)
    expect(await said(page, changed, keys)).toContain(no)
    expect(await said(page, Buffer.concat([bytes, Buffer.from('\n')]), keys)).toContain(no)

    const file = path.join(folder, `${language}.html`)
    writeFileSync(file, await bytesOf(`/.well-known/trust-check.html?lang=${language}`))
    const context = await browser.launch().newContext({ offline: true })
    const offline = await context.newPage()
    await offline.goto(pathToFileURL(file).href)
    expect(await said(offline, bytes, keys)).toContain(yes)
    expect(await said(offline, bytes, Buffer.from('{"keys":[]}'))).toContain(no)
    await context.close()
  })

  test('the public figures begin with this month', async () => {
    const { page, open } = await visitorWith(browser.launch(), { language, width })
    await open('/transparency')
    const month = new Date().toISOString().slice(0, 7)
    expect(await page.locator('tbody time').first().getAttribute('datetime')).toBe(month)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
  })
})
