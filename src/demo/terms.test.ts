// Every label of the demo world's specifications is a term, in English and in Japanese.
import { expect, test } from 'vitest'
import { fullTree } from '../domains/reference-data/industries.ts'
import type { Match } from '../domains/reference-data/terms/deciding.ts'
import { matchTerm } from '../domains/reference-data/terms/matching.ts'
import { families } from './facts/families/catalogue.ts'
import { kindOfArticle } from './facts/niches/sorting.ts'

const written = families.flatMap(({ specs }) => specs)
const ofKinds = fullTree('en').flatMap(({ categories }) =>
  categories.flatMap(({ subCategories }) => subCategories.flatMap(({ id }) => kindOfArticle(id).specs)),
)
const labels = [...new Map([...written, ...ofKinds].map(([en, ja]) => [`${en}|${ja}`, { en, ja }])).values()]

const idsOf = (match: Match) =>
  match.kind === 'sure' ? [match.term.id] : match.kind === 'ask' ? match.candidates.map(({ id }) => id) : []

test('every label leads to a term in both languages', () => {
  expect(labels.length).toBeGreaterThan(400)
  const unknown = labels.filter(
    ({ en, ja }) =>
      matchTerm(en, { language: 'en' }).kind === 'none' || matchTerm(ja, { language: 'ja' }).kind === 'none',
  )
  expect(unknown).toEqual([])
})

test('nearly every Japanese label is sure, and most English ones', () => {
  const isSure = (label: string, language: 'en' | 'ja') => matchTerm(label, { language }).kind === 'sure'

  expect(labels.filter(({ ja }) => isSure(ja, 'ja')).length).toBeGreaterThanOrEqual(labels.length * 0.95)
  expect(labels.filter(({ en }) => isSure(en, 'en')).length).toBeGreaterThanOrEqual(labels.length * 0.85)
})

test('both languages of a label name one term, where the English word is no wider than the Japanese', () => {
  const same = labels.filter(({ en, ja }) => {
    const english = idsOf(matchTerm(en, { language: 'en' }))
    return idsOf(matchTerm(ja, { language: 'ja' })).some((id) => english.includes(id))
  })
  expect(same.length).toBeGreaterThanOrEqual(labels.length * 0.8)
})
