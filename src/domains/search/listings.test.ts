import { beforeAll, describe, expect, test } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import { searchDocuments } from '../../testing/demo-documents.ts'
import { fullTree } from '../reference-data/industries.ts'
import type { SearchDocument } from './documents.ts'
import { search, type SearchQuery } from './find.ts'
import { findRanking } from './queries/documents.ts'
import { loadDocuments } from './rebuild.ts'
import { countWordsAnew } from './words.ts'

const database = await testDatabase()
const { db } = database
const world = {
  seed: 20001,
  today: '2026-11-21',
  companies: 2_000,
  products: 12_000,
  people: 40,
  niches: true,
} as const
/** What stands near flanges, screws and bearings, of a world that has them all. */
const near = ['0004-03', '0004-09', '0004-11', '0005-10-07', '0006-01', '0006-02-04', '0006-06']
const isNear = ({ strong_tokens }: SearchDocument) =>
  near.some((node) => strong_tokens.split(' ').includes(`k:${node}`))
type Filed = { name: string; marks: string[] }
const filed = new Map<string, Filed>()

const owners = new Map<string, { name: string }>()

beforeAll(async () => {
  const documents = [...searchDocuments(world, await findRanking(db))].filter(isNear)
  for (const { id, name_normal, strong_tokens } of documents)
    filed.set(id, { name: name_normal, marks: strong_tokens.split(' ') })
  const companies = new Map(documents.map(({ id, name_normal }) => [id, name_normal]))
  for (const { id, business_id } of documents)
    if (business_id !== null) owners.set(id, { name: companies.get(business_id)! })
  await loadDocuments(database, documents)
  await countWordsAnew(database)
})

const find = (text: string, more: Partial<SearchQuery> = {}) =>
  search(db, { segment: 'PR', text, ...more }, { skip: 0, size: 50 })
const namesOf = ({ ids }: { ids: string[] }) => ids.map((id) => filed.get(id)!.name)
const isUnder = (id: string, node: string) => filed.get(id)!.marks.includes(`k:${node}`)

describe('a name that lists several things', () => {
  test('makes no flange of a fitting: what there is of each is offered with its number', async () => {
    for (const text of ['SUS304 フランジ', 'SUS304 flange', 'flangia SUS304']) {
      const { ids, total, relaxed } = await find(text)
      expect({ ids, total }, text).toEqual({ ids: [], total: 0 })
      const [thing] = relaxed!
      expect(thing!.words, text).toEqual(['SUS304'])
      expect(thing!.total, text).toBeGreaterThan(100)
    }
  })

  test('leaves the thing itself: flanges, and none of the fittings beside them', async () => {
    const found = await find('フランジ')
    expect(found.ids.every((id) => isUnder(id, '0004-03-03'))).toBe(true)
    expect(namesOf(await find('フランジ', { country: 'JP' })).join()).not.toContain('継手')
  })

  test('finds as a whole all that stands under its category, in each language, alone and beside other words', async () => {
    const { total } = await search(db, { segment: 'PR', text: '', categories: ['0004-03'] }, { skip: 0, size: 1 })
    for (const language of ['en', 'ja', 'es', 'it', 'zh']) {
      const name = fullTree(language).flatMap(({ categories }) => categories).find(({ id }) => id === '0004-03')!.name
      expect((await find(name, { exactly: true })).total, name).toBeGreaterThanOrEqual(total)
      const there = await find(`${name} SUS304`, { exactly: true })
      expect(there.total, name).toBeGreaterThan(0)
      expect(there.ids.every((id) => isUnder(id, '0004-03'))).toBe(true)
    }
  }) // prettier-ignore

  test('finds by a part that no category is called by what stands under it', async () => {
    const { ids } = await find('ねじ')
    expect(ids.some((id) => isUnder(id, '0004-09-01'))).toBe(true)
  })
})

test('what a company that is called Flange makes is found by its whole name, and not as flanges', async () => {
  const tank = [...owners].find(([id, { name }]) => /flange/u.test(name) && isUnder(id, '0004-11-01'))!
  const [id, { name }] = tank
  const { ids } = await find('flange tank', { exactly: true })
  expect(ids).not.toContain(id)
  expect((await find(name)).ids).toContain(id)
})

describe('the thing that a text is about', () => {
  const first = async (text: string, more: Partial<SearchQuery> = {}) => {
    const { ids } = await find(text, more)
    return ids[0]!
  }

  test.each([
    ['六角穴付きボルト', '0004-09-01'],
    ['六角穴付ボルト', '0004-09-01'],
    ['キャップボルト', '0004-09-01'],
    ['ボルト M8', '0004-09'],
    ['bulloni', '0004-09-01'],
    ['viti', '0004-09-03'],
    ['viti M8 inox A2', '0004-09-03'],
    ['cuscinetti a sfere', '0006-01'],
  ])('%s: what stands under its category comes before what only mentions it', async (text, node) =>
    expect(isUnder(await first(text), node)).toBe(true),
  )

  test('words of another language count together where the thing is: a company of guides with balls and bearings makes none', async () => {
    for (const segment of ['MA', 'DI', 'EX'] as const) {
      const { ids } = await find('cuscinetti a sfere', { segment, exactly: true })
      expect(ids.filter((id) => !isUnder(id, '0006-01'))).toEqual([])
    }
  })
})
