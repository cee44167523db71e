// The parts of a result's place against the engine: they are its score, and its order is that of scores.
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import { documentOf, type SearchDocument, type Segment } from './documents.ts'
import { explain } from './explain.ts'
import { search, searchScored, type SearchQuery } from './find.ts'
import { markOf } from './marks.ts'
import { deleteDocuments, findRanking, insertDocuments } from './queries/documents.ts'
import { countsMembership, tierNames } from './quality.ts'
import { loadDocuments } from './rebuild.ts'
import { transaction } from '../../platform/db.ts'
import { documentTokens, normalName } from './tokens.ts'
import { countWordsAnew } from './words.ts'

const database = await testDatabase()
const { db } = database
const ranking = await findRanking(db)
const asked = process.env['PROOFS'] ? 2_000 : 200

const words = ['steel', 'bearing', 'valve', '軸受', 'gasket', 'pump', 'sprocket', 'Ünal']
let seed = 11
const unit = () => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
  return seed / 2 ** 32
}
const pick = <One>(some: readonly One[]): One => some[Math.floor(unit() * some.length)]!
const aText = (most: number) =>
  Array.from({ length: 1 + Math.floor(unit() * most) }, () => pick(words)).join(' ')

type Made = { name?: string; strong?: string[]; marks?: string[]; segment?: Segment; id?: string }
function aDocument(made: Made = {}): SearchDocument {
  const { name = aText(3), segment = pick<Segment>(['MA', 'MA', 'PR']), marks = [] } = made
  return documentOf(
    {
      segment,
      id: made.id ?? crypto.randomUUID(),
      business_id: segment === 'PR' ? crypto.randomUUID() : null,
      country: pick(['JP', 'DE']),
      industry: pick(['0001', '0006']),
      tier: pick([0, 0, 1, 2, 3]),
      verified: unit() < 0.3,
      likes: pick([0, 0, 3, 100_000]),
      hidden_editions: 0,
      registered_at: new Date(Date.now() - Math.floor(unit() * 800) * 86_400_000),
      answer_minutes: null,
      answer_percent: unit() < 0.5 ? null : Math.floor(unit() * 101),
      name_normal: normalName(name),
      facts: '0',
    },
    {
      name: documentTokens([name]),
      strong: made.strong ?? documentTokens([aText(2)]),
      body: documentTokens([aText(4)]),
      marks,
    },
    ranking,
  )
}
const documents = Array.from({ length: 600 }, () => aDocument())

beforeAll(async () => {
  await loadDocuments(database, documents)
  await countWordsAnew(database)
}, 60_000)

const queries: fc.Arbitrary<SearchQuery> = fc.record(
  {
    segment: fc.constantFrom<Segment>('MA', 'PR'),
    text: fc.oneof(
      fc.array(fc.constantFrom(...words), { minLength: 0, maxLength: 2 }).map((all) => all.join(' ')),
      fc.constantFrom(...documents.slice(0, 50).map(({ name_normal }) => name_normal)),
    ),
    country: fc.constantFrom('JP', 'DE'),
    verified: fc.boolean(),
    tiers: fc.subarray([...tierNames]),
  },
  { requiredKeys: ['segment', 'text'] },
)

