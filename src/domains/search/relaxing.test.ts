import { beforeAll, describe, expect, test } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import { searchDocuments } from '../../testing/demo-documents.ts'
import { withFewerWords } from './relaxation.ts'
import { search, type SearchQuery } from './find.ts'
import { kanaCorrectionOf } from './kana.ts'
import { findRanking } from './queries/documents.ts'
import { loadDocuments } from './rebuild.ts'
import { relaxationsOf } from './relaxing.ts'
import type { Known } from './statistics.ts'
import { countWordsAnew, keepSpellings } from './words.ts'

const database = await testDatabase()
const { db } = database
const world = {
  seed: 20001,
  today: '2026-11-21',
  companies: 700,
  products: 4_000,
  people: 40,
  niches: true,
} as const
const names = new Map<string, string>()

beforeAll(async () => {
  const documents = [...searchDocuments(world, await findRanking(db))]
  for (const { id, name_normal } of documents) names.set(id, name_normal)
  await loadDocuments(database, documents)
  await keepSpellings(db)
  await countWordsAnew(database)
})

const find = (text: string, more: Partial<SearchQuery> = {}) =>
  search(db, { segment: 'PR', text, ...more }, { skip: 0, size: 10 })
const nobodyCounts = { documentsWith: () => 0, documentsIn: () => 1_000 } as unknown as Known

describe('ways to ask for less', () => {
  const waysOf = (text: string) =>
    relaxationsOf(text).map(
      ({ text, words, isOnly }) => `${isOnly ? 'only' : '-'} ${words.join('+')} = ${text}`,
    )

  test.each([
    ['遠心ポンプ 50A', ['- 50A = 遠心ポンプ', 'only 50A = 50A']],
    ['50A 遠心ポンプ', ['- 50A = 遠心ポンプ', 'only 50A = 50A']],
    ['フランジ SUS304', ['- SUS304 = フランジ', 'only SUS304 = SUS304']],
    ['転がり軸受 6204', ['- 6204 = 転がり軸受', 'only 6204 = 6204']],
    ['DCモータ 24 V', ['- 24 V = DCモータ', 'only 24 V = 24 V']],
    ['pump 24 V 50 Hz', ['- 24 V = pump 50 Hz', '- 50 Hz = pump 24 V', 'only pump = pump', 'only 24 V+50 Hz = 24 V 50 Hz']],
    ['ボルト M8 ステンレス', ['- ステンレス = ボルト M8', '- M8 = ボルト ステンレス', 'only ボルト = ボルト', 'only M8 = M8']],
    ['viti M8 inox A2', ['- inox = viti M8 A2', '- A2 = viti M8 inox', 'only viti+M8 = viti M8', 'only viti = viti']],
    ['inox A2 viti M8 zincate', ['- zincate = inox A2 viti M8', '- inox = A2 viti M8 zincate', 'only viti+M8 = viti M8', 'only viti = viti']],
    ['JIS B 1176 ボルト', ['- JIS B 1176 = ボルト', 'only JIS B 1176 = JIS B 1176']],
    ['ねじ 大阪 メーカー', ['- 大阪 = ねじ', 'only 大阪 = 大阪']],
    ['cuscinetti a sfere M99', ['- sfere = cuscinetti M99', '- M99 = cuscinetti sfere', 'only cuscinetti = cuscinetti', 'only M99 = M99']],
    ['遠心ポンプ', []],
    ['M8', []],
    ['', []],
  ])('%s', (text, ways) => expect(waysOf(text)).toEqual(ways)) // prettier-ignore

  test.each(['遠心ポンプ 50A', 'DCモータ 24V', '転がり軸受 6204', 'SUS304 パイプ', '食品 包装機 SUS304', 'ボルト M8 ステンレス'])(
    '%s loses neither its thing nor what it names by itself',
    (text) => {
      const lost = [...withFewerWords(nobodyCounts, { segment: 'PR', text })].flatMap(({ words }) => words)
      for (const word of text.split(' ').filter((word) => !['食品', 'ステンレス'].includes(word)))
        expect(lost).not.toContain(word)
    },
  ) // prettier-ignore

  test.each(['PR', 'MA'] as const)('each has its true number, the one that keeps the thing first: %s', async (segment) => {
    for (const text of ['遠心ポンプ 50A', 'フランジ M99', 'ball valve M99', 'ボルト M99 ステンレス']) {
      const { ids, total, relaxed, leftOut } = await find(text, { segment })
      expect({ ids, total, leftOut }, text).toEqual({ ids: [], total: 0, leftOut: undefined })
      expect(relaxed!.length).toBeLessThanOrEqual(4)
      const [thing] = text.split(/ (?=50A|M99)/u)
      const isThere = (await find(thing!, { segment })).total > 0
expect(!isThere || relaxed![0]!.text.includes(thing!), text).toBe(true)
      for (const one of relaxed!) {
        const opened = await find(one.text, { segment })
        expect(opened.total, one.text).toBe(one.total)
        expect(opened.total).toBeGreaterThan(0)
      }
    }
  }) // prettier-ignore

  test('where there is some in other places, that is told beside them', async () => {
    const found = await find('bearing M99', { country: 'JP' })
    expect(found.relaxed![0]).toMatchObject({ text: 'bearing', words: ['M99'], isOnly: false })
    const { total } = await find('bearing', { country: 'JP' })
    expect(found.relaxed![0]!.total).toBe(total)
  })

  test('exactly what was asked is not relaxed', async () => {
    expect(await find('bearing M99', { exactly: true })).not.toHaveProperty('relaxed')
  })
})

describe('kana', () => {
  test.each([
    ['リニアガイト', 'リニアガイド'],
    ['ポンブ', 'ポンプ'],
    ['ベアリソグ', 'ベアリング'],
    ['コンプレサー', 'コンプレッサ'],
    ['ポンブ 50A', 'ポンプ 50A'],
  ])('%s is %s', (typed, meant) => expect(kanaCorrectionOf(typed)).toEqual({ text: meant, isGuess: false }))
  test.each([
    'ベアリング',
    'ﾍﾞｱﾘﾝｸﾞ',
    'べありんぐ',
    'モーター',
    'ステンレスボルト',
    'ヒノカワ',
    'M8',
    '軸受',
    '',
  ])('%s stays', (text) => expect(kanaCorrectionOf(text)).toBeUndefined())
  test('what finds something is not put right', async () => {
    expect((await find('リニアガイト')).corrected?.text).toBe('リニアガイド')
    expect(await find('リニアガイド')).not.toHaveProperty('corrected')
  })
})

test('own names come before what only stands under the category', async () => {
  for (const [text, isOwn] of [
    ['モーター', /モータ/u],
    ['歯車', /歯車/u],
    ['bearings', /bearing/u],
  ] as const) {
    const { ids } = await find(text)
    const are = ids.map((id) => isOwn.test(names.get(id)!))
    expect(are.includes(true), text).toBe(true)
    expect(are.lastIndexOf(true), text).toBe(are.filter(Boolean).length - 1)
  }
})
