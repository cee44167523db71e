// A company writes itself in other languages than its own: rights, languages, two at once, what goes along (D55).
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { BusinessTexts } from '../../contract/texts.ts'
import { transaction } from '../../platform/db.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { aTeam, aTeamAndOthers, callsOf } from '../../testing/products.ts'
import type { TestSession } from '../../testing/sessions.ts'
import {
  aJapaneseOne,
  inEnglish,
  noTexts,
  refusedIn,
  saidLanguage,
  textCallsOf,
} from '../../testing/texts.ts'
import { removeProfile } from '../profiles/profile-lifecycle.ts'
import { businessForExport } from './export-share.ts'

const database = await testDatabase()
const { db } = database
const api = await testApi(database)
const { get, put } = callsOf(api)

const { pathOf, textsOf, save, shown } = textCallsOf(api)
const languageOf = (id: string) => saidLanguage(db, id)

test('what is written in another language is kept, shown to its readers, and told with who wrote it', async () => {
  const { businessID, owner, member } = await aTeam(db, aJapaneseOne)
  const before = await textsOf(member, businessID)
  expect(BusinessTexts.parse(before)).toEqual(before)
  expect(before).toMatchObject({ language: 'ja', isSaid: false, translations: {}, wanted: ['en'] })
  expect(before.original).toEqual({
    ...noTexts,
    companyName: aJapaneseOne.companyName,
    shortDescription: aJapaneseOne.shortDescription,
  })

  expect(await save(owner, businessID, 'en', inEnglish)).toMatchObject({ status: 200, data: { revision: 1 } })
  const after = await textsOf(member, businessID)
  expect(BusinessTexts.parse(after)).toEqual(after)
  expect(after).toMatchObject({ language: 'ja', isSaid: true, original: before.original })
  expect(after.translations).toMatchObject({ en: { revision: 1, fields: inEnglish } })
  expect(after.translations['en']?.writtenBy).toEqual(expect.any(String))
  expect(await shown(businessID)).toMatchObject({
    language: 'ja',
    writtenIn: ['ja', 'en'],
    general: { companyName: 'Shinonome Seals', originalName: aJapaneseOne.companyName },
    factory: null,
  })
})

test('the page says the same whether every language is asked for or a reader’s alone', async () => {
  const { businessID, owner } = await aTeam(db, aJapaneseOne)
  for (const language of ['fil', 'en', 'de', 'fr'])
    await save(owner, businessID, language, {
      companyName: `Shinonome ${language}`,
      generalDescription: `In ${language}`,
    })
  for (const query of ['', '?texts=original']) {
    const { translations, ...whole } = await shown(
      businessID,
      query ? `${query}&languages=all` : '?languages=all',
    )
    expect(Object.keys(translations!)).toEqual(['de', 'en', 'fr', 'fil'])
    const page = await shown(businessID, query)
    expect(page).toEqual(whole)
    expect(page.writtenIn).toEqual(['ja', 'de', 'en', 'fr', 'fil'])
    expect(page.names).toMatchObject({ ja: aJapaneseOne.companyName, fil: 'Shinonome fil' })
  }
})

test('which language is its own is said with the first translation: as told, else as its texts are; later nobody changes it so', async () => {
  const told = await aTeam(db, aJapaneseOne)
  await save(told.admin, told.businessID, 'it', { companyName: 'Guarnizioni Shinonome', original: 'zh' })
  expect(await languageOf(told.businessID)).toBe('zh')
  await save(told.admin, told.businessID, 'en', { ...inEnglish, original: 'es' })
  expect(await languageOf(told.businessID)).toBe('zh')
  expect((await textsOf(told.member, told.businessID)).language).toBe('zh')

  const guessed = await aTeam(db, aJapaneseOne)
  await save(guessed.admin, guessed.businessID, 'en', inEnglish)
  expect(await languageOf(guessed.businessID)).toBe('ja')
})

test.each([
  ['a language of no list', 'xx', '', ['language']],
  ['its own, as its texts are', 'ja', '', ['language']],
  ['its own, as it says', 'en', 'en', ['language']],
  ['an own language of no list', 'en', 'tlh', ['original']],
])('%s is refused, and nothing is kept', async (_, language, original, fields) => {
  const { businessID, owner } = await aTeam(db, aJapaneseOne)
  const answer = await save(owner, businessID, language, { ...inEnglish, original })
  expect([answer.name, refusedIn(answer)]).toEqual(['InvalidInput', fields])
  expect((await textsOf(owner, businessID)).translations).toEqual({})
  expect(await languageOf(businessID)).toBeNull()
})

test('owners and admins write, members read, nobody else does either', async () => {
  const { businessID, owner, admin, member, left, stranger } = await aTeamAndOthers(db)
  const names = async (
    sessions: (TestSession | undefined)[],
    of: (one: TestSession | undefined) => Promise<{ status: number }>,
  ) => {
    const answers: number[] = []
    for (const session of sessions) answers.push((await of(session)).status)
    return answers
  }
  const everybody = [owner, admin, member, left, stranger, undefined]
  const writing = (session: TestSession | undefined) =>
    save(session, businessID, 'it', {
      companyName: 'Cuscinetti Kitazawa',
      revision: session === admin ? 1 : 0,
    })
  expect(await names(everybody, writing)).toEqual([200, 200, 403, 404, 404, 401])
  expect(await names(everybody, (session) => get(session, pathOf(businessID)))).toEqual([
    200, 200, 200, 404, 404, 401,
  ])
  expect((await save(owner, uuidv7(), 'it')).name).toBe('NotFound')
})

