import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { uuidv7 } from '../../platform/ids.ts'
import { nodesOf } from '../reference-data/industries.ts'
import { testDatabase } from '../../testing/database.ts'
import { casesOf } from '../../testing/proofs.ts'
import { askOracle, facetOfOracle, hold } from '../../testing/search-oracle.ts'
import { employeeRanges, leadTimes, minimumOrders, priceStates } from '../../contract/filters.ts'
import { documentOf, type SearchDocument, type Segment } from './documents.ts'
import { facets, search, type SearchQuery } from './find.ts'
import type { FacetName } from './facets.ts'
import { marksOf } from './marks.ts'
import { planOf } from './plans.ts'
import { findRanking } from './queries/documents.ts'
import { countWordsAnew } from './words.ts'
import { knownOf } from './statistics.ts'
import { lexemeOf, textQueryOf, type Sort } from './text-query.ts'
import { loadDocuments } from './rebuild.ts'
import { costly } from '../../platform/db.ts'
import { documentTokens, normalName } from './tokens.ts'

const database = await testDatabase()
const { db } = database
const ranking = await findRanking(db)

/** More than a run of all tests has time for (Q3). */
const asked = casesOf(2_000, 50)
const worldSize = 20_000
/** So many are counted, that there may be more in a world of this size. */
const countMost = 1_000

/** From hardly anywhere to nearly everywhere. */
const rare = Array.from({ length: 60 }, (_, at) => `Part ${at * 7}-${'ABCDEFG'[at % 7]}`)
const medium = ['sprocket', 'Ünal', '深溝玉軸受', '6204-2RS', 'gasket', 'Fräse', '継手', 'valve', 'センサー']
const common = ['steel', 'bearing', '株式会社', 'Pumps', 'machine', '軸受']

let state = 20_261_121
function unit(): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0
  return (state >>> 8) / 0x1000000
}
const pick = <Value>(values: readonly Value[]): Value => values[Math.floor(unit() * values.length)]!
function aText(most: number): string {
  const length = Math.floor(unit() * (most + 1))
  return Array.from({ length }, () => {
    const kind = unit()
    return pick(kind < 0.06 ? rare : kind < 0.3 ? medium : common)
  }).join(' ')
}

const anID = () =>
  uuidv7(
    1_700_000_000_000 + Math.floor(unit() * 5_000),
    Uint8Array.from({ length: 10 }, () => Math.floor(unit() * 256)),
  )
const certificateNames = ['ISO 9001', 'JIS Q 9100', "L'altro", 'PED 2014/68/EU', 'C:\\1']
const companies = Array.from({ length: 40 }, anID)
/** One certificate in nearly all, and one in hardly any. */
function marks(nodes: readonly string[]): string[] {
  const employees = pick([null, { min: 10, max: 30 }, { min: 180, max: 220 }, { min: 900, max: null }])
  const certificates = certificateNames.filter((_, at) => unit() < 0.3 / 6 ** at)
  const trade = { minimumOrder: pick([null, 1, 50, 2_000]), price: pick([null, ...priceStates]) }
  return marksOf({ leadTime: pick([null, 3, 14, 15, 45, 120]), employees, certificates, nodes, ...trade })
}
function aDocument(): SearchDocument {
  const segment = pick<Segment>(['MA', 'MA', 'MA', 'MA', 'DI', 'PR', 'PR', 'PR', 'PR', 'UR'])
  const name = aText(3)
  // People are called by their name in both orders.
  const nodes = nodesOf(pick([[], ['0006-11-02'], ['0006-01-01'], ['0004-01-02', '0005-01'], ['0005-01-03']]))
  const orders = segment === 'UR' ? [name, name.split(' ').toReversed().join(' ')] : [name]
  return documentOf(
    {
      segment,
      id: anID(),
      business_id: segment === 'PR' ? pick(companies) : null,
      country: pick(['JP', 'JP', 'JP', 'JP', 'DE', 'DE', 'US', 'ZZ', 'IT', 'FJ']),
      industry: pick(['0001', '0006', '0006', '0006', '0012', null]),
      tier: pick([0, 0, 0, 0, 0, 1, 2, 3]),
      verified: unit() < 0.2,
      likes: pick([0, 0, 0, 1, 5, 100, 100_000]),
      hidden_editions: pick([0, 0, 0, 0, 1, 4, 5]),
      registered_at: new Date(Date.now() - Math.floor(unit() * 800 - 2) * 86_400_000),
      answer_minutes: unit() < 0.5 ? null : Math.floor(unit() * 3_000),
      answer_percent: unit() < 0.5 ? null : Math.floor(unit() * 101),
      name_normal: orders.map(normalName).join('\n'),
      facts: '0',
    },
    {
      name: documentTokens([name]),
      strong: [...nodes.map(lexemeOf.node), ...documentTokens([aText(3)])],
      body: documentTokens([aText(5)]),
      marks: segment === 'UR' ? [] : marks(nodes),
    },
    ranking,
  )
}

