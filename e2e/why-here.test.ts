// Why a result stands where it does, as a visitor opens it with the keyboard, and the weights that are published.
import { describe, expect, inject, test } from 'vitest'
import type { CallOutput } from '../src/contract/endpoint.ts'
import type { showRanking } from '../src/contract/ranking.ts'
import { foundCards } from './results.ts'
import { pairsFor, visitorWith, withBrowser } from './visitor.ts'

const site = inject('site')
const browser = withBrowser()
const said = {
  en: { why: 'Why here?', never: 'Organic order is never for sale', of: 'Answer rate' },
  ja: { why: 'この順位の理由', never: '通常の並び順は販売しません', of: '回答率' },
}
const digits = (text: string) => Number(text.replaceAll(/\D/gu, ''))

describe.each(pairsFor('why here'))('in %s at %i px', (language, width) => {
  const { why, never, of } = said[language]

  test.each(['MA', 'PR'])('%s: the parts of a place, by keyboard, add up to its score', async (type) => {
    const { page, open } = await visitorWith(browser.launch(), { language, width })
    await open(`/search-result?business=${type}&search=bearing`)
    const card = foundCards(page).nth(1)
    await card.locator('summary', { hasText: why }).focus()
    await page.keyboard.press('Enter')
    const rows = card.locator('table tbody tr')
    await rows.first().waitFor()
    expect(await card.locator('table').innerText()).toContain(of)
    const points = await rows
      .locator('td')
      .evaluateAll((cells) => cells.map((cell) => cell.firstChild!.textContent!))
    const sum = await card.locator('tfoot td').innerText()
    expect(points.map(digits).reduce((all, one) => all + one, 0)).toBe(digits(sum))
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(wide).toBeLessThanOrEqual(width)
    if (process.env['SHOTS'])
      await page.screenshot({ path: `${process.env['SHOTS']}/why-${type}-${language}-${width}.png` })
    await card.locator('summary', { hasText: why }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => rows.first().isVisible()).toBe(false)
  })

  test('the page of the weights has those of the engine, and says whether the plan counts', async () => {
    const answer = (await (await fetch(`${site}/api/search/ranking`)).json()) as {
      data: CallOutput<typeof showRanking>
    }
    const { versions, matches } = answer.data
    const active = versions.find((one) => one.active)!
    const { page, open } = await visitorWith(browser.launch(), { language, width })
    await open('/ranking')
    const shown = Object.fromEntries(
      await page
        .locator('[data-weight]')
        .evaluateAll((cells) => cells.map((cell) => [cell.getAttribute('data-weight'), cell.textContent])),
    ) as Record<string, string>
    expect(Object.fromEntries(Object.entries(shown).map(([name, text]) => [name, digits(text)]))).toEqual({
      ...Object.fromEntries(matches.map(({ match, steps }) => [match, steps * active.step])),
      checks: active.verified,
      answers: active.answers,
      likes: active.likesMost,
      phrase: active.phrase,
      fresh: active.fresh,
      membership: active.membership.platinum,
    })
    expect((await page.locator('main').innerText()).includes(never)).toBe(!active.countsMembership)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    if (process.env['SHOTS'])
      await page.screenshot({
        path: `${process.env['SHOTS']}/ranking-${language}-${width}.png`,
        fullPage: true,
      })
  })
})
