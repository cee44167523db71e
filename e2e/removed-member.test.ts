// Who was removed from a company while they typed: they are told so, and keep what they typed.
import { expect, test } from 'vitest'
import { endMembership } from '../src/domains/members/changing.ts'
import { transaction } from '../src/platform/db.ts'
import { onDatabase } from './changes.ts'
import { aManagerIn, field, save } from './company-manager.ts'
import { saves } from './company-of-mine.ts'
import { pairsFor, scriptsRun, withBrowser } from './visitor.ts'

const { launch } = withBrowser()
const aManager = aManagerIn(launch)
const out = { en: /You no longer belong to this company/, ja: /この企業のメンバーではなくなった/ }

test.each(pairsFor('removed-member'))(
  'in %s at %i px: a section and a product of a company that one is out of stay as they were typed',
  async (language, width) => {
    const owner = await aManager({})
    const visit = { language, width, expected: [403] }
    const { page, at, word, businessID, userID } = await aManager(visit, 'admin', owner.businessID)
    const product = await page.context().newPage()
    await product.goto(`/business/${businessID}/products/new`)
    await scriptsRun(product)
    await field(product, 'name').fill('Turntable')
    await at('contact')
    await field(page, 'city').fill('Sakai')
    await onDatabase((db) => transaction(db, (tx) => endMembership(tx, { businessID, userID })))

    await save({ page, word })
    await page.getByRole('alert').getByText(out[language]).waitFor()
    expect(await field(page, 'city').inputValue()).toBe('Sakai')

    await product.locator('main input[name="category"]').evaluate((box: HTMLInputElement) => {
      box.value = '0006.0006-01'
    })
    await saves(product, 'save').click()
    await product.getByRole('alert').getByText(out[language]).waitFor()
    expect(await field(product, 'name').inputValue()).toBe('Turntable')
  },
)
