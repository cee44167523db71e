import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { costly, transaction } from '../../platform/db.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { testDatabase } from '../../testing/database.ts'
import { documentOf, type SearchDocument } from './documents.ts'
import { deleteDocuments, findRanking } from './queries/documents.ts'
import { planOf } from './plans.ts'
import { selectRanked } from './queries/results.ts'
import { findOnce } from './ranking.ts'
import { loadDocuments } from './rebuild.ts'
import { knownOf, type Known } from './statistics.ts'
import { sampledOf, lowerBoundOf } from './totals.ts'
import { textQueryOf, type Place } from './text-query.ts'
import { documentTokens, normalName } from './tokens.ts'
import { countWordsAnew } from './words.ts'

const database = await testDatabase()
const reads = costly(database.db)
const ranking = await findRanking(database.db)

const owners = Array.from({ length: 480 }, () => uuidv7())
/** A hundred of each owner, all but a hundred hidden from edition 3: more than are counted, also in a country. */
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
        answer_percent: null,
        name_normal: normalName(`Steel works ${at}`),
        facts: '0',
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
  expect(lowerBoundOf(known, { segment: 'PR' }, steel)).toEqual({ documents: 48_000, country: undefined })
  expect(lowerBoundOf(known, { segment: 'PR', country: 'JP' }, steel)).toEqual({
    documents: 24_000,
    country: 'JP',
  })
  expect(lowerBoundOf(known, { segment: 'PR', country: 'FR' }, steel)).toBeUndefined()
  expect(lowerBoundOf(known, { segment: 'PR', verified: true }, steel)).toBeUndefined()
  expect(lowerBoundOf(known, { segment: 'PR' }, textQueryOf('steel works'))).toBeUndefined()
  expect(await totalOf({})).toBe(Infinity)
  expect(await totalOf({ country: 'JP' })).toBe(Infinity)
})

test('it says nothing of what hides from an edition, or is withheld', async () => {
  expect(await totalOf({ editionBit: 3 })).toBe(100)
  expect(await totalOf({ editionBit: 2 })).toBe(Infinity)
  expect(await totalOf({ withheld: new Set(owners.slice(0, 475)) })).toBe(500)
})

describe('how many of a sample hold several words', () => {
  /** What matches is 480; of the sample 500 hold another word, each drawn as one of four. */
  async function countedBy(sampled: string, place: Omit<Place, 'segment'> = {}) {
    const text = textQueryOf('steel works 42')!
    const wanted = { place: { segment: 'PR' as const, ...place }, sort: 'relevance' as const, needed: 50 }
    const plan = planOf(known, { ...wanted, text })!
    const { rows } = await selectRanked({
      ...plan,
      ...wanted,
      isFew: false,
      told: undefined,
      sampled,
      normal: text.normal,
      from: 0,
      to: 50,
      countMax: 1_000,
    }).execute(reads)
    return rows[0]!.counted
  }
  const gone = (documents: number) =>
    sql`update search_count set gone = gone + ${documents} where segment = 'PR' and country = 'JP' and edition_bit = -1`.execute(
      database.db,
    )

  beforeAll(async () => {
    await sql`insert into search_sample (segment, words)
      select 'PR', array_to_tsvector(array['moon', 'c:JP']) from generate_series(1, 500)`.execute(database.db)
  })

  test('a quarter of the documents was kept, with their words and countries', async () => {
    const { rows } = await sql<{ steel: number; here: number; level: number }>`
      select count(*) filter (where words @@ 'steel & work') as steel, count(*) filter (where words @@ $$steel & 'c:JP'$$) as here,
        (select sample_level from search_counted where segment = 'PR') as level from search_sample`.execute(
      database.db,
    )
    const [{ steel, here, level }] = rows as [(typeof rows)[number]]
    expect(level).toBe(1)
    expect(steel).toBeGreaterThan(11_400)
    expect(steel).toBeLessThan(12_600)
    expect(here).toBeGreaterThan(5_600)
    expect(here).toBeLessThan(6_400)
  })

  test('proves that there are more than are counted', async () => {
    expect(await countedBy(`'moon'`)).toBe(1_001)
    expect(await countedBy(`'moon' & 'c:JP'`)).toBe(1_001)
    expect(await countedBy(`'moon' & 'c:DE'`)).toBe(480)
  })

  test('less what hides from the edition, what is withheld, and what went since', async () => {
    expect(await countedBy(`'moon'`, { editionBit: 2 })).toBe(1_001)
    expect(await countedBy(`'moon'`, { editionBit: 3 })).toBe(1)
    expect(await countedBy(`'moon'`, { withheld: new Set(owners.slice(0, 10)) })).toBe(470)
    await gone(500)
    expect(await countedBy(`'moon'`)).toBe(480)
    await gone(-500)
  })

  test('is asked where many are expected, and nothing but words and a country is asked for', () => {
    const moon = textQueryOf('moon')
    expect(sampledOf({ segment: 'PR' }, moon, 40_000)).toBe(`('moon')`)
    expect(sampledOf({ segment: 'PR', country: 'JP' }, moon, 40_000)).toBe(`('moon') & ('c:JP')`)
    expect(sampledOf({ segment: 'PR' }, moon, 20_000)).toBeUndefined()
    expect(sampledOf({ segment: 'PR', verified: true }, moon, 40_000)).toBeUndefined()
  })
})

test('it holds no longer when many went since', async () => {
  await transaction(database.db, (tx) => deleteDocuments(tx, owners.slice(0, 400)))
  expect(await totalOf({})).toBe(8_000)
  expect(await totalOf({ country: 'JP' })).toBe(4_000)
  // Another rebuild begins with none of what was counted before.
  await loadDocuments(database, documents.slice(-600))
  expect(await totalOf({})).toBe(600)
})
