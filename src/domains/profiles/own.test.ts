import { beforeAll, describe, expect, test } from 'vitest'
import { OwnProfile, type OwnProfileEntry } from '../../contract/profiles.ts'
import { transaction } from '../../platform/db.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { aSession, type TestSession } from '../../testing/sessions.ts'
import { addAccount } from '../accounts/registration.ts'
import { openSession } from '../accounts/sessions.ts'
import { removeProfile } from './profile-lifecycle.ts'

const database = await testDatabase()
const { db, pool } = database
const api = await testApi(database)

type Answer = {
  data: OwnProfileEntry & { message: string }
  name: string
  fields?: Record<string, string>
}

async function call(
  method: 'GET' | 'PUT',
  authorization?: string,
  body?: object,
  language = 'en',
): Promise<Answer & { status: number; text: string }> {
  const response = await api.inject({
    method,
    url: '/api/user/profile',
    headers: { 'accept-language': language, ...(authorization && { authorization }) },
    ...(body && { payload: body }),
  })
  return { ...(response.json() as Answer), status: response.statusCode, text: response.body }
}
const own = async (session: TestSession, language?: string) =>
  (await call('GET', session.bearer, undefined, language)).data
const put = (session: TestSession, body: object, language?: string) =>
  call('PUT', session.bearer, body, language)
const rowOf = async (userID: string) =>
  (await pool.query<Record<string, unknown>>('select * from profiles where user_id = $1', [userID])).rows[0]

const everything = {
  firstName: '遥',
  lastName: '北沢',
  mobilePhone: { countryCode: '81', phoneNumber: '90 5550 0100' },
  birthDate: '1984/03/09',
  showBirthDate: false,
  profession: 'Gear designer',
  showProfession: false,
  companyName: '北沢軸受製作所',
  briefPresentation: 'Small lots.\r\nSpare parts.',
  city: 'Sakai',
  country: { code: 'JP' },
  state: { stateID: 'JP-27' },
  gender: { code: 'female' },
  preferredLanguage: { code: 'ja' },
  jobPosition: { jobPositionID: 'design-engineer' },
  businessType: { code: 'MA' },
  industry: { id: '0006' },
}

describe('GET user/profile', () => {
  test('without a session there is no profile, with a made-up token neither', async () => {
    expect(await call('GET')).toMatchObject({ status: 401, name: 'TokenNotFound' })
    expect(await call('GET', 'Bearer x.y.z')).toMatchObject({ status: 401, name: 'JsonWebTokenError' })
  })

  test('the person sees all that P3.3 lists, hidden or not, in the language asked for', async () => {
    const session = await aSession(db, {
      mobilePhone: { countryCode: '+81', phoneNumber: '9055500100' },
      gender: 'female',
      birthDate: '1984-03-09',
      showProfession: false,
      businessType: 'MA',
      industryID: '0006',
    })
    const seen = await own(session, 'ja')
    expect(OwnProfile.parse(seen)).toEqual(seen)
    expect(seen).toMatchObject({
      userID: session.userID,
      mobilePhone: { countryCode: '+81', phoneNumber: '9055500100' },
      gender: { code: 'female', name: '女性' },
      birthDate: '1984-03-09',
      showBirthDate: false,
      profession: 'Bearing engineer',
      showProfession: false,
      jobPosition: { jobPositionID: 'design-engineer' },
      country: { code: 'JP', countryName: '日本' },
      businessType: { code: 'MA', name: 'メーカー' },
    })
  })

  test('a stranger sees their own and nobody else’s', async () => {
    const [one, other] = [await aSession(db), await aSession(db)]
    expect((await own(other)).userID).toBe(other.userID)
    expect((await own(one)).userID).toBe(one.userID)
  })

  test('a new account has a profile with the first call, read or write', async () => {
    for (const first of ['GET', 'PUT'] as const) {
      const userID = uuidv7()
      const { token } = await transaction(db, async (tx) => {
        await addAccount(tx, userID, {
          email: `${userID}@example.com`,
          passwordHash: 'none',
          firstName: 'Ines',
          lastName: 'Rota',
        })
        return openSession(tx, { userID, device: '' })
      })
      const bearer = `Bearer ${token}`
      const answers = [await call(first, bearer, first === 'PUT' ? { city: 'Bergamo' } : undefined)]
      answers.push(await call('GET', bearer))
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
      expect(answers[1]?.data).toMatchObject({ firstName: 'Ines', email: `${userID}@example.com` })
    }
  })

  test('who was removed has none', async () => {
    const session = await aSession(db)
    await transaction(db, (tx) => removeProfile(tx, session.userID))
    expect(await call('GET', session.bearer)).toMatchObject({ status: 404, name: 'NotFound' })
    expect(await put(session, { city: 'Sakai' })).toMatchObject({ status: 404, name: 'NotFound' })
  })
})

