import { expect, test } from 'vitest'
import { synonymsIn } from './glossary.ts'

test('a name that the glossary does not use is found, with the right one', () => {
  expect(synonymsIn('ja', '御社のプランを変更')).toEqual([
    { found: 'プラン', right: '会員種別' },
    { found: '御社', right: '貴社' },
  ])
  expect(synonymsIn('it', 'Termini di consegna')).toEqual([
    { found: 'Termini di consegna', right: 'condizioni di resa' },
  ])
  for (const text of ['企業から移動する', 'この会社を移動しますか？', 'グループから移動しました。'])
    expect(synonymsIn('ja', text), text).toMatchObject([
      { right: expect.stringMatching(/^退会する/) as string },
    ])
  expect(synonymsIn('en', 'Direct Buyer Enquiries')).toHaveLength(1)
})

test('words that only look like one, and words quoted as not to be used, are left alone', () => {
  expect(synonymsIn('ja', 'プラント、「認証済み」などの語')).toEqual([])
  for (const text of [
    '移動する',
    '企業ページから移動します。',
    '企業に移動する',
    '企業から退会する',
    '画面を移動する',
  ])
    expect(synonymsIn('ja', text), text).toEqual([])
  expect(synonymsIn('en', 'Send us an enquiry; in the United States')).toEqual([])
  expect(synonymsIn('it', 'Tempi di consegna')).toEqual([])
})
