// What certificates cover, in each language: who writes it, who reads it, two at once, what goes along with a certificate (D55).
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { BusinessProfileEntry } from '../../contract/businesses.ts'
import { BusinessTexts } from '../../contract/texts.ts'
import { limits } from '../../contract/limits.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { aTeam, callsOf, type Team } from '../../testing/products.ts'
import { aSession } from '../../testing/sessions.ts'
import { aJapaneseOne, inEnglish, noTexts, refusedIn, textCallsOf } from '../../testing/texts.ts'
import { businessForExport, certificatesForExport } from './export-share.ts'
import { contentsOfBusiness } from './moderated.ts'

const database = await testDatabase()
const { db } = database
const api = await testApi(database)
const { post, put, remove } = callsOf(api)
const { textsOf, save, shown, pathOf } = textCallsOf(api)

const scope = '転がり軸受の製造'
const seals = { ...aJapaneseOne, certificates: [{ name: 'ISO 9001', scope }, { name: 'ISO 14001' }] }

async function aCompany() {
  const team = await aTeam(db, seals)
  const { certificates } = await shown(team.businessID)
  const [iso, other] = certificates.map(({ id }) => id)
  return { ...team, iso: iso!, other: other! }
}
const written = (id: string, text = 'Manufacture of rolling bearings') => ({ certificates: { [id]: text } })
const as = async (id: string, language: string, query = '') => {
  const response = await api.inject({
    url: `/api/business/profile/${id}${query}`,
    headers: { 'accept-language': language },
  })
  return response.json<{ data: BusinessProfileEntry }>().data
}
const scopeIn = async (id: string, language: string, query = '') => {
  const { certificates, textLanguages } = await as(id, language, query)
  const [first] = certificates
  return [first!.scope, textLanguages[`certificates.${first!.id}`]]
}
const kept = async ({ owner, businessID }: Team, language = 'en') =>
  (await textsOf(owner, businessID)).translations[language]?.fields.certificates

test('what a certificate covers is shown in the reader’s language, else in English, else as it was written', async () => {
  const { businessID, owner, member, iso, other } = await aCompany()
  const before = await textsOf(member, businessID)
  expect(before.original.certificates).toEqual({ [iso]: scope })
  expect(await scopeIn(businessID, 'en')).toEqual([scope, 'ja'])

  const en = { ...noTexts, ...written(iso) }
  expect((await save(owner, businessID, 'en', en)).data).toEqual({ revision: 1 })
  const after = await textsOf(member, businessID)
  expect(BusinessTexts.parse(after)).toEqual(after)
  expect(after.translations).toMatchObject({ en: { revision: 1, fields: en } })

  expect(await scopeIn(businessID, 'ja')).toEqual([scope, 'ja'])
  for (const language of ['en', 'it', 'zh'])
    expect(await scopeIn(businessID, language)).toEqual([en.certificates[iso], 'en'])
  expect(await scopeIn(businessID, 'en', '?texts=original')).toEqual([scope, 'ja'])
  const page = await as(businessID, 'en', '?languages=all')
  expect(page.translations).toEqual({ en: { [`certificates.${iso}`]: en.certificates[iso] } })
  expect(page.certificates[1]).toMatchObject({ id: other, scope: null })
  // Notes alone make no page in a language.
  expect(page.writtenIn).toEqual(['ja'])
})

test('owners and admins write, members read, nobody else does either, and what was there stays', async () => {
  const team = await aCompany()
  const { businessID, owner, admin, member, iso } = team
  const stranger = await aSession(db)
  const statuses: number[] = []
  for (const [at, session] of [owner, admin, member, stranger, undefined].entries())
    statuses.push(
      (await save(session, businessID, 'en', { ...written(iso, `By ${at}`), revision: at })).status,
    )
  expect(statuses).toEqual([200, 200, 403, 404, 401])
  expect(await kept(team)).toEqual({ [iso]: 'By 1' })
})

test('what is left out stays, an empty text goes, and a certificate of another company is nobody’s to write', async () => {
  const team = await aCompany()
  const { businessID, owner, iso, other } = team
  const foreign = await aCompany()
  await save(owner, businessID, 'en', written(iso))
  const { certificates: _, ...without } = inEnglish
  const path = `${pathOf(businessID)}/en`
  expect((await put(owner, path, { ...without, revision: 1 })).status).toBe(200)
  expect(await kept(team)).toEqual(written(iso).certificates)

  const more = { certificates: { [other]: 'Osaka works', [foreign.iso]: 'Not mine' } }
  await save(owner, businessID, 'en', { ...more, revision: 2 })
  expect(await kept(team)).toEqual({ ...written(iso).certificates, [other]: 'Osaka works' })
  expect(await kept(foreign)).toBeUndefined()

  await save(owner, businessID, 'en', { certificates: { [iso]: '' }, revision: 3 })
  expect(await kept(team)).toEqual({ [other]: 'Osaka works' })
})

