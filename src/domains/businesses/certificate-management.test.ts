import { expect, test } from 'vitest'
import type { BusinessProfileEntry, CertificateEntry } from '../../contract/businesses.ts'
import type { ManagedCertificateEntry } from '../../contract/certificates.ts'
import { limits } from '../../contract/limits.ts'
import { aBusiness } from '../../testing/businesses.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { addressOfFile, aFile, keepFilesNowhere } from '../../testing/pictures.ts'
import { aTeam, callsOf } from '../../testing/products.ts'
import { aSession, type TestSession } from '../../testing/sessions.ts'
import { forgetCertificates } from './certificate-management.ts'

const database = await testDatabase()
const { db, pool } = database
const api = await testApi(database)
const { get, post, put, remove } = callsOf(api)
keepFilesNowhere()

const fields = {
  name: 'ISO 9001:2015',
  number: 'QM-4711',
  issuer: 'Prüfstelle',
  scope: 'Bearings, 軸受',
  issueDate: '2024-01-01',
  expireDate: '2099-01-01',
}
const pathOf = (businessID: string) => `/business/${businessID}/certificate`
const listed = async (session: TestSession, businessID: string) =>
  (await get(session, pathOf(businessID))).data as CertificateEntry[]
const publicOf = async (businessID: string) =>
  ((await get(undefined, `/business/profile/${businessID}`)).data as BusinessProfileEntry).certificates
/** What buyers see of it. */
function shown(certificate: ManagedCertificateEntry): CertificateEntry {
  const { document: _, ...entry } = certificate
  return entry
}
const add = async (session: TestSession, businessID: string, wish: object = {}) =>
  (await post(session, pathOf(businessID), { ...fields, ...wish })).data as ManagedCertificateEntry

test('a certificate is added, changed, removed and restored to its place, and the page follows', async () => {
  const { businessID, owner, admin, member } = await aTeam(db)
  const first = await add(owner, businessID)
  const second = await add(admin, businessID, {
    name: 'CE',
    number: '',
    issuer: '',
    scope: '',
    issueDate: '',
    expireDate: '',
  })
  expect(first).toMatchObject({ ...fields, status: 'valid', photo: null })
  expect(second).toMatchObject({
    name: 'CE',
    number: null,
    issueDate: null,
    expireDate: null,
    status: 'valid',
  })
  expect(await listed(member, businessID)).toEqual([first, second])

  const expired = { ...fields, certificateID: first.id, expireDate: '2025-01-01' }
  const { data: changed } = await put(admin, pathOf(businessID), expired)
  expect(changed).toMatchObject({ id: first.id, status: 'expired' })

  expect((await remove(owner, pathOf(businessID), { certificateID: first.id })).status).toBe(200)
  expect(await publicOf(businessID)).toEqual([shown(second)])
  const { data: restored } = await post(owner, `${pathOf(businessID)}/restore`, { certificateID: first.id })
  expect(restored).toEqual(changed)
  expect(await publicOf(businessID)).toEqual([shown(changed as ManagedCertificateEntry), shown(second)])
})

test('it carries a picture or a document of the company, which stays until something else is sent', async () => {
  const { businessID, owner } = await aTeam(db)
  const upload = (document: boolean) => aFile(pool, { userID: owner.userID, businessID, document })
  const [picture, document] = [await upload(false), await upload(true)]
  const { id, photo } = await add(owner, businessID, { photo: picture })
  expect(photo).toEqual({ url: addressOfFile(picture) })
  const change = async (wish: object) =>
    (await put(owner, pathOf(businessID), { ...fields, certificateID: id, ...wish })).data as CertificateEntry
  expect((await change({})).photo).toEqual(photo)
  expect((await change({ photo: document })).photo?.url).toMatch(/document\.pdf$/)
  expect((await change({ photo: '' })).photo).toBe(null)
  const { rows } = await pool.query('select 1 from files where owner_id = $1', [businessID])
  expect(rows).toEqual([])
  const other = await aBusiness(db)
  const foreign = await aFile(pool, { userID: owner.userID, businessID: other.businessID })
  const answer = await put(owner, pathOf(businessID), { ...fields, certificateID: id, photo: foreign })
  expect(answer.name).toBe('NotFound')
})

test('it does not expire before it is issued', async () => {
  const { businessID, owner } = await aTeam(db)
  const answer = await post(owner, pathOf(businessID), { ...fields, expireDate: '2023-12-31' })
  expect([answer.name, Object.keys(answer.body['fields'] as object)]).toEqual([
    'InvalidInput',
    ['expireDate'],
  ])
  expect(await add(owner, businessID, { expireDate: fields.issueDate })).toMatchObject({ status: 'expired' })
})

test.each(['issueDate', 'expireDate'])('%s in a year that never was is no day', async (field) => {
  const { businessID, owner } = await aTeam(db)
  const answer = await post(owner, pathOf(businessID), { ...fields, [field]: '0000-02-29' })
  expect([answer.status, Object.keys(answer.body['fields'] as object)]).toEqual([400, [field]])
})

