// What is written together and says several things.
import { describe, expect, test } from 'vitest'
import { apartOf, namesApartOf } from './relaxation.ts'
import { thingsApart } from './apart.ts'

describe('sizes, grades and materials are apart from what they stand before', () => {
  test.each([
    ['M8ステンレスボルト', 'M8 ステンレス ボルト'],
    ['ステンレス鋼フランジ', 'ステンレス鋼 フランジ'],
    ['アルミブラケット', 'アルミ ブラケット'],
    ['アルミ製ブラケット', 'アルミ ブラケット'],
    ['SUS304ボルト', 'SUS304 ボルト'],
    ['316Lフランジ', '316L フランジ'],
    ['φ20丸棒', 'φ20 丸棒'],
    ['真鍮製 ニップル', '真鍮 ニップル'],
    ['不锈钢法兰', '不锈钢 法兰'],
    ['真鍮ナントカ', '真鍮 ナントカ'],
    ['アルミ板', 'アルミ 板'],
    ['ダン・ボール', 'ダンボール'],
  ])('%s', (typed, apart) => expect(thingsApart(typed)).toBe(apart))

  test.each([
    'アルミダイカスト',
    '樹脂パレット',
    '3Dプリンタ',
    'ステンレス',
    'ガラス',
    '5軸加工',
    'ボルト M8',
    'steel',
  ])('%s is whole', (typed) => expect(thingsApart(typed)).toBeUndefined())
})

test('what nothing is called as a whole is tried in its words', () => {
  expect(apartOf('M8ステンレスボルト')).toBe('M8 ステンレス ボルト')
  expect(apartOf('精密板金')).toBe('精密 板金')
  expect(apartOf('六角ナット')).toBeUndefined()
})

test('a name of trade has parts where its end is a category', () => {
  expect(namesApartOf('六角ナット')).toBe('六角 ナット')
  expect(namesApartOf('キャップスクリュー')).toBeUndefined()
  expect(namesApartOf('ナット')).toBeUndefined()
})
