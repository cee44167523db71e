import { expect, test } from 'vitest'
import { markerFor } from './marks.ts'

/** The text with what is marked in brackets. */
function shown(query: string, text: string): string {
  const marks = markerFor(query)(text) ?? []
  return [...marks, text.length]
    .map((end, at) => {
      const part = text.slice(at === 0 ? 0 : marks[at - 1], end)
      return at % 2 === 1 ? `[${part}]` : part
    })
    .join('')
}

test.each([
  ['bearing', 'Ball bearings and a BEARING', 'Ball [bearings] and a [BEARING]'],
  ['Valves', 'A valve, valved', 'A [valve], valved'],
  ['gear', 'Gearbox with gears', 'Gearbox with [gears]'],
  ['walzlager', 'Wälzlager GmbH', '[Wälzlager] GmbH'],
  ['WÄLZLAGER', 'Wa\u0308lzlager', '[Wa\u0308lzlager]'],
  ['strasse', 'Straße 5', '[Straße] 5'],
  ['deep groove', 'Deep-groove ball', '[Deep-groove] ball'],
  ['ｂｅａｒｉｎｇ', 'bearing', '[bearing]'],
  ['bearing', 'ｂｅａｒｉｎｇ', '[ｂｅａｒｉｎｇ]'],
])('words: %s in %s', (query, text, expected) => expect(shown(query, text)).toBe(expected))

test.each([
  ['6204-2RS', 'Bearing 6204-2RS, 2 pieces', 'Bearing [6204-2RS], 2 pieces'],
  ['62042rs', 'Bearing 6204-2RS', 'Bearing [6204-2RS]'],
  ['6204', 'Bearing 6204-2RS and 62045', 'Bearing [6204]-2RS and 62045'],
  ['6204ー2RS', '6204-2RS', '[6204-2RS]'],
  ['2.5', '25 or 2.5 mm', '25 or [2.5] mm'],
])('part numbers: %s in %s', (query, text, expected) => expect(shown(query, text)).toBe(expected))

test.each([
  ['軸受', '株式会社檜川軸受製作所', '株式会社檜川[軸受]製作所'],
  ['玉', '深溝玉軸受', '深溝[玉]軸受'],
  ['ﾍﾞｱﾘﾝｸﾞ', '高精度ベアリングです', '高精度[ベアリング]です'],
  ['ベアリング', '高精度ﾍﾞｱﾘﾝｸﾞ', '高精度[ﾍﾞｱﾘﾝｸﾞ]'],
  ['センサー', '温度センサと圧力センサー', '温度[センサ]と圧力[センサー]'],
  ['カイト', 'ガイト', 'ガイト'],
  ['深溝玉軸受', '深溝の玉軸受', '[深溝]の[玉軸受]'],
  ['の軸受', '軸受のの', '[軸受]のの'],
  ['会社', '㍿青嶺', '[㍿]青嶺'],
  ['𠮷野', '有限会社𠮷野家', '有限会社[𠮷野]家'],
  ['軸受 bearing', 'Bearing（軸受）', '[Bearing]（[軸受]）'],
])('scripts without spaces: %s in %s', (query, text, expected) => expect(shown(query, text)).toBe(expected))

test('what is longer or shorter when it is compared keeps its own places', () => {
  expect(shown('fine', 'İ ﬁne ㌔ﬁne')).toBe('İ [ﬁne] ㌔[ﬁne]')
  expect(shown('ﬁne', 'a fine one')).toBe('a [fine] one')
  expect(shown('gear', '🏭🏭 gear 🏭')).toBe('🏭🏭 [gear] 🏭')
  expect(shown('İstanbul', 'ISTANBUL istanbul')).toBe('[ISTANBUL] [istanbul]')
})

test.each([
  '',
  ' ',
  '?!',
  '.*+?^${}()|[]\\',
  '<mark>',
  "'; drop table x --",
  '\ud800',
  '\udc00\ud800 a',
  '\u0000',
  'e\u0301'.repeat(100),
  `a${'\u0301'.repeat(5_000)}`,
  'ー'.repeat(200),
  '軸'.repeat(200),
  'a-'.repeat(100),
])('hostile %j: marks lie in the text, in order, and hold whole characters', (hostile) => {
  const texts = [hostile, `x ${hostile} y`, '<b>軸受 bearing</b>', '🏭\ud83c 軸'.repeat(50)]
  for (const text of texts) {
    for (const query of [hostile, 'x', '軸', text]) {
      const marks = markerFor(query)(text) ?? []
      expect(marks.length % 2).toBe(0)
      expect(marks.every((mark, at) => mark > (marks[at - 1] ?? -1) && mark <= text.length)).toBe(true)
      const isInPair = (mark: number) =>
        /^[\ud800-\udbff][\udc00-\udfff]$/.test(text.slice(mark - 1, mark + 1))
      expect(marks.some(isInPair)).toBe(false)
    }
  }
})

test('nothing asked, nothing marked', () => {
  expect(markerFor('')('bearing')).toBeUndefined()
  expect(markerFor('gear')('bearing')).toBeUndefined()
})