test.each([
  { name: 'Millwright Verified' },
  { name: 'Millwright確認済み証' },
  { name: 'Checked by Millwright' },
  { name: 'Mіllwrіght' },
  { issuer: 'Millwright' },
  { issuer: 'Millwright Japan 認証部' },
])('nobody shows %j as a certificate: we are not said to have issued it', async (wish) => {
  const { businessID, owner, admin } = await aTeam(db)
  const [field = ''] = Object.keys(wish)
  const added = await post(owner, pathOf(businessID), { ...fields, ...wish })
  const { id } = await add(owner, businessID)
  const changed = await put(admin, pathOf(businessID), { ...fields, ...wish, certificateID: id })
  for (const answer of [added, changed]) {
    expect(['NameReserved', 'InvalidInput']).toContain(answer.name)
    expect(Object.keys(answer.body['fields'] as object)).toEqual([field])
  }
  expect(await publicOf(businessID)).toMatchObject([fields])
})

test('the trade that is called as we are may be certified, and what stood there before stays', async () => {
  const { businessID, owner } = await aTeam(db, { certificates: [{ name: 'Millwright Seal' }] })
  expect(await add(owner, businessID, { name: 'Certified industrial millwright' })).toMatchObject({
    status: 'valid',
  })
  const [old] = await listed(owner, businessID)
  const change = { ...fields, certificateID: old!.id, name: 'Millwright Seal', number: '7' }
  expect((await put(owner, pathOf(businessID), change)).status).toBe(200)
})

test.each([
  ['issueDate', '0001-01-01'],
  ['issueDate', '1949-12-31'],
  ['expireDate', '2101-01-01'],
  ['expireDate', '9999-12-31'],
])('%s %s is no day of a certificate', async (field, day) => {
  const { businessID, owner } = await aTeam(db)
  const answer = await post(owner, pathOf(businessID), { ...fields, [field]: day })
  expect([answer.status, Object.keys(answer.body['fields'] as object)]).toEqual([400, [field]])
})

test('twenty are added where five have room: five are', async () => {
  const { businessID, owner, admin } = await aTeam(db, {
    certificates: Array.from({ length: limits.certificatesPerBusinessMax - 5 }, () => ({ name: 'ISO 9001' })),
  })
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) => post(at % 2 ? owner : admin, pathOf(businessID), fields)),
  )
  expect(answers.map(({ name }) => name ?? 'added').toSorted()).toEqual([
    ...Array.from({ length: 15 }, () => 'TooManyCertificates'),
    ...Array.from({ length: 5 }, () => 'added'),
  ])
  const all = await listed(owner, businessID)
  expect(all).toHaveLength(limits.certificatesPerBusinessMax)
  // What was removed has no room any more once somebody else took it.
  const certificateID = all[0]!.id
  await remove(owner, pathOf(businessID), { certificateID })
  await add(owner, businessID)
  const back = await post(owner, `${pathOf(businessID)}/restore`, { certificateID })
  expect(back.name).toBe('TooManyCertificates')
  expect(await listed(owner, businessID)).toHaveLength(limits.certificatesPerBusinessMax)
})

test('a day after its removal it is gone for good, and its file with it', async () => {
  const { businessID, owner } = await aTeam(db)
  const photo = await aFile(pool, { userID: owner.userID, businessID })
  const { id: certificateID } = await add(owner, businessID, { photo })
  await remove(owner, pathOf(businessID), { certificateID })
  expect(await forgetCertificates(db)).toBe(0)
  await pool.query(`update certificates set removed_at = removed_at - interval '25 hours' where id = $1`, [
    certificateID,
  ])
  expect((await post(owner, `${pathOf(businessID)}/restore`, { certificateID })).name).toBe('NotFound')
  expect(await forgetCertificates(db)).toBe(1)
  const { rows } = await pool.query('select owner_id from files where file_id = $1', [photo])
  expect(rows).toEqual([{ owner_id: null }])
})

test('a certificate of another company is as unknown as none', async () => {
  const [mine, other] = [await aTeam(db), await aTeam(db)]
  const { id: certificateID } = await add(other.owner, other.businessID)
  const change = { ...fields, certificateID }
  expect((await put(mine.owner, pathOf(mine.businessID), change)).name).toBe('NotFound')
  expect((await remove(mine.owner, pathOf(mine.businessID), { certificateID })).name).toBe('NotFound')
  expect((await put(mine.owner, pathOf(other.businessID), change)).name).toBe('NotFound')
  expect((await put(other.member, pathOf(other.businessID), change)).name).toBe('NotAllowed')
  expect((await get(await aSession(db), pathOf(other.businessID))).name).toBe('NotFound')
  expect(await listed(other.member, other.businessID)).toHaveLength(1)
})

test('name and number are kept in plain width, with the punctuation of a Japanese name', async () => {
  const { businessID, owner } = await aTeam(db)
  const kept = await add(owner, businessID, { name: 'ＩＳＯ　９００１：２０１５', number: 'ＱＭ－４７１１' })
  expect(kept).toMatchObject({ name: 'ISO 9001:2015', number: 'QM-4711' })
  expect(await add(owner, businessID, { name: 'ＪＩＳ規格（品質）' })).toMatchObject({
    name: 'JIS規格（品質）',
  })
})
