import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { costly, transaction, type Tx } from '../../platform/db.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { testDatabase } from '../../testing/database.ts'
import type { Statistics } from './costs.ts'
import { documentOf, type SearchDocument } from './documents.ts'
import { facetsOf } from './facets.ts'
import { marksOf } from './marks.ts'
import { deleteDocuments, findRanking, insertDocuments } from './queries/documents.ts'
import { loadDocuments } from './rebuild.ts'
import { textQueryOf, type Place } from './text-query.ts'
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

type Works = { id?: string; country: string; verified?: boolean; hidden?: number } & Partial<
  Pick<Parameters<typeof marksOf>[0], 'leadTime' | 'certificates'>
>
const steelWorks = ({ id, country, verified, hidden, leadTime, certificates }: Works): SearchDocument =>
  documentOf(
    {
      segment: 'MA',
      id: id ?? undrawnID(),
      business_id: null,
      country,
      industry: '0006',
      tier: 0,
      verified: verified ?? false,
      likes: 0,
      hidden_editions: hidden ?? 0,
      registered_at: new Date(),
      answer_minutes: null,
      answer_percent: null,
      name_normal: normalName('Steel works'),
      facts: '0',
    },
    {
      name: documentTokens(['Steel works']),
      strong: [],
      body: [],
      marks: marksOf({
        leadTime: leadTime ?? null,
        employees: null,
        certificates: certificates ?? [],
        nodes: [],
      }),
    },
    ranking,
  )

/** Both words are thought to stand in most of five million documents. */
const farTooMany: Statistics = {
  documentsIn: () => 5_000_000,
  documentsWith: (_, lexeme) => (lexeme.startsWith('b:') ? 0 : 4_000_000),
  documentsWithIn: () => undefined,
  sureOf: () => 0,
}

test('what a sample did not draw is looked up, and not said to be exact', async () => {
  await loadDocuments(database, [
    ...Array.from({ length: 1_100 }, () => steelWorks({ country: 'JP' })),
    ...Array.from({ length: 7 }, () =>
      steelWorks({ country: 'FJ', leadTime: 20, certificates: ["L'altro"] }),
    ),
  ])
  const asked = { place: { segment: 'MA' } as const, text: textQueryOf('steel works'), most: 1_000 }
  const counted = await facetsOf(costly(database.db), farTooMany, asked)
  const estimated = (numbers: Record<string, number>) => ({
    values: Object.entries(numbers).map(([code, documents]) => ({ code, documents })),
    isExact: false,
  })
  expect(counted).toEqual({
    country: estimated({ JP: 101, FJ: 7 }),
    industry: estimated({ '0006': 101 }),
    tier: estimated({ standard: 101 }),
    // Nobody can ask for what is not verified.
    verified: estimated({}),
    certificate: estimated({ "L'altro": 7 }),
    leadTime: { ...estimated({}), values: ['30', '60', '90'].map((code) => ({ code, documents: 7 })) },
    employees: estimated({}),
    category: estimated({}),
    minimumOrder: estimated({}),
    price: estimated({}),
  })
})

test('of all there are, and of all in a country, the numbers are those that were kept when documents changed', async () => {
  const [gone, kept] = [undrawnID(), undrawnID()]
  const change = (work: (tx: Tx) => Promise<void>) => transaction(database.db, work)
  const here = { country: 'NO', verified: true, certificates: ['ISO 9001'] }
  const documents = [
    steelWorks({ ...here, id: gone }),
    steelWorks({ ...here, id: kept }),
    steelWorks({ country: 'NO', hidden: 1 << 4 }),
  ]
  // By a rebuild first, then by each change.
  await loadDocuments(database, documents)
  const asked = async (place: Omit<Place, 'segment'>) => {
    const all = { place: { segment: 'MA', ...place } as const, text: undefined }
    const { verified, certificate, country } = await facetsOf(costly(database.db), farTooMany, all)
    expect([verified, certificate, country].every(({ isExact }) => isExact)).toBe(true)
    const numberOf = ({ values }: typeof verified, wanted: string) =>
      values.find(({ code }) => code === wanted)?.documents ?? 0
    return [numberOf(country, 'NO'), numberOf(verified, 'true'), numberOf(certificate, 'ISO 9001')]
  }
  expect(await asked({})).toEqual([3, 2, 2])
  expect(await asked({ country: 'NO' })).toEqual([3, 2, 2])
  expect(await asked({ country: 'NO', editionBit: 4 })).toEqual([2, 2, 2])
  expect(await asked({ country: 'NO', withheld: new Set([kept]) })).toEqual([2, 1, 1])
  // The group itself is counted as if nothing were chosen in it.
  expect(await asked({ certificates: ['ISO 14001'] })).toEqual([0, 0, 2])
  await change((tx) => deleteDocuments(tx, [gone]))
  expect(await asked({})).toEqual([2, 1, 1])
  await change((tx) => insertDocuments(tx, documents.slice(0, 1)))
  expect(await asked({})).toEqual([3, 2, 2])
})

test('of many that match, numbers are remembered until a document changes, for each question and edition', async () => {
  // What was changed while any transaction of the server still runs is taken over as it is.
  const isOld = () =>
    sql<{ old: boolean }>`select max(change_xid) < pg_snapshot_xmin(pg_current_snapshot()) as old
      from search_document`.execute(database.db)
  await expect.poll(async () => (await isOld()).rows, { timeout: 20_000 }).toEqual([{ old: true }])
  const change = (work: (tx: Tx) => Promise<void>) => transaction(database.db, work)
  const one = undrawnID()
  await loadDocuments(database, [
    ...Array.from({ length: 600 }, () => steelWorks({ country: 'NO' })),
    steelWorks({ country: 'SE', id: one, hidden: 1 << 4 }),
  ])
  const countries = async (place: Omit<Place, 'segment'> = {}) => {
    const all = { place: { segment: 'MA', ...place } as const, text: textQueryOf('steel works') }
    const { country } = await facetsOf(costly(database.db), farTooMany, all)
    return Object.fromEntries(country.values.map(({ code, documents }) => [code, documents]))
  }
  for (const _ of ['counted', 'remembered']) {
    expect(await countries()).toEqual({ NO: 600, SE: 1 })
    expect(await countries({ editionBit: 4 })).toEqual({ NO: 600 })
    expect(await countries({ withheld: new Set([one]) })).toEqual({ NO: 600 })
    expect(await countries({ verified: true })).toEqual({})
  }
  // Not by a change of a document: what is remembered is what is answered.
  await sql`update search_document set country = 'DK' where id = ${one}`.execute(database.db)
  expect(await countries()).toEqual({ NO: 600, SE: 1 })
  await sql`update search_document set country = 'SE' where id = ${one}`.execute(database.db)
  await change((tx) => deleteDocuments(tx, [one]))
  expect(await countries()).toEqual({ NO: 600 })
  await change((tx) => insertDocuments(tx, [steelWorks({ country: 'FI', id: one })]))
  expect(await countries()).toEqual({ NO: 600, FI: 1 })
  expect(await countries({ editionBit: 4 })).toEqual({ NO: 600, FI: 1 })
})

test('of nothing are exact', async () => {
  const place = { segment: 'DI' } as const
  const asked = { place, text: textQueryOf('steel works') }
  const { country } = await facetsOf(costly(database.db), farTooMany, asked)
  expect(country).toEqual({ values: [], isExact: true })
})
