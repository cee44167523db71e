import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { costly, transaction, type Db } from '../../platform/db.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { testDatabase } from '../../testing/database.ts'
import type { BusinessForSearch } from '../businesses/indexing.ts'
import { businessDocument } from './business-documents.ts'
import type { SearchDocument } from './documents.ts'
import { maskOfBit } from '../editions/masks.ts'
import { latest, search, type SearchQuery } from './find.ts'
import { lexeme } from './text-query.ts'
import { deleteDocuments, findRanking, insertDocuments } from './queries/documents.ts'

const { db } = await testDatabase()
const ranking = await findRanking(db)

function aDocument(facts: Partial<BusinessForSearch>, productWords: string[] = []): SearchDocument {
  const business: BusinessForSearch = {
    businessID: uuidv7(),
    companyName: 'Somebody Else',
    shortDescription: '',
    generalDescription: '',
    otherNames: [],
    otherTexts: [],
    businessType: 'MA',
    industryID: '0001',
    categoryIDs: [],
    countryCode: 'JP',
    stateID: null,
    city: null,
    tier: 'standard',
    verified: false,
    hiddenEditions: 0,
    likeCount: 0,
    createdAt: new Date('2020-01-01T00:00:00Z'),
    answerMinutes: null,
    answerPercent: null,
    leadTime: null,
    employees: null,
    certificates: [],
    certificateNumbers: [],
    removed: false,
    ...facts,
  }
  const filed = {
    industryID: business.industryID,
    categoryID: `${business.industryID}-01`,
    subCategoryID: null,
  }
  return businessDocument(
    business,
    productWords.map((name) => ({ name, otherNames: [], keywords: [], ...filed })),
    ranking,
  )
}

async function given(...documents: SearchDocument[]): Promise<string[]> {
  await transaction(db, (tx) => insertDocuments(tx, documents))
  return documents.map(({ id }) => id)
}

const find = (text: string, more: Partial<SearchQuery> = {}, page = { skip: 0, size: 50 }) =>
  search(db, { segment: 'MA', text, ...more }, page)

describe('the order', () => {
  test('the exact name comes first, whatever its rival pays', async () => {
    const [rival, exact] = await given(
      aDocument(
        {
          companyName: 'Aoyama Seiki Holdings',
          tier: 'platinum',
          verified: true,
          likeCount: 1_000_000,
          createdAt: new Date(),
        },
        ['Aoyama Seiki'],
      ),
      aDocument({ companyName: 'AOYAMA　ＳＥＩＫＩ' }),
    )
    expect((await find('aoyama seiki')).ids).toEqual([exact, rival])
  })

  test('words in the name, then in categories and products, then anywhere', async () => {
    const rich = { tier: 'platinum', verified: true, likeCount: 1_000_000, createdAt: new Date() } as const
    const [anywhere, strong, name] = await given(
      aDocument({ ...rich, generalDescription: 'We make zirconia nozzles.' }),
      aDocument({ verified: true }, ['Nozzle of zirconia']),
      aDocument({ companyName: 'Zirconia Nozzle Works' }),
    )
    expect((await find('zirconia nozzles')).ids).toEqual([name, strong, anywhere])
  })

  test('likes, badge and answers decide between equals in this order of weight, and no plan', async () => {
    const named = { companyName: 'Kettle Foundry' }
    const [plain, gold, platinum, liked, verified, answering] = await given(
      aDocument(named),
      aDocument({ ...named, tier: 'gold' }),
      aDocument({ ...named, tier: 'platinum' }),
      aDocument({ ...named, likeCount: 10_000 }),
      aDocument({ ...named, verified: true }),
      aDocument({ ...named, tier: 'gold', answerPercent: 100 }),
    )
    expect((await find('kettle')).ids).toEqual([liked, verified, answering, plain, gold, platinum])
  })

  test('the words side by side and a young entry lift only within the first fifty', async () => {
    const [apart, together, young] = await given(
      aDocument({ companyName: 'Brass Plum Fittings' }),
      aDocument({ companyName: 'Plum Brass Fittings' }),
      aDocument({ companyName: 'Brass Plum Fittings', createdAt: new Date() }),
    )
    expect((await find('plum brass')).ids).toEqual([together, young, apart])
  })
})

