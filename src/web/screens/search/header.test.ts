import { expect, test, vi } from 'vitest'
import type { I18n } from '@lingui/core'
import { headerText, moreText, rangeText, similarText } from './header.ts'

// Texts as they stand in the source: the build makes messages of them, a test reads them as they are.
vi.mock('@lingui/core/macro', () => ({
  msg: (texts: TemplateStringsArray, ...values: unknown[]) => String.raw({ raw: texts }, ...values),
}))
const i18n = { _: (text: string) => text } as unknown as I18n
const of = (total: number, typeName: string, text: string) =>
  headerText(i18n, { total, count: total.toLocaleString('en'), typeName, text })

test.each([
  [128, 'Manufacturers', 'bearing', '128 Results for Manufacturers - bearing'],
  [12_000, 'Products', '6204-2RS', '12,000 Results for Products - 6204-2RS'],
  [0, 'Users', 'nobody', '0 Results for Users - nobody'],
  [1, 'Users', 'Arai', '1 Result for Users - Arai'],
  [400, 'Users', '', '400 Results for Users'],
  [1, 'Products', '', '1 Result for Products'],
])("P2.12: '{n} Results for {type label} - {query}' with %i %s", (total, typeName, text, expected) => {
  expect(of(total, typeName, text)).toBe(expected)
})

test('D45: a total that is not exact reads 1,000+', () => {
  expect(headerText(i18n, { total: 1_000, count: '1,000+', typeName: 'Products', text: '' })).toBe(
    '1,000+ Results for Products',
  )
})

test('which of them are on the page', () => {
  expect(rangeText(i18n, { first: 11, shown: 4, count: '14', language: 'en' })).toBe('11–14 of 14')
})

test('of what has fewer words than were asked for, it is said that it is similar', () => {
  const range = { first: 1, shown: 5, count: '620', language: 'en' }
  expect(similarText(i18n, range)).toBe('Similar results: 1–5 of 620')
})

test('when there are more than are counted, the page says of what', () => {
  expect(moreText(i18n, 'companies')).toContain('more companies than these')
  expect(moreText(i18n, 'products')).toContain('more products than these')
  expect(moreText(i18n, 'people')).toContain('more people than these')
})
