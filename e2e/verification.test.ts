// The check of a company: asked for with documents, asked back, refused, appealed against, granted by another verifier; seen on
// its page, in search, filter and structured data; and gone from all of them when it has run out.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { indexExpired } from '../src/domains/search/expiry.ts'
import { endBadges } from '../src/domains/verification/expiry.ts'
import { aDrawingPdf } from '../src/testing/attachments.ts'
import { onDatabase } from './changes.ts'
import { aCompanyOfMine } from './company-of-mine.ts'
import { overhang, seriousFindings } from './judges.ts'
import { signedInAsStaff } from './staff.ts'
import {
  pairsFor,
  scriptsRun,
  visitorWith,
  withBrowser,
  type Language,
  type Visit,
  type Visitor,
} from './visitor.ts'
import { wordsIn } from './words.ts'

const { launch } = withBrowser()

const words = (language: Language) => (text: string) => wordsIn(language, text)
const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: aDrawingPdf(20_000) })
const field = (page: Page, name: string) => page.locator(`main [name="${name}"]:visible`)
const tab = (businessID: string) => `/business/${businessID}/edit/verification`

async function attach(page: Page, name: string): Promise<void> {
  await page.locator('main input[type=file]').first().setInputFiles(pdf(name))
  await page
    .locator('main form li')
    .filter({ hasText: name })
    .filter({ has: page.locator('[name=attachments]') })
    .waitFor()
}

/** Opens an act of the console and fills it in. */
async function act(
  page: Page,
  title: string,
  fields: Record<string, string>,
  scopes: string[] = [],
): Promise<void> {
  await page.locator('summary', { hasText: title }).click()
  for (const [name, value] of Object.entries(fields)) await field(page, name).fill(value)
  for (const scope of scopes) await page.locator(`main input[name=scope][value=${scope}]:visible`).check()
  await page.getByRole('button', { name: title, exact: true }).click()
}

async function aVerifier(language: Language, width: Visit['width']): Promise<Visitor> {
  const verifier = await visitorWith(launch(), { language, width, expected: [400, 409, 503] })
  await signedInAsStaff(verifier, '/console/verification', ['verifier'])
  await scriptsRun(verifier.page)
  return verifier
}

/** From the queue into the case of a company, and takes it. */
async function takeCase({ page }: Visitor, company: string, word: (text: string) => string): Promise<void> {
  await page.goto('/console/verification')
  await page.getByRole('link', { name: company }).click()
  await page.waitForURL(/\/console\/verification\/[\da-f-]{36}/)
  await page.getByRole('button', { name: word('Take the case') }).click()
  await page.getByText(word('You have this case.')).waitFor()
}

const reason = 'As the documents show'

