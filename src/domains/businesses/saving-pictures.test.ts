import { expect, test } from 'vitest'
import type { ManagedBusinessEntry } from '../../contract/business-management.ts'
import type { BusinessProfileEntry } from '../../contract/businesses.ts'
import { aBusiness } from '../../testing/businesses.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { addressOfFile, aFile, keepFilesNowhere } from '../../testing/pictures.ts'
import { aTeam, callsOf } from '../../testing/products.ts'
import { sections } from '../../testing/sections.ts'
import type { TestSession } from '../../testing/sessions.ts'

const database = await testDatabase()
const { db, pool } = database
const { get, put } = callsOf(await testApi(database))
keepFilesNowhere()

const pathOf = (businessID: string, section: string) => `/business/profile/${businessID}/${section}`
const managedBy = async (session: TestSession, businessID: string) =>
  (await get(session, pathOf(businessID, 'manage'))).data as ManagedBusinessEntry
const profileOf = async (businessID: string) =>
  (await get(undefined, `/business/profile/${businessID}`)).data as BusinessProfileEntry

test('logo and cover: what is not sent stays, what is empty goes, documents and foreign files are refused', async () => {
  const { businessID, owner, admin, member } = await aTeam(db)
  const upload = (document = false) => aFile(pool, { userID: owner.userID, businessID, document })
  const [logo, cover, letter] = [await upload(), await upload(), await upload(true)]
  const photos = (session: TestSession, body: object) => put(session, pathOf(businessID, 'photos'), body)
  const [atLogo, atCover] = [{ url: addressOfFile(logo) }, { url: addressOfFile(cover) }]
  expect((await photos(owner, { profilePhoto: logo, coverPhoto: cover })).data).toEqual({
    profilePhoto: atLogo,
    coverPhoto: atCover,
  })
  expect((await photos(admin, { coverPhoto: '' })).data).toEqual({ profilePhoto: atLogo, coverPhoto: null })
  expect((await profileOf(businessID)).general).toMatchObject({ profilePhoto: atLogo, coverPhoto: null })
  expect(await photos(owner, { coverPhoto: letter })).toMatchObject({ name: 'InvalidInput' })
  expect(await photos(member, { coverPhoto: cover })).toMatchObject({ name: 'NotAllowed' })
  const other = await aBusiness(db)
  const foreign = await aFile(pool, { userID: owner.userID, businessID: other.businessID })
  expect(await photos(owner, { profilePhoto: foreign })).toMatchObject({ name: 'NotFound' })
  expect((await managedBy(member, businessID)).profilePhoto).toEqual(atLogo)
})

test('wide letters and digits of addresses, postal codes and numbers are kept in plain width; words stay', async () => {
  const { businessID, owner } = await aTeam(db)
  const save = (section: string, fields: object) =>
    put(owner, pathOf(businessID, section), { revision: 0, ...fields })
  const contact = {
    ...sections.contactInfo,
    email: 'ｉｎｆｏ＠ｓａｍｐｌｅ．ｃｏ．ｊｐ',
    zipcode: '〒３９２－００１２',
    city: '諏訪市（本社）',
  }
  expect((await save('contactInfo', contact)).status).toBe(200)
  expect((await save('general', { ...sections.general, registerNumber: '０１００－０１' })).status).toBe(200)
  expect(await managedBy(owner, businessID)).toMatchObject({
    contactInfo: { email: 'info@sample.co.jp', zipcode: '392-0012', city: '諏訪市（本社）' },
    general: { registerNumber: '0100-01' },
  })
})

test('a company may be as old as the year 1000, and says so; an older year is refused by its field', async () => {
  const { businessID, owner } = await aTeam(db)
  const found = (yearStablished: number) =>
    put(owner, pathOf(businessID, 'general'), {
      revision: 0,
      ...sections.general,
      isAnother: true,
      yearStablished,
    })
  const { status, name, body } = await found(999)
  expect([status, name, Object.keys(body['fields'] as object)]).toEqual([
    400,
    'InvalidInput',
    ['yearStablished'],
  ])
  expect((await profileOf(businessID)).general.yearStablished).toBeNull()
  expect((await found(1000)).status).toBe(200)
  expect((await managedBy(owner, businessID)).general.yearStablished).toBe(1000)
  expect((await profileOf(businessID)).general.yearStablished).toBe(1000)
})
