// The fixed texts of docs/product stand in the catalogues as they are written there, and in Japanese too.
import { expect, test } from 'vitest'
import { textsOf } from '../../../testing/catalogues.ts'

const english = textsOf('en', 'layout', 'server', 'businesses', 'certificates')
const japanese = textsOf('ja', 'layout', 'server', 'businesses', 'certificates')

test.each([
  'Like',
  'Follow',
  'Save',
  'Share',
  'Business Link copied!',
  'Business Profile',
  'Send Request',
  'Company Products',
  'Company video',
  'Followers',
  'View more',
  'View less',
])('P2.22: "%s" is on the page of a company, for visitors', (text) => {
  expect(english.get(text)).toBe(text)
  expect(japanese.get(text)).toBeTruthy()
})

test.each(['An unexpected error has occurred, please try again.', 'please try refreshing the page.'])(
  'P8.9: "%s" is said when the page fails',
  (text) => {
    expect(english.get(text)).toBe(text)
    expect(japanese.get(text)).toBeTruthy()
  },
)

test('P8.16: the text while the page is on its way', () => {
  const text = 'Loading the business profile...'
  expect(english.get(text)).toBe(text)
  expect(japanese.get(text)).toBeTruthy()
})

test('P4.15: Verified and Not Verified', () => {
  expect(english.get('Not Verified')).toBe('Not Verified')
  expect(english.get('Verified')).toBe('Verified')
})

test('companies of one name in one country have titles of their own: the place has the city', () => {
  const title = '{name} – {what}, {place} | {brand}'
  expect(english.get(title)).toBe(title)
  for (const part of ['{name}', '{what}', '{place}', '{brand}']) expect(japanese.get(title)).toContain(part)
})

test('every text of this screen is there in Japanese', () => {
  const own = textsOf('ja', 'businesses', 'certificates')
  const untold = [...own].filter(([key, text]) => key !== '' && text === '').map(([key]) => key)
  expect(untold).toEqual([])
  expect(own.size).toBeGreaterThan(60)
})
