import { beforeAll, expect, test } from 'vitest'
import { inBulk } from '../../platform/copy.ts'
import { testDatabase } from '../../testing/database.ts'
import { searchDocuments } from '../../testing/demo-documents.ts'
import { findRanking } from './queries/documents.ts'
import { countWords, findTerms } from './queries/words.ts'
import { loadDocuments } from './rebuild.ts'

const database = await testDatabase()
const { db, pool } = database
const world = { seed: 20001, today: '2026-11-21', companies: 500, products: 3_000, people: 20 }

beforeAll(async () => {
  await loadDocuments(database, searchDocuments(world, await findRanking(db)))
})

test('the words of very many documents are counted on a part of them, and come out much the same', async () => {
  const counted = async (documents: number) => {
    await inBulk(pool, (client) => countWords(client, 'PR', documents))
    return findTerms(db, 'PR')
  }
  const whole = new Map((await counted(3_000)).map(({ term, documents }) => [term, documents]))
  const sampled = await counted(500_000)
  const common = sampled.filter(({ term }) => (whole.get(term) ?? 0) > 1_000)
  expect(common.length).toBeGreaterThan(5)
  for (const { term, documents } of common) {
    expect(documents % 4, term).toBe(0)
    expect(documents / whole.get(term)!, term).toBeGreaterThan(0.8)
    expect(documents / whole.get(term)!, term).toBeLessThan(1.2)
  }
})
