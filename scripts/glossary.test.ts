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
  expect(synonymsIn('en', 'Direct Buyer Enquiries')).toHaveLength(1)
})

test('words that only look like one, and words quoted as not to be used, are left alone', () => {
  expect(synonymsIn('ja', 'プラント、「認証済み」などの語')).toEqual([])
  expect(synonymsIn('en', 'Send us an enquiry; in the United States')).toEqual([])
  expect(synonymsIn('it', 'Tempi di consegna')).toEqual([])
})