describe('PUT user/profile', () => {
  let session: TestSession
  beforeAll(async () => {
    session = await aSession(db, { companyName: null, city: null })
  })

  test('keeps every field, tells it, and says so (P8.7)', async () => {
    expect(await put(session, everything)).toMatchObject({
      status: 200,
      data: { message: 'Profile data updated successfully.' },
    })
    expect(await own(session)).toMatchObject({
      firstName: '遥',
      mobilePhone: { countryCode: '+81', phoneNumber: '9055500100' },
      birthDate: '1984-03-09',
      showProfession: false,
      briefPresentation: 'Small lots.\nSpare parts.',
      state: { stateID: 'JP-27' },
      gender: { code: 'female' },
      industry: { id: '0006' },
    })
    const news = await pool.query(
      "select 1 from outbox where type = 'profile.changed' and payload->>'userID' = $1",
      [session.userID],
    )
    expect(news.rowCount).toBe(2)
    expect((await put(session, { city: 'Sakai' }, 'ja')).data.message).toBe('プロフィールを更新しました。')
  })

  test('what is not sent stays, what is empty goes', async () => {
    const one = await aSession(db)
    await put(one, everything)
    await put(one, { city: 'Kobe' })
    expect(await own(one)).toMatchObject({ city: 'Kobe', profession: 'Gear designer', lastName: '北沢' })
    const empty = {
      mobilePhone: { countryCode: '+81', phoneNumber: '' },
      birthDate: '',
      profession: ' ',
      companyName: '',
      briefPresentation: '',
      city: '',
      country: { code: '' },
      gender: { code: '' },
      preferredLanguage: { code: '' },
      jobPosition: { jobPositionID: '' },
      businessType: { code: '' },
      industry: { id: '' },
    }
    expect((await put(one, empty)).status).toBe(200)
    const { firstName, ...bare } = await own(one)
    expect(firstName).toBe('遥')
    for (const field of [...Object.keys(empty), 'state']) expect(bare[field as keyof typeof bare]).toBeNull()
  })

  test.each([
    'userID',
    'username',
    'email',
    'businessID',
    'reactions',
    'role',
    'createdAt',
    'updatedAt',
    'removedAt',
    'likeCount',
    'verified',
    'subscription',
    'key',
    'profile_photo',
    'show_birth_date',
    '__proto__',
  ])('V5: %s cannot be set, and nothing else is with it', async (field) => {
    const before = await rowOf(session.userID)
    const body = JSON.parse(`{"city":"Nara","${field}":"x"}`) as object
    expect(await put(session, body)).toMatchObject({ status: 400, name: 'InvalidInput' })
    expect(await rowOf(session.userID)).toEqual(before)
  })

  test('another country takes the state away, the same country keeps it; a state of another country is refused', async () => {
    const one = await aSession(db)
    const state = async () => (await own(one)).state?.stateID
    await put(one, { country: { code: 'JP' }, city: 'Sakai' })
    expect(await state()).toBe('JP-27')
    const foreign = await put(one, { state: { stateID: 'IT-25' } })
    expect(foreign).toMatchObject({ status: 400, fields: { 'state.stateID': expect.any(String) } })
    await put(one, { country: { code: 'IT' } })
    expect(await state()).toBeUndefined()
    await put(one, { state: { stateID: 'IT-25' } })
    expect(await state()).toBe('IT-25')
    await put(one, { country: { code: 'JP' }, state: { stateID: 'JP-13' } })
    expect(await state()).toBe('JP-13')
  })

  test.each<[string, object]>([
    ['country.code', { country: { code: 'ZZ' } }],
    ['gender.code', { gender: { code: 'Ms.' } }],
    ['preferredLanguage.code', { preferredLanguage: { code: 'tlh' } }],
    ['jobPosition.jobPositionID', { jobPosition: { jobPositionID: 'wizard' } }],
    ['businessType.code', { businessType: { code: 'PR' } }],
    ['industry.id', { industry: { id: '0016' } }],
    ['mobilePhone', { mobilePhone: { countryCode: '+999', phoneNumber: '12345678' } }],
    ['body', { profilePhoto: '', city: 'Nara' }],
  ])('%s is named when its value is none', async (field, body) => {
    const answer = await put(session, body)
    expect(answer).toMatchObject({ status: 400, name: 'InvalidInput' })
    expect(Object.keys(answer.fields ?? {})).toEqual([field])
  })

  test('a visitor changes nothing, and who logged out neither', async () => {
    const one = await aSession(db)
    const before = await rowOf(one.userID)
    expect(await call('PUT', undefined, { city: 'Nara' })).toMatchObject({ status: 401 })
    await pool.query('update accounts.sessions set ended_at = now() where session_id = $1', [one.sessionID])
    expect(await put(one, { city: 'Nara' })).toMatchObject({ status: 401, name: 'SessionError' })
    expect(await rowOf(one.userID)).toEqual(before)
  })
})
