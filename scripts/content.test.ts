// The pages of prose in five languages: read as the build reads them, held against each other and against what the program knows.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { plans, priceText } from '../src/contract/plans.ts'
import { languages, type Language } from '../src/contract/locale.ts'
import { termsVersion } from '../src/contract/terms.ts'
import { allEditions } from '../src/domains/editions/editions.ts'
import type { Article, Block, Inline } from '../src/web/content/article.ts'
import { fillArticle, fillText, plainText } from '../src/web/content/fill.ts'
import { wordsOf } from '../src/web/content/words.ts'
import { parseArticle } from './content.ts'
import { filesBelow, root } from './report.ts'

const folder = 'src/web/content'
const names = filesBelow(`${folder}/en`, /\.md$/).map((file) => file.slice(`${folder}/en/`.length, -3))
const sourceOf = (language: string, name: string) =>
  readFileSync(path.join(root, folder, language, `${name}.md`), 'utf8')
const read = new Map<string, Article>()
function articleIn(language: string, name: string): Article {
  const key = `${language}/${name}`
  const article = read.get(key) ?? parseArticle(sourceOf(language, name))
  read.set(key, article)
  return article
}
const wordsIn = (language: Language, code: string) => {
  const edition = allEditions(language).find((one) => one.code === code)!
  return wordsOf({ edition, editions: 25, industries: 15, language })
}
const others = languages.filter((language) => language !== 'en')

test('there are texts, and each stands in every language', () => {
  expect(names).toHaveLength(24)
  for (const language of languages)
    expect(
      filesBelow(`${folder}/${language}`, /\.md$/).map((file) =>
        file.slice(`${folder}/${language}/`.length, -3),
      ),
      language,
    ).toEqual(names)
})

/** What a translation must keep: the kinds of blocks, the size of tables, links, drawings. */
function shapeOf(article: Article): unknown {
  return {
    blocks: article.blocks.map(shapeOfBlock),
    sources: article.sources.map(({ url }) => url),
    questions: article.questions.map(({ a }) => linksIn(a)),
    profiles: article.profiles.map(({ portrait }) => portrait),
    version: article.version,
  }
}

function shapeOfBlock(block: Block): unknown {
  if (block.kind === 'table')
    return [
      block.head.length,
      block.rows.length,
      block.numeric,
      block.rows.flat().flatMap(linksIn).toSorted(),
    ]
  if (block.kind === 'list')
    return [block.ordered, block.items.length, block.items.flatMap(linksIn).toSorted()]
  if (block.kind === 'note') return block.blocks.map(shapeOfBlock)
  if (block.kind === 'drawing') return block.name
  return [block.kind, linksIn(block.text).toSorted()]
}

function linksIn(parts: readonly Inline[]): string[] {
  return parts.flatMap((part) => {
    if (typeof part === 'string') return []
    return 'strong' in part ? linksIn(part.strong) : [part.to]
  })
}

test.each(others)('%s has the same blocks, tables, links and drawings as English', (language) => {
  for (const name of names)
    expect(shapeOf(articleIn(language, name)), name).toEqual(shapeOf(articleIn('en', name)))
})

const placeholdersIn = (text: string) => [...new Set(text.match(/\{\w+\}/g))].toSorted()

test.each(others)('%s fills in the same words as English', (language) => {
  for (const name of names)
    expect(placeholdersIn(sourceOf(language, name)), name).toEqual(placeholdersIn(sourceOf('en', name)))
})

test.each(languages)(
  '%s: every placeholder has its word in every edition, and no two pages share a title',
  (language) => {
    for (const { code } of allEditions(language)) {
      const words = wordsIn(language, code)
      const heads = names.map((name) => fillArticle(articleIn(language, name), words))
      expect(new Set(heads.map(({ head }) => head)).size).toBe(names.length)
      expect(new Set(heads.map(({ description }) => description)).size).toBe(names.length)
      for (const { head, description } of heads) {
        expect(head).toContain(words['country'])
        expect(description).toContain(words['country'])
      }
    }
  },
)

test('every drawing that a text shows is there', () => {
  const shown = names.flatMap((name) => {
    const { blocks, profiles } = articleIn('en', name)
    const drawings = blocks.flatMap((block) => (block.kind === 'drawing' ? [block.name] : []))
    return [...drawings, ...profiles.map(({ portrait }) => portrait)]
  })
  expect(shown.length).toBeGreaterThan(15)
  for (const name of shown)
    expect(existsSync(path.join(root, folder, 'drawings', `${name}.svg`)), name).toBe(true)
})

