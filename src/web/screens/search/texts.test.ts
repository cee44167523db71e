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

test('the head line reads naturally, and people are called the same in tabs and among the types', () => {
  const head = '{count} Results for {typeName} - {text}'
  expect(textOf('it', head)).toBe('{typeName} per «{text}»: {count} risultati')
  expect(textOf('es', head)).toBe('{count} resultados de «{text}» en {typeName}')
  expect(['ja', 'es', 'it', 'zh'].map((language) => textOf(language, 'People'))).toEqual([
    'ユーザー',
    'Usuarios',
    'Utenti',
    '用户',
  ])
})

test('where the order is told is said in each language', () => {
  expect(['ja', 'es', 'it', 'zh'].map((language) => textOf(language, 'How results are ordered'))).toEqual([
    '検索結果の並び順',
    'Cómo se ordenan los resultados',
    'Come sono ordinati i risultati',
    '搜索结果如何排序',
  ])
})
