// How often the guess is right for what companies write of themselves, in ten languages, without a country.
import { expect, test } from 'vitest'
import { isListed } from './lists.ts'
import { languageOfText } from './language-of-text.ts'
import samples from './language-samples.json' with { type: 'json' }

const texts = Object.entries(samples).flatMap(([language, { products, about, plain, names }]) => {
  const said = about.flatMap((sentence) => products.map((product) => sentence.replace('{p}', product)))
  return [
    { language, kind: 'sentences', all: [...said, ...plain] },
    { language, kind: 'names', all: [...names, ...products] },
  ]
})
const rightOf = (kind: string) => {
  const asked = texts.filter((one) => one.kind === kind)
  return asked.map(({ language, all }) => ({
    language,
    share: all.filter((text) => languageOfText(text, '') === language).length / all.length,
  }))
}
const mean = (of: { share: number }[]) => of.reduce((sum, { share }) => sum + share, 0) / of.length

test('a sentence is nearly always read in its language, a name mostly', () => {
  const [sentences, names] = [rightOf('sentences'), rightOf('names')]
  process.stdout.write(`${JSON.stringify({ sentences, names })}\n`)
  expect(texts.reduce((sum, { all }) => sum + all.length, 0)).toBeGreaterThan(2_000)
  expect(Math.min(...sentences.map(({ share }) => share))).toBeGreaterThan(0.94)
  expect(mean(sentences)).toBeGreaterThan(0.98)
  expect(mean(names)).toBeGreaterThan(0.75)
})

test('only languages that companies can choose are guessed, and English where nothing tells', () => {
  for (const text of ['', '6204-2RS', '...', 'A1', '<script>', '\ud800', '🙂'.repeat(300)])
    expect(languageOfText(text, '')).toBe('en')
  for (const { all } of texts)
    for (const text of all) expect(isListed('languages', languageOfText(text, ''))).toBe(true)
})

test('a country decides between Japanese and Chinese signs, which alone may be either', () => {
  expect([languageOfText('精密機械', 'JP'), languageOfText('精密機械', 'CN')]).toEqual(['ja', 'zh'])
  expect([languageOfText('不锈钢阀门', ''), languageOfText('精密機械', '')]).toEqual(['zh', 'ja'])
})
