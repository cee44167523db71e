// What the sections of a company say of its languages, and what is missing then (D55).
import { expect, test } from 'vitest'
import { testApi, testDatabase } from '../../testing/database.ts'
import { sections } from '../../testing/sections.ts'
import { aTeam, callsOf } from '../../testing/products.ts'
import { aJapaneseOne, inEnglish, refusedIn, saidLanguage, textCallsOf } from '../../testing/texts.ts'

const database = await testDatabase()
const { db } = database
const api = await testApi(database)
const { get, put } = callsOf(api)

const { textsOf, save, shown } = textCallsOf(api)
const languageOf = (id: string) => saidLanguage(db, id)

test('its own language is said in the general section too; one who leaves it out does not unsay it while there are others', async () => {
  const { businessID, owner } = await aTeam(db, aJapaneseOne)
  const { language: _, ...general } = sections.general
  const { companyName, shortDescription } = aJapaneseOne
  const older = { ...general, companyName, shortDescription, generalDescription: '' }
  const change = (more: object, revision: number) =>
    put(owner, `/business/profile/${businessID}/general`, { ...older, ...more, revision })
  expect((await change({ language: 'zh' }, 0)).status).toBe(200)
  expect([await languageOf(businessID), (await shown(businessID)).language]).toEqual(['zh', 'zh'])
  expect((await change({}, 1)).status).toBe(200)
  expect(await languageOf(businessID)).toBeNull()
  const unknown = await change({ language: 'xx' }, 2)
  expect([unknown.name, refusedIn(unknown)]).toEqual(['InvalidInput', ['language']])

  await save(owner, businessID, 'en', inEnglish)
  expect((await change({}, 2)).status).toBe(200)
  expect(await languageOf(businessID)).toBe('ja')
  // Now the original is what English readers are shown.
  expect((await change({ language: 'en' }, 3)).status).toBe(200)
  expect((await shown(businessID)).general.companyName).toBe(aJapaneseOne.companyName)
  expect((await textsOf(owner, businessID)).translations).toEqual({})
  expect((await change({ language: 'ja' }, 4)).status).toBe(200)
  expect((await shown(businessID)).general.companyName).toBe(inEnglish.companyName)
})

test.each([
  [{ nameReading: '檜川' }, ['nameReading']],
  [{ nameReading: 'Hinokawa' }, ['nameReading']],
  [{ nameReading: 'ア'.repeat(121) }, ['nameReading']],
  [{ registeredName: 'Shinonome ✔ verified' }, ['registeredName']],
  [{ registeredName: 'a@b.example' }, ['registeredName']],
  [{ registeredName: 'Millwright Support' }, ['registeredName']],
])('of the section %j is refused', async (wrong, fields) => {
  const { businessID, owner } = await aTeam(db, aJapaneseOne)
  const general = { ...sections.general, ...wrong, revision: 0 }
  const answer = await put(owner, `/business/profile/${businessID}/general`, general)
  expect(refusedIn(answer)).toEqual(fields)
})

test('the reading in kana, in any width, makes a name in Latin letters, with the legal form of the name', async () => {
  const { businessID, owner } = await aTeam(db, aJapaneseOne)
  expect((await textsOf(owner, businessID)).latinName).toBeNull()
  const general = {
    ...sections.general,
    companyName: '株式会社東雲工業',
    nameReading: 'ｼﾉﾉﾒ　こうぎょう',
    revision: 0,
  }
  expect((await put(owner, `/business/profile/${businessID}/general`, general)).status).toBe(200)
  expect((await shown(businessID)).general.nameReading).toBe('シノノメ こうぎょう')
  expect((await textsOf(owner, businessID)).latinName).toBe('Shinonome Kogyo Co., Ltd.')
})

test('what its buyers read and it has not written is missing, and no longer once it is', async () => {
  const { businessID, owner } = await aTeam(db, aJapaneseOne)
  const trade = {
    markets: ['ES', 'TW', 'JP'],
    spokenLanguages: ['it'],
    totalEmployeesSales: null,
    averageLeadTime: null,
  }
  const saved = await put(owner, `/business/profile/${businessID}/tradeCapabilities`, {
    revision: 0,
    ...trade,
  })
  const missing = (of: unknown) =>
    (of as { missing: string[] }).missing.filter((entry) => entry.startsWith('texts.'))
  expect(missing(saved.data)).toEqual(['texts.en', 'texts.es', 'texts.it', 'texts.zh'])
  expect((await textsOf(owner, businessID)).wanted).toEqual(['en', 'es', 'it', 'zh'])
  await save(owner, businessID, 'en', { shortDescription: 'Seals.' })
  await save(owner, businessID, 'it')
  const managed = await get(owner, `/business/profile/${businessID}/manage`)
  expect(missing(managed.data)).toEqual(['texts.es', 'texts.it', 'texts.zh'])
})
