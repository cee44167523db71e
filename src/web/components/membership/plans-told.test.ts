// What is said of plans is true while they cannot be bought: some companies have one, and free ones are verified too.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { languages } from '../../../contract/locale.ts'
import { textsOf } from '../../../testing/catalogues.ts'

const notes = [
  'Paid plans cannot be bought on this site yet; those you see were given by us. <0>Write to us</0> if your company wants one.',
  'Prices in US dollars, for one company and one year. A paid plan includes the check of documents, never its result; we have also checked companies on the free plan.',
]

test.each(languages)('the notes below the prices stand in %s', (language) => {
  const texts = textsOf(language, 'membership')
  for (const note of notes) expect(texts.get(note)).toBeTruthy()
})

/** Who gave the memberships that are there, and that the free plan is checked too, in the words of each language. */
const words = {
  en: ['were given by us', 'companies on the free plan ourselves'],
  ja: ['当社が会員資格を付与しました', '無料の会員種別の企業についても'],
  es: ['las hemos concedido nosotros', 'empresas con el plan gratuito'],
  it: ['li abbiamo assegnati noi', 'aziende con il piano gratuito'],
  zh: ['由我们授予', '部分免费方案的企业'],
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
