// Staff read companies as these wrote their names first, beside what readers of other languages are told.
import { expect, test } from 'vitest'
import { aBusiness } from '../../testing/businesses.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { aSession } from '../../testing/sessions.ts'
import { companyWords } from '../../testing/words.ts'
import { namesForStaff } from '../businesses/listing.ts'

const database = await testDatabase()
const { db } = database
const api = await testApi(database)
const support = await aSession(db, { staff: ['support'] })
const owner = await aSession(db)
const { businessID } = await aBusiness(db, {
  companyName: 'Cuscinetti Hinokawa',
  members: [{ userID: owner.userID, role: 'owner' }],
})
const names = {
  en: { name: 'Hinokawa Bearings' },
  ja: { name: '檜川軸受製作所' },
  es: { short: 'Rodamientos' },
}
await companyWords(db, businessID, { own: 'it', others: names })
const otherNames = [
  { language: 'en', name: 'Hinokawa Bearings' },
  { language: 'ja', name: '檜川軸受製作所' },
]

async function get(path: string, language = 'en') {
  const headers = { authorization: support.bearer, 'accept-language': language }
  return (await api.inject({ method: 'GET', url: `/api/console/${path}`, headers })).json<{ data: unknown }>()
    .data
}

test.each(['Cuscinetti', 'hinokawa bear', '檜川', 'HINOKAWA BEARINGS'])(
  'a company is found by the beginning of its name in any language: %s',
  async (text) =>
    expect(await get(`companies?text=${encodeURIComponent(text)}`)).toMatchObject([
      { businessID, name: 'Cuscinetti Hinokawa', otherNames },
    ]),
)

test.each(['Bearings', '製作所', 'Rodamientos', '%', '_inokawa'])('no company is found by %s', async (text) =>
  expect(await get(`companies?text=${encodeURIComponent(text)}`)).toEqual([]),
)

test('its page lists every name; where there is room for one, the reader’s stands in brackets', async () => {
  expect(await get(`companies/${businessID}`)).toMatchObject({ name: 'Cuscinetti Hinokawa', otherNames })
  for (const [language, name] of [
    ['ja', 'Cuscinetti Hinokawa (檜川軸受製作所)'],
    ['es', 'Cuscinetti Hinokawa (Hinokawa Bearings)'],
    ['it', 'Cuscinetti Hinokawa'],
  ] as const) {
    expect((await namesForStaff(db, [businessID], language)).get(businessID)).toBe(name)
    expect(await get(`people/${owner.userID}`, language)).toMatchObject({ companies: [{ businessID, name }] })
  }
})
