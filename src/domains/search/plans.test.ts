import { beforeAll, describe, expect, test } from 'vitest'
import { sql, type RawBuilder } from 'kysely'
import { inBulk } from '../../platform/copy.ts'
import { costly, transaction } from '../../platform/db.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { testDatabase } from '../../testing/database.ts'
import { documentOf, tableOf, type SearchDocument, type Segment } from './documents.ts'
import { fellShort, planOf } from './plans.ts'
import { findRanking } from './queries/documents.ts'
import { selectBest, selectRanked } from './queries/results.ts'
import { countWords } from './queries/words.ts'
import { loadDocuments } from './rebuild.ts'
import { findOnce } from './ranking.ts'
import { knownOf, type Known } from './statistics.ts'
import { textQueryOf, type Place } from './text-query.ts'
import { documentTokens, normalName } from './tokens.ts'
import { countWordsAnew } from './words.ts'

const database = await testDatabase()
const reads = costly(database.db)
const ranking = await findRanking(database.db)
const crowded = ['GO', 'PR', 'UR'] as const
const perSegment = 4_000

function* crowd(): Generator<SearchDocument> {
  for (const segment of crowded)
    for (let at = 0; at < perSegment; at++) {
      const name = `Steel ${at % 400 === 0 ? 'zirconia ' : ''}works ${at}`
      yield documentOf(
        {
          segment,
          id: uuidv7(1_700_000_000_000 + at),
          business_id: segment === 'PR' ? uuidv7() : null,
          country: at % 4 === 0 ? 'JP' : 'DE',
          industry: '0006',
          tier: 0,
          verified: false,
          likes: at % 50,
          hidden_editions: 0,
          registered_at: new Date(),
          answer_minutes: null,
          answer_percent: null,
          name_normal: normalName(name),
          facts: '0',
        },
        { name: documentTokens([name]), strong: [], body: at % 2 ? ['common'] : ['other'] },
        ranking,
      )
    }
}

let known: Known
beforeAll(async () => {
  await loadDocuments(database, crowd())
  await countWordsAnew(database)
  known = await knownOf(reads)
})

