import { beforeAll, describe, expect, test } from 'vitest'
import { editionBit } from '../editions/editions.ts'
import { testDatabase } from '../../testing/database.ts'
import { searchDocuments } from '../../testing/demo-documents.ts'
import type { SearchDocument } from './documents.ts'
import { costly } from '../../platform/db.ts'
import { likelySought, soughtOf } from './correcting.ts'
import { facets, search, type SearchQuery } from './find.ts'
import { lettersApart } from './misspellings.ts'
import { findRanking } from './queries/documents.ts'
import { findSimilar } from './queries/words.ts'
import { findOnce } from './ranking.ts'
import { loadDocuments } from './rebuild.ts'
import { knownOf } from './statistics.ts'
import { suggestionsFor } from './suggestions.ts'
import { queryWords } from './tokens.ts'
import { countWordsAnew, keepSpellings } from './words.ts'

const database = await testDatabase()
const { db } = database
const world = { seed: 20001, today: '2026-11-21', companies: 700, products: 4_000, people: 40 }
const documents: SearchDocument[] = []

beforeAll(async () => {
  documents.push(...searchDocuments(world, await findRanking(db)))
  await loadDocuments(database, documents)
  await keepSpellings(db)
  await countWordsAnew(database)
})

const find = (text: string, more: Partial<SearchQuery> = {}) =>
  search(db, { segment: 'PR', text, ...more }, { skip: 0, size: 5 })

// A letter missing, too much, wrong, or exchanged with its neighbour; the last ones with two mistakes.
const misspelled: [typed: string, meant: string][] = [
  ['baering', 'bearing'], ['bearng', 'bearing'], ['rollr', 'roller'], ['cylindical', 'cylindrical'],
  ['hydrualic', 'hydraulic'], ['hydraulik', 'hydraulic'], ['pmup', 'pump'], ['gearboxx', 'gearbox'],
  ['stainles', 'stainless'], ['steal', 'steel'], ['aluminim', 'aluminium'], ['conveyer', 'conveyor'],
  ['converyor', 'conveyor'], ['weldding', 'welding'], ['machning', 'machining'], ['grining', 'grinding'],
  ['presure', 'pressure'], ['sensro', 'sensor'], ['inverer', 'inverter'], ['switchh', 'switch'],
  ['cuoplings', 'couplings'], ['chian', 'chain'], ['sproket', 'sprocket'], ['moter', 'motor'],
  ['valvse', 'valves'], ['bal bearing', 'ball bearing'], ['groov', 'groove'], ['cylindricl rolller', 'cylindrical roller'],
  ['hydrolic', 'hydraulic'], ['stianles', 'stainless'],
] // prettier-ignore

const countsOf = (tokens: readonly string[]) =>
  tokens.reduce((counts, token) => counts.set(token, (counts.get(token) ?? 0) + 1), new Map<string, number>())

