import { beforeAll, describe, expect, test } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import { searchDocuments } from '../../testing/demo-documents.ts'
import { everyCategoryNode } from '../reference-data/industries.ts'
import type { SearchDocument } from './documents.ts'
import { search, type SearchQuery } from './find.ts'
import { phrasesIn, categoriesMeant, nodesNamed, nodesNear } from './query-understanding.ts'
import { findRanking } from './queries/documents.ts'
import { loadDocuments } from './rebuild.ts'
import { countWordsAnew, keepSpellings } from './words.ts'

const database = await testDatabase()
const { db } = database
const world = { seed: 20001, today: '2026-11-21', companies: 700, products: 4_000, people: 40 }
const documents: SearchDocument[] = []
const byID = new Map<string, SearchDocument>()

beforeAll(async () => {
  documents.push(...searchDocuments(world, await findRanking(db)))
  for (const document of documents) byID.set(document.id, document)
  await loadDocuments(database, documents)
  await keepSpellings(db)
  await countWordsAnew(database)
})

const find = (text: string, more: Partial<SearchQuery> = {}) =>
  search(db, { segment: 'PR', text, ...more }, { skip: 0, size: 5 })

const countsOf = (tokens: readonly string[]) =>
  tokens.reduce((counts, token) => counts.set(token, (counts.get(token) ?? 0) + 1), new Map<string, number>())

test('a text names a category by its words, in any language', () => {
  for (const text of [
    'Bearings',
    'BEARING',
    '軸受（ベアリング）',
    '軸受',
    'べありんぐ',
    'Rodamientos',
    'Cuscinetti',
    '轴承',
  ])
    expect(nodesNamed(text), text).toContain('0006-01')
  for (const text of ['', '!', 'bearings and more', 'k:0006-01']) expect(nodesNamed(text), text).toEqual([])
})

test.each([
  ['減速器', '減速機'],
  ['うず巻きポンプ', '渦巻ポンプ'],
  ['げんそくき', '減速機'],
])('%s names what %s names', (typed, name) => {
  expect(nodesNamed(name)).toHaveLength(1)
  expect(nodesNamed(typed)).toEqual(nodesNamed(name))
})

test.each([
  ['クレーン', ['天井クレーン']],
  ['チェーン', ['ローラチェーン', 'コンベヤチェーン', 'リーフチェーン', 'サイレントチェーン', '樹脂・ステンレスチェーン']],
  ['クレーン・荷役機械', ['クレーン・荷役機械']],
  ['荷役機械', ['クレーン・荷役機械']],
  ['軸受', ['軸受（ベアリング）']],
])('%s, where a name lists several things, means what is called so below it', (text, names) =>
  expect(categoriesMeant(text)).toEqual(names.flatMap(nodesNamed)),
) // prettier-ignore

test('a name may be typed without the words that join its others, or with others', () => {
  const [id] = nodesNamed('Macchine per pasta e noodle')
  expect(id).toBe('0005-09-03')
  expect(nodesNamed('macchine pasta noodle')).toContain(id)
  expect(phrasesIn('Macchine per pasta e noodle').every(({ isKept }) => isKept)).toBe(true)
})

test('letters, numbers and sizes choose no category near to a text', () => {
  expect(nodesNear('M8')).toEqual([])
  expect(nodesNear('m & a 2')).toEqual([])
  expect(nodesNear('G1/2 ISO 9001')).toEqual([])
  expect(nodesNear('vite speciale M8')).toEqual(nodesNear('vite speciale'))
  expect(nodesNear('vite M8')).toEqual(expect.arrayContaining(nodesNamed('vite')))
  expect(nodesNear('steel valve G1/2')).toEqual(nodesNear('steel valve'))
  expect(nodesNear('di per of')).toEqual([])
})

test('a word that a name begins with in Italian, or ends with in English, means what is called so', () => {
  expect(categoriesMeant('pasta')).toEqual(['0011-02-06'])
  expect(categoriesMeant('stampi')).toContain('0005-05')
  expect(categoriesMeant('stampi')).not.toContain('0015-14')
  expect(categoriesMeant('steel')).toEqual([])
  expect(categoriesMeant('forno')).toEqual(['0005-13-06'])
  expect(categoriesMeant('qqzzyyxx')).toEqual([])
})

