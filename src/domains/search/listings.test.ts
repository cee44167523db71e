import { beforeAll, describe, expect, test } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import { searchDocuments } from '../../testing/demo-documents.ts'
import { fullTree } from '../reference-data/industries.ts'
import { search, type SearchQuery } from './find.ts'
import { findRanking } from './queries/documents.ts'
import { loadDocuments } from './rebuild.ts'
import { countWordsAnew } from './words.ts'

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
type Filed = { name: string; marks: string[] }
const filed = new Map<string, Filed>()

const owners = new Map<string, { name: string }>()

beforeAll(async () => {
  const documents = [...searchDocuments(world, await findRanking(db))]
  for (const { id, name_normal, strong_tokens, body_tokens } of documents)
    filed.set(id, { name: name_normal, marks: strong_tokens.split(' '), body_tokens } as any)
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

  test('finds by a part that no category is called by what stands under it, those that have the word first', async () => {
    const { ids } = await find('ねじ')
    const isOwn = ids.map((id) => /ネジ/u.test(filed.get(id)!.name))
    const bolt = ids.findIndex((id, at) => !isOwn[at] && isUnder(id, '0004-09-01'))
    console.log(JSON.stringify(ids.slice(0,4).map((id) => filed.get(id))))
    expect(isOwn).toContain(true)
    expect(bolt).toBeGreaterThan(isOwn.lastIndexOf(true))
  })
})

test('what a company that is called Flange makes is found by its whole name, and not as flanges', async () => {
  const tank = [...owners].find(([id, { name }]) => /flange/u.test(name) && isUnder(id, '0004-11-01'))!
  const [id, { name }] = tank
  const { ids } = await find('flange tank', { exactly: true })
  expect(ids).not.toContain(id)
  expect((await find(name)).ids).toContain(id)
})
