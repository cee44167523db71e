// In whose words a specification is shown: the company's in the reader's language, else our terms, else its other words, else as typed.
import { expect, test } from 'vitest'
import { shownTexts } from './texts.ts'

const typed = [
  { key: '内径', value: '20 mm' },
  { key: '塗り', value: '赤' },
]
const words = (language: 'en' | 'it', specs: { key: string; value: string }[]) => ({
  [language]: {
    name: '',
    description: '',
    keywords: [],
    specs: specs.map((one, at) => ({ of: typed[at]!, ...one })),
  },
})
const english = words('en', [
  { key: 'Inner width', value: '' },
  { key: 'Paint', value: 'red' },
])
const inLanguage = (reader: string, texts: ReturnType<typeof words>) =>
  shownTexts({ name: '軸受', description: '', language: 'ja', texts, specs: typed }, reader).specs

test('the words of the company in the reader’s language come first', () => {
  expect(inLanguage('en', english)).toEqual([
    { key: 'Inner width', value: '20 mm', term: 'bore', typed: typed[0] },
    { key: 'Paint', value: 'red', typed: typed[1] },
  ])
  expect(inLanguage('ja', english).map(({ key }) => key)).toEqual(['内径', '塗り'])
})

test('its English words come after our terms, and say that they are English', () => {
  expect(inLanguage('it', english)).toEqual([
    { key: 'Diametro interno', value: '20 mm', term: 'bore', typed: typed[0] },
    { key: 'Paint', value: 'red', typed: typed[1], languages: { key: 'en', value: 'en' } },
  ])
})

test('words that are those that were typed are told as typed', () => {
  const same = words('it', typed)
  expect(inLanguage('it', same).map((spec) => spec.typed)).toEqual([undefined, undefined])
})
