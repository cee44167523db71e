// The fixed texts of the specification stand in the catalogues as they are written there, and in Japanese too.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const folder = path.resolve(import.meta.dirname, '../../../messages')

function catalogue(language: string, area: string): Map<string, string> {
  const texts = new Map<string, string>()
  const file = readFileSync(path.join(folder, language, `${area}.po`), 'utf8')
  for (const [, key, text] of file.matchAll(/^msgid ((?:".*"\n)+)msgstr ((?:".*"\n?)+)/gmu))
    texts.set(unquoted(key ?? ''), unquoted(text ?? ''))
  return texts
}

const unquoted = (quoted: string) => [...quoted.matchAll(/"(.*)"/gu)].map((found) => found[1]).join('')

/** Parts that two screens share stand in the layout's catalogue. */
const withShared = (language: string) =>
  new Map([...catalogue(language, 'layout'), ...catalogue(language, 'businesses')])

const english = withShared('en')
const japanese = withShared('ja')

test.each([
  'Like',
  'Follow',
  'Connect',
  'Share',
  'Business Link copied!',
  'Business Profile',
  'Send Request',
  'Company Products',
  'View more',
  'View less',
])('section 2: "%s" is on the page of a company, for visitors', (text) => {
  expect(english.get(text)).toBe(text)
  expect(japanese.get(text)).toBeTruthy()
})

test.each(['An unexpected error has occurred, please try again.', 'please try refreshing the page.'])(
  'section 8: "%s" is said when the page fails',
  (text) => {
    expect(english.get(text)).toBe(text)
    expect(japanese.get(text)).toBeTruthy()
  },
)

test('section 8: the text while the page is on its way', () => {
  const text = 'Loading the business profile...'
  expect(english.get(text)).toBe(text)
  expect(japanese.get(text)).toBeTruthy()
})

test('section 4: Verified and Not Verified', () => {
  expect(english.get('Not Verified')).toBe('Not Verified')
  expect(english.get('Verified')).toBe('Verified')
})

test('every text of this screen is there in Japanese', () => {
  const own = catalogue('ja', 'businesses')
  const untold = [...own].filter(([key, text]) => key !== '' && text === '').map(([key]) => key)
  expect(untold).toEqual([])
  expect(own.size).toBeGreaterThan(60)
})
