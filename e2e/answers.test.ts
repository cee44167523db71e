// How companies answer: a statement that is checked by the published program, and what a buyer sees who waits for too long.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { removeBusiness } from '../src/domains/businesses/business-lifecycle.ts'
import { sendInquiry } from '../src/domains/inquiries/sending.ts'
import { transaction } from '../src/platform/db.ts'
import { aBusiness } from '../src/testing/businesses.ts'
import { onDatabase } from './changes.ts'
import { signedIn } from './signed-in.ts'
import { pairsFor, visitorWith, withBrowser } from './visitor.ts'

const site = inject('site')
const browser = withBrowser()
const folder = mkdtempSync(path.join(tmpdir(), 'answers-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const said = {
  en: { left: /\d+ h \d+ min left/, over: 'The 24 hours to answer are over', send: 'Send Request' },
  ja: { left: /残り\d+時間\d+分/, over: '回答期限の24時間が過ぎました', send: '引き合いを送る' },
}
const saved = async (address: string, name: string) => {
  const answer = await fetch(new URL(address, site))
  expect([address, answer.status]).toEqual([address, 200])
  const place = path.join(folder, name)
  writeFileSync(place, Buffer.from(await answer.arrayBuffer()))
  return place
}
const shot = (name: string) => process.env['SHOTS'] && path.join(process.env['SHOTS'], `${name}.png`)

/** A company of the demo world with statements. */
const stated = () =>
  onDatabase(async (db) => {
    const { rows } = await sql<{ id: string }>`
      select business_id as id from trust_answers order by month desc, business_id limit 1`.execute(db)
    return rows[0]!.id
  })

describe.each(pairsFor('answers'))('in %s at %i px', (language, width) => {
  const { left, over, send } = said[language]

  test('from the page of the company to its newest statement, which the published program finds true', async () => {
    const id = await stated()
    const { page, open } = await visitorWith(browser.launch(), { language, width })
    await open(`/business/${id}/`)
    await page.locator('#timeline a[href$="/answers"]').click()
    await page.waitForURL(`**/business/${id}/answers**`)
    const files = page.locator('main a[href$=".json"][href*="/answers/"]')
    await files.first().waitFor()
    expect(await files.count()).toBeGreaterThan(1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    const picture = shot(`answers-${language}-${width}`)
    if (picture) await page.screenshot({ path: picture, fullPage: true })
    const program = await saved(
      (await page.locator('main a[href$="verify-answers.mjs"]').getAttribute('href'))!,
      'verify-answers.mjs',
    )
    const keys = await saved('/.well-known/trust-keys.json', 'keys.json')
    const statement = await saved((await files.first().getAttribute('href'))!, 'answers.json')
    const run = spawnSync(process.execPath, [program, statement, keys], { encoding: 'utf8' })
    expect(run.stdout).toContain(id)
    expect([run.status, run.stdout.trim().split('\n').at(-1)]).toEqual([0, 'True.'])
  })

  test('who waits sees the time run; once it is over three others, whose form has the same words', async () => {
    const visitor = await visitorWith(browser.launch(), { language, width })
    const { page, open } = visitor
    const me = await signedIn(visitor)
    const id = await stated()
    const asked = { subject: 'Other castings', message: `200 housings a month?\n${crypto.randomUUID()}` }
    const { businessID, requestID } = await onDatabase(async (db) => {
      const { rows } = await sql<{ industry: string; categories: string[] }>`
        select industry_id as industry, category_ids as categories from businesses where id = ${id}`.execute(
        db,
      )
      const { industry, categories } = rows[0]!
      const made = await aBusiness(db, { industryID: industry, categoryIDs: categories.slice(0, 1) })
      const inquiry = { to: made.businessID, ...asked }
      const sent = await transaction(db, (tx) => sendInquiry(tx, me, inquiry, 'en'))
      return { businessID: made.businessID, requestID: sent.requestID }
    })
    onTestFinished(() => onDatabase((db) => transaction(db, (tx) => removeBusiness(tx, businessID))))
    const conversation = `/business/${me.userID}/requests/${requestID}`
    await open(conversation)
    if (width < 992) await page.locator('main summary', { hasText: asked.subject }).click()
    await expect.poll(() => page.locator('main dl').first().innerText()).toMatch(left)
    const before = shot(`waiting-${language}-${width}`)
    if (before) await page.screenshot({ path: before })
    await onDatabase((db) =>
      sql`update inquiries set created_at = now() - interval '25 hours' where id = ${requestID}`.execute(db),
    )
    // The company is among the documents when the listener has made its own.
    const others = page.locator('section[aria-labelledby="alternatives"] li')
    await expect
      .poll(async () => {
        await open(conversation)
        return others.count()
      })
      .toBe(3)
    expect(await page.locator('#alternatives').innerText()).toContain(over)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    const after = shot(`over-${language}-${width}`)
    if (after) await page.screenshot({ path: after })
    await others.first().getByRole('link', { name: send }).click()
    await page.waitForURL('**/send-request?again=**')
    expect(await page.locator('main textarea[name="message"]').inputValue()).toBe(asked.message)
    expect(await page.locator('main [name="typed"]').inputValue()).toBe(asked.subject)
    const form = shot(`again-${language}-${width}`)
    if (form) await page.screenshot({ path: form, fullPage: true })
  })
})