test('who leads the service has a portrait of their own', () => {
  const portraits = articleIn('en', 'about-us').profiles.map(({ portrait }) => portrait)
  expect(portraits.length).toBeGreaterThan(1)
  expect(new Set(portraits).size).toBe(portraits.length)
  const withProfile = (lines: string) =>
    `---\ntitle: t\nhead: h\ndescription: d\nkeywords: k\nlead: l\nprofiles:\n  - name: n\n    role: r\n    text: t\n${lines}---\n\nWords.\n`
  expect(parseArticle(withProfile('    portrait: portrait-n\n')).profiles).toHaveLength(1)
  for (const lines of ['', '    portrait: ../n\n', '    portrait: https://elsewhere.example/n.png\n'])
    expect(() => parseArticle(withProfile(lines)), lines).toThrow('portrait')
})

test('no text writes a price that the program keeps', () => {
  const prices = Object.values(plans).flatMap(({ price }) => (price > 0 ? [price / 100] : []))
  const written = prices.map((price) => new RegExp(String(price).replace(/(\d)(\d{3})$/, '$1[.,\\s’]?$2')))
  expect(written.some((pattern) => pattern.test('US$1,850'))).toBe(true)
  for (const language of languages)
    for (const name of names)
      for (const pattern of written)
        expect(sourceOf(language, name), `${language} ${name}`).not.toMatch(pattern)
})

test('prices, products, boosts and hours of the texts are those of the plans', () => {
  const words = wordsIn('en', 'jp')
  expect(fillText('{priceGold} {productsGold} {boostsPremium} {hoursPlatinum} {answerHours}', words)).toBe(
    `${priceText(plans.gold.price, 'en')} ${plans.gold.products} ${plans.premium.boostsPerMonth} ${plans.platinum.supportHours} 24`,
  )
  for (const word of ['{priceGold}', '{pricePremium}', '{pricePlatinum}'])
    expect(sourceOf('en', 'terms-and-conditions')).toContain(word)
  expect(() => fillText('{nobody}', words)).toThrow(RangeError)
})

test('the terms on show are the version that consent is stored with', () => {
  for (const language of languages)
    expect(articleIn(language, 'terms-and-conditions').version).toBe(termsVersion)
})

test.each(['why', 'presentation'])(
  '%s has nothing before its first chapter, and a drawing in each',
  (name) => {
    const { blocks } = articleIn('en', name)
    expect(blocks[0]).toMatchObject({ kind: 'heading', level: 2 })
    const chapters = blocks.filter((block) => block.kind === 'heading')
    expect(blocks.filter((block) => block.kind === 'drawing')).toHaveLength(chapters.length)
  },
)

test('a table says its figures by the right', () => {
  const { blocks } = articleIn('en', 'b2b-tips/export-to-the-world-tip-0')
  const tables = blocks.flatMap((block) => (block.kind === 'table' ? [block] : []))
  expect(tables.some(({ numeric }) => numeric.includes(true))).toBe(true)
})

const article = (body: string, head = '') =>
  `---\ntitle: T\nhead: H\ndescription: D\nkeywords: k\nlead: L\n${head}---\n${body}`

test('what no page can show is refused when the pages are built', () => {
  expect(parseArticle(article('## One\n\nText **bold** [link](/x).')).blocks).toEqual([
    { kind: 'heading', level: 2, id: 'part-1', text: ['One'] },
    { kind: 'paragraph', text: ['Text ', { strong: ['bold'] }, ' ', { to: '/x', text: ['link'] }, '.'] },
  ])
  expect(() => parseArticle('No head')).toThrow('no head')
  expect(() => parseArticle(article('Text', 'unknown: x\n'))).toThrow('unknown')
})

test.each([
  ['# One', 'level 1'],
  ['<b>x</b>', 'nothing shows html'],
  ['[x](javascript:alert)', 'a link leads to'],
  ['[x](//elsewhere.example)', 'a link leads to'],
  ['[x](/%5Celsewhere.example)', 'a link leads to'],
  ['[x](/%09/elsewhere.example)', 'a link leads to'],
  ['[x](data:text/html,x)', 'a link leads to'],
  ['![](drawing:x)', 'no drawing'],
  ['![x](https://elsewhere.example/x.png)', 'no drawing'],
  ['```\ncode\n```', 'nothing shows code'],
  ['- a\n  - b', 'many parts'],
  ['| a | b |\n| - | - |\n| 1 |', 'uneven'],
])('refused: %s', (body, why) => {
  expect(() => parseArticle(article(body))).toThrow(why)
})

test('what a line says is told without its marks', () => {
  expect(plainText(['a ', { strong: ['b'] }, { to: '/x', text: ['c'] }])).toBe('a bc')
})