describe('what finds what', () => {
  test('a Japanese category finds an English company, and the other way round', async () => {
    const [english] = await given(
      aDocument({ companyName: 'Lakeside Ltd', categoryIDs: ['0006-01'], city: 'Lakeside' }),
    )
    expect((await find('軸受 lakeside')).ids).toEqual([english])
    expect((await find('bearings lakeside')).ids).toEqual([english])
  })

  test('the business type and the country are words too', async () => {
    const [id] = await given(aDocument({ companyName: 'Quillon', countryCode: 'PT' }))
    for (const text of ['quillon manufacturer', 'quillon メーカー', 'Quillon Portugal'])
      expect((await find(text)).ids).toEqual([id])
    expect((await find('quillon distributor', { exactly: true })).ids).toEqual([])
  })

  test('products bring their part numbers', async () => {
    const [id] = await given(aDocument({}, ['Deep groove ball bearing 6290-2RS', 'sealed']))
    for (const text of ['6290-2RS', '62902RS', '6290 2rs', '6290'])
      expect((await find(text)).ids).toEqual([id])
  })
})

describe('filters', () => {
  test('the country', async () => {
    const [jp, de] = await given(
      aDocument({ companyName: 'Ferrule Osaka' }),
      aDocument({ companyName: 'Ferrule Bremen', countryCode: 'DE' }),
    )
    expect(await find('ferrule', { country: 'DE' })).toEqual({ ids: [de], total: 1, totalIsExact: true })
    expect((await find('ferrule', { country: 'JP' })).ids).toEqual([jp])
    expect((await find('ferrule', { country: 'FR', exactly: true })).total).toBe(0)
  })

  test('the editions that hide a company, with words and without', async () => {
    const only = { segment: 'GO', country: 'NZ' } as const
    const [shown, hidden] = await given(
      aDocument({ companyName: 'Trivet A', businessType: 'GO', countryCode: 'NZ' }),
      aDocument({
        companyName: 'Trivet B',
        businessType: 'GO',
        countryCode: 'NZ',
        hiddenEditions: [3, 24, 31, 52].reduce((mask, bit) => mask + maskOfBit(bit), 0),
      }),
    )
    for (const text of ['trivet', '']) {
      for (const editionBit of [3, 24, 31, 52])
        expect(await find(text, { ...only, editionBit })).toEqual({
          ids: [shown],
          total: 1,
          totalIsExact: true,
        })
      for (const editionBit of [0, 23, 32, 51])
        expect((await find(text, { ...only, editionBit })).total).toBe(2)
      expect(new Set((await find(text, only)).ids)).toEqual(new Set([shown, hidden]))
    }
    expect((await latest(db, ['GO'], 3, { editionBit: 52 })).get('GO')).toEqual([shown])
  })
})

describe('totals and pages', () => {
  const crowd = Array.from({ length: 1_001 }, (_, index) =>
    aDocument({ companyName: `Grommet ${index}`, businessType: 'RE', tier: index % 3 ? 'standard' : 'gold' }),
  )
  const grommets = (page = { skip: 0, size: 5 }, text = 'grommet') => find(text, { segment: 'RE' }, page)

  beforeAll(() => given(...crowd.slice(0, 999)))

  test('are exact beyond a thousand; when fewer are to be counted, there are more, and it is said', async () => {
    expect(await grommets()).toMatchObject({ total: 999, totalIsExact: true })
    await given(crowd[999]!)
    expect(await grommets()).toMatchObject({ total: 1_000, totalIsExact: true })
    await given(crowd[1_000]!)
    expect(await grommets()).toMatchObject({ total: 1_001, totalIsExact: true })
    const few = { segment: 'RE', countMost: 1_000 } as const
    expect(await find('grommet', few)).toMatchObject({ total: 1_000, totalIsExact: false })
    expect(await grommets({ skip: 0, size: 5 }, '')).toMatchObject({ total: 1_001, totalIsExact: true })
  })

  test.each(['grommet', ''])('pages of "%s" hold everything once', async (text) => {
    for (const size of [7, 50]) {
      const ids: string[] = []
      for (let skip = 0; skip < 1_001; skip += size) ids.push(...(await grommets({ skip, size }, text)).ids)
      expect(ids).toHaveLength(1_001)
      expect(new Set(ids)).toEqual(new Set(crowd.map(({ id }) => id)))
    }
  })

  test('beyond the end there is nothing, and the total stays', async () => {
    expect(await grommets({ skip: 10_000, size: 5 })).toEqual({ ids: [], total: 1_001, totalIsExact: true })
    expect(await grommets({ skip: 10_000, size: 5 }, '')).toEqual({
      ids: [],
      total: 1_001,
      totalIsExact: true,
    })
  })

  test('counts follow what goes', async () => {
    await transaction(db, (tx) => deleteDocuments(tx, [crowd[0]!.id, crowd[1]!.id, uuidv7()]))
    expect((await grommets({ skip: 0, size: 5 }, '')).total).toBe(999)
    expect((await grommets()).total).toBe(999)
    await given(crowd[0]!, crowd[1]!)
  })

  test('a total that was counted a moment ago is counted anew after any change: one comes, goes, or is rewritten', async () => {
    const total = async () => (await grommets()).total
    const other = aDocument({ companyName: 'Grommet beside', businessType: 'RE' })
    expect([await total(), await total()]).toEqual([1_001, 1_001])
    await given(other)
    expect([await total(), await total()]).toEqual([1_002, 1_002])
    await transaction(db, async (tx) => {
      await deleteDocuments(tx, [crowd[5]!.id])
      await insertDocuments(tx, [
        { ...aDocument({ companyName: 'Eyelet', businessType: 'RE' }), id: crowd[5]!.id },
      ])
    })
    expect([await total(), await total()]).toEqual([1_001, 1_001])
    await transaction(db, (tx) => deleteDocuments(tx, [other.id, crowd[5]!.id]))
    await given(crowd[5]!)
    expect([await total(), await total()]).toEqual([1_001, 1_001])
  })
})