test.each(pairsFor('verification'))(
  'in %s at %i px: from the request to the badge, and to its end',
  async (language, width) => {
    const word = words(language)
    const owner = await visitorWith(launch(), { language, width, expected: [400, 409, 503] })
    const { businessID, tag } = await aCompanyOfMine(owner, { plan: 'gold' })
    const company = `Kettler ${tag} Works`
    const { page } = owner
    await owner.open(tab(businessID))
    await scriptsRun(page)
    expect(await seriousFindings(page)).toEqual([])
    expect(await overhang(page)).toBeLessThanOrEqual(0)
    await attach(page, `Register ${tag}.pdf`)
    await field(page, 'text').fill('Our extract of this month.')
    await page.getByRole('button', { name: word('Ask for the check') }).click()
    await page.getByText(word('Your documents are with a verifier.')).waitFor()

    const first = await aVerifier(language, width)
    await takeCase(first, company, word)
    expect(await seriousFindings(first.page)).toEqual([])
    expect(await overhang(first.page)).toBeLessThanOrEqual(0)
    const opened = first.page.waitForEvent('download').catch(() => undefined)
    await first.page.getByRole('link', { name: `Register ${tag}.pdf` }).click()
    expect((await opened)?.suggestedFilename()).toBe(`Register ${tag}.pdf`)
    await act(first.page, word('Ask the company'), { text: 'Which of the sites is yours?', reason })
    await first.page.getByText('Which of the sites is yours?').waitFor()

    await owner.open(tab(businessID))
    await page.getByText('Which of the sites is yours?').waitFor()
    await attach(page, `Lease ${tag}.pdf`)
    await field(page, 'text').fill('The one in Osaka.')
    await page.getByRole('button', { name: word('Send'), exact: true }).click()
    await page.getByRole('listitem').getByText('The one in Osaka.').waitFor()

    await first.page.reload()
    await scriptsRun(first.page)
    await first.page.getByText('The one in Osaka.').waitFor()
    await act(first.page, word('Refuse'), { text: 'The extract is too old.', reason })
    await first.page.getByText('The extract is too old.').waitFor()

    await owner.open(tab(businessID))
    await page.locator('summary', { hasText: word('Appeal against the refusal') }).click()
    await page.locator('form:has([value=appeal]) [name=text]').fill('It is of this month: see its seal.')
    await page.getByRole('button', { name: word('Send the appeal') }).click()
    await page.getByText(word('Your appeal is with another verifier.')).waitFor()

    const second = await aVerifier(language, width)
    await takeCase(second, company, word)
    await second.page.getByText('The extract is too old.').waitFor()
    await act(second.page, word('Grant'), { reason }, ['registration', 'contacts'])
    await second.page.locator('summary', { hasText: word('Grant') }).waitFor({ state: 'detached' })

    await owner.open(tab(businessID))
    await page.getByText(word('Your company is verified.')).waitFor()
    expect(await seriousFindings(page)).toEqual([])

    const buyer = await visitorWith(launch(), { language, width })
    const seen = () => standing(buyer.page, businessID, company)
    await expect.poll(seen, { timeout: 30_000 }).toEqual({ page: true, data: true, filtered: true })

    await runOut(businessID)
    await expect.poll(seen, { timeout: 60_000 }).toEqual({ page: false, data: false, filtered: false })
    await owner.open(tab(businessID))
    expect(await page.getByText(word('Your company is verified.')).count()).toBe(0)
  },
)

/** Where a buyer meets the badge: on the page, in what it tells machines, behind the filter. */
async function standing(page: Page, businessID: string, company: string) {
  await page.goto(`/business/${businessID}/`)
  const isOnPage = (await page.locator('main button[popovertarget=checked]').count()) > 0
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  const data = texts.some((text) => text.includes('"Certification"'))
  await page.goto(`/search-result?${new URLSearchParams({ business: 'MA', search: company, verified: '1' })}`)
  const filtered = (await page.locator('main').getByRole('link', { name: company }).count()) > 0
  return { page: isOnPage, data, filtered }
}

/** What the passing of time does: the last day was yesterday, and the minute's jobs run. */
async function runOut(businessID: string): Promise<void> {
  await onDatabase(async (db) => {
    await sql`
      update verification_checks set checked_on = current_date - 400, valid_until = current_date - 1
      where business_id = ${businessID}`.execute(db)
    await sql`
      update businesses set verified_on = current_date - 400, verified_until = current_date - 1
      where id = ${businessID}`.execute(db)
    await sql`update verification_expiry set checked_until = current_date - 2`.execute(db)
    await sql`update search_expiry set checked_until = now() - interval '2 days'`.execute(db)
    await endBadges(db)
    await indexExpired(db)
  })
}

test('on the Standard plan the tab says what a membership buys; an admin cannot appeal, a member reads nothing', async () => {
  const admin = await visitorWith(launch(), { expected: [403] })
  const mine = await aCompanyOfMine(admin, { role: 'admin' })
  await admin.open(tab(mine.businessID))
  await admin.page.getByText('without proof nobody is verified').waitFor()
  await admin.page.getByRole('link', { name: 'See the memberships' }).waitFor()

  const member = await visitorWith(launch(), { expected: [403] })
  const theirs = await aCompanyOfMine(member, { role: 'member' })
  await member.page.goto(tab(theirs.businessID))
  await member.page.getByText('Only owners and admins of the company see its verification.').waitFor()
  expect(await member.page.locator('main form').count()).toBe(0)
})
