// The documents of products of the demo world are sound files, and given once.
import { expect, test } from 'vitest'
import { limits } from '../contract/limits.ts'
import { verdictOn } from '../platform/documents/verdict.ts'
import { testDatabase } from '../testing/database.ts'
import { aFileServer } from '../testing/files.ts'
import { fillDemoWorld } from './fill.ts'
import { documentsOf, giveDocuments } from './papers.ts'

const world = { seed: 7, today: '2026-11-20', companies: 30, products: 180, people: 20 }

test('they are what they say, small, in several languages, and some of them on request', async () => {
  const documents = documentsOf(world)
  expect(new Set(documents.map(({ kind }) => kind))).toEqual(
    new Set(['dataSheet', 'manual', 'brochure', 'cad']),
  )
  expect(new Set(documents.map(({ access }) => access))).toEqual(new Set(['open', 'request']))
  expect(new Set(documents.map(({ language }) => language)).size).toBeGreaterThan(3)
  for (const { bytes, fileName, title } of documents) {
    expect(await verdictOn(bytes, fileName.slice(fileName.lastIndexOf('.') + 1)), fileName).toBe('plain')
    expect(title.length).toBeLessThan(limits.documentTitleMax)
  }
  expect(documents.reduce((sum, { bytes }) => sum + bytes.length, 0)).toBeLessThan(1_000_000)
})

test('they are given to their products once, and lie where they are saved from', async () => {
  const database = await testDatabase()
  const files = await aFileServer(database)
  await giveDocuments(database.db)
  await fillDemoWorld(database, world)
  for (const _ of [1, 2]) await giveDocuments(database.db)
  const documents = documentsOf(world)
  const { rows } = await database.pool.query<{ id: string; file: string }>(
    `select d.id, f.file_id as file from product_documents as d join files as f
       on f.owner_type = 'product' and f.owner_id = d.product_id and f.place = 'document:' || d.id`,
  )
  expect(rows.map(({ id }) => id).toSorted()).toEqual(
    documents.map(({ documentID }) => documentID).toSorted(),
  )
  expect((await files.keys('attachments/')).toSorted()).toEqual(
    rows.map(({ file }) => `attachments/${file}/original`).toSorted(),
  )
})
