import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { transaction } from '../../platform/db.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { testDatabase } from '../../testing/database.ts'
import type { SearchDocument, Segment } from './documents.ts'
import { search, type SearchQuery } from './find.ts'
import { findRanking, insertDocuments, limitSearch, selectBest, selectWithWords } from './queries.ts'
import { qualityOf, type Ranking } from './quality.ts'
import { textQueryOf } from './text-query.ts'
import { documentTokens, normalName, queryWords, tokeniserVersion, type Word } from './tokens.ts'

// The rules of ../shared/design/search.md said again, slowly, over all documents: same ids, same totals.

const { db } = await testDatabase()
const ranking: Ranking = await findRanking(db)

type Facts = {
  document: SearchDocument
  names: string[]
  name: Set<string>
  strong: Set<string>
  anywhere: Set<string>
}

const terms = [
  'bearing',
  'Pumps',
  'valve',
  '軸受',
  '深溝玉軸受',
  '株式会社',
  '6204-2RS',
  '6204',
  'Ünal',
  'steel',
  'steel',
  'steel',
  'steel',
  'steel',
  '鋼',
]
const someTerms = (max: number) =>
  fc.array(fc.constantFrom(...terms), { maxLength: max }).map((all) => all.join(' '))
const day = 86_400_000

const facts: fc.Arbitrary<Facts> = fc
  .record({
    segment: fc.constantFrom<Segment>('MA', 'MA', 'MA', 'DI', 'PR', 'PR', 'UR'),
    country: fc.constantFrom('JP', 'DE', 'US'),
    tier: fc.nat(3),
    verified: fc.boolean(),
    likes: fc.constantFrom(0, 0, 1, 5, 100, 100_000),
    hidden: fc.constantFrom(0, 0, 0, 1, 4, 5),
    age: fc.integer({ min: -2, max: 800 }),
    name: someTerms(3),
    strong: someTerms(3),
    body: someTerms(4),
    random: fc.uint8Array({ minLength: 10, maxLength: 10 }),
  })
  .map(({ hidden, age, name, strong, body, random, ...rest }) => {
    const fields = [documentTokens([name]), documentTokens([strong]), documentTokens([body])] as const
    // People are called by their name in both orders.
    const orders = [name, name.split(' ').toReversed().join(' ')]
    const names = (rest.segment === 'UR' ? orders : [name]).map(normalName)
    const document: SearchDocument = {
      ...rest,
      id: uuidv7(1_700_000_000_000, random),
      business_id: null,
      industry: null,
      hidden_editions: hidden,
      quality: qualityOf(ranking, rest),
      registered_at: new Date(Date.now() - age * day),
      name_normal: names.join('\n'),
      name_tokens: fields[0].join(' '),
      strong_tokens: fields[1].join(' '),
      body_tokens: fields[2].join(' '),
      tokeniser_version: tokeniserVersion,
    }
    return {
      document,
      names,
      name: new Set(fields[0]),
      strong: new Set([...fields[0], ...fields[1]]),
      anywhere: new Set(fields.flat()),
    }
  })

const world: Facts[] = fc.sample(
  fc.uniqueArray(facts, { selector: (one) => one.document.id, minLength: 500, maxLength: 500 }),
  {
    numRuns: 1,
    seed: 20_261_120,
  },
)[0]!

const queries = fc.record(
  {
    segment: fc.constantFrom<Segment>('MA', 'MA', 'MA', 'DI', 'PR', 'UR'),
    text: fc.oneof(someTerms(3), fc.constantFrom(...world.flatMap(({ names }) => names))),
    country: fc.constantFrom('JP', 'DE', 'FR'),
    editionBit: fc.constantFrom(0, 2, 24),
  },
  { requiredKeys: ['segment', 'text'] },
)