test('two people who save two languages at once lose nothing', async () => {
  const { businessID, owner, admin } = await aTeam(db, aJapaneseOne)
  const answers = await Promise.all([
    save(owner, businessID, 'en', inEnglish),
    save(admin, businessID, 'it', { companyName: 'Guarnizioni Shinonome' }),
    save(owner, businessID, 'zh', { companyName: '东云密封' }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  const { translations, language } = await textsOf(owner, businessID)
  expect(language).toBe('ja')
  expect(Object.fromEntries(Object.entries(translations).map(([one, { fields }]) => [one, fields]))).toEqual({
    en: inEnglish,
    it: { ...noTexts, companyName: 'Guarnizioni Shinonome' },
    zh: { ...noTexts, companyName: '东云密封' },
  })
})

test.each([0, 1])(
  'of two who save the same language at once after %i savings, one is shown what the other wrote',
  async (revision) => {
    const { businessID, owner, admin } = await aTeam(db, aJapaneseOne)
    if (revision === 1) await save(owner, businessID, 'en', inEnglish)
    const two = [
      { ...noTexts, companyName: 'Shinonome One' },
      { ...noTexts, companyName: 'Shinonome Two' },
    ]
    const answers = await Promise.all(
      [owner, admin].map((session, at) => save(session, businessID, 'en', { ...two[at]!, revision })),
    )
    const saved = answers.findIndex(({ status }) => status === 200)
    const stale = answers[1 - saved]!
    expect([answers[saved]!.data, stale.name]).toEqual([{ revision: revision + 1 }, 'Stale'])
    expect(stale.body['current']).toMatchObject({
      revision: revision + 1,
      fields: two[saved],
      writtenBy: expect.any(String),
    })
    expect((await textsOf(owner, businessID)).translations['en']).toEqual(stale.body['current'])
  },
)

test('a revision of a language in which nothing was written is stale', async () => {
  const { businessID, owner } = await aTeam(db, aJapaneseOne)
  const answer = await save(owner, businessID, 'en', { ...inEnglish, revision: 7 })
  expect([answer.name, answer.body['current']]).toEqual([
    'Stale',
    { revision: 0, writtenBy: null, writtenAt: null, fields: noTexts },
  ])
  expect(await languageOf(businessID)).toBeNull()
})

test('all fields empty take a language away; its revision goes on', async () => {
  const { businessID, owner } = await aTeam(db, aJapaneseOne)
  await save(owner, businessID, 'en', inEnglish)
  expect((await save(owner, businessID, 'en', { revision: 1 })).data).toEqual({ revision: 2 })
  expect(await shown(businessID, '?languages=all')).toMatchObject({
    writtenIn: ['ja'],
    translations: {},
    general: { companyName: aJapaneseOne.companyName },
  })
  expect((await save(owner, businessID, 'en', inEnglish)).name).toBe('Stale')
  expect((await save(owner, businessID, 'en', { ...inEnglish, revision: 2 })).data).toEqual({ revision: 3 })
})

test('what is hostile is text, or refused', async () => {
  const { businessID, owner } = await aTeam(db, aJapaneseOne)
  const fields = {
    ...inEnglish,
    companyName: `'; drop table x; --`,
    generalDescription: '<script>alert(1)</script>',
  }
  expect((await save(owner, businessID, 'en', fields)).status).toBe(200)
  expect((await textsOf(owner, businessID)).translations['en']?.fields).toEqual(fields)
  const refused = [
    { generalDescription: 'a'.repeat(10_001) },
    { shortDescription: 'a'.repeat(513) },
    { manufacturingFacilities: 'a'.repeat(2_001) },
    { generalDescription: 'a\u0000b' },
    { unknown: 'x' },
    { companyName: null },
  ]
  for (const wrong of refused)
    expect((await put(owner, `${pathOf(businessID)}/en`, { ...fields, revision: 1, ...wrong })).name).toBe(
      'InvalidInput',
    )
  for (const language of ['EN', 'en-US', 'en%00', 'e'])
    expect((await save(owner, businessID, language, fields)).status).toBe(400)
  expect((await textsOf(owner, businessID)).translations['en']?.revision).toBe(1)
})

test('a saved name is news: whoever keeps a page or a card is told', async () => {
  const { businessID, owner } = await aTeam(db, aJapaneseOne)
  expect((await shown(businessID)).general.companyName).toBe(aJapaneseOne.companyName)
  await save(owner, businessID, 'en', inEnglish)
  const { rows } = await sql<{ type: string }>`
    select payload->>'type' as type from outbox where payload->>'businessID' = ${businessID} order by id desc limit 1`.execute(
    db,
  )
  expect(rows).toEqual([{ type: 'business.changed' }])
  expect((await shown(businessID)).general.companyName).toBe('Shinonome Seals')
})

test('whoever wrote it is named as long as they are there', async () => {
  const { businessID, owner, admin } = await aTeam(db, aJapaneseOne)
  await save(admin, businessID, 'en', inEnglish)
  await transaction(db, (tx) => removeProfile(tx, admin.userID))
  expect((await textsOf(owner, businessID)).translations['en']).toMatchObject({
    writtenBy: null,
    fields: inEnglish,
  })
})

test('all of it is taken along', async () => {
  const { businessID, owner } = await aTeam(db, aJapaneseOne)
  await save(owner, businessID, 'en', inEnglish)
  const { certificates: _, ...ofPage } = inEnglish
  expect(await businessForExport(db, businessID)).toMatchObject({
    general: { language: 'ja' },
    translations: { en: { ...ofPage, writtenAt: expect.any(String) } },
  })
})
