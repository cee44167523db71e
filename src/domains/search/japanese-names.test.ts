import { beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import { searchDocuments } from '../../testing/demo-documents.ts'
import { search } from './find.ts'
import { findRanking } from './queries/documents.ts'
import { loadDocuments } from './rebuild.ts'
import { documentTokens, queryWords } from './tokens.ts'

const database = await testDatabase()
const { db } = database
const world = { seed: 20001, today: '2026-11-21', companies: 700, products: 4_000, people: 40 }
const documents = [...searchDocuments(world, await findRanking(db))]

beforeAll(async () => {
  await loadDocuments(database, documents)
})

const japanese = /[\p{sc=Hani}\p{sc=Hira}\p{sc=Kana}ー]{2,}/gu

test('are found by every part of two characters or more', () => {
  const missed: string[] = []
  let tried = 0
  for (const { name_normal, name_tokens } of documents) {
    const tokens = new Set(name_tokens.split(' '))
    for (const [run] of name_normal.matchAll(japanese)) {
      const letters = [...run]
      for (let from = 0; from < letters.length - 1; from++)
        for (let to = from + 2; to <= letters.length; to++) {
          tried++
          const words = queryWords(letters.slice(from, to).join(''))
          const isFound = words.every((word) => word.some((some) => some.every((token) => tokens.has(token))))
          if (!isFound) missed.push(`${run}: ${letters.slice(from, to).join('')}`)
        }
    }
  }
  expect(missed).toEqual([])
  expect(tried).toBeGreaterThan(10_000)
  expect(documentTokens(['軸受'])).toContain('軸受')
})

test('by the engine too', async () => {
  const some = documents
    .filter(({ segment, name_normal }) => segment === 'MA' && name_normal.search(japanese) >= 0)
    .slice(0, 20)
  for (const { id, name_normal } of some) {
    const [run] = name_normal.match(japanese)!
    const part = [...run].slice(1, 4).join('')
    if ([...part].length < 2) continue
    const ids: string[] = []
    for (let skip = 0; skip < 1_000 && !ids.includes(id); skip += 50)
      ids.push(...(await search(db, { segment: 'MA', text: part }, { skip, size: 50 })).ids)
    expect(ids).toContain(id)
  }
})
