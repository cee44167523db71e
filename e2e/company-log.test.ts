// What was done to a company, as its owners and admins read it.
import { expect, test } from 'vitest'
import { record, type Act } from '../src/domains/audit/recording.ts'
import { transaction } from '../src/platform/db.ts'
import { onDatabase } from './changes.ts'
import { aCompanyOfMine } from './company-of-mine.ts'
import { overhang, seriousFindings } from './judges.ts'
import { pairsFor, visitorWith, withBrowser } from './visitor.ts'
import { wordsIn } from './words.ts'

const { launch } = withBrowser()

test.each(pairsFor('company-log'))(
  'in %s at %i px: owners read it in pages, without scripts too',
  async (language, width) => {
    const visitor = await visitorWith(launch(), { language, width, script: false })
    const { page, open } = visitor
    const { businessID } = await aCompanyOfMine(visitor)
    const about = { type: 'business', id: businessID }
    const one: Act = { by: 'system', act: 'plan.began', about, businessID }
    const names = { before: 'Kettler & <Söhne>', after: 'Kettler Works' }
    await onDatabase((db) =>
      transaction(db, (tx) =>
        record(tx, ...Array.from({ length: 60 }, () => one), {
          by: 'os:ada',
          act: 'business.renamed',
          about,
          businessID,
          reason: 'A note of staff',
          details: names,
        }),
      ),
    )
    const word = (text: string) => wordsIn(language, text)
    await open(`/business/${businessID}/edit/data`)
    await page.getByRole('link', { name: word('Read it'), exact: true }).click()
    const lines = page.locator('main ol > li')
    expect(await lines.count()).toBe(50)
    const newest = await lines.first().innerText()
    expect(newest).toContain(`${names.before} → ${names.after}`)
    expect(newest).toContain(word('Our staff'))
    expect(newest).not.toContain('A note of staff')
    expect(await overhang(page)).toBe(0)
    await page.getByRole('link', { name: word('Older entries') }).click()
    expect(await lines.count()).toBe(11)
    expect(await lines.first().innerText()).toContain(word('Membership began'))
    expect(await page.getByRole('link', { name: word('Older entries') }).count()).toBe(0)
  },
)

test('members are told that it is not theirs to read', async () => {
  const visitor = await visitorWith(launch(), { expected: [403] })
  const { businessID } = await aCompanyOfMine(visitor, { role: 'member' })
  const response = await visitor.open(`/business/${businessID}/edit/history`)
  expect(response?.status()).toBe(403)
  expect(await visitor.page.locator('main').innerText()).toContain('Only owners and admins')
  expect(await visitor.page.locator('main ol').count()).toBe(0)
  expect(await seriousFindings(visitor.page)).toEqual([])
})
