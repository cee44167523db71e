// Names in kana as companies write them in Latin letters.
import { expect, test } from 'vitest'
import { inLatinLetters } from './latin-names.ts'

test.each([
  ['ヒノカワ', 'hinokawa'],
  ['ひのかわ 軸受', 'hinokawa 軸受'],
  ['トウキョウ', 'tokyo'],
  ['シャチハマ', 'shachihama'],
  ['サッポロ', 'sapporo'],
  ['マツモト', 'matsumoto'],
])('%s is %s', (kana, letters) => expect(inLatinLetters(kana)).toBe(letters))

test.each(['ベアリング', 'ステンレスボルト', 'ファナカ', 'アイ', 'hinokawa', '檜川'])('%s stays', (text) =>
  expect(inLatinLetters(text)).toBeUndefined(),
)
