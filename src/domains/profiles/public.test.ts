import { expect, test } from 'vitest'
import { PublicProfile, UserCard, type PublicProfileEntry } from '../../contract/profiles.ts'
import { transaction } from '../../platform/db.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { aPerson } from '../../testing/people.ts'
import { statementsOf } from '../../testing/statements.ts'
import { userCards } from './public.ts'
import { changeProfile, removeProfile } from './profile-lifecycle.ts'

const database = await testDatabase()
const { db } = database
const api = await testApi(database)

async function get(id: string, language = 'en') {
  const response = await api.inject({
    url: `/api/user/public-profile/${id}`,
    headers: { 'accept-language': language },
  })
  const body = response.json() as { data: { profile: PublicProfileEntry } }
  return { response, profile: body.data?.profile }
}

test('a visitor sees what P3.3 lists, with names in the language asked for', async () => {
  const { userID } = await aPerson(db, {
    firstName: '遥',
    lastName: '北沢',
    username: 'haruka.k',
    birthDate: '1984-03-09',
    showBirthDate: true,
    businessType: 'MA',
    industryID: '0006',
    briefPresentation: '軸受の設計をしています。',
    profilePhoto: '/media/face.webp',
    coverPhoto: '/media/hall.webp',
  })

  const { response, profile } = await get(userID, 'ja')

  expect(response.statusCode).toBe(200)
  expect(response.headers['surrogate-key']).toBe(`user:${userID}`)
  expect(PublicProfile.parse(profile)).toEqual(profile)
  expect(profile).toMatchObject({
    userID,
    username: 'haruka.k',
    lastName: '北沢',
    profession: 'Bearing engineer',
    jobPosition: { jobPositionID: 'design-engineer', name: expect.stringMatching(/\p{Script=Han}/u) },
    birthDate: '1984-03-09',
    country: { code: 'JP', countryName: '日本', emoji: '🇯🇵', latinName: 'Japan' },
    state: { stateID: 'JP-27', stateName: '大阪府' },
    preferredLanguage: { code: 'ja', languageName: '日本語' },
    businessType: { code: 'MA', name: 'メーカー' },
    industry: { id: '0006' },
    profilePhoto: { url: '/media/face.webp' },
    coverPhoto: { url: '/media/hall.webp' },
    reactions: { reactionCount: { like: 0 } },
  })
  expect((await get(userID, 'en')).profile).toMatchObject({
    country: { countryName: 'Japan' },
    businessType: { name: 'Manufacturer' },
  })
})

test('who tells nothing but a name has a page all the same', async () => {
  const nothing = {
    profession: null,
    jobPositionID: null,
    companyName: null,
    countryCode: null,
    stateID: null,
    city: null,
    preferredLanguage: null,
  }
  const { userID } = await aPerson(db, nothing)
  const { profile } = await get(userID)
  expect(PublicProfile.parse(profile)).toMatchObject({
    firstName: 'Haruka',
    profession: null,
    jobPosition: null,
    country: null,
    state: null,
    preferredLanguage: null,
    businessType: null,
    industry: null,
    profilePhoto: null,
  })
})

test('birth date and profession follow their toggles at once, and the job position follows the profession (P2.19)', async () => {
  const { userID } = await aPerson(db, { birthDate: '1984-03-09' })
  const shown = async () => {
    const { birthDate, profession, jobPosition } = (await get(userID)).profile
    return [birthDate, profession, jobPosition?.jobPositionID]
  }

  expect(await shown()).toEqual([null, 'Bearing engineer', 'design-engineer'])
  await transaction(db, (tx) => changeProfile(tx, userID, { showBirthDate: true, showProfession: false }))
  expect(await shown()).toEqual(['1984-03-09', null, undefined])
  await transaction(db, (tx) => changeProfile(tx, userID, { showBirthDate: false }))
  expect(await shown()).toEqual([null, null, undefined])
})

test('unknown and removed people answer 404 alike, an id that is none 400 (P8)', async () => {
  const { userID } = await aPerson(db)
  await transaction(db, (tx) => removeProfile(tx, userID))

  const [removed, unknown] = [await get(userID), await get(uuidv7())]

  expect(removed.response.statusCode).toBe(404)
  expect(unknown.response.body).toBe(removed.response.body)
  expect((await get('haruka')).response.statusCode).toBe(400)
})

test('an id in capitals is the same person under the same key', async () => {
  const { userID } = await aPerson(db)
  const { response, profile } = await get(userID.toUpperCase())
  expect(profile.userID).toBe(userID)
  expect(response.headers['surrogate-key']).toBe(`user:${userID}`)
})

test('many cards take as many statements as one; people who went have none', async () => {
  const ids: string[] = []
  for (let at = 0; at < 12; at += 1) ids.push((await aPerson(db, { showProfession: at > 0 })).userID)
  const [hiding, gone] = ids as [string, string]
  await transaction(db, (tx) => removeProfile(tx, gone))

  const cards = await userCards(db, [...ids, uuidv7()], 'ja')

  expect([...cards.keys()].sort()).toEqual(ids.filter((id) => id !== gone).sort())
  for (const card of cards.values()) expect(UserCard.parse(card)).toEqual(card)
  expect(cards.get(hiding)).toMatchObject({ profession: null, jobPosition: null })
  expect(await statementsOf(database, (counted) => userCards(counted, ids, 'en'))).toBe(1)
  expect(await statementsOf(database, (counted) => userCards(counted, [], 'en'))).toBe(0)
})
