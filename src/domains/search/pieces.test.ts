// The pieces of a search in the database, each by itself (db/migrations/0201 and 0202; docs/search.md).
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import { allSegments } from './documents.ts'

const { db, pool } = await testDatabase()

/** The first value of the first row. */
async function value(text: string, ...parameters: unknown[]): Promise<unknown> {
  const { rows } = await pool.query<Record<string, unknown>>(text, parameters)
  return Object.values(rows[0]!)[0]
}
const idOf = (number: number) => `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`
const numbersOf = (ids: readonly string[] | null) => ids?.map((id) => Number(id.slice(-4)))
/** Numbers of documents in a list of hits, with their kinds. */
const placed = (hits: [string, number][] | null) => hits?.map(([id, kind]) => [Number(id.slice(-4)), kind])

/** By number: name, strong tokens, body tokens, quality, mask of editions. */
const documents: [string, string, string, number, number][] = [
  ['steel pump', '', '', 10, 0],
  ['steel pump works', '', '', 20, 0],
  ['works', 'steel pump', '', 30, 0],
  ['mill', '', 'steel pump', 40, 0],
  ['steel', 'pump', '', 50, 0],
  ['steel pump hidden', '', '', 60, 2 ** 40],
]
beforeAll(async () => {
  for (const [at, [name, strong, body, quality, mask]] of documents.entries())
    await sql`insert into search_document (segment, id, country, tier, verified, hidden_editions, quality, registered_at, name_normal,
        name_tokens, strong_tokens, body_tokens, tokeniser_version)
      values ('WS', ${idOf(at + 1)}, ${at % 2 ? 'JP' : 'DE'}, 0, false, ${mask}, ${quality}, '2026-01-01', ${name}, ${name}, ${strong}, ${body}, 1)`.execute(
      db,
    )
  await sql`update search_document set band = case when quality > 25 then 1 end`.execute(db)
})

describe('a document', () => {
  test('holds words by a vector of its tokens, or by patterns of them, alike', async () => {
    for (const [tokens, holds] of [
      ['steel pump works', true],
      ['pump steel', true],
      ['steel pumps', false],
      ['', false],
    ] as const) {
      expect(await value(`select search_stands_in($1, 'steel & pump', null)`, tokens)).toBe(holds)
      expect(await value(`select search_stands_in($1, null, array['% steel %', '% pump %'])`, tokens)).toBe(
        holds,
      )
    }
  })

  test('is named by a whole name of its, not by a part of one', async () => {
    const isNamed = (names: string, typed: string) => value('select search_is_named($1, $2)', names, typed)
    expect(await isNamed('steel pump', 'steel pump')).toBe(true)
    expect(await isNamed('ito\n伊藤', '伊藤')).toBe(true)
    expect(await isNamed('steel pump works', 'steel pump')).toBe(false)
  })

  test('is looked through for what the index was not asked for: country, the rarest word, all words, and conditions', async () => {
    const holds = (
      country: string | null,
      rarest: string,
      patterns: string[] | null,
      checked: string | null,
    ) => value(`select search_holds('steel pump', 'DE', $1, $2, $3, $4)`, country, rarest, patterns, checked)
    expect(await holds(null, '', null, null)).toBe(true)
    expect(await holds(null, ' pump ', ['% steel %'], null)).toBe(true)
    expect(await holds('DE', ' pump ', ['% steel %'], `'steel' | 'iron'`)).toBe(true)
    expect(await holds('JP', ' pump ', ['% steel %'], null)).toBe(false)
    expect(await holds(null, ' mill ', ['% steel %'], null)).toBe(false)
    expect(await holds(null, ' pump ', ['% iron %'], null)).toBe(false)
    expect(await holds(null, ' pump ', ['% steel %'], `'iron'`)).toBe(false)
  })
})