describe('the parts of a place', () => {
  test(
    'add up to the score of the engine, whose order they are',
    async () => {
      let explained = 0
      await fc.assert(
        fc.asyncProperty(queries, fc.nat(70), fc.nat(19), async (query, skip, at) => {
          const page = { skip, size: 20 }
          const found = await searchScored(db, query, page)
          const { ids } = await search(db, query, page)
          expect(found.ids).toEqual(ids)
          const id = ids[Math.min(at, ids.length - 1)]
          if (id === undefined) return
          const why = (await explain(db, query, page, id))!
          const { score, parts } = why.scored!
          expect(why.place).toBe(skip + ids.indexOf(id) + 1)
          expect(Math.abs(parts.reduce((sum, { points }) => sum + points, 0) - score)).toBeLessThan(1e-9)
          // Nothing is left over that no part tells of.
          expect(parts.map(({ name }) => name)).not.toContain('renewed')
          // Without words and filters an index has the order, and there are no other parts than those of quality.
          const scores = found.scored?.map((one) => one.score) ?? []
          expect([undefined, score]).toContain(scores[ids.indexOf(id)])
          expect(scores).toEqual(scores.toSorted((a, b) => b - a))
          explained++
        }),
        { numRuns: asked, seed: 5 },
      )
      expect(explained).toBeGreaterThan(asked / 2)
    },
    asked * 100 + 30_000,
  )

  test('a plan that is paid for moves nothing', async () => {
    expect(countsMembership(ranking)).toBe(false)
    const named = { name: 'Quernstone Plan', segment: 'MA', strong: [] } as const
    const same = { verified: false, likes: 0, answer_percent: null, registered_at: new Date('2020-01-01') }
    const made = [0, 1, 2, 3].map((tier) => ({ ...aDocument({ ...named, strong: [] }), ...same, tier }))
    const asMade = made.map((one) => ({ ...one, quality: Math.floor(ranking.answers / 2) }))
    await transaction(db, (tx) => insertDocuments(tx, asMade))
    const { scored } = await searchScored(
      db,
      { segment: 'MA', text: 'quernstone plan' },
      { skip: 0, size: 10 },
    )
    expect(new Set(scored!.map(({ score }) => score)).size).toBe(1)
  })

  test('a certificate that matches never lowers a place', async () => {
    for (let times = 0; times < 20; times++) {
      const word = `cert${times}`
      const others = Array.from({ length: 8 }, () =>
        aDocument({ segment: 'MA', name: `${word} ${pick(words)}`, strong: documentTokens(['ISO 9001']) }),
      )
      const plain = aDocument({
        segment: 'MA',
        name: `${pick(words)} ${word}`,
        strong: documentTokens(['flange']),
      })
      const tokens = (text: string) => text.split(' ').filter((token) => token !== '')
      const certified = documentOf(
        plain,
        {
          name: tokens(plain.name_tokens),
          strong: [...tokens(plain.strong_tokens), ...documentTokens(['ISO 9001'])],
          body: tokens(plain.body_tokens),
          marks: [markOf.certificate('ISO 9001').replaceAll(' ', '_')],
        },
        ranking,
      )
      const placeOf = async (text: string) => {
        const { ids } = await search(db, { segment: 'MA', text, exactly: true }, { skip: 0, size: 50 })
        return ids.includes(plain.id) ? ids.indexOf(plain.id) : Infinity
      }
      const before: number[] = []
      const texts = [word, `${word} ISO 9001`, 'ISO 9001']
      await transaction(db, (tx) => insertDocuments(tx, [...others, plain]))
      for (const text of texts) before.push(await placeOf(text))
      await transaction(db, async (tx) => {
        await deleteDocuments(tx, [plain.id])
        await insertDocuments(tx, [certified])
      })
      for (const [at, text] of texts.entries())
        expect(await placeOf(text), text).toBeLessThanOrEqual(before[at]!)
    }
  }, 60_000)

  test('what stands on no such page is not explained, whatever is asked', async () => {
    const page = { skip: 0, size: 20 }
    const { ids } = await search(db, { segment: 'MA', text: 'steel' }, page)
    const hidden = { segment: 'MA', text: 'steel', withheld: new Set([ids[0]!]) } as const
    expect(await explain(db, hidden, page, ids[0]!)).toBeUndefined()
    expect(await explain(db, { segment: 'PR', text: 'steel' }, page, ids[0]!)).toBeUndefined()
    for (const text of [`'; drop table search_document;--`, '!?', '\u202e', `x' & 'y`])
      expect(await explain(db, { segment: 'MA', text, exactly: true }, page, ids[0]!)).toBeUndefined()
  })
})
