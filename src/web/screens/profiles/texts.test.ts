// The fixed texts of docs/product stand in the catalogues as they are written there, and in Japanese too.
import { expect, test } from 'vitest'
import { textsOf } from '../../../testing/catalogues.ts'

const english = textsOf('en', 'layout', 'server', 'profiles', 'own-profile')
const japanese = textsOf('ja', 'layout', 'server', 'profiles', 'own-profile')

test.each([
  'Follow',
  'Save',
  'Share',
  'Profile Link copied!',
  'About me',
  'Company',
  'Industry',
  'Job position',
  'Type of business',
  'Preferred language',
  'Birth date',
])('P2.20: "%s" is on the page of a person', (text) => {
  expect(english.get(text)).toBe(text)
  expect(japanese.get(text)).toBeTruthy()
})

test.each([
  'An unexpected error has occurred, please try again.',
  'Loading user profile...',
  'Loading your user profile...',
  'Profile data updated successfully.',
  'An error has ocurred when trying to update:',
  'An error has ocurred when trying to update',
  'Invalid phone number, please check the format (e.g. + 1 12345678)',
  'Invalid date format, please check it (e.g. 1970-10-24)',
])('P5 and P8: "%s" is said while the page is on its way, is saved or fails', (text) => {
  expect(english.get(text)).toBe(text)
  expect(japanese.get(text)).toBeTruthy()
})

test.each(['{name} ({username}) – {what} | {brand}', '{name} ({username}) | {brand}'])(
  'namesakes have titles of their own: %s has the username in every language',
  (title) => {
    expect(english.get(title)).toBe(title)
    for (const part of ['{name}', '{username}', '{brand}']) expect(japanese.get(title)).toContain(part)
  },
)

test.each(['ja', 'es', 'it', 'zh'])('every text of these screens is there in %s', (language) => {
  const own = [...textsOf(language, 'profiles', 'own-profile')].filter(([key]) => key !== '')
  expect(own.filter(([, text]) => text === '')).toEqual([])
  expect(own.length).toBeGreaterThan(20)
})
