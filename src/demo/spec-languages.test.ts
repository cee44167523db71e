// The specifications of the demo world as readers of five languages see them.
import { expect, test } from 'vitest'
import { languages } from '../contract/locale.ts'
import { fullTree } from '../domains/reference-data/industries.ts'
import { isNamedIn } from '../domains/reference-data/terms/shown-label.ts'
import { meaningOf, specIn } from '../domains/reference-data/terms/specifications.ts'
import { families } from './facts/families/catalogue.ts'
import { kindOfArticle } from './facts/niches/sorting.ts'

const ofKinds = fullTree('en').flatMap(({ categories }) =>
  categories.flatMap(({ subCategories }) => subCategories.flatMap(({ id }) => kindOfArticle(id).specs)),
)
const labels = [
  ...new Set([...families.flatMap(({ specs }) => specs), ...ofKinds].flatMap(([en, ja]) => [en, ja])),
]

test('every label that surely means a term is shown in the language of the page, in all five', () => {
  const sure = labels.flatMap((key) => {
    const meaning = meaningOf({ key, value: '' })
    return meaning ? [{ key, ...meaning }] : []
  })
  expect(sure.length).toBeGreaterThan(labels.length * 0.8)
  const wrong = sure.flatMap(({ key, term }) =>
    languages.flatMap((language) => {
      const shown = specIn({ key, value: '' }, language).key
      return shown.includes(term.name[language]) || (shown === key && isNamedIn(key, language, term))
        ? []
        : [`${key} in ${language}: ${shown}`]
    }),
  )
  expect(wrong).toEqual([])
})

test('no page in Latin letters shows a Japanese name whose meaning is sure, nor a Japanese condition beside it', () => {
  const han = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
  const left = labels
    .filter((key) => han.test(key) && meaningOf({ key, value: '' }))
    .flatMap((key) =>
      (['en', 'es', 'it'] as const).map((language) => specIn({ key, value: '' }, language).key),
    )
    .filter((shown) => han.test(shown))
  expect(left).toEqual([])
})
