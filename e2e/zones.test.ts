// A supplier in Tokyo and a buyer in Milan read one conversation, each by their own clock (D52).
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { dueText, inZone } from '../src/web/components/text/moments.ts'
import { onDatabase } from './changes.ts'
import { overhang } from './judges.ts'
import { idOfSlug } from '../src/contract/slugs.ts'
import { aBuyerAndASupplier, ask, openFacts, said, say } from './two-sides.ts'
import { pairsFor, withBrowser, type Visitor } from './visitor.ts'

const { launch } = withBrowser()
const tokyo = 'Asia/Tokyo'
const milan = 'Europe/Rome'
const inMilan = { countryCode: 'IT', stateID: 'IT-25', city: 'Milan' }

const clock = (at: string, timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone }).format(new Date(at))

/** The times of a page that match, as they are written, told on a closer look, and meant. */
const timesOn = (page: Page, within: string) =>
  page.locator(`${within} time`).evaluateAll((all) =>
    all.map((one) => ({
      text: one.textContent,
      title: one.getAttribute('title') ?? '',
      at: one.getAttribute('datetime') ?? '',
    })),
  )

/** The days that stand between the messages of the open conversation. */
const daysOn = (page: Page) => page.getByRole('region').locator('p[class*=day]').allTextContents()

/** As if the messages of a conversation had been written at these moments. */
const writtenAt = (requestID: string, moments: readonly string[]) =>
  onDatabase(async (db) => {
    for (const [at, moment] of moments.entries())
      await sql`update inquiry_messages set created_at = ${moment}
        where inquiry_id = ${requestID} and number = ${at + 1}`.execute(db)
  })

/** What the server wrote, before any script has run. */
async function sentBy({ context, page }: Visitor): Promise<string> {
  const answer = await context.request.get(page.url())
  return (await answer.text()).replaceAll('<!-- -->', '')
}

test.each(pairsFor('zones'))('in %s at %i px both read their own clock', async (language, width) => {
  const both = await aBuyerAndASupplier(
    launch(),
    { language, width, zone: tokyo },
    { zone: milan, company: inMilan },
  )
  const { buyer, supplier, sold, bought, tag } = both
  await buyer.open(`/business/${sold.businessID}/send-request`)
  await ask(buyer.page, language, `When can you deliver? ${tag}`, bought.businessID)
  await supplier.open(`/business/${sold.businessID}/requests`)
  await supplier.page.locator('a[class*=row]').first().click()
  await said(supplier.page, `When can you deliver? ${tag}`).waitFor()
  const due = supplier.page.locator('dl > div', { hasText: both.word('Answer due') }).locator('time')
  const dueAt = (await due.getAttribute('datetime'))!
  expect(await due.textContent()).toBe(dueText(inZone(dueAt, tokyo), inZone(Date.now(), tokyo), language))
  // A day ahead: the time alone would be taken for today's.
  expect(await due.textContent()).toMatch(/\d.* \d\d:\d\d$/u)
  await say(supplier.page, `In June ${tag}`)
  await said(buyer.page, `In June ${tag}`).waitFor()

  for (const [reader, own, other] of [
    [supplier, tokyo, milan],
    [buyer, milan, tokyo],
  ] as const) {
    await reader.page.reload()
    await said(reader.page, `In June ${tag}`).waitFor()
    const messages = await timesOn(reader.page, '[data-number]')
    expect(messages).toHaveLength(2)
    for (const { text, title, at } of messages) {
      expect(text).toBe(clock(at, own))
      expect(title).toContain(`${clock(at, 'UTC')} UTC`)
      expect(title).toContain(clock(at, other))
    }
    await openFacts(reader.page)
    const [full] = await timesOn(reader.page, 'section dl')
    expect(full!.text).toMatch(new RegExp(`\\d ${clock(full!.at, own)}$`, 'u'))
    const sent = reader.page.locator('section dl dd', { hasText: 'UTC' })
    expect((await sent.textContent())!.replace(full!.text, '')).toContain(`${clock(full!.at, 'UTC')} UTC`)
    const { height } = (await sent.boundingBox())!
    expect(height).toBeLessThan(3 * 18)
    expect(await overhang(reader.page)).toBe(0)
    const facts = reader.page.locator('section dl dd')
    expect(
      await facts.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length),
    ).toBe(0)
    // The page came with these words: nothing moves when scripts begin.
    expect(await sentBy(reader)).toContain(`>${messages[0]!.text}</time>`)
  }

  // Milan puts its clocks forward between the two, Tokyo never does.
  await writtenAt(idOfSlug(new URL(supplier.page.url()).pathname.split('/').at(-1)!)!, [
    '2026-03-28T22:30:00Z',
    '2026-03-29T01:30:00Z',
  ])
  for (const [reader, times, days] of [
    [supplier, ['07:30', '10:30'], 1],
    [buyer, ['23:30', '03:30'], 2],
  ] as const) {
    await reader.page.reload()
    await said(reader.page, `In June ${tag}`).waitFor()
    const messages = await timesOn(reader.page, '[data-number]')
    expect(messages.map(({ text }) => text)).toEqual(times)
    expect(await daysOn(reader.page)).toHaveLength(days)
  }
  // Nothing looks for news any more while what the test made is taken away.
  for (const { page } of [buyer, supplier]) await page.goto('about:blank')
})

test('a zone that Intl does not know is UTC, and says so where something is due', async () => {
  const both = await aBuyerAndASupplier(launch(), { script: false })
  const { buyer, supplier, sold, word, tag } = both
  await buyer.page.goto(`/business/${sold.businessID}/send-request`)
  await buyer.page.locator('[name=subject]').selectOption({ index: 1 })
  await buyer.page.locator('[name=message]').fill(`Unknown zone ${tag}`)
  await buyer.page.getByRole('button', { name: word('Upload Inquiry') }).click()
  await buyer.page.getByText(word('Inquiry sent successfully')).waitFor()
  for (const [value, zone] of [
    ['Asia/Milan', 'UTC'],
    ['Asia/Tokyo', tokyo],
  ] as const) {
    await supplier.context.addCookies([{ name: 'mw_zone', value, url: new URL(buyer.page.url()).origin }])
    await supplier.page.goto(`/business/${sold.businessID}/requests`)
    await supplier.page
      .getByRole('link', { name: /Jonas Weidner/ })
      .first()
      .click()
    await said(supplier.page, `Unknown zone ${tag}`).waitFor()
    const due = supplier.page.locator('dl > div', { hasText: word('Answer due') }).locator('time')
    const at = (await due.getAttribute('datetime'))!
    expect(await due.textContent()).toBe(
      `${dueText(inZone(at, zone), inZone(Date.now(), zone), 'en')}${zone === 'UTC' ? ' UTC' : ''}`,
    )
  }
})
