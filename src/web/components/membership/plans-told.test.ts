// What is said of plans is true: how they are paid, and that free ones are verified too.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { languages } from '../../../contract/locale.ts'
import { textsOf } from '../../../testing/catalogues.ts'

const notes = [
  'Taxes are shown before you pay. An owner of the company pays by card or bank transfer; <0>write to us</0> if you have questions.',
  'Prices in US dollars, for one company and one year. A paid plan includes the check of documents, never its result; we have also checked companies on the free plan.',
]

test.each(languages)('the notes below the prices stand in %s', (language) => {
  const texts = textsOf(language, 'membership')
  for (const note of notes) expect(texts.get(note)).toBeTruthy()
})

/** Where a plan is bought, and that the free plan is checked too, in the words of each language. */
const words = {
  en: ['(/my-business)', 'companies on the free plan ourselves'],
  ja: ['(/my-business)', '無料の会員種別の企業についても'],
  es: ['(/my-business)', 'empresas con el plan gratuito'],
  it: ['(/my-business)', 'aziende con il piano gratuito'],
  zh: ['(/my-business)', '部分免费方案的企业'],
}

test.each(languages)(
  'the price page of %s says so, and no longer that all companies have the free plan',
  (language) => {
    const page = readFileSync(new URL(`../../content/${language}/membership.md`, import.meta.url), 'utf8')
    for (const phrase of words[language]) expect(page).toContain(phrase)
    expect(page).not.toMatch(
      /Until then every company|それまでは、どの企業も|Hasta entonces, toda|Fino ad allora ogni|在此之前，每家/,
    )
  },
)