function ask(query: SearchQuery): { ids: string[]; total: number } {
  const has = (tokens: Set<string>) => (word: Word) =>
    word.some((some) => some.every((token) => tokens.has(token)))
  const words = queryWords(query.text)
  const normal = normalName(query.text)
  const visible = world.filter(
    ({ document }) =>
      document.segment === query.segment &&
      (query.country === undefined || document.country === query.country) &&
      (query.editionBit === undefined || (document.hidden_editions & (1 << query.editionBit)) === 0),
  )
  const scored = visible
    .filter(({ anywhere }) => words.every(has(anywhere)))
    .map(({ document, names, name, strong }) => {
      const { id, quality } = document
      if (words.length === 0) return { id, score: quality, more: 0 }
      const bonus = names.includes(normal)
        ? ranking.bonusExact
        : words.every(has(name))
          ? ranking.bonusName
          : words.every(has(strong))
            ? ranking.bonusStrong
            : 0
      const today = Math.floor(Date.now() / day)
      const days = today - Math.floor(document.registered_at.getTime() / day)
      const fresh = Math.floor((ranking.fresh * Math.max(0, Math.min(365, 365 - days))) / 365)
      return {
        id,
        score: quality + bonus,
        more: fresh + (names.some((one) => one.includes(normal)) ? ranking.phrase : 0),
      }
    })
    .sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
  const first = scored
    .slice(0, 50)
    .sort((a, b) => b.score + b.more - (a.score + a.more) || (a.id < b.id ? -1 : 1))
  return { ids: [...first, ...scored.slice(50)].map(({ id }) => id), total: scored.length }
}

beforeAll(() =>
  transaction(db, (tx) =>
    insertDocuments(
      tx,
      world.map(({ document }) => document),
    ),
  ),
)

describe('the engine and its oracle', () => {
  test('find the same, in the same order, with the same totals, page by page', async () => {
    let beyondRescored = 0
    await fc.assert(
      fc.asyncProperty(queries, fc.integer({ min: 3, max: 50 }), async (query, size) => {
        const expected = ask(query)
        const ids: string[] = []
        for (let skip = 0; skip <= expected.total; skip += size) {
          const page = await search(db, query, { skip, size })
          expect(page).toMatchObject({ total: expected.total, totalIsExact: true })
          ids.push(...page.ids)
        }
        expect(ids).toEqual(expected.ids)
        if (expected.total > 50 && queryWords(query.text).length > 0) beyondRescored++
      }),
      { numRuns: 250, seed: 7 },
    )
    expect(beyondRescored).toBeGreaterThan(10)
  })
})

describe('the plans', () => {
  const crowded = ['GO', 'PR', 'UR'] as const
  const tableOf = (segment: Segment) => `search_document_${segment.toLowerCase()}`
  const explain = (statement: ReturnType<typeof selectBest> | ReturnType<typeof selectWithWords>) =>
    transaction(db, async (tx) => {
      await limitSearch(tx, 2_000)
      const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${statement}`.execute(tx)
      return rows.map((row) => row['QUERY PLAN']).join('\n')
    })

  beforeAll(async () => {
    const one = world[0]!.document
    for (const segment of crowded) {
      const business_id = segment === 'PR' ? uuidv7() : null
      const crowd = Array.from({ length: 3_000 }, (_, index) => ({
        ...one,
        segment,
        business_id,
        id: uuidv7(),
        quality: index,
      }))
      await transaction(db, (tx) => insertDocuments(tx, crowd))
    }
    await sql`analyze search_document`.execute(db)
  })

  test.each(crowded)('without words the index of %s is walked, best first', async (segment) => {
    const plan = await explain(selectBest({ segment }, { skip: 0, size: 5 }))
    expect(plan).toMatch(new RegExp(`Index.* Scan using ${tableOf(segment)}_segment_quality_id_idx`))
    expect(plan).not.toContain('Sort')
  })

  test.each(crowded)(
    'a page far down of an edition is walked to, whatever else %s holds',
    async (segment) => {
      const page = { skip: 300, size: 5 }
      for (const country of [undefined, world[0]!.document.country]) {
        const plan = await explain(selectBest({ segment, country, editionBit: 3 }, page))
        expect(plan).toMatch(/Index.* Scan using \w+_quality_id_idx/)
        expect(plan).not.toContain('Sort')
      }
    },
  )

  test.each(crowded)('in a country its own index of %s is walked', async (segment) => {
    const plan = await explain(selectBest({ segment, country: 'JP' }, { skip: 0, size: 5 }))
    expect(plan).toMatch(new RegExp(`Index.* Scan using ${tableOf(segment)}_segment_country_quality_id_idx`))
    expect(plan).not.toContain('Sort')
  })

  test.each(crowded)('with words the word index of %s is asked', async (segment) => {
    const plan = await explain(
      selectWithWords({ segment }, textQueryOf('nowhere')!, { skip: 0, size: 5 }, 1_000),
    )
    expect(plan).toContain(`Bitmap Index Scan on ${tableOf(segment)}_words_idx`)
    expect(plan).not.toContain('Seq Scan on search_document')
  })
})
