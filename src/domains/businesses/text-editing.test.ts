// A company writes itself in other languages than its own: rights, languages, two at once, protection of names (D55, T23).
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { BusinessProfileEntry } from '../../contract/businesses.ts'
import { BusinessTexts, type BusinessTextFieldsInput, type BusinessTextsEntry } from '../../contract/texts.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { aTeam, aTeamAndOthers, callsOf } from '../../testing/products.ts'
import type { TestSession } from '../../testing/sessions.ts'

const database = await testDatabase()
const { db } = database
const api = await testApi(database)
const { get, put } = callsOf(api)

const nothing: BusinessTextFieldsInput = {
  companyName: '',
  shortDescription: '',
  generalDescription: '',
  manufacturingFacilities: '',
}
const inEnglish = {
  companyName: 'Shinonome Seals',
  shortDescription: 'Seals in small lots.',
  generalDescription: 'Since 1952.\n\n- oil seals',
  manufacturingFacilities: 'Two halls.',
}
const japanese = {
  companyName: '東雲シール工業',
  shortDescription: '小ロットのシール。',
  language: null,
  stateID: null,
}
const valid = { scope: ['registration' as const], checkedBy: 'Millwright', checkedOn: '2026-01-01' }

const pathOf = (id: string, language?: string) =>
  `/business/profile/${id}/texts${language === undefined ? '' : `/${language}`}`
const textsOf = async (session: TestSession, id: string) =>
  (await get(session, pathOf(id))).data as BusinessTextsEntry
const save = (
  session: TestSession | undefined,
  id: string,
  language: string,
  fields: Partial<BusinessTextFieldsInput> & { revision?: number; original?: string } = {},
) => put(session, pathOf(id, language), { revision: 0, ...nothing, ...fields })
const shown = async (id: string, query = '') =>
  (await get(undefined, `/business/profile/${id}${query}`)).data as BusinessProfileEntry
const languageOf = async (id: string) => {
  const { rows } = await sql<{ language: string | null }>`
    select language from businesses where id = ${id}`.execute(db)
  return rows[0]!.language
}
const fieldsOf = ({ body }: { body: Record<string, unknown> }) => Object.keys(body['fields'] as object)

test('what is written in another language is kept, shown to its readers, and told with who wrote it', async () => {
  const { businessID, owner, member } = await aTeam(db, japanese)
  const before = await textsOf(member, businessID)
  expect(BusinessTexts.parse(before)).toEqual(before)
  expect(before).toMatchObject({ language: 'ja', isSaid: false, translations: {}, wanted: ['en'] })
  expect(before.original).toEqual({
    ...nothing,
    companyName: japanese.companyName,
    shortDescription: japanese.shortDescription,
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
    general: { companyName: 'Shinonome Seals', originalName: japanese.companyName },
    factory: null,
  })
})

test('which language is its own is said with the first translation: as told, else as its texts are; later nobody changes it so', async () => {
  const told = await aTeam(db, japanese)
  await save(told.admin, told.businessID, 'it', { companyName: 'Guarnizioni Shinonome', original: 'zh' })
  expect(await languageOf(told.businessID)).toBe('zh')
  await save(told.admin, told.businessID, 'en', { ...inEnglish, original: 'es' })
  expect(await languageOf(told.businessID)).toBe('zh')
  expect((await textsOf(told.member, told.businessID)).language).toBe('zh')

  const guessed = await aTeam(db, japanese)
  await save(guessed.admin, guessed.businessID, 'en', inEnglish)
  expect(await languageOf(guessed.businessID)).toBe('ja')
})

test.each([
  ['a language of no list', 'xx', '', ['language']],
  ['its own, as its texts are', 'ja', '', ['language']],
  ['its own, as it says', 'en', 'en', ['language']],
  ['an own language of no list', 'en', 'tlh', ['original']],
])('%s is refused, and nothing is kept', async (_, language, original, fields) => {
  const { businessID, owner } = await aTeam(db, japanese)
  const answer = await save(owner, businessID, language, { ...inEnglish, original })
  expect([answer.name, fieldsOf(answer)]).toEqual(['InvalidInput', fields])
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
  const { businessID, owner, admin } = await aTeam(db, japanese)
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
    it: { ...nothing, companyName: 'Guarnizioni Shinonome' },
    zh: { ...nothing, companyName: '东云密封' },
  })
})

