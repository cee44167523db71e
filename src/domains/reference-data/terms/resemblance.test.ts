// Labels that are known only by what they resemble: these are asked about, and the right term comes first.
import { expect, test } from 'vitest'
import type { Language } from '../../../contract/locale.ts'
import { matchTerm } from './matching.ts'

test.each<[label: string, language: Language, term: string]>([
  // Abbreviations, with first letters alone, and vowels left out.
  ['Pot. pico Wp', 'es', 'peak-power'],
  ['T. respuesta (ms)', 'es', 'response-time'],
  ['Dza. Shore A', 'es', 'shore-hardness'],
  // Slips beside other words, words written together and apart.
  ['Carbon equivelent steel', 'en', 'carbon-equivalent'],
  ["Leadtime in week's", 'en', 'lead-time'],
  ['Fire re-action class', 'en', 'fire-rating'],
  // Signs that sound alike, also in Latin letters, and older ones.
  ['颜se', 'zh', 'colour'],
  ['质宝期', 'zh', 'warranty'],
  // Formulas and what standards say, with how much of it.
  ['Rp0,2 min. (MPa)', 'es', 'yield-strength'],
  ['Q max (l/min)', 'en', 'flow-rate'],
  ['ISO 2768-mK', 'en', 'general-tolerance-medium'],
  ['铝6061-T6', 'zh', 'aluminium-6061'],
  ['公差±0.02mm', 'zh', 'tolerance'],
])('%s (%s) asks for %s first', (label, language, term) => {
  const match = matchTerm(label, { language })

  expect(match.kind).toBe('ask')
  expect(match.kind === 'ask' && match.candidates[0]!.id).toBe(term)
})

test('older signs are read like those of today', () => {
  expect(matchTerm('受渡條件', { language: 'ja' })).toMatchObject({
    kind: 'sure',
    term: { id: 'delivery-terms' },
  })
})

test('a letter of a formula that is a word in capitals is asked about', () => {
  expect(matchTerm('Voc', { language: 'en' })).toMatchObject({
    kind: 'ask',
    candidates: [{ id: 'open-circuit-voltage' }, { id: 'voc-content' }],
  })
  expect(matchTerm('VOC', { language: 'en' })).toMatchObject({ kind: 'sure', term: { id: 'voc-content' } })
})

test('what is known and measured in no such unit is asked about, though another language knows it', () => {
  const match = matchTerm('Port. max kg', { language: 'it' })

  expect(match).toMatchObject({ kind: 'ask', limit: 'max' })
  expect(match.kind === 'ask' && match.candidates[0]!.id).toBe('max-load')
})
