// The steps of an import of products as people take them: by keyboard.
import { expect } from 'vitest'
import type { Page } from 'playwright-core'
import { overhang, seriousFindings } from './judges.ts'

/** The button of a form of an import. */
export const submit = (intent: string) => `main form:has(input[name=intent][value=${intent}]) [type=submit]`
export const check = 'main button[name=intent][value=check]'
/** The tab of a kind of products, and how many of them there are. */
export const tab = (kind: string) => `main nav a[href*="show=${kind}"]`
export const count = (page: Page, kind: string) => page.locator(`${tab(kind)} span`).innerText()

/** Presses a button by keyboard, wherever on the page the focus is. */
export async function press(page: Page, button: string): Promise<void> {
  await page.locator(button).focus()
  await page.keyboard.press('Enter')
}

type Chosen = { name: string; mimeType: string; buffer: Buffer }

/** Chooses a file and waits until its columns are shown. */
export async function choose(page: Page, file: Chosen): Promise<void> {
  await page.locator('main input[type=file]').setInputFiles(file)
  await page.locator(check).waitFor()
}

/** The dry run, with the categories that it asks for taken as they are offered; `fresh` new products are found. */
export async function tryIt(page: Page, fresh: number): Promise<void> {
  await press(page, check)
  await page.locator('main #found').waitFor()
  if ((await page.locator(submit('answer-categories')).count()) > 0)
    await press(page, submit('answer-categories'))
  await expect.poll(() => count(page, 'new').catch(() => '')).toBe(String(fresh))
}

export async function isSound(page: Page): Promise<void> {
  expect(await seriousFindings(page)).toEqual([])
  expect(await overhang(page)).toBeLessThanOrEqual(0)
}

/** A picture of the page, where somebody wants to look at them. */
export async function shot(page: Page, name: string): Promise<void> {
  const folder = process.env['SHOTS']
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true })
}
