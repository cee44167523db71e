import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { languages, type Language } from '../contract/locale.ts'
import { planTexts, unbuilt } from '../testing/unbuilt.ts'

const source = path.resolve(import.meta.dirname, '..')
const filesOf = (language: Language) => [
  ...globSync(`web/content/${language}/**/*.md`, { cwd: source }),
  ...globSync(`messages/${language}/**/*.po`, { cwd: source }),
  ...globSync(`messages/${language}/*.json`, { cwd: source }),
]

type Line = { file: string; at: number; text: string }

/** The lines that people read: of catalogues only the translations. */
function linesOf(language: Language): Line[] {
  return filesOf(language).flatMap((file) =>
    readFileSync(path.join(source, file), 'utf8')
      .split('\n')
      .map((text, at) => ({ file, at: at + 1, text }))
      .filter(({ text }) => !file.endsWith('.po') || /^(?:msgstr )?"/.test(text)),
  )
}

const linesIn = new Map(languages.map((language) => [language, linesOf(language)]))

describe.each(unbuilt)('$room, until it is built', ({ words, links, saidOnPlanPages }) => {
  test.each(languages)('is in no text in %s, and no text leads there', (language) => {
    const found = linesIn
      .get(language)!
      .filter(({ file }) => !saidOnPlanPages || !planTexts.test(file))
      .filter(({ text }) => words[language].test(text))
    const led = linesIn.get(language)!.filter(({ text }) => links.some((link) => text.includes(`(${link}`)))
    expect([...found, ...led].map(({ file, at, text }) => `${file}:${at} ${text}`)).toEqual([])
  })

  test('no screen leads there', () => {
    const screens = globSync('web/{screens,components}/**/*.{ts,tsx}', { cwd: source })
      .filter((file) => !file.includes('.test.'))
      .filter((file) => {
        const text = readFileSync(path.join(source, file), 'utf8')
        return links.some((link) => text.includes(`'${link}`) || text.includes(`?${link}`))
      })
    expect(screens).toEqual([])
  })
})

/** Boosts are there: nothing says any more that they will be. */
test.each([
  ['en', /boosts? (?:cannot be used|will work)|they will work/i],
  ['es', /promociones todavía no|cómo funcionarán/],
  ['it', /non si possono ancora usare|come funzioneranno/],
  ['ja', /ブーストはまだ|まだこのサイトではご利用/],
  ['zh', /推广目前还不能|还不能在本站使用/],
] as const)('in %s no text says that boosts cannot be used', (language, said) => {
  expect(linesIn.get(language)!.filter(({ text }) => said.test(text))).toEqual([])
})

/** Plans are sold: nothing says any more that they are not, and the price list leads to where they are bought. */
test.each([
  ['en', 'plans cannot be bought'],
  ['es', 'todavía no se pueden contratar'],
  ['it', 'non si possono ancora acquistare'],
  ['ja', 'まだ(?:この|本)サイト(?:では|上で)(?:お申し込み|購入)'],
  ['zh', '目前还不能在本站购买'],
] as const)('in %s no text says that plans cannot be bought', (language, said) => {
  const found = linesIn
    .get(language)!
    .filter(({ file }) => planTexts.test(file) || file.includes('privacy-policy'))
    .filter(({ text }) => new RegExp(said).test(text))
  expect(found).toEqual([])
  const prices = readFileSync(path.join(source, `web/content/${language}/membership.md`), 'utf8')
  expect(prices).toContain('](/my-business)')
})