const facetNames: readonly FacetName[] = [
  'country', 'industry', 'tier', 'verified', 'certificate', 'leadTime', 'employees', 'category',
  'minimumOrder', 'price',
] // prettier-ignore
const documents = Array.from({ length: worldSize }, aDocument)
const world = documents.map(hold)
const byID = new Map(documents.map((document) => [document.id, document]))

const texts = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom(...rare, ...medium) },
  { weight: 3, arbitrary: fc.constantFrom(...common) },
  {
    weight: 3,
    arbitrary: fc
      .array(fc.constantFrom(...common, ...medium), { minLength: 2, maxLength: 3 })
      .map((all) => all.join(' ')),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      ...documents.slice(0, 300).map(({ name_normal }) => name_normal.split('\n')[0]!),
    ),
  },
  { weight: 1, arbitrary: fc.constantFrom('', '   ', '!?', 'nothing-like-this') },
)
const anyQuestions = fc.record(
  {
    segment: fc.constantFrom<Segment>('MA', 'MA', 'MA', 'DI', 'PR', 'PR', 'UR'),
    text: texts,
    country: fc.constantFrom('JP', 'JP', 'DE', 'FJ', 'FR'),
    editionBit: fc.constantFrom(0, 2, 24),
    withheld: fc.constantFrom(
      new Set(companies.slice(0, 3)),
      new Set(documents.slice(0, 40).map(({ id }) => id)),
    ),
    industries: fc.subarray(['0001', '0006', '0099']),
    tiers: fc.subarray(['standard', 'gold', 'platinum'] as const),
    verified: fc.boolean(),
    certificates: fc.subarray([...certificateNames, 'CE'], { maxLength: 2 }),
    leadTime: fc.constantFrom(...leadTimes),
    minimumOrder: fc.constantFrom(...minimumOrders),
    price: fc.constantFrom(...priceStates),
    employees: fc.subarray([...employeeRanges], { maxLength: 2 }),
    categories: fc.subarray(['0006-11', '0006-11-02', '0005-01', '0099-01'], { maxLength: 2 }),
    sort: fc.constantFrom<Sort>('relevance', 'relevance', 'newest', 'answers'),
  },
  { requiredKeys: ['segment', 'text'] },
)
/** Many hits, so that only the best of them are asked for. */
const broadQuestions = fc.record(
  {
    segment: fc.constantFrom<Segment>('MA', 'PR'),
    text: fc.constantFrom(...common),
    editionBit: fc.constantFrom(0, 24),
    sort: fc.constantFrom<Sort>('relevance', 'relevance', 'newest', 'answers'),
  },
  { requiredKeys: ['segment', 'text'] },
)
const questions: fc.Arbitrary<SearchQuery> = fc.oneof(
  { weight: 3, arbitrary: anyQuestions },
  { weight: 1, arbitrary: broadQuestions },
)
const pages = fc.record({
  skip: fc.oneof(
    fc.constant(0),
    fc.integer({ min: 0, max: 60 }),
    fc.integer({ min: 0, max: 120 }),
    fc.integer({ min: 0, max: 4_000 }),
  ),
  size: fc.integer({ min: 1, max: 50 }),
})