describe('a bound', () => {
  test('from what was drawn is below it, grows with it, and is none for a few', async () => {
    const atLeast = async (drawn: number) => Number(await value('select search_at_least($1, 4)', drawn))
    expect(await atLeast(5)).toBe(0)
    expect(await atLeast(50)).toBeGreaterThan(50)
    expect(await atLeast(50)).toBeLessThan(110)
    expect(await atLeast(500)).toBeGreaterThan(1_380)
    expect(await atLeast(500)).toBeLessThan(2_000)
  })

  test('is less what went and what an edition hides, everywhere or in a country', async () => {
    await sql`insert into search_count (segment, country, edition_bit, documents, gone)
      values ('WS', 'DE', -1, 9, 3), ('WS', 'JP', -1, 9, 5), ('WS', 'JP', 40, 7, 2)`.execute(db)
    const lost = (country: string | null, bit: number) =>
      value(`select * from search_lost('WS', $1, $2)`, country, bit)
    expect(await lost(null, 0)).toBe(8)
    expect(await lost(null, 40)).toBe(15)
    expect(await lost('DE', 40)).toBe(3)
    expect(await lost('FR', 40)).toBeNull()
  })
})

describe('what matches', () => {
  const all = `'steel' & 'pump'`
  const found = async (edition: number, withheld: number[]) =>
    numbersOf(
      (await value(
        'select array_agg(id order by id) from search_found_ws($1, $2, $3)',
        all,
        2 ** edition,
        withheld.map(idOf),
      )) as string[],
    )

  test('is what the index finds, less what the edition hides and what is withheld', async () => {
    expect(await found(0, [])).toEqual([1, 2, 3, 4, 5, 6])
    expect(await found(40, [])).toEqual([1, 2, 3, 4, 5])
    expect(await found(40, [2, 5])).toEqual([1, 3, 4])
  })

  test('of a band is a part of it', async () => {
    const ids = await value(
      `select array_agg(id order by id) from search_found_in_band_ws($1, $$'b:01'$$, 1, '{}')`,
      all,
    )
    expect(numbersOf(ids as string[])).toEqual([3, 4, 5, 6])
  })

  test('is told apart by kinds when it is little: exactly named, in the name, in strong fields, anywhere', async () => {
    const told = async (most: number, from: number, to: number) =>
      (
        await pool.query(
          `select met, counted, brought::int[] as brought, hits from search_told_ws($1, $2, 'steel & pump', null, null, null, null, null, 'steel pump', $3, '{}', $4, $5)`,
          [all, most, 2 ** 40, from, to],
        )
      ).rows[0]
    const { hits, ...numbers } = await told(5, 0, 10)
    expect(numbers).toEqual({ met: 5, counted: 5, brought: [1, 1, 2, 1] })
    expect(placed(hits)).toEqual([
      [1, 4],
      [2, 3],
      [5, 2],
      [3, 2],
      [4, 1],
    ])
    expect(placed((await told(5, 1, 3)).hits)).toEqual([
      [2, 3],
      [5, 2],
    ])
    expect(await told(4, 0, 10)).toMatchObject({ met: 5, counted: 0, hits: null })
  })

  test('of the three stronger kinds is told apart too', async () => {
    const { rows } = await pool.query(
      `select met, brought::int[] as brought, hits from search_strong_ws($$'s:steel' & 's:pump'$$, 250, 'steel & pump', null, 'steel pump', $1, '{}', 0, 10)`,
      [2 ** 40],
    )
    expect(rows[0]).toMatchObject({ met: 4, brought: [1, 1, 2] })
    expect(placed(rows[0].hits)).toEqual([
      [1, 4],
      [2, 3],
      [5, 2],
      [3, 2],
    ])
  })

  test('of one kind comes best first, as many as are wanted, without what stronger kinds brought', async () => {
    const exact = await pool.query(
      `select * from search_exact_ws($$'x:steel pump'$$, 'steel & pump', null, 'steel pump', 4, 1, '{}', 0, 10, 0, 10)`,
    )
    expect([exact.rows[0].met, placed(exact.rows[0].hits)]).toEqual([1, [[1, 4]]])
    const kind = async (most: number | null, at: number) =>
      (
        await pool.query(
          `select * from search_kind_ws($1, $2, 4, null, null, null, null, 'steel pump', $3, '{}', $4, 1, $5, 0, 10)`,
          [all, at, 2 ** 40, [idOf(1)], most],
        )
      ).rows[0]
    const two = await kind(2, 3)
    expect([two.matched, two.met, placed(two.hits), numbersOf(two.ids)]).toEqual([
      4,
      2,
      [
        [5, 2],
        [4, 2],
      ],
      [5, 4],
    ])
    const last = await kind(null, 4)
    expect([last.met, placed(last.hits), last.ids]).toEqual([
      4,
      [
        [5, 1],
        [4, 1],
        [3, 1],
        [2, 1],
      ],
      null,
    ])
    const { rows } = await pool.query(
      `select * from search_kind_in_band_ws($1, $$'b:01'$$, 4, 4, null, null, null, null, 'steel pump', $2, '{}', $3, 1, 9, 0, 10)`,
      [all, 2 ** 40, [idOf(5)]],
    )
    expect([rows[0].matched, placed(rows[0].hits)]).toEqual([
      0,
      [
        [4, 1],
        [3, 1],
      ],
    ])
  })

  test('is counted up to a limit, and not where a bound or a part of it shows that there are more', async () => {
    const total = (sure: number | null, proof: string | null, least: number, max: number) =>
      value(
        `select search_total_ws($1, $2, null, null, $3, null, $4, null, null, null, null, 40, '{}', $5)`,
        all,
        sure,
        proof,
        least,
        max,
      )
    expect(await total(null, null, 0, 100)).toBe(5)
    expect(await total(null, null, 0, 3)).toBe(3)
    // 15 of these went or are hidden.
    expect(await total(115, null, 0, 100)).toBe(100)
    expect(await total(114, null, 0, 100)).toBe(5)
    expect(await total(null, `'n:steel'`, 3, 100)).toBe(100)
    expect(await total(null, `'n:steel'`, 4, 100)).toBe(5)
  })
})

