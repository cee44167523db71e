// Names in other languages are protected as the first one is, found as duplicates, and logged (T23, D55).
import { expect, test } from 'vitest'
import { testApi, testDatabase } from '../../testing/database.ts'
import { sections } from '../../testing/sections.ts'
import { aTeam, callsOf } from '../../testing/products.ts'
import { aSession } from '../../testing/sessions.ts'
import { aJapaneseOne, inEnglish, refusedIn, textCallsOf } from '../../testing/texts.ts'
import { findDuplicates } from './queries/same.ts'

const database = await testDatabase()
const { db } = database
const api = await testApi(database)
const { get, put, post, remove } = callsOf(api)

const valid = { scope: ['registration' as const], checkedBy: 'Millwright', checkedOn: '2026-01-01' }

const { textsOf, save } = textCallsOf(api)

test('T23: no name in any language is that of a verified company in any of its languages', async () => {
  const { businessID: theirs, owner: theirOwner } = await aTeam(db, {
    ...aJapaneseOne,
    companyName: '有明軸受',
    verification: { ...valid, validUntil: '2999-01-01' },
  })
  expect((await save(theirOwner, theirs, 'en', { companyName: 'Ariake Bearings' })).status).toBe(200)
  const { businessID, owner } = await aTeam(db, { ...aJapaneseOne, language: 'ja' })
  for (const companyName of ['有明軸受', 'Ariake Bearings Co., Ltd.', 'ARIAKE BEARINGS', 'Αriake Bearings'])
    expect([companyName, (await save(owner, businessID, 'en', { companyName })).name]).toEqual([
      companyName,
      'NameTaken',
    ])
  expect((await textsOf(owner, businessID)).translations).toEqual({})
  // Nor the name of a company, or that of its register.
  for (const name of ['companyName', 'registeredName'] as const) {
    const general = { ...sections.general, [name]: 'Ariake Bearings', revision: 0 }
    expect((await put(owner, `/business/profile/${businessID}/general`, general)).name).toBe('NameTaken')
  }
})

test('T23: a badge that has run out protects no name, and nobody is kept from their own', async () => {
  const { businessID: theirs, owner: theirOwner } = await aTeam(db, {
    ...aJapaneseOne,
    companyName: '若洲歯車',
    verification: { ...valid, validUntil: '2026-02-01' },
  })
  await save(theirOwner, theirs, 'en', { companyName: 'Wakasu Gears' })
  const { businessID, owner } = await aTeam(db, aJapaneseOne)
  expect((await save(owner, businessID, 'en', { companyName: 'Wakasu Gears' })).status).toBe(200)

  const own = await aTeam(db, {
    companyName: 'Tatsumi Pumps',
    language: 'en',
    verification: { ...valid, validUntil: '2999-01-01' },
  })
  expect((await save(own.owner, own.businessID, 'it', { companyName: 'TATSUMI PUMPS' })).status).toBe(200)
})

test('a changed name is written into the log of the company, with its language; other texts are not', async () => {
  const { businessID, owner } = await aTeam(db, aJapaneseOne)
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

test('whoever creates a company is shown one that has its name in another language', async () => {
  const { businessID, owner } = await aTeam(db, {
    ...aJapaneseOne,
    companyName: '品川ポンプ',
    countryCode: 'JP',
  })
  await save(owner, businessID, 'en', { companyName: 'Shinagawa Pumps' })
  const found = async (companyName: string, country = 'JP') =>
    (await post(await aSession(db), '/business/profile/find-same', { companyName, country })).data
  for (const name of ['SHINAGAWA PUMPS K.K.', '株式会社品川ポンプ'])
    expect(await found(name)).toMatchObject([{ businessID, because: ['name'] }])
  expect(await found('Shinagawa Pumps', 'IT')).toEqual([])
  // What is taken away is nobody's name.
  await save(owner, businessID, 'en', { revision: 1 })
  expect(await found('Shinagawa Pumps')).toEqual([])
})

test('staff are shown companies that have the same name in different languages as one another’s duplicates', async () => {
  const one = await aTeam(db, { ...aJapaneseOne, companyName: '大井精機' })
  const other = await aTeam(db, { ...aJapaneseOne, companyName: 'Ohi Precision' })
  await save(one.owner, one.businessID, 'en', { companyName: 'Ohi Precision' })
  expect(await findDuplicates(db, one.businessID)).toEqual([{ id: other.businessID, because: ['name'] }])
  expect(await findDuplicates(db, other.businessID)).toEqual([{ id: one.businessID, because: ['name'] }])
})

test('a removed company does not come back while one of its names is that of a verified one', async () => {
  const { businessID, owner } = await aTeam(db, { ...aJapaneseOne, companyName: '芝浦弁' })
  await save(owner, businessID, 'en', { companyName: 'Shibaura Valves' })
  expect((await remove(owner, `/business/profile/${businessID}`, { companyName: '芝浦弁' })).status).toBe(200)
  await aTeam(db, { companyName: 'Shibaura Valves', verification: { ...valid, validUntil: '2999-01-01' } })
  expect((await post(owner, `/business/profile/${businessID}/restore`)).name).toBe('NameTaken')
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
  const { businessID, owner } = await aTeam(db, aJapaneseOne)
  const answer = await save(owner, businessID, 'en', { companyName })
  expect([answer.name, refusedIn(answer)]).toEqual([refusal, ['companyName']])
  expect((await textsOf(owner, businessID)).translations).toEqual({})
})
