// The fixed texts of docs/product stand in the catalogues as they are written there, and in Japanese too.
import { expect, test } from 'vitest'
import { textsOf } from '../../../testing/catalogues.ts'
import { limits } from '../../../contract/limits.ts'

const english = textsOf('en', 'layout', 'products', 'product-management')
const japanese = textsOf('ja', 'layout', 'products', 'product-management')

test.each([
  'Like',
  'Save',
  'Share',
  'Product Link copied!',
  'Send Request',
  'Business Profile',
  'Specifications',
  'Industry',
  'Product name',
  'Lead time',
  'Category',
  'Subcategory',
  'Stock available',
  'Yes',
  'No',
  'Technical specification',
  'Image gallery',
  'Main products of {companyName}',
])('P2.23: "%s" is on the page of a product', (text) => {
  expect(english.get(text)).toBe(text)
  expect(japanese.get(text)).toBeTruthy()
})

test.each(['View more', 'View less'])('P4.14 and P5.14: a long description has "%s"', (text) => {
  expect(english.get(text)).toBe(text)
  expect(japanese.get(text)).toBeTruthy()
})

test.each(['Verified', 'Not Verified', 'Standard', 'Gold', 'Premium', 'Platinum', 'Loading'])(
  'P2.23 and P4: "%s"',
  (text) => {
    expect(english.get(text)).toBe(text)
    expect(japanese.get(text)).toBeTruthy()
  },
)

test('P8.5: any failure says "Error loading data"', () => {
  expect(english.get('Error loading data')).toBe('Error loading data')
  expect(japanese.get('Error loading data')).toBeTruthy()
})

test('P1.7: buyers should be answered within 24 hours', () => {
  expect(limits.answerHours).toBe(24)
  const text = 'Buyers should be answered within {answerHours} hours.'
  expect(english.get(text)).toMatch(/\{answerHours\} hours/)
  expect(japanese.get(text)).toMatch(/\{answerHours\}時間以内/)
})

test('every text of this screen is there in Japanese', () => {
  const own = textsOf('ja', 'products', 'product-management')
  expect([...own].filter(([, text]) => text === '').map(([key]) => key)).toEqual([])
  expect(own.size).toBeGreaterThan(40)
})
