// The fixed texts of the cards of P2 stand in the catalogues as they are written there, and in Japanese too.
import { expect, test } from 'vitest'
import { textsOf } from '../../../testing/catalogues.ts'

/** From the catalogues a search page reads. */
const textOf = (language: string, key: string) => textsOf(language, 'search', 'layout').get(key)

test.each([
  [
    'business search card',
    ['Send Request', 'Save Business', 'Like', 'Verified', 'Not Verified', 'Sponsored'],
  ],
  ['product card', ['Send Request', 'Save Product', 'In stock', 'Made to order', 'Lead time']],
  ['user search card', ['Go Profile', '{likes, plural, one {# like} other {# likes}}']],
  ['search results', ['Companies', 'Products', 'People', '{count} Results for {typeName} - {text}']],
  ['search bar', ['Search companies and products', 'Global', 'Business type', 'Country']],
])('P2, %s: its words', (_, words) => {
  for (const word of words) {
    expect(textOf('en', word), word).toBe(word)
    expect(textOf('ja', word), word).toMatch(/[\u3041-\u30ff\u3400-\u9fff]/)
  }
})