describe('hostile texts', () => {
  const hostile = [
    `'`, `''`, `"`, `\\`, `\\'`, `';--`, `' or '1'='1`, `x'); drop table search_document;--`,
    `:*`, `a:*`, `a:A`, `!a`, `a & !b`, `a | b`, `(`, `)`, `((a)`, `<->`, `a <2> b`, `&&&`, `a &`, `| a`,
    `%`, `_`, `%a%`, `*`, `?`, `$1`, `$$`, `\${a}`, `{{a}}`, `<script>`, `n:a`, `s:a`, `c:JP`, `c:jp`,
    `🙂`, `👩‍🏭 pumps`, `\0`, `a\0b`, `\ud800`, `\udc00a`, `a\u0301\u0301`, 'e\u0301'.repeat(100),
    `\u202eabc`, `\ufeffa`, `\u200b`, `ﷺ`, `İ`, `ẞ`, `ǅ`, `①`, `㍿`, '軸'.repeat(200), '-'.repeat(200),
    'a-'.repeat(100), '1.'.repeat(100), 'a1'.repeat(100), ' '.repeat(200), '\t\n\r', `null`, `undefined`,
  ] // prettier-ignore

  test.each(hostile.map((text) => [JSON.stringify(text), text]))('%s is only a text', async (_, text) => {
    const result = await find(text)
    expect((result.leftOut ?? result).total).toBeGreaterThanOrEqual(result.ids.length)
  })

  test('operators are no operators', async () => {
    const [id] = await given(aDocument({ companyName: 'Spigot Works' }))
    for (const text of ['spigot & works', 'spigot | works', '(spigot)', "'spigot':*", 'spigot <-> works'])
      expect((await find(text)).ids).toEqual([id])
    for (const text of ['spigot | nowhere', 'spig:*', 'n:spigot', 'spigot & c:JP'])
      expect((await find(text, { exactly: true })).ids).toEqual([])
  })

  test('a quoted lexeme stays what it is', async () => {
    for (const text of [`'`, `\\`, `\\'`, `a'b\\c`, `''`, `x' | 'y`, ':*', '&']) {
      const { rows } = await sql<{ same: boolean }>`
        select array_to_tsvector(array[${text}]) @@ ${lexeme(text)}::tsquery and numnode(${lexeme(text)}::tsquery) = 1 as same`.execute(
        db,
      )
      expect(rows[0]!.same).toBe(true)
    }
  })
})

describe('a search that would take too long', () => {
  test('ends before other statements would, as Unavailable, and the connection is whole again', async () => {
    const limit = (of: Db) => sql<{ statement_timeout: string }>`show statement_timeout`.execute(of)
    await transaction(db, async (tx) => {
      await sql`lock table search_document in access exclusive mode`.execute(tx)
      await expect(find('grommet')).rejects.toMatchObject({ name: 'Unavailable', status: 503 })
    })
    expect((await find('grommet', { segment: 'RE' })).total).toBe(1_001)
    const limits = [await limit(costly(db)), await limit(db)]
    expect(limits.map(({ rows }) => rows[0]!.statement_timeout)).toEqual(['2s', '5s'])
  })
})