describe('mistyped words', () => {
  test('are taken for the words that were meant or these are offered, in at least 27 of 30', async () => {
    expect(misspelled).toHaveLength(30)
    const [missed, unlike]: [string[], string[]] = [[], []]
    for (const [typed, meant] of misspelled) {
      const found = await find(typed)
      const tokens = (text: string) => JSON.stringify(queryWords(text))
      const taken = (found.corrected ?? found.offered)?.text
      const isFound = (found.total > 0 || found.offered) && tokens(taken ?? typed) === tokens(meant)
      if (!isFound) missed.push(`${typed}: ${taken}`)
      const isOtherWord = taken !== typed && [...typed].sort().join() !== [...meant].sort().join()
      const isThere = async () => (await find(meant)).total > 0
      if (isFound && found.offered && /^[a-z]{7,}$/.test(typed) && (await isThere())) unlike.push(typed)
      if (typed.length < 6 && isOtherWord && found.corrected) unlike.push(typed)
    }
    expect(missed.length, missed.join()).toBeLessThanOrEqual(3)
    expect(unlike).toEqual([])
  })

  test('are told with what they were taken for, in whole words, and left alone when asked', async () => {
    const found = await find('stainles vlaves')
    expect(found.corrected).toEqual({
      text: expect.stringMatching(/^stainless valves?$/),
      from: 'stainles vlaves',
    })
    expect(found.leftOut).toBeUndefined()
    const nothing = { ids: [], total: 0, totalIsExact: true }
    expect(await find('stainles vlaves', { exactly: true })).toEqual(nothing)
  })

  test('a word that stands in enough documents is never corrected', async () => {
    const found = await find('bearing')
    expect(found).not.toHaveProperty('corrected')
    expect(found.total).toBeGreaterThan(5)
  })

  test('an exact name is never corrected, however rare its words', async () => {
    const [rare] = documents.filter(({ segment }) => segment === 'IN')
    const found = await find(rare!.name_normal, { segment: 'IN' })
    expect(found.ids[0]).toBe(rare!.id)
    expect(found).not.toHaveProperty('corrected')
  })

  test('nor a rare word that stands in a name', async () => {
    const rare = documents
      .filter(({ segment }) => segment === 'MA')
      .flatMap(({ name_tokens }) => name_tokens.split(' ').filter((token) => /^[a-z]{5,}$/.test(token)))
      .filter((token, _, all) => all.indexOf(token) === all.lastIndexOf(token))
    expect(rare.length).toBeGreaterThan(50)
    for (const token of rare.slice(0, 20))
      expect(await find(token, { segment: 'MA' }), token).not.toHaveProperty('corrected')
  })

  test('nor a word that is written among other things, though a like one is written here', async () => {
    const tokensOf = (segment: string) =>
      documents
        .filter((document) => document.segment === segment)
        .flatMap(({ name_tokens, body_tokens }) => [
          ...new Set(`${name_tokens} ${body_tokens}`.split(' ').filter((token) => /^[a-z]{6,}$/.test(token))),
        ])
    const here = countsOf(tokensOf('MA'))
    const known = [...here].flatMap(([token, documents]) => (documents >= 3 ? [token] : []))
    const elsewhere = [...countsOf(tokensOf('PR'))]
      .filter(([token, documents]) => documents >= 50 && !here.has(token))
      .filter(([token]) => known.some((like) => lettersApart(token, like) === 1))
    expect(elsewhere.length).toBeGreaterThan(0)
    for (const [token] of elsewhere)
      expect(await find(token, { segment: 'MA' }), token).not.toHaveProperty('corrected')
  })

  test('what may be meant is looked up at once where little is found, as if it were asked for afterwards', async () => {
    const reads = costly(db)
    const known = await knownOf(reads)
    const page = { skip: 0, size: 5 }
    const both = (text: string) => {
      const sought = soughtOf('PR', text)!
      const found = findOnce(reads, known, { segment: 'PR', text }, page, { below: 5, sought })
      return Promise.all([found, findSimilar(reads, sought)])
    }
    for (const text of [
      'hydrualic',
      "hydrualic '; drop table search_word --",
      'stianles\\',
      'bearing zzzz',
    ]) {
      const [found, similar] = await both(text)
      expect(found).toMatchObject({ total: 0, similar })
    }
    expect((await both('hydrualic'))[1].map(([, word]) => word)).toContain('hydraulic')
    expect((await both('stainles'))[1].length).toBeGreaterThan(0)
    // Whoever types a word of a category means it.
    expect(soughtOf('PR', 'bearing')).toBeUndefined()
    expect(likelySought(known, 'PR', 'hydrualic')).toEqual(soughtOf('PR', 'hydrualic'))
    expect(likelySought(known, 'PR', 'bearing')).toBeUndefined()
    expect(likelySought(known, 'PR', 'wun twoh hydrualic')).toBeUndefined()
    expect(soughtOf('PR', '軸受 12 ?')).toBeUndefined()
  })
})

describe('never a dead end', () => {
  test('the rarest word is left out, and told', async () => {
    const found = await find('bearing qqzzyyxx')
    const { total, totalIsExact, ids } = await find('bearing')
    expect(found).toEqual({
      ids,
      total: 0,
      totalIsExact: true,
      leftOut: { words: ['qqzzyyxx'], total, totalIsExact },
      searched: { segment: 'PR', text: 'bearing' },
    })
    expect((await find('bearing qqzzyyxx', { exactly: true })).total).toBe(0)
  })

  test.each([
    'bearing qqzzyyxx',
    'qqzzyyxx bearing',
    'bearing qqzzyyxx zzyyqqxx',
    'qqzzyyxx bearing zzyyqqxx',
    'qqzzyyxx zzyyqqxx bearing',
  ])('%s: also where nobody counts how rare each word is', async (text) => {
    const found = await find(text, { segment: 'MA', verified: true })
    expect(found.total).toBe(0)
    expect(found.leftOut!.total).toBeGreaterThan(0)
    expect([...found.leftOut!.words].sort()).toEqual(
      text
        .split(' ')
        .filter((word) => word !== 'bearing')
        .sort(),
    )
  })

  test('of another country nothing is shown: how many there are elsewhere is told', async () => {
    const { total, totalIsExact } = await find('bearing')
    const nothing = { ids: [], total: 0, totalIsExact: true }
    expect(await find('bearing', { country: 'FJ', tiers: ['gold'] })).toEqual({
      ...nothing,
      elsewhere: { country: true, total, totalIsExact },
    })
    expect(await find('', { country: 'FJ' })).toMatchObject({ ...nothing, elsewhere: { country: true } })
    const inJapan = await find('bearing', { country: 'JP' })
    const rare = await find('bearing', { country: 'JP', industries: ['0009'], verified: true })
    expect(rare).toEqual({
      ...nothing,
      elsewhere: { country: false, total: inJapan.total, totalIsExact: true },
    })
  })

  test.each([
    ['bearing for steel', 'bearing steel'],
    ['the bearing of the steel', 'bearing steel'],
    ["cuscinetti dell'acciaio", 'cuscinetti acciaio'],
    ['rodamientos para la industria', 'rodamientos industria'],
  ])('%s finds what %s finds', async (typed, meant) => {
    expect((await find(typed, { exactly: true })).total).toBe((await find(meant, { exactly: true })).total)
  })

  test('words that join others are nowhere told, and never remain alone', async () => {
    expect((await find('bearing for the qqzzyyxx')).leftOut).toEqual((await find('bearing qqzzyyxx')).leftOut)
    for (const text of ['qqzzyyxx in zzyyqqxx', 'qqzzyyxx of steel with zzyyqqxx', 'qqzzyyxx 5 di a per']) {
      const { leftOut, searched } = await find(text, { segment: 'MA' })
      for (const word of ['in', 'of', 'with', 'di', 'a', 'per'])
        expect(leftOut?.words ?? []).not.toContain(word)
      expect(searched?.text ?? 'steel').toMatch(/steel|5/)
    }
    expect((await find('di')).total).toBeGreaterThanOrEqual(0)
    expect(await find('x qqzzyyxx')).toMatchObject({ ids: [], total: 0 })
  })

  test('a word is put right only where the whole text finds something so', async () => {
    expect(await find('stainles qqzzyyxx')).not.toHaveProperty('corrected')
    expect((await find('stainles steel')).corrected?.text).toBe('stainless steel')
    expect(await find('hydrualic', { country: 'FJ' })).not.toHaveProperty('corrected')
  })

  test('what is nowhere stays nothing', async () => {
    for (const text of ['qqzzyyxx', 'qqzzyyxx qqzzyyxx', 'qqzzyyxx qqzzyyxx qqzzyyxx'])
      expect(await find(text), text).toEqual({ ids: [], total: 0, totalIsExact: true })
  })
})