beforeAll(async () => {
  await loadDocuments(database, documents)
  await countWordsAnew(database)
}, 120_000)

describe('the engine and its oracle', () => {
  test(
    'find the same, in the same order, with the same totals and facets',
    async () => {
      const parts = { some: 0, none: 0 }
      const facetsSeen = { exact: 0, sampled: 0 }
      await fc.assert(
        fc.asyncProperty(questions, pages, async (question, page) => {
          const expected = askOracle(world, ranking, question)
          const result = await search(db, { ...question, countMost, exactly: true }, page)
          expect(result.ids).toEqual(expected.slice(page.skip, page.skip + page.size))
          // Without words and filters everything is counted anyway.
          const most = result.totalIsExact && question.text.trim() === '' ? Infinity : countMost
          expect(result.total).toBe(Math.min(most, expected.length))
          expect(result.totalIsExact).toBe(expected.length <= most)

          // Each facet takes the oracle as long as the search.
          const counted = await facets(db, { ...question, countMost })
          for (const name of facetNames.filter((_, at) => (at + page.size) % 4 === 0)) {
            const { isExact, counts } = facetOfOracle(world, question, name, {
              most: countMost,
              levels: [1, 2, 3],
            })
            expect(counted[name].isExact, name).toBe(isExact)
            const got = Object.fromEntries(
              counted[name].values.map(({ code, documents }) => [code, documents]),
            )
            expect(counts, name).toContainEqual(got)
            facetsSeen[isExact ? 'exact' : 'sampled']++
          }

          const { sort = 'relevance', text, ...place } = question
          const known = await knownOf(costly(db))
          const plan = planOf(known, {
            place,
            text: textQueryOf(text),
            sort,
            needed: page.skip === 0 ? 50 : page.skip + page.size,
          })
          parts[plan?.buckets.some(({ isPart }) => isPart) ? 'some' : 'none']++
        }),
        { numRuns: asked, seed: 7 },
      )
      // Both plans and both ways to count have been tried.
      expect(Math.min(parts.some, parts.none, facetsSeen.exact, facetsSeen.sampled)).toBeGreaterThan(
        asked / 50,
      )
      expect(byID.size).toBe(worldSize)
    },
    asked * 300 + 30_000,
  )

  test('take hostile strings for texts: the results of 300 are those of their words', async () => {
    const wrapped = [
      `'$'`, `"$"`, `$'`, `$\\`, `\\'$`, `$:*`, `$:A`, `!$`, `($)`, `(($`, `$ & $`, `$ | steel`, `$ <-> steel`,
      `$ <2> valve`, `& $`, `$ |`, `%$%`, `$_`, `$';--`, `' or '1'='1 $`, `x'); drop table search_document;-- $`,
      `n:$`, `s:$`, `c:JP $`, `x:$`, `t:3 $`, `v:1 & $`, `r:1 $`, `i:0006 | $`, `$\t\n`, `$$1`, `\${$}`, `<$>`,
      `$\u202e`, `\ufeff$`, `$\u0301`, `🙂$🙂`, `$--`, `/*$*/`, `{{$}}`, `$::tsquery`, `E'$'`, `$ \u3000 !`,
    ] // prettier-ignore
    const words = ['steel', 'bearing', '軸受', '6204-2RS', 'Ünal', 'gasket', 'sprocket']
    const hostile = wrapped.flatMap((around) => words.map((word) => around.replaceAll('$', () => word)))
    expect(hostile.length).toBeGreaterThanOrEqual(300)
    for (const text of hostile) {
      const question = { segment: 'PR', text } as const
      const expected = askOracle(world, ranking, question)
      const asked = { ...question, countMost, exactly: true }
      const { ids, total } = await search(db, asked, { skip: 0, size: 20 })
      expect(ids, text).toEqual(expected.slice(0, 20))
      expect(total, text).toBe(Math.min(countMost, expected.length))
    }
  }, 120_000)
})
