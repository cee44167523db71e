// Two platform admins merge a duplicate of a company: found, looked at side by side, approved by the second, and its old address leads on.
import { describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { aBusiness } from '../src/testing/businesses.ts'
import { onDatabase } from './changes.ts'
import { overhang, seriousFindings } from './judges.ts'
import { signedInAsStaff } from './staff.ts'
import { pairsFor, visitorWith, withBrowser } from './visitor.ts'

const { launch } = withBrowser()

const words = {
  en: {
    duplicates: 'Likely duplicates',
    proposeMerge: 'Propose this merge',
    propose: 'Propose',
    look: 'See what goes over, and approve there',
    approve: 'Approve',
    merged: 'Merged into',
    takeBack: 'Propose to take the merge back',
    refused: 'This merge is refused',
  },
  ja: {
    duplicates: '重複の可能性がある企業',
    proposeMerge: 'この統合を提案',
    propose: '提案する',
    look: '移行される内容を確認して承認',
    approve: '承認する',
    merged: '統合済み',
    takeBack: '統合の取り消しを提案',
    refused: 'この統合はできません',
  },
} as const

async function judged(page: Page): Promise<void> {
  expect(await overhang(page)).toBe(0)
  expect(await seriousFindings(page)).toEqual([])
}

/** Unfolds an act, fills in its texts and sends its form. */
async function acted(page: Page, title: string, button: string, texts: Record<string, string>) {
  const act = page.locator('main details').filter({ has: page.locator('summary', { hasText: title }) })
  await act.first().locator('summary').click()
  for (const [name, text] of Object.entries(texts)) await act.first().locator(`[name=${name}]`).fill(text)
  await act.first().getByRole('button', { name: button }).click()
}

describe.each(pairsFor('merging of companies'))('%s at %i px', (language, width) => {
  const said = words[language]

  test('a duplicate is found, proposed, approved on the page that shows what goes over, and leads on', async () => {
    const name = `Merging Dials ${width} ${language}`
    const [from, into] = await onDatabase(async (db) => [
      await aBusiness(db, { companyName: name, products: 3 }),
      await aBusiness(db, { companyName: name.toUpperCase(), products: 1 }),
    ])
    const first = await visitorWith(launch(), { language, width })
    await signedInAsStaff(first, `/console/companies/${from.businessID}`, ['admin'])
    await judged(first.page)
    const duplicate = first.page.locator('table', { hasText: said.duplicates }).locator('[data-row]')
    await duplicate.first().click()
    await first.page.waitForURL((url) => url.searchParams.get('into') === into.businessID)
    await judged(first.page)
    const texts = { words: 'Both are your works in Osaka.', reason: 'Same name and street' }
    await acted(first.page, said.proposeMerge, said.propose, texts)
    await first.page.locator('main').getByText(texts.reason).first().waitFor()
    expect(await first.page.locator('summary', { hasText: said.approve }).count()).toBe(0)

    const second = await visitorWith(launch(), { language, width })
    await signedInAsStaff(second, '/console/proposals', ['admin'])
    await judged(second.page)
    const proposed = second.page.locator(`section[aria-label$="${name}"]`)
    await proposed.getByRole('link', { name: said.look }).click()
    await second.page.waitForURL((url) => url.pathname.endsWith('/merge'))
    await judged(second.page)
    await acted(second.page, said.approve, said.approve, { reason: 'Looked at both' })
    await second.page.waitForURL((url) => url.pathname === `/console/companies/${from.businessID}`)
    await second.page.getByRole('heading', { name: said.merged }).waitFor()
    await judged(second.page)
    expect(await second.page.locator('summary', { hasText: said.takeBack }).count()).toBe(1)

    const visitor = await visitorWith(launch(), { language, width })
    for (const path of ['/business', '/timeline'].map((room) => `${room}/${from.businessID}`)) {
      const response = await visitor.page.request.get(
        new URL(path, visitor.page.url() === 'about:blank' ? second.page.url() : visitor.page.url()).href,
        { maxRedirects: 0 },
      )
      expect(response.status(), path).toBe(301)
      expect(response.headers()['location'], path).toContain(into.businessID)
    }
    expect(
      (await second.open(`/console/companies/${from.businessID}/merge?into=${into.businessID}`))?.status(),
    ).toBe(200)
    await second.page.getByRole('heading', { name: said.refused }).waitFor()
    await judged(second.page)
  })
})
