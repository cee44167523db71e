import { expect, test } from 'vitest'
import {
  aboutPreview,
  amountAndUnit,
  cut,
  cutAtWord,
  descriptionPreview,
  isLongValue,
  plainLine,
  specValue,
  tied,
  titleSummary,
  withPartNumbers,
} from './cuts.ts'

test('P9.5: a description preview on a product card has 200 characters', () => {
  expect(descriptionPreview('a'.repeat(200))).toBe('a'.repeat(200))
  expect(descriptionPreview('a'.repeat(201))).toBe(`${'a'.repeat(200)}…`)
  expect(descriptionPreview('軸'.repeat(201))).toBe(`${'軸'.repeat(200)}…`)
  // No word in Latin letters is cut in two; one that ends at the limit stays.
  expect(descriptionPreview(`${'a'.repeat(195)} other`)).toBe(`${'a'.repeat(195)}…`)
  expect(descriptionPreview(`${'a'.repeat(194)} other greases`)).toBe(`${'a'.repeat(194)} other…`)
})

test('P2.14 and P9.5: the value of a property is cut at 50 characters plus an ellipsis', () => {
  expect(specValue('v'.repeat(50))).toBe('v'.repeat(50))
  expect(specValue('v'.repeat(51))).toBe(`${'v'.repeat(50)}…`)
})

test('P9.5: values longer than 50 characters span both columns', () => {
  expect(isLongValue('v'.repeat(50))).toBe(false)
  expect(isLongValue('v'.repeat(51))).toBe(true)
})

test('P9.5: the preview of a company’s description has 340 characters; a shorter text has none', () => {
  expect(aboutPreview('b'.repeat(340))).toBeUndefined()
  expect(aboutPreview(` ${'b'.repeat(340)} `)).toBeUndefined()
  expect(aboutPreview('b'.repeat(341))).toBe(`${'b'.repeat(340)}…`)
})

test('P2.23 and P9.5: the title of a product has the first 64 characters of its description', () => {
  expect(titleSummary('t'.repeat(64))).toBe('t'.repeat(64))
  expect(titleSummary('t'.repeat(65))).toBe(`${'t'.repeat(64)}…`)
  expect(titleSummary('𠮷'.repeat(65))).toBe(`${'𠮷'.repeat(64)}…`)
  expect(titleSummary(' Sealed\n\nbearing ')).toBe('Sealed bearing')
})

test('a title has one line and nothing that turns its direction or cannot be seen', () => {
  expect(plainLine('a\u202eb\u2066c\u2069\u200fd\u0000e\u200bf\r\n\tg')).toBe('abcdef g')
  expect(plainLine('軸受　６２０４')).toBe('軸受 ６２０４')
})

test('lengths count code points, never halves of them', () => {
  expect(cut('𠮷野軸受', 2)).toBe('𠮷野…')
  expect(cut('🏭🏭🏭', 3)).toBe('🏭🏭🏭')
  expect(isLongValue('𠮷'.repeat(50))).toBe(false)
})

test('a cut never leaves a space before its ellipsis', () => {
  expect(cut('bearing works', 8)).toBe('bearing…')
})

test('a text for search engines ends after a word, or after a mark where there are no spaces', () => {
  expect(cutAtWord('Deep-groove bearings for gearboxes', 100)).toBe('Deep-groove bearings for gearboxes')
  expect(cutAtWord('Deep-groove bearings, sealed, for gearboxes', 24)).toBe('Deep-groove bearings…')
  expect(cutAtWord('深溝玉軸受、円筒ころ軸受、主軸用軸受。', 14)).toBe('深溝玉軸受、円筒ころ軸受…')
  expect(cutAtWord('x'.repeat(200), 160)).toBe(`${'x'.repeat(160)}…`)
  expect(cutAtWord('one\n\ntwo', 160)).toBe('one two')
})

test.each([
  ['Deep-groove ball bearing 6310-2RS C3', ['6310-2RS']],
  ['深溝玉軸受 6205-ZZ C4', ['6205-ZZ']],
  ['M12-A5-F plug, IP67', ['M12-A5-F']],
  ['旋回輪 720×518×72 mm 内歯', ['720×518×72 mm']],
  ['V-belt A-B, 3 mmol', []],
  ['1-2-3-4-5-6-7-8-9', []],
  ['123456789-123456789', []],
])('part numbers and sizes in %s stay in one piece, short ones alone', (text, numbers) => {
  const parts = withPartNumbers(text)
  expect(parts.filter((_, at) => at % 2 === 1)).toEqual(numbers)
  expect(parts.join('')).toBe(text)
})

test.each([
  ['20–110 mm', '20–110', 'mm'],
  ['50 個', '50', '個'],
  ['P0, P6, P5', 'P0, P6, P5', ''],
  ['15°, 25°', '15°, 25°', ''],
  ['ISO 9001', 'ISO 9001', ''],
  ['Cast iron', 'Cast iron', ''],
  ['', '', ''],
])('the unit of %s stands apart', (value, amount, unit) => {
  expect(amountAndUnit(value)).toEqual({ amount, unit })
})

test.each([
  ['20 × 47 × 14 mm', '20~×~47~×~14~mm'],
  ['Housings 12 x 30 and up to 90 °C', 'Housings 12~x~30 and up to 90~°C'],
  ['軸径 20 mm、質量 1.5 kg', '軸径 20~mm、質量 1.5~kg'],
  ['20 models, 3 men, 5 kgs', '20 models, 3 men, 5 kgs'],
  ['50×110 mm', '50×110~mm'],
  ['20 mm × 47 mm, × 3', '20~mm ×~47~mm, ×~3'],
])('numbers stay with their units: %s', (text, expected) => {
  expect(tied(text)).toBe(expected.replaceAll('~', '\u00a0'))
})

test.each([' ', '1 ', '1 x ', '× 1× ', '1 mmm ', '1', ' mm'])(
  'numbers are tied in no more time than the length of the text asks for: 64,000 letters of "%s"',
  (part) => {
    const text = part.repeat(64_000 / part.length)
    const began = performance.now()
    const shown = tied(text)
    // It takes about a millisecond; a busy machine gets time, a square of the length does not.
    expect(performance.now() - began).toBeLessThan(250)
    expect(shown).toHaveLength(text.length)
    expect(shown.replaceAll('\u00a0', ' ')).toBe(text)
  },
)