describe('suggestions', () => {
  const suggest = (text: string, segment: SearchQuery['segment'] = 'PR', edition = 'jp') =>
    suggestionsFor(db, { segment, editionBit: editionBit(edition) }, text)

  test('go on with the word that is being typed, and with names', async () => {
    const found = await suggest('deep gro')
    expect(found.map(({ kind, text }) => `${kind} ${text}`)).toContainEqual(
      expect.stringMatching(/^word deep grooves?$/),
    )
    expect(
      found.filter(({ kind }) => kind === 'product').every(({ text }) => text.startsWith('deep gro')),
    ).toBe(true)
    expect(found.length).toBeGreaterThan(2)
    expect(found.length).toBeLessThanOrEqual(8)
  })

  test.each(['b', 'be', 'bea'])('know short beginnings: %s', async (text) => {
    const found = await suggest(text)
    expect(found.length).toBeGreaterThan(3)
    for (const one of found) expect(one.text.toLowerCase().startsWith(text)).toBe(true)
  })

  test('Japanese categories begin with what was typed', async () => {
    expect((await suggest('軸受', 'MA')).map(({ kind, text }) => kind + text)).toContainEqual(
      expect.stringMatching(/^word軸受/),
    )
  })

  test('Japanese names begin with what was typed', async () => {
    const name = documents.find(
      ({ segment, name_normal, hidden_editions }) =>
        segment === 'MA' && hidden_editions === 0 && /^[\p{sc=Hani}\p{sc=Kana}]{4}/u.test(name_normal),
    )!.name_normal
    const found = await suggest([...name].slice(0, 7).join(''), 'MA')
    expect(found.map(({ text }) => text)).toContain(name)
  })

  test.each(['', ' ', '!', '%', '_', "'", '\\', 'a%', '\ud800', 'x'.repeat(200)])(
    'take %j for a text',
    async (text) => {
      expect((await suggest(text)).length).toBeLessThanOrEqual(8)
    },
  )

  test('say nothing of what hides from an edition', async () => {
    const hidden = documents.find(
      ({ hidden_editions, segment, name_normal }) =>
        segment === 'MA' &&
        hidden_editions !== 0 &&
        documents.filter((one) => one.name_normal === name_normal).length === 1,
    )!
    const bit = Math.log2(hidden.hidden_editions)
    const seen = async (editionBit: number) =>
      (await suggestionsFor(db, { segment: 'MA', editionBit }, hidden.name_normal)).map(({ text }) => text)
    expect(await seen(bit)).not.toContain(hidden.name_normal)
    expect(await seen(bit + 1)).toContain(hidden.name_normal)
  })
})

describe('facets', () => {
  test('say what there is, as many as are found when one is chosen', async () => {
    const query = { segment: 'PR', text: 'bearing' } as const
    const counted = await facets(db, query)
    expect(counted.country.isExact).toBe(true)
    const [country] = counted.country.values
    const chosen = await find('bearing', { country: country!.code })
    expect(chosen.total).toBe(country!.documents)
    const narrowed = await facets(db, { ...query, country: country!.code })
    expect(narrowed.country).toEqual(counted.country)
    expect(narrowed.tier.values.reduce((sum, { documents }) => sum + documents, 0)).toBe(country!.documents)
  })
})
