// Suggestions: whom they name, how texts are taken, and what they read of a large world.
import { beforeAll, describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { costly, transaction } from '../../platform/db.ts'
import { deliverAll } from '../../platform/events.ts'
import { domainListeners } from '../../roles/domains.ts'
import { aBusiness } from '../../testing/businesses.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { searchDocuments } from '../../testing/demo-documents.ts'
import { testLog } from '../../testing/server.ts'
import { aSession } from '../../testing/sessions.ts'
import { removeBusiness } from '../businesses/business-lifecycle.ts'
import { editionBit } from '../editions/editions.ts'
import { tableOf, type Segment } from './documents.ts'
import { findRanking } from './queries/documents.ts'
import { selectSuggestions } from './queries/suggestions.ts'
import { loadDocuments } from './rebuild.ts'
import { suggestionsFor } from './suggestions.ts'
import { normalName } from './tokens.ts'
import { countWordsAnew, keepSpellings } from './words.ts'

const database = await testDatabase()
const { db } = database
const api = await testApi(database)
/** About 20,000 documents. */
const world = { seed: 20002, today: '2026-11-21', companies: 3_000, products: 17_000, people: 40 }

beforeAll(async () => {
  await loadDocuments(database, searchDocuments(world, await findRanking(db)))
  await keepSpellings(db)
  await countWordsAnew(database)
}, 120_000)

type Asked = { segment?: Segment; edition?: string; bearer?: string; language?: string }

async function ask(text: string, { segment = 'MA', edition = 'jp', bearer, language = 'en' }: Asked = {}) {
  const answer = await api.inject({
    method: 'GET',
    url: '/api/search/suggest',
    query: { text, segment },
    headers: { 'x-edition': edition, 'accept-language': language, ...(bearer && { authorization: bearer }) },
  })
  const { data } = answer.json<{ data?: { kind: string; text: string }[] }>()
  return { answer, texts: (data ?? []).map((one) => one.text) }
}
const drain = () => deliverAll(db, domainListeners, testLog)

describe('names', () => {
  test('stand as they are written, however they are typed', async () => {
    await aBusiness(db, { companyName: 'Zürcher Ölmühlen Q&A GmbH' })
    await aBusiness(db, { companyName: 'ゼブラしぼり工業 株式会社' })
    await drain()
    for (const text of ['zu', 'ZUR', 'Zürcher', 'ｚｕｒｃｈ', 'zurcher olm', 'zürcher ölmühlen q a'])
      expect((await ask(text)).texts, text).toContain('Zürcher Ölmühlen Q&A GmbH')
    for (const text of ['ゼ', 'ゼブラ', 'ぜ', 'ぜぶら', 'ｾﾞﾌﾞﾗ', 'ゼブラしぼ'])
      expect((await ask(text)).texts, text).toContain('ゼブラしぼり工業 株式会社')
    expect((await ask('zurcher ')).texts).toContain('Zürcher Ölmühlen Q&A GmbH')
    expect((await ask('zurche ')).texts).toEqual([])
  })

  test('of companies that hide from an edition are not told there, nor those of their products', async () => {
    await aBusiness(db, {
      companyName: 'Yttrix Vanes',
      hiddenEditions: 1 << editionBit('it'),
      products: [{ name: 'Yttrix vane 12' }],
    })
    await drain()
    for (const [text, segment, name] of [
      ['yttrix', 'MA', 'Yttrix Vanes'],
      ['yt', 'MA', 'Yttrix Vanes'],
      ['yttrix', 'PR', 'Yttrix vane 12'],
      ['yt', 'PR', 'Yttrix vane 12'],
    ] as const) {
      expect((await ask(text, { segment, edition: 'it' })).texts, `${text} ${segment}`).not.toContain(name)
      expect((await ask(text, { segment })).texts, `${text} ${segment}`).toContain(name)
    }
  })

  test('of whoever is blocked are not told to who blocks, and what a session is told is kept by nobody', async () => {
    const { businessID } = await aBusiness(db, {
      companyName: 'Xylotec Saws',
      products: [{ name: 'Xylotec saw 3' }],
    })
    await drain()
    const { bearer } = await aSession(db)
    const blocked = await api.inject({
      method: 'POST',
      url: '/api/blocks/business',
      headers: { authorization: bearer },
      payload: { resourceID: businessID },
    })
    expect(blocked.statusCode).toBe(200)
    for (const [text, segment, name] of [
      ['xylotec', 'MA', 'Xylotec Saws'],
      ['xy', 'MA', 'Xylotec Saws'],
      ['xylotec', 'PR', 'Xylotec saw 3'],
      ['xy', 'PR', 'Xylotec saw 3'],
    ] as const) {
      const mine = await ask(text, { segment, bearer })
      expect(mine.texts, `${text} ${segment}`).not.toContain(name)
      expect(mine.answer.headers['cache-control']).toBe('private, no-store')
      const everybodys = await ask(text, { segment })
      expect(everybodys.texts, `${text} ${segment}`).toContain(name)
      // Else a cache that has it would give it to who blocks, or to anybody after the name is hidden.
      expect(everybodys.answer.headers['cache-control']).toBe('no-cache')
    }
  })

  test('of drafts, and of what is gone, are not told, even before its document goes', async () => {
    const { businessID } = await aBusiness(db, {
      companyName: 'Wolframite Dies',
      products: [{ name: 'Wolframite die 7' }, { name: 'Wolframite die 8, a draft', published: false }],
    })
    await drain()
    expect((await ask('wolframite', { segment: 'PR' })).texts).toContain('Wolframite die 7')
    expect((await ask('wolframite', { segment: 'PR' })).texts.join()).not.toContain('draft')
    const { answer } = await ask('wolframite')
    expect(answer.headers['surrogate-key']).toContain(`business:${businessID}`)
    await transaction(db, (tx) => removeBusiness(tx, businessID))
    expect((await ask('wolframite')).texts).not.toContain('Wolframite Dies')
    await drain()
  })
})

describe('categories', () => {
  test('are those of the reader’s language first', async () => {
    expect((await ask('PLC', { language: 'ja' })).texts[0]).toBe('PLC・制御機器')
    expect((await ask('PLC', { language: 'en' })).texts[0]).toBe('PLCs & Control Equipment')
    expect((await ask('軸', { language: 'en' })).texts[0]).toMatch(/^軸受/)
  })

  test('are those that hold it, or what else it is called, after those that begin with it', async () => {
    for (const text of ['ベアリング', 'べありんぐ', 'ﾍﾞｱﾘﾝｸﾞ']) {
      const { texts } = await ask(text, { language: 'ja' })
      expect(texts[0], text).toMatch(/^ベアリング/)
      expect(texts, text).toContain('深溝玉軸受')
    }
    expect((await ask('軸受', { language: 'ja' })).texts).toContain('深溝玉軸受')
    expect((await ask('screw', { language: 'en' })).texts.join('; ')).toMatch(/ screw/i)
    // Not within a word, where words are told apart.
    expect((await ask('earing', { language: 'en' })).texts).toEqual([])
  })

  test('are found in either kana', async () => {
    expect((await ask('べありんぐ')).texts.some((text) => text.startsWith('ベアリング'))).toBe(true)
  })
})

describe('any text', () => {
  const rows = (text: string) => suggestionsFor(db, { segment: 'MA' }, text)

  test('that is a pattern is a text: what is no letter or digit is no part of it', async () => {
    for (const text of ['%', '_', '\\', '%%%', '_____', '\\%', "'", '";--', '\0', '\ud800', '(', '{}'])
      expect(await rows(text), JSON.stringify(text)).toEqual([])
    for (const text of ['be%', 'be_', 'be\\', 'be\0', 'be\ud800', "be'"])
      for (const one of await rows(text)) {
        expect(one.text.isWellFormed(), JSON.stringify(text)).toBe(true)
        expect(normalName(one.text), JSON.stringify(text)).toMatch(/^be/)
      }
  })

  test('of any length and script is answered with at most eight', async () => {
    for (const text of [
      'b',
      'é',
      'ß',
      '軸',
      'ー',
      'ガ',
      'ㄱ',
      'ก',
      '🙂',
      'b'.repeat(200),
      '軸'.repeat(200),
      'a b '.repeat(50),
    ]) {
      const { answer, texts } = await ask(text)
      expect(answer.statusCode, text).toBe(200)
      expect(texts.length, text).toBeLessThanOrEqual(8)
    }
    expect((await ask('b'.repeat(201))).answer.statusCode).toBe(400)
  })
})

describe('in a world of 20,000 documents', () => {
  type Node = {
    'Node Type': string
    'Relation Name'?: string
    'Actual Rows': number
    'Actual Loops': number
    'Rows Removed by Filter'?: number
    Plans?: Node[]
  }

  const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

  /** Every node that read a table, with how many rows it looked at. */
  async function reads(segment: Segment, word: string | undefined, names: string[]) {
    const statement = selectSuggestions({ segment, editionBit: 3 }, { word, names }, 8)
    const { rows } = await sql<{
      'QUERY PLAN': [{ Plan: Node }]
    }>`explain (analyze, timing off, format json) ${statement}`.execute(costly(db))
    return nodesOf(rows[0]!['QUERY PLAN'][0].Plan)
      .filter((node) => node['Relation Name'] !== undefined)
      .map((node) => ({
        table: node['Relation Name']!,
        how: node['Node Type'],
        rows: (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'],
      }))
  }

  test.each([
    ['PR', 'b', ['b']],
    ['PR', 'deep', ['deep']],
    ['PR', undefined, ['軸']],
    ['PR', undefined, ['べ', 'ベ']],
    ['PR', 'zzzz', ['zzzz']],
    ['PR', 'a', ['a']],
    ['MA', 'hinokawa', ['hinokawa']],
  ] as const)('of %s, %s reads a bounded part, by index', async (segment, word, names) => {
    const [{ count } = { count: 0 }] = (
      await sql<{ count: number }>`select count(*)::int as count from ${sql.table(tableOf(segment))}`.execute(
        db,
      )
    ).rows
    expect(count).toBeGreaterThan(segment === 'PR' ? 12_000 : 500)
    const all = await reads(segment, word, [...names])
    expect(all.filter(({ rows }) => rows > 2_300 * names.length)).toEqual([])
    const ofDocuments = all.filter(({ table }) => table.startsWith('search_document'))
    expect(ofDocuments.length).toBeGreaterThan(0)
    expect(ofDocuments.filter(({ how }) => !/Index|Bitmap/.test(how))).toEqual([])
  })
})
