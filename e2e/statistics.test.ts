// The figures of a company as its owner reads them, their table, a conversation that is marked as won; who may not read them.
import { buffer } from 'node:stream/consumers'
import type pg from 'pg'
import { expect, inject, test } from 'vitest'
import { someSums } from '../src/testing/statistics-sums.ts'
import { onDatabase } from './changes.ts'
import { aCompanyOfMine } from './company-of-mine.ts'
import { overhang, seriousFindings } from './judges.ts'
import { anOpenConversation } from './open-conversation.ts'
import { signedInAs } from './signed-in.ts'
import { visitorWith, waysByScript, withBrowser, type Visitor } from './visitor.ts'
import { wordsIn } from './words.ts'

const { launch } = withBrowser()
const dayMs = 86_400_000
const dayAgo = (days: number) => new Date(Date.now() - days * dayMs).toISOString().slice(0, 10)
/** The newest whole month that is shown: in the first half hour of a month the last one is not summed up yet. */
async function lastMonth(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ until: Date }>(
    `select until from statistics_progress where work = 'months'`,
  )
  const until = rows[0]?.until ?? new Date()
  return new Date(Date.UTC(until.getUTCFullYear(), until.getUTCMonth() - 1, 1)).toISOString().slice(0, 10)
}

/** The company of the visitor, which was looked at. */
async function aSeenCompany(visitor: Visitor) {
  const mine = await aCompanyOfMine(visitor, {
    products: ['Strong bearing', 'Weak bearing', 'Unseen bearing'],
  })
  const { businessID } = mine
  await onDatabase(async (_, pool) => {
    const { rows } = await pool.query<{ id: string }>(
      'select id from products where business_id = $1 order by created_at',
      [businessID],
    )
    const [strong = '', weak = ''] = rows.map(({ id }) => id)
    await someSums(pool, {
      businessID,
      days: {
        [dayAgo(2)]: { shown: 400, opened: 20, viewed: 31, saved: 2, visitor: 18 },
        [dayAgo(20)]: { shown: 834, inquired: 4, answered: 3 },
        [dayAgo(35)]: { shown: 617, opened: 9 },
      },
      month: await lastMonth(pool),
      parts: {
        product: { [strong]: { shown: 200, opened: 12, inquired: 2 }, [weak]: { shown: 120 } },
        country: { JP: { viewed: 40, shown: 90 }, IT: { viewed: 21 }, others: { viewed: 2 } },
        words: { 軸受: { shown: 90, opened: 8 }, '<b>linear</b> guide': { shown: 40 } },
        companyType: { DI: { viewed: 5 } },
      },
      places: { 軸受: 4, '<b>linear</b> guide': 14.5 },
    })
  })
  return mine
}

test.each(waysByScript('statistics'))(
  'in %s at %i px, scripts %s: an owner reads them and saves the table',
  async (language, width, script) => {
    const visitor = await visitorWith(launch(), { language, width, script })
    const { page, open } = visitor
    const { businessID } = await aSeenCompany(visitor)
    const path = `/business/${businessID}/edit/statistics`
    await open(path)
    const word = (text: string) => wordsIn(language, text)
    const good = async () => {
      expect(script ? await seriousFindings(page) : []).toEqual([])
      expect(await overhang(page)).toBe(0)
    }
    await good()
    const cells = (step: string) => page.locator(`tr[data-step=${step}] td:not(:has(svg))`).allInnerTexts()
    expect(await cells('shown')).toEqual(['1,234', '617', '+100%'])
    expect(await cells('opened')).toEqual(['20', '9', '+122%'])
    expect(await cells('won')).toEqual(['0', '0', '–'])
    expect(await page.locator('[data-extreme=strongest]').innerText()).toContain('Strong bearing')
    expect(await page.locator('[data-extreme=weakest]').innerText()).toContain('Weak bearing')
    const advice = await page
      .locator('li[data-rule]')
      .evaluateAll((items) => items.map((item) => item.dataset['rule']))
    expect(advice).toEqual(['picture', 'language', 'place'])
    expect(await page.locator('#words tbody').first().innerText()).toContain('14.5')
    expect(await page.locator('svg[role=img]').first().getAttribute('aria-label')).toContain('1,234')

    await page.locator('#days summary').click()
    expect(await page.locator('#days tbody tr').count()).toBe(30)
    await good()
    await page.getByRole('link', { name: word('Weakest first') }).click()
    await page.waitForURL(/sort=weakest/)
    await page.locator('#products tbody tr:first-child', { hasText: 'Weak bearing' }).waitFor()
    await page.locator(`main a[href$="days=7&sort=weakest"]`).click()
    await page.waitForURL(/days=7/)
    await page.locator('tr[data-step=shown] td', { hasText: '400' }).waitFor()
    expect(await cells('shown')).toEqual(['400', '0', '–'])
    await good()

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.locator('main a[href*="statistics.csv"]').click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^statistics-\d{4}-\d\d-\d\d\.csv$/)
    const table = (await buffer(await download.createReadStream())).toString()
    expect(table.startsWith('\uFEFF"')).toBe(true)
    expect(table).toMatch(/"400",""\r\n/)
    expect(table).toContain('"<b>linear</b> guide"')
  },
)

test('a company of which nothing is known is told what will stand there', async () => {
  const visitor = await visitorWith(launch(), { language: 'ja', width: 360 })
  const { businessID } = await aCompanyOfMine(visitor)
  await visitor.open(`/business/${businessID}/edit/statistics`)
  expect(await visitor.page.locator('main').innerText()).toContain(wordsIn('ja', 'Nothing was counted yet'))
  expect(await seriousFindings(visitor.page)).toEqual([])
  expect(await overhang(visitor.page)).toBe(0)
})

test('members are told that it is not theirs, others find nothing, visitors log in', async () => {
  const member = await visitorWith(launch(), { expected: [403] })
  const { businessID } = await aCompanyOfMine(member, { role: 'member' })
  const path = `/business/${businessID}/edit/statistics`
  expect((await member.open(path))?.status()).toBe(403)
  expect(await member.page.locator('main').innerText()).toContain('Only owners and admins')
  expect((await member.context.request.get(`/business/${businessID}/statistics.csv`)).status()).toBe(403)
  const stranger = await visitorWith(launch(), { expected: [404] })
  await signedInAs(stranger, '/profile/')
  expect((await stranger.open(path))?.status()).toBe(404)
  expect((await stranger.context.request.get(`/business/${businessID}/statistics.csv`)).status()).toBe(404)
  const visitor = await visitorWith(launch())
  await visitor.open(path)
  expect(new URL(visitor.page.url()).pathname).toBe('/accounts/log-in')
  expect(inject('site')).toContain(new URL(visitor.page.url()).host)
})

test.each(waysByScript('statistics'))(
  'in %s at %i px, scripts %s: a conversation is marked as won and the mark taken back',
  async (language, width, script) => {
    const page = await anOpenConversation(launch(), { language, width, script })
    const word = (text: string) => wordsIn(language, text)
    const brief = page.locator('main details').filter({ hasText: word('Details') })
    if (width === 360) await brief.locator('summary').click()
    const mark = page.getByRole('button', { name: word('Mark as won') })
    await mark.click()
    const back = page.getByRole('button', { name: word('Take the mark back') })
    if (width === 360 && !script) await brief.locator('summary').click()
    await back.waitFor()
    expect(script ? await seriousFindings(page) : []).toEqual([])
    await (script ? page.getByRole('button', { name: word('Undo') }) : back).click()
    if (width === 360 && !script) await brief.locator('summary').click()
    await mark.waitFor()
    expect(await overhang(page)).toBe(0)
  },
)