describe('the pieces', () => {
  test('are the same for every segment, and each says what it is', async () => {
    const { rows } = await pool.query<{ name: string; text: string; told: string | null }>(
      `select proname as name, pg_get_functiondef(oid) as text, obj_description(oid, 'pg_proc') as told from pg_proc
       where pronamespace = 'public'::regnamespace and prokind = 'f' and (proname like 'search\\_%\\_ma' or proname like any (
         select 'search\\_%\\_' || lower(segment) from unnest($1::text[]) as segment))`,
      [allSegments],
    )
    const ofMA = rows.filter(({ name }) => name.endsWith('_ma'))
    expect(ofMA.map(({ name }) => name).sort()).toEqual(
      'exact found_in_band found hits kind_in_band kind strong told total'
        .split(' ')
        .map((piece) => `search_${piece}_ma`),
    )
    for (const segment of allSegments)
      for (const { name, text, told } of ofMA) {
        const other = rows.find((one) => one.name === name.replace(/ma$/, segment.toLowerCase()))
        expect(other?.text, `${name} for ${segment}`).toBe(
          text
            .replaceAll(/(search_[a-z_]+)_ma\b/g, `$1_${segment.toLowerCase()}`)
            .replaceAll(`'MA'`, `'${segment}'`),
        )
        expect([typeof told, other?.told]).toEqual(['string', told])
      }
  })

  test('are put into the statements that call them, and leave the word index to be asked', async () => {
    const planOf = async (call: string) => {
      const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`explain (verbose) select * from ${call}`)
      return rows.map((row) => row['QUERY PLAN']).join('\n')
    }
    const found = await planOf(`search_found_ws('steel', 1, '{}')`)
    const told = await planOf(
      `search_told_ws('steel', 9, 'steel', array['% steel %'], ' steel ', array['% steel %'], null, null, 'steel', 1, '{}', 0, 10)`,
    )
    const kind = await planOf(
      `search_kind_ws('steel', 2, 4, ' steel ', array['% steel %'], 'steel', 'DE', 'steel', 1, '{}', '{}', 0, 10, 0, 10)`,
    )
    for (const plan of [found, told, kind]) {
      expect(plan).toContain('search_document_ws')
      expect(plan).not.toMatch(
        /Function Scan on \S*search_|search_(holds|stands_in|vector_of|is_named|hit)\(/,
      )
    }
  })
})
