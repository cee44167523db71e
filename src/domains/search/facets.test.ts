import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { costly } from '../../platform/db.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { testDatabase } from '../../testing/database.ts'
import type { Statistics } from './costs.ts'
import { documentOf, type SearchDocument } from './documents.ts'
import { facetsOf } from './facets.ts'
import { findRanking } from './queries/documents.ts'
import { loadDocuments } from './rebuild.ts'
import { textQueryOf } from './text-query.ts'
import { documentTokens, normalName } from './tokens.ts'

const database = await testDatabase()
const ranking = await findRanking(database.db)

/** An id that is in no sample of a 256th or less. */
function undrawnID(): string {
  for (;;) {
    const id = uuidv7()
    const [first] = createHash('sha256')
      .update(Buffer.from(id.replaceAll('-', ''), 'hex'))
      .digest()
    if (first !== 0) return id
  }
}

const steelWorks = (): SearchDocument =>
  documentOf(
    {
      segment: 'MA',
      id: undrawnID(),
      business_id: null,
      country: 'JP',
      industry: '0006',
      tier: 0,
      verified: false,
      likes: 0,
      hidden_editions: 0,
      registered_at: new Date(),
      answer_minutes: null,
      name_normal: normalName('Steel works'),
    },
    { name: documentTokens(['Steel works']), strong: [], body: [] },
    ranking,
  )

/** Both words are thought to stand in most of five million documents. */
const farTooMany: Statistics = {
  documentsIn: () => 5_000_000,
  documentsWith: (_, lexeme) => (lexeme.startsWith('b:') ? 0 : 4_000_000),
  documentsWithIn: () => undefined,
  sureOf: () => 0,
}

test('of a sample that drew nothing are not said to be exact', async () => {
  await loadDocuments(database, Array.from({ length: 1_100 }, steelWorks))
  const place = { segment: 'MA', country: 'JP' } as const
  const counted = await facetsOf(costly(database.db), farTooMany, place, textQueryOf('steel works'))
  const unknown = { values: [], isExact: false }
  expect(counted).toEqual({ country: unknown, industry: unknown, tier: unknown, verified: unknown })
})

test('of nothing are exact', async () => {
  const place = { segment: 'DI' } as const
  const { country } = await facetsOf(costly(database.db), farTooMany, place, textQueryOf('steel works'))
  expect(country).toEqual({ values: [], isExact: true })
})
