import { beforeAll, expect, test } from 'vitest'
import { costly, transaction } from '../../platform/db.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { testDatabase } from '../../testing/database.ts'
import { documentOf, type SearchDocument } from './documents.ts'
import { deleteDocuments, findRanking } from './queries/documents.ts'
import { findOnce } from './ranking.ts'
import { loadDocuments } from './rebuild.ts'
import { knownOf, type Known } from './statistics.ts'
import { sureOf } from './totals.ts'
import { textQueryOf, type Place } from './text-query.ts'
import { documentTokens, normalName } from './tokens.ts'
import { countWordsAnew } from './words.ts'

const database = await testDatabase()
const reads = costly(database.db)
const ranking = await findRanking(database.db)

const owners = Array.from({ length: 40 }, () => uuidv7())
/** A hundred of each owner, all but a hundred hidden from edition 3. */
const documents: SearchDocument[] = owners.flatMap((owner, nth) =>
  Array.from({ length: 100 }, (_, at) =>
    documentOf(
      {
        segment: 'PR',
        id: uuidv7(),
        business_id: owner,
        country: nth % 2 === 0 ? 'JP' : 'DE',
        industry: null,
        tier: 0,
        verified: false,
        likes: 0,
        hidden_editions: nth === 0 ? 0 : 1 << 3,
        registered_at: new Date(),
        answer_minutes: null,
        name_normal: normalName(`Steel works ${at}`),
      },
      { name: documentTokens([`Steel works ${at}`]), strong: [], body: [] },
      ranking,
    ),
  ),
)

let known: Known
beforeAll(async () => {
  await loadDocuments(database, documents)
  await countWordsAnew(database)
  known = await knownOf(reads)
})

const steel = textQueryOf('steel')
async function totalOf(place: Omit<Place, 'segment'>) {
  const { total, totalIsExact } = await findOnce(
    reads,
    known,
    { segment: 'PR', text: 'steel', ...place },
    { skip: 0, size: 5 },
  )
  return totalIsExact ? total : Infinity
}

test('what was counted of a word says that there are more, everywhere and in a country', async () => {
  expect(sureOf(known, { segment: 'PR' }, steel)).toEqual({ documents: 4_000, country: undefined })
  expect(sureOf(known, { segment: 'PR', country: 'JP' }, steel)).toEqual({ documents: 2_000, country: 'JP' })
  expect(sureOf(known, { segment: 'PR', country: 'FR' }, steel)).toBeUndefined()
  expect(sureOf(known, { segment: 'PR', verified: true }, steel)).toBeUndefined()
  expect(sureOf(known, { segment: 'PR' }, textQueryOf('steel works'))).toBeUndefined()
  expect(await totalOf({})).toBe(Infinity)
  expect(await totalOf({ country: 'JP' })).toBe(Infinity)
})

test('it says nothing of what hides from an edition, or is withheld', async () => {
  expect(await totalOf({ editionBit: 3 })).toBe(100)
  expect(await totalOf({ editionBit: 2 })).toBe(Infinity)
  expect(await totalOf({ withheld: new Set(owners.slice(0, 35)) })).toBe(500)
})

test('it holds no longer when many went since', async () => {
  await transaction(database.db, (tx) => deleteDocuments(tx, owners.slice(0, 32)))
  expect(await totalOf({})).toBe(800)
  expect(await totalOf({ country: 'JP' })).toBe(400)
  // Another rebuild begins with none of what was counted before.
  await loadDocuments(database, documents.slice(-600))
  expect(await totalOf({})).toBe(600)
})