test('too long a note, no id and too many are refused by their names, and nothing is kept', async () => {
  const team = await aCompany()
  const { businessID, owner, iso } = team
  const long = await save(owner, businessID, 'en', written(iso, 'a'.repeat(limits.certificateTextMax + 1)))
  expect([long.name, refusedIn(long)]).toEqual(['InvalidInput', [`certificates.${iso}`]])
  const ids = Array.from({ length: limits.certificatesPerBusinessMax + 1 }, () => crypto.randomUUID())
  for (const certificates of [{ x: 'a' }, Object.fromEntries(ids.map((id) => [id, 'a']))])
    expect((await save(owner, businessID, 'en', { certificates })).name).toBe('InvalidInput')
  expect((await textsOf(owner, businessID)).translations).toEqual({})
})

test('two windows: two languages are both kept; of one language the second is told what the first wrote', async () => {
  const team = await aCompany()
  const { businessID, owner, admin, iso } = team
  const answers = await Promise.all([
    save(owner, businessID, 'en', written(iso)),
    save(admin, businessID, 'it', written(iso, 'Produzione di cuscinetti')),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect([await kept(team), await kept(team, 'it')]).toEqual([
    written(iso).certificates,
    { [iso]: 'Produzione di cuscinetti' },
  ])
  const stale = await save(admin, businessID, 'en', written(iso, 'Other words'))
  expect([stale.name, stale.body['current']]).toMatchObject(['Stale', { revision: 1, fields: written(iso) }])
  expect(await kept(team)).toEqual(written(iso).certificates)
})

test('words go with their certificate, come back with it, and stay when it is changed', async () => {
  const team = await aCompany()
  const { businessID, owner, iso } = team
  const path = `/business/${businessID}/certificate`
  await save(owner, businessID, 'en', written(iso))
  await remove(owner, path, { certificateID: iso })
  expect((await textsOf(owner, businessID)).original.certificates).toEqual({})
  expect(await kept(team)).toEqual({})
  // A form that was open meanwhile writes nothing to what was removed.
  expect((await save(owner, businessID, 'en', { ...written(iso, 'Late'), revision: 1 })).status).toBe(200)
  await post(owner, `${path}/restore`, { certificateID: iso })
  expect(await kept(team)).toEqual(written(iso).certificates)

  const facts = { name: 'ISO 9001:2015', number: '', issuer: '', issueDate: '', expireDate: '' }
  await put(owner, path, { certificateID: iso, ...facts, scope: 'すべての軸受' })
  expect(await kept(team)).toEqual(written(iso).certificates)
  expect(await scopeIn(businessID, 'ja')).toEqual(['すべての軸受', 'ja'])
})

test('a certificate that came from another company has its words, and its language begins at revision 0', async () => {
  const from = await aCompany()
  await save(from.owner, from.businessID, 'en', written(from.iso))
  const to = await aTeam(db, aJapaneseOne)
  await sql`update certificates set business_id = ${to.businessID} where id = ${from.iso}`.execute(db)
  const { translations } = await textsOf(to.owner, to.businessID)
  expect(translations['en']).toEqual({
    revision: 0,
    writtenBy: null,
    writtenAt: null,
    fields: { ...noTexts, ...written(from.iso) },
  })
  expect((await save(to.owner, to.businessID, 'en', inEnglish)).data).toEqual({ revision: 1 })
  expect(await kept(to)).toEqual(written(from.iso).certificates)
})

test('an export and a report hold what certificates cover in every language', async () => {
  const { businessID, owner, iso } = await aCompany()
  await save(owner, businessID, 'en', written(iso))
  await save(owner, businessID, 'it', written(iso, 'Produzione di cuscinetti'))
  const rows = await certificatesForExport(db, businessID)
  const scopes = { en: written(iso).certificates[iso], it: 'Produzione di cuscinetti' }
  expect(rows[0]).toMatchObject({ scope, scopes })
  expect(rows[1]).toMatchObject({ scope: '', scopes: {} })
  expect(await businessForExport(db, businessID)).toMatchObject({ translations: { en: {}, it: {} } })

  const contents = await contentsOfBusiness(db, businessID)
  expect(contents!.texts.filter(({ field }) => field === 'certificate')).toEqual([
    { field: 'certificate', text: scope, language: 'ja' },
    { field: 'certificate', text: scopes.en, language: 'en' },
    { field: 'certificate', text: scopes.it, language: 'it' },
  ])
})