async function explain(statement: RawBuilder<unknown>): Promise<string> {
  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${statement}`.execute(reads)
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}

/** The indexes of products, and the table when it was read whole, that a statement used: no plan tells what a function does. */
async function readBy(statement: RawBuilder<unknown>): Promise<string[]> {
  return transaction(reads, async (tx) => {
    await statement.execute(tx)
    const { rows } = await sql<{ name: string }>`
      select relname as name from pg_class
      where starts_with(relname, ${tableOf('PR')}) and pg_stat_get_xact_numscans(oid) > 0`.execute(tx)
    return rows.map(({ name }) => name)
  })
}
const wordsAlone = [expect.stringMatching(/_search_lexemes_idx$/)]

const bestOf = (segment: Segment) =>
  new RegExp(`Index.* Scan using ${tableOf(segment)}\\w*_segment_quality_id_idx`)

describe('without words', () => {
  test.each(crowded)('the index of %s is walked, best first', async (segment) => {
    const plan = await explain(selectBest({ segment }, 'relevance', { skip: 0, size: 5 }))
    expect(plan).toMatch(bestOf(segment))
    expect(plan).not.toContain('Sort')
  })

  test.each(crowded)(
    'a page far down of an edition is walked to, whatever else %s holds',
    async (segment) => {
      for (const country of [undefined, 'JP']) {
        const plan = await explain(
          selectBest({ segment, country, editionBit: 3 }, 'relevance', { skip: 300, size: 5 }),
        )
        expect(plan).toMatch(/Index.* Scan using \w+_quality_id_idx/)
        expect(plan).not.toContain('Sort')
      }
    },
  )

  test.each(crowded)('in a country its own index of %s is walked', async (segment) => {
    const plan = await explain(selectBest({ segment, country: 'JP' }, 'relevance', { skip: 0, size: 5 }))
    expect(plan).toMatch(
      new RegExp(`Index.* Scan using ${tableOf(segment)}\\w*_segment_country_quality_id_idx`),
    )
    expect(plan).not.toContain('Sort')
  })

  test.each([
    ['newest', /segment_registered_at_id_idx/],
    ['answers', /segment_answer_minutes_quality_id_idx/],
  ] as const)('%s is walked by its own index', async (sort, index) => {
    const plan = await explain(selectBest({ segment: 'PR' }, sort, { skip: 0, size: 5 }))
    expect(plan).toMatch(index)
    expect(plan).not.toContain('Sort')
  })
})

describe('with words', () => {
  const place: Place = { segment: 'PR' }
  const planFor = (typed: string, needed = 50) =>
    planOf(known, { place, text: textQueryOf(typed), sort: 'relevance', needed })!
  const statementFor = (typed: string, plan = planFor(typed)) =>
    selectRanked({
      ...plan,
      place,
      sort: 'relevance',
      normal: normalName(typed),
      from: 0,
      to: 50,
      countMax: 1_000,
    })

  test('few are asked of the word index, and nothing else is read', async () => {
    expect(planFor('zirconia').buckets.some(({ isPart }) => isPart)).toBe(false)
    expect(await readBy(statementFor('zirconia'))).toEqual(wordsAlone)
  })

  test('of many only the best are asked of it', async () => {
    const [exact, named] = planFor('steel').buckets
    expect(exact!.isPart).toBeUndefined()
    expect(named).toMatchObject({ query: expect.stringMatching(/'b:01'$/), isPart: true })
    expect(await readBy(statementFor('steel'))).toEqual(wordsAlone)
    expect(
      (await findOnce(reads, known, { ...place, text: 'steel' }, { skip: 0, size: 50 })).ids,
    ).toHaveLength(50)
  })

  test('of many in another order the first are walked past', async () => {
    const plan = planOf(known, { place, text: textQueryOf('steel'), sort: 'newest', needed: 20 })!
    expect(plan.buckets[0]!.walk).toBeLessThan(200)
    const statement = selectRanked({
      ...plan,
      place,
      sort: 'newest',
      normal: '',
      from: 0,
      to: 20,
      countMax: 1_000,
    })
    expect(await explain(statement)).toMatch(/search_document_pr\w*_segment_registered_at_id_idx/)
  })

  test('what was expected too often is asked for again, until it is all', async () => {
    // As if words had been counted before most of them went.
    const wrong: Known = {
      ...known,
      documentsWith: (segment, lexeme) =>
        lexeme.startsWith('b:') ? known.documentsWith(segment, lexeme) : perSegment,
    }
    const page = { skip: 0, size: 50 }
    for (const sort of ['relevance', 'newest', 'answers'] as const) {
      const asked = { ...place, text: 'zirconia', sort }
      const plan = planOf(wrong, { place, text: textQueryOf('zirconia'), sort, needed: 10 })!
      expect(plan.buckets.some(({ isPart }) => isPart)).toBe(true)
      expect(await findOnce(reads, wrong, asked, page)).toEqual(await findOnce(reads, known, asked, page))
    }
  })

  test('a part that brought enough is enough', () => {
    const plan = planFor('steel')
    expect(fellShort(plan, [0, 50, 0, 0], 50)).toBe(false)
    expect(fellShort(plan, [50, 0, 0, 0], 50)).toBe(false)
    expect(fellShort(plan, [0, 49, 1, 0], 50)).toBe(true)
    expect(fellShort(planFor('zirconia'), [0, 10, 0, 0], 50)).toBe(false)
  })
})

test('of very many documents a part is counted, and stands for all', async () => {
  await inBulk(database.pool, async (client) => {
    await countWords(client, 'PR', 500_000)
    const { rows } = await client.query<{ documents: number }>(
      "select documents from search_term where segment = 'PR' and term = 'steel'",
    )
    // A quarter of them, drawn by the ids, times four.
    expect(rows[0]!.documents % 4).toBe(0)
    expect(Math.abs(rows[0]!.documents - perSegment)).toBeLessThan(perSegment / 5)
    await client.query('rollback')
  })
})
