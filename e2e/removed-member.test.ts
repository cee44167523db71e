// Who was removed from a company while they typed: they are told so, and keep what they typed.
import { expect, test } from 'vitest'
import { endMembership } from '../src/domains/members/changing.ts'
import { transaction } from '../src/platform/db.ts'
import { onDatabase } from './changes.ts'
import { aManagerIn, field, save } from './company-manager.ts'
import { saves } from './company-of-mine.ts'
import { pairs, scriptsRun, withBrowser } from './visitor.ts'

const { launch } = withBrowser()
const aManager = aManagerIn(launch)
const out = 'You no longer belong to this company'
const words = { en: out, ja: 'この企業のメンバーではなくなったため' }

test.each(pairs)('in %s at %i px: a section, a product and a certificate', async (language, width) => {
  const owner = await aManager({})
  const { page, at, businessID, userID } = await aManager({ language, width }, 'admin', owner.businessID)
  const remove = () =>
    onDatabase((db) => transaction(db, (tx) => endMembership(tx, { businessID, userID })))
  await at('contact')
  const word = (text: string) => (text === out ? words[language as 'en'] : text)
  const told = () => page.getByRole('alert').getByText(word(out)).waitFor()
  const section = await page.context().newPage()
  await section.goto(`/business/${businessID}/products/new`)
  await scriptsRun(section)
  const certificate = await page.context().newPage()
  await certificate.goto(`/business/${businessID}/edit/certificates?edit=new`)
  await scriptsRun(certificate)
  await field(page, 'city').fill('Sakai')
  await remove()
  await save({ page, word: (text) => (language === 'ja' && text === 'Save' ? '保存' : text) })
  await told()
  expect(await field(page, 'city').inputValue()).toBe('Sakai')
  expect(await saves(section, 'save').count()).toBeGreaterThan(0)
})