test.each([0, 1])(
  'of two who save the same language at once after %i savings, one is shown what the other wrote',
  async (revision) => {
    const { businessID, owner, admin } = await aTeam(db, japanese)
    if (revision === 1) await save(owner, businessID, 'en', inEnglish)
    const two = [
      { ...nothing, companyName: 'Shinonome One' },
      { ...nothing, companyName: 'Shinonome Two' },
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
  const { businessID, owner } = await aTeam(db, japanese)
  const answer = await save(owner, businessID, 'en', { ...inEnglish, revision: 7 })
  expect([answer.name, answer.body['current']]).toEqual([
    'Stale',
    { revision: 0, writtenBy: null, writtenAt: null, fields: nothing },
  ])
  expect(await languageOf(businessID)).toBeNull()
})

test('all fields empty take a language away; its revision goes on', async () => {
  const { businessID, owner } = await aTeam(db, japanese)
  await save(owner, businessID, 'en', inEnglish)
  expect((await save(owner, businessID, 'en', { revision: 1 })).data).toEqual({ revision: 2 })
  expect(await shown(businessID, '?languages=all')).toMatchObject({
    writtenIn: ['ja'],
    translations: {},
    general: { companyName: japanese.companyName },
  })
  expect((await save(owner, businessID, 'en', inEnglish)).name).toBe('Stale')
  expect((await save(owner, businessID, 'en', { ...inEnglish, revision: 2 })).data).toEqual({ revision: 3 })
})

test('T23: no name in any language is that of a verified company in any of its languages', async () => {
  const { businessID: theirs, owner: theirOwner } = await aTeam(db, {
    ...japanese,
    companyName: '有明軸受',
    verification: { ...valid, validUntil: '2999-01-01' },
  })
  expect((await save(theirOwner, theirs, 'en', { companyName: 'Ariake Bearings' })).status).toBe(200)
  const { businessID, owner } = await aTeam(db, { ...japanese, language: 'ja' })
  for (const companyName of ['有明軸受', 'Ariake Bearings Co., Ltd.', 'ARIAKE BEARINGS', 'Αriake Bearings'])
    expect([companyName, (await save(owner, businessID, 'en', { companyName })).name]).toEqual([
      companyName,
      'NameTaken',
    ])
  expect((await textsOf(owner, businessID)).translations).toEqual({})
  // Nor is the name in which a company is made.
  const { general } = await import('../../testing/sections.ts').then(({ sections }) => sections)
  const renamed = await put(owner, `/business/profile/${businessID}/general`, {
    ...general,
    companyName: 'Ariake Bearings',
    revision: 0,
  })
  expect(renamed.name).toBe('NameTaken')
})

test('T23: a badge that has run out protects no name, and nobody is kept from their own', async () => {
  const { businessID: theirs, owner: theirOwner } = await aTeam(db, {
    ...japanese,
    companyName: '若洲歯車',
    verification: { ...valid, validUntil: '2026-02-01' },
  })
  await save(theirOwner, theirs, 'en', { companyName: 'Wakasu Gears' })
  const { businessID, owner } = await aTeam(db, japanese)
  expect((await save(owner, businessID, 'en', { companyName: 'Wakasu Gears' })).status).toBe(200)

  const own = await aTeam(db, {
    companyName: 'Tatsumi Pumps',
    language: 'en',
    verification: { ...valid, validUntil: '2999-01-01' },
  })
  expect((await save(own.owner, own.businessID, 'it', { companyName: 'TATSUMI PUMPS' })).status).toBe(200)
})

test.each([
  ['NameReserved', 'Millwright Support'],
  ['NameReserved', 'ミルライト運営事務局'],
  ['InvalidInput', '✔ Shinonome'],
  ['InvalidInput', 'Verified Shinonome ✓'],
  ['InvalidInput', 'Shinonome www.shinonome.example'],
  ['InvalidInput', 'Shinonome +81 6 1234 5678'],
  ['InvalidInput', 'Shino\u202Enome'],
  ['InvalidInput', 'a\nb'],
  ['InvalidInput', 'a'.repeat(121)],
  ['InvalidInput', '\u0000'],
])('T23: %s for the name %j, as for an original', async (refusal, companyName) => {
  const { businessID, owner } = await aTeam(db, japanese)
  const answer = await save(owner, businessID, 'en', { companyName })
  expect([answer.name, fieldsOf(answer)]).toEqual([refusal, ['companyName']])
  expect((await textsOf(owner, businessID)).translations).toEqual({})
})

test('what is hostile is text, or refused', async () => {
  const { businessID, owner } = await aTeam(db, japanese)
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
    expect((await put(owner, pathOf(businessID, 'en'), { ...fields, revision: 1, ...wrong })).name).toBe(
      'InvalidInput',
    )
  for (const language of ['EN', 'en-US', 'en%00', 'e'])
    expect((await save(owner, businessID, language, fields)).status).toBe(400)
  expect((await textsOf(owner, businessID)).translations['en']?.revision).toBe(1)
})

test('a changed name is written into the log of the company, with its language; other texts are not', async () => {
  const { businessID, owner } = await aTeam(db, japanese)
  await save(owner, businessID, 'en', inEnglish)
  await save(owner, businessID, 'en', { ...inEnglish, shortDescription: 'Other.', revision: 1 })
  await save(owner, businessID, 'en', { ...inEnglish, companyName: 'Shinonome Sealing', revision: 2 })
  await save(owner, businessID, 'en', { revision: 3 })
  const { data } = await get(owner, `/audit/${businessID}`)
  const { entries } = data as { entries: { act: string; language: object; names: object; by: object }[] }
  expect(entries.filter(({ act }) => act === 'business.namedIn')).toMatchObject([
    {
      language: { code: 'en', name: 'English' },
      names: { before: 'Shinonome Sealing', after: '' },
      by: { kind: 'person' },
    },
    { names: { before: 'Shinonome Seals', after: 'Shinonome Sealing' } },
    { names: { before: '', after: 'Shinonome Seals' } },
  ])
})

test('a saved name is news: whoever keeps a page or a card is told', async () => {
  const { businessID, owner } = await aTeam(db, japanese)
  expect((await shown(businessID)).general.companyName).toBe(japanese.companyName)
  await save(owner, businessID, 'en', inEnglish)
  const { rows } = await sql<{ type: string }>`
    select payload->>'type' as type from outbox where payload->>'businessID' = ${businessID} order by id desc limit 1`.execute(
    db,
  )
  expect(rows).toEqual([{ type: 'business.changed' }])
  expect((await shown(businessID)).general.companyName).toBe('Shinonome Seals')
})