// Nobody files anything in this small world under most categories, and words like theirs are frequent in it.
describe('what means what it says (D51)', () => {
  const names = [...new Set(everyCategoryNode().map(({ name }) => name))]

  test.each(['MA', 'PR'] as const)(
    'no name of a category is corrected or loses a word, in any language: %s',
    async (segment) => {
      const wrong: string[] = []
      for (const name of names.filter((_, at) => at % 7 === 0)) {
        const { corrected, leftOut } = await find(name, { segment })
        if (corrected || leftOut) wrong.push(`${name}: ${corrected?.text ?? leftOut?.words.join()}`)
      }
      expect(wrong).toEqual([])
    },
  )

  test('a name finds what stands under its category and below it', async () => {
    for (const segment of ['PR', 'MA'] as const) {
      const there = countsOf(
        documents.flatMap((one) =>
          one.segment === segment
            ? one.strong_tokens.split(' ').filter((token) => token.startsWith('k:'))
            : [],
        ),
      )
      const nodes = everyCategoryNode().filter(({ id }) => there.has(`k:${id}`))
      expect(nodes.length).toBeGreaterThan(500)
      for (const { id, name } of nodes.filter((_, at) => at % 11 === 0)) {
        const found = await search(db, { segment, text: name }, { skip: 0, size: 1 })
        expect(found.total, name).toBeGreaterThanOrEqual(Math.min(there.get(`k:${id}`)!, 1_000))
      }
    }
  })

  test.each([
    ['stampi', ['0005-05']],
    ['forni', ['0005-13-06']],
    ['pasta', ['0011-02-06']],
    ['Bearings', ['0006-01']],
    ['バルブ', nodesNamed('バルブ')],
  ])('%s: what stands under the category comes before what has the word', async (text, nodes) => {
    expect(nodes.length).toBeGreaterThan(0)
    for (const segment of ['PR', 'MA'] as const) {
      const { ids } = await search(db, { segment, text, exactly: true }, { skip: 0, size: 50 })
      const isUnder = ids.map((id) => {
        const { strong_tokens, name_normal } = byID.get(id)!
        const stands = nodes.some((node) => strong_tokens.split(' ').includes(`k:${node}`))
        return stands || name_normal === text.toLowerCase()
      })
      const lastUnder = isUnder.lastIndexOf(true)
      expect(isUnder.slice(0, lastUnder + 1), segment).not.toContain(false)
    }
  })

  test.each([
    'ISO 13485', 'ISO13485', 'iso 13485 bearing', 'EN 10204 3.1', 'DIN 931', 'JIS G 4304', 'JIS G4304', 'ASTM A105', 'IATF 16949',
    'EN ISO 3506-1', 'M8 hex bolt', 'M8x1.25', 'M8×1.25', 'G1/2', '1/2" NPT', 'DN50', '6204-2RSX', '0.37 mm', 'SUS329J4L', 'IP69K',
    'RoHS', 'CE', 'ATEX', 'HACCP', 'UL', 'Rc 1/4',
  ])('%s is neither corrected nor left out', async (text) => {
    const found = await find(text, { segment: 'MA' })
    expect(found).not.toHaveProperty('corrected')
    const kept = text.split(' ').filter((word) => !['hex', 'bolt', 'bearing'].includes(word))
    for (const word of kept) expect(found.leftOut?.words ?? []).not.toContain(word)
    expect(found.leftOut === undefined || found.total === 0).toBe(true)
  }) // prettier-ignore

  test('beside a mistyped word they stay', async () => {
    const { corrected } = await find('hydrualic ISO 13485 M8')
    expect(corrected?.text ?? 'hydraulic ISO 13485 M8').toBe('hydraulic ISO 13485 M8')
    expect((await find('bearng 6204')).corrected?.text).toBe('bearing 6204')
  })
})

test('terms of engineers mean what they say, words beside them do not', () => {
  const keptOf = (text: string) => phrasesIn(text).flatMap(({ typed, isKept }) => (isKept ? [typed] : []))
  for (const term of [
    'ASME BPVC VIII',
    'Rc 1/4',
    'HRC 60',
    'Ra 0.8',
    'JIS G 4304',
    'UNI EN 10204',
    '0.5 mm',
    'g 1/2"',
    'dn 50',
    'm8 x 20',
    'TÜV',
    'RoHS',
  ])
    expect(keptOf(`${term} qqzz`).join(' ')).toBe(term)
  expect(keptOf('qqzz stainles zzqq')).toEqual([])
})
