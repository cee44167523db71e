import { describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import * as z from 'zod'
import { UserCard, type UserCardEntry } from '../../contract/profiles.ts'
import { deliverAll } from '../../platform/events.ts'
import { transaction } from '../../platform/db.ts'
import { domainListeners } from '../../roles/domains.ts'
import { aBusiness } from '../../testing/businesses.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { aPerson } from '../../testing/people.ts'
import { testLog } from '../../testing/server.ts'
import { statementsOf } from '../../testing/statements.ts'
import { changeProfile, removeProfile } from '../profiles/profile-lifecycle.ts'
import { rebuildSearch } from './rebuild.ts'
import { findUsers } from './results.ts'

const database = await testDatabase()
const { db } = database
const api = await testApi(database)

type Body = {
  data: { profiles: UserCardEntry[]; total_results: number; totalResults: number; totalIsExact: boolean }
}

const drain = () => deliverAll(db, domainListeners, testLog)
const post = (payload: object, language = 'en') =>
  api.inject({
    method: 'POST',
    url: '/api/user/search',
    payload,
    headers: { 'accept-language': language },
  })
const found = async (payload: object) => (await post(payload)).json<Body>().data
const ids = async (textQuery: string, more: object = {}) =>
  (await found({ textQuery, ...more })).profiles.map(({ userID }) => userID)

describe('user/search (P7.5)', () => {
  test('answers user cards, totals, and what they were made from', async () => {
    const { userID } = await aPerson(db, {
      firstName: 'Ottilie',
      lastName: 'Varga',
      briefPresentation: 'Hello.',
    })
    await drain()

    const answer = await post({ textQuery: 'ottilie' }, 'ja')

    expect(answer.statusCode).toBe(200)
    const { data } = answer.json<Body>()
    expect(data).toMatchObject({ total_results: 1, totalResults: 1, totalIsExact: true })
    expect(z.array(z.strictObject(UserCard.shape)).parse(data.profiles)).toEqual(data.profiles)
    expect(data.profiles).toMatchObject([
      { userID, lastName: 'Varga', country: { countryName: '日本' }, jobPosition: { name: '設計技術者' } },
    ])
    expect(answer.headers['surrogate-key']).toBe(`search user:${userID}`)
  })

  test('`limit` is another name for `size`, which wins; without both there are five', async () => {
    for (let at = 0; at < 8; at++) await aPerson(db, { firstName: 'Quorum', lastName: `Person${at}` })
    await drain()
    expect(await ids('quorum')).toHaveLength(5)
    expect(await ids('quorum', { limit: 3 })).toHaveLength(3)
    expect(await ids('quorum', { size: 2, limit: 3 })).toHaveLength(2)
    expect(await ids('quorum', { size: 4 })).toHaveLength(4)
    expect(await found({ textQuery: 'quorum', limit: 3 })).toMatchObject({ totalResults: 8 })
  })

  test('pages hold everybody once', async () => {
    const all: string[] = []
    for (let at = 0; at < 23; at++) all.push((await aPerson(db, { lastName: 'Paginette' })).userID)
    await drain()
    const met: string[] = []
    for (let skip = 0; skip < 25; skip += 5) met.push(...(await ids('paginette', { skip })))
    expect(met).toHaveLength(23)
    expect(new Set(met)).toEqual(new Set(all))
    const cost = (textQuery: string) =>
      statementsOf(database, (some) => findUsers(some, { language: 'en' }, { textQuery, skip: 0, size: 50 }))
    expect(await cost('paginette')).toBe(await cost('quorum'))
    expect(await cost('paginette')).toBeLessThanOrEqual(5)
  })

  test.each([
    [{ skip: 10_001 }],
    [{ size: 51 }],
    [{ limit: 51 }],
    [{ limit: 0 }],
    [{ country: 'jp' }],
    [{ textQuery: 'a'.repeat(201) }],
    [{ email: 'a@b.example' }],
  ])('refuses %j', async (body) => expect((await post(body)).statusCode).toBe(400))

  test.each(["'", '\\', ':* & | ! ( )', "' or 1=1 --", '%', '\n', '🙂', '🙂'.repeat(200)])(
    'answers %j',
    async (textQuery) => expect((await post({ textQuery })).statusCode).toBe(200),
  )
})

describe('what finds a person', () => {
  test('the name in both orders, in Japanese also as one word', async () => {
    const kanji = await aPerson(db, { firstName: '太郎', lastName: '楠瀬' })
    const latin = await aPerson(db, { firstName: 'Li', lastName: 'Nakvapil' })
    await drain()
    for (const text of ['楠瀬太郎', '楠瀬 太郎', '太郎 楠瀬', '太郎楠瀬', '楠瀬'])
      expect(await ids(text)).toEqual([kanji.userID])
    for (const text of ['li nakvapil', 'NAKVAPIL, Li', 'nakvapil'])
      expect(await ids(text)).toEqual([latin.userID])
    expect(await ids('linakvapil')).toEqual([])
  })

  test('whose name it is exactly stands before who has it and more, in either order', async () => {
    const created = { createdAt: new Date('2020-01-01T00:00:00Z') }
    const exact = await aPerson(db, { ...created, firstName: 'Odo', lastName: 'Brandeis' })
    const longer = await aPerson(db, { firstName: 'Odo Maria', lastName: 'Brandeis' })
    await drain()
    for (const text of ['odo brandeis', 'brandeis odo'])
      expect(await ids(text)).toEqual([exact.userID, longer.userID])
  })

  test.each([
    ['the company', 'Wickerford Mills'],
    ['the profession', 'loom tuner'],
    ['the job position in English', 'design engineer wickerford'],
    ['the job position in Japanese', '設計技術者 wickerford'],
    ['the industry', '動力伝達 wickerford'],
    ['the presentation', 'jacquard'],
    ['the city', 'Kiryu wickerford'],
    ['the country', '日本 wickerford'],
  ])('%s', async (_, text) => {
    const weaver = {
      companyName: 'Wickerford Mills',
      profession: 'Loom tuner',
      industryID: '0006',
      briefPresentation: 'Jacquard for thirty years.',
      city: 'Kiryu',
    }
    if ((await ids('wickerford')).length === 0) await aPerson(db, weaver)
    await drain()
    expect(await ids(text)).toHaveLength(1)
  })

  test('the country asked for; who tells none is in no country and found everywhere', async () => {
    const german = await aPerson(db, { lastName: 'Ystad', countryCode: 'DE', stateID: null })
    const nowhere = await aPerson(db, { lastName: 'Ystad', countryCode: null, stateID: null, city: null })
    await drain()
    expect(await ids('ystad', { country: 'DE' })).toEqual([german.userID])
    expect(await ids('ystad', { country: 'JP', exactly: true })).toEqual([])
    expect(new Set(await ids('ystad'))).toEqual(new Set([german.userID, nowhere.userID]))
  })

  test('companies are no people, and people no companies', async () => {
    await aBusiness(db, { companyName: 'Halcyon Sprockets' })
    await aPerson(db, { lastName: 'Halcyonsson' })
    await drain()
    expect(await ids('halcyon')).toEqual([])
    expect(await ids('halcyonsson')).toHaveLength(1)
  })

  test('a changed name is found under the new one, and who went not at all', async () => {
    const { userID } = await aPerson(db, { lastName: 'Beforehand' })
    await drain()
    await transaction(db, (tx) => changeProfile(tx, userID, { lastName: 'Afterwardson' }))
    await drain()
    expect(await ids('beforehand')).toEqual([])
    expect(await ids('afterwardson')).toEqual([userID])

    await transaction(db, (tx) => removeProfile(tx, userID))
    // The document is there until the news is heard.
    expect(await ids('afterwardson')).toEqual([])
    await drain()
    expect(await found({ textQuery: 'afterwardson' })).toMatchObject({ profiles: [], totalResults: 0 })
  })
})

describe('what a person does not show', () => {
  const secrets = {
    email: 'canary-mail@canarymailhost.example',
    mobilePhone: { countryCode: '+81', phoneNumber: '9087654321' },
    birthDate: '1961-07-23',
    gender: 'female',
    profession: 'Canaryprofession 極秘職業',
    jobPositionID: 'accountant',
  }
  const traces = (
    'canarymail 9087654321 1961-07-23 19610723 female canaryprofession 極秘 秘職 accountant 経理 contable ' +
    'contabile 会计'
  ).split(' ')
  const documentOf = async (userID: string) => {
    const { rows } = await sql<{ text: string }>`
      select lower(search_document::text) as text from search_document where id = ${userID}`.execute(db)
    return rows.map(({ text }) => text).join()
  }

  test('is in no byte of the document and finds nobody; after a rebuild neither', async () => {
    const { userID } = await aPerson(db, { ...secrets, lastName: 'Canaria', showProfession: false })
    await drain()
    for (const made of ['by the news', 'by the rebuild']) {
      if (made === 'by the rebuild') await rebuildSearch(database)
      const document = await documentOf(userID)
      expect(document).toContain('canaria')
      for (const trace of traces) expect(document, `${trace} ${made}`).not.toContain(trace)
      for (const trace of traces)
        expect(await ids(`canaria ${trace}`, { exactly: true }), `${trace} ${made}`).toEqual([])
      expect(await ids('canaria')).toEqual([userID])
      const answer = (await post({ textQuery: 'canaria' })).body.toLowerCase()
      for (const trace of traces) expect(answer).not.toContain(trace)
    }
  })

  test('a profession that is hidden later is forgotten, and found again when shown', async () => {
    const { userID } = await aPerson(db, { ...secrets, lastName: 'Vacillante', showProfession: true })
    await drain()
    expect(await ids('canaryprofession')).toEqual([userID])
    expect(await ids('vacillante 経理担当')).toEqual([userID])

    await transaction(db, (tx) => changeProfile(tx, userID, { showProfession: false }))
    await drain()
    expect(await ids('canaryprofession')).toEqual([])
    expect(await ids('vacillante 経理担当', { exactly: true })).toEqual([])
    expect(await documentOf(userID)).not.toContain('canaryprofession')

    await transaction(db, (tx) => changeProfile(tx, userID, { showProfession: true }))
    await drain()
    expect(await ids('canaryprofession')).toEqual([userID])
  })
})
