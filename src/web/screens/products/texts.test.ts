// The fixed texts of docs/product stand in the catalogues as they are written there, and in Japanese too.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { textsOf } from '../../../testing/catalogues.ts'
import { limits } from '../../../contract/limits.ts'

const english = textsOf('en', 'layout', 'server', 'products', 'product-management')
const japanese = textsOf('ja', 'layout', 'server', 'products', 'product-management')

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

test('P1.7: that buyers should be answered within 24 hours is what the network asks, no promise of the supplier beside it', () => {
  expect(limits.answerHours).toBe(24)
  const note = 'We ask all suppliers to answer buyers within {answerHours} hours.'
  const asks = { en: 'We ask', ja: 'お願いしています', es: 'Pedimos', it: 'Chiediamo', zh: '我们请' }
  for (const [language, asking] of Object.entries(asks)) {
    const text = textsOf(language, 'products').get(note)
    expect(text).toContain(asking)
    expect(text).toContain('{answerHours}')
    const guide = new URL(`../../content/${language}/message-center.md`, import.meta.url)
    expect(readFileSync(guide, 'utf8')).toMatch(
      new RegExp(`(?:${asking}[^.。]*\\{answerHours\\}|\\{answerHours\\}[^.。]*${asking})`),
    )
  }
})

test('certificates are what companies state, in all languages, and never "valid"', () => {
  for (const language of ['en', 'ja', 'es', 'it', 'zh']) {
    const texts = textsOf(language, 'products', 'businesses', 'search', 'certificates')
    for (const key of [
      'Certificates stated by the company',
      'Certificates stated by the companies',
      'Stated certificates',
      'Stated by the company',
      'Stated by the company; {brand} has not checked them',
      'Not expired',
    ])
      expect([language, key, texts.get(key)]).toEqual([language, key, expect.stringMatching(/./u)])
    for (const gone of ['Valid', '{valid} valid', 'Valid certificates']) expect(texts.has(gone)).toBe(false)
  }
})

test('every text of this screen is there in Japanese', () => {
  const own = textsOf('ja', 'products', 'product-management')
  expect([...own].filter(([, text]) => text === '').map(([key]) => key)).toEqual([])
  expect(own.size).toBeGreaterThan(40)
})
