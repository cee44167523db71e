import { expect, test } from 'vitest'
import type { BusinessProfileEntry } from '../../contract/businesses.ts'
import { limits } from '../../contract/limits.ts'
import { transaction } from '../../platform/db.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { aBusiness } from '../../testing/businesses.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { addressOfFile, aFile, keepFilesNowhere } from '../../testing/pictures.ts'
import { callsOf } from '../../testing/products.ts'
import { aSession, type TestSession } from '../../testing/sessions.ts'
import { businessesOf } from '../members/membership.ts'
import { createBusiness } from './creation.ts'
import { noteLooksOfOld } from './duplicates.ts'

const database = await testDatabase()
const { db, pool } = database
const api = await testApi(database)
const { get, post } = callsOf(api)
keepFilesNowhere()

const aWish = {
  companyName: 'Aomori Castings',
  categories: ['0006.0006-01', '0004.0004-01'],
  businessType: 'MA' as const,
  country: 'JP',
  state: 'JP-27',
  shortDescription: 'Castings.\nIn small lots.',
}
const create = (session: TestSession, wish: object = {}) =>
  post(session, '/business/profile/create', { ...aWish, ...wish })
const profileOf = async (businessID: string) =>
  (await get(undefined, `/business/profile/${businessID}`)).data as BusinessProfileEntry

test('who creates a company owns it, and everything entered is on its page', async () => {
  const me = await aSession(db)
  const [logo, cover] = [
    await aFile(pool, { userID: me.userID, businessID: null, purpose: 'userFile' }),
    await aFile(pool, { userID: me.userID, businessID: null, purpose: 'userFile' }),
  ]
  const { status, data } = await create(me, {
    companyName: '  Ｚ 株式会社 ガレージ ',
    website: 'garage.example/ja',
    registerNumber: '0100-01-000001',
    profilePhoto: logo,
    coverPhoto: cover,
  })
  expect(status).toBe(200)
  const { businessID, key } = data as { businessID: string; key: string }
  expect(key).toContain(businessID)
  expect(await profileOf(businessID)).toMatchObject({
    verified: false,
    subscription: 'standard',
    general: {
      companyName: 'Ｚ 株式会社 ガレージ',
      shortDescription: 'Castings.\nIn small lots.',
      industry: { id: '0006' },
      categories: [{ id: '0006-01' }, { id: '0004-01' }],
      registerNumber: '0100-01-000001',
      profilePhoto: { url: addressOfFile(logo) },
      coverPhoto: { url: addressOfFile(cover) },
    },
    contactInfo: {
      website: 'https://garage.example/ja',
      country: { code: 'JP' },
      state: { stateID: 'JP-27' },
    },
    session: null,
  })
  const { data: mine } = await get(me, `/business/profile/${businessID}/manage`)
  expect(mine).toMatchObject({ role: 'owner' })
})

test.each([
  ['a category of no industry', { categories: ['0006.0006-99'] }, ['categories.0']],
  ['a country that is none', { country: 'XX', state: '' }, ['country']],
  ['a state of another country', { country: 'IT' }, ['state']],
  ['a website that is a script', { website: 'javascript:alert(1)' }, ['website']],
  ['no category', { categories: [] }, ['categories']],
  ['a type that no company is of', { businessType: 'PR' }, ['businessType']],
])('%s is told by its field', async (_what, wish, fields) => {
  const answer = await create(await aSession(db), wish)
  expect([answer.status, answer.name]).toEqual([400, 'InvalidInput'])
  expect(Object.keys(answer.body['fields'] as object)).toEqual(fields)
})

test('uploads of somebody else, and documents, are no logo; nothing is left of the attempt', async () => {
  const [me, other] = [await aSession(db), await aSession(db)]
  const foreign = await aFile(pool, { userID: other.userID, businessID: null, purpose: 'userFile' })
  const letter = await aFile(pool, {
    userID: me.userID,
    businessID: null,
    purpose: 'userFile',
    document: true,
  })
  const wish = { companyName: 'Fukui Frames' }
  expect(await create(me, { ...wish, profilePhoto: foreign })).toMatchObject({ name: 'NotFound' })
  expect(await create(me, { ...wish, profilePhoto: letter })).toMatchObject({
    name: 'InvalidInput',
    body: { fields: { profilePhoto: expect.any(String) } },
  })
  expect(await businessesOf(db, me.userID)).toEqual([])
})

test('a company that may be here already is named with why, until it is said to be another', async () => {
  const [me, owner] = [await aSession(db), await aSession(db)]
  const there = await aBusiness(db, {
    companyName: 'Gifu Gears Co., Ltd.',
    registerNumber: '12-34 56',
    contact: { website: 'https://www.gifu-gears.example/en' },
    members: [{ userID: owner.userID, role: 'admin' }],
  })
  const sameName = await aBusiness(db, { companyName: 'GIFU GEARS' })
  await aBusiness(db, { companyName: 'Gifu Gears', countryCode: 'IT', stateID: null })
  const wish = {
    companyName: 'Gifu Gears',
    website: 'http://gifu-gears.example',
    registerNumber: '１２３４５６',
  }
  const { name, body } = await create(me, wish)
  expect(name).toBe('SameBusiness')
  expect(body['same']).toMatchObject([
    { businessID: there.businessID, because: ['domain', 'name', 'registerNumber'], role: null },
    { businessID: sameName.businessID, because: ['name'] },
  ])
  const found = await post(owner, '/business/profile/find-same', { ...wish, country: 'JP' })
  expect(found.data).toMatchObject([{ businessID: there.businessID, role: 'admin' }, { role: null }])
  expect((await create(me, { ...wish, isAnother: true })).status).toBe(200)
  expect((await post(me, '/business/profile/find-same', { ...wish, country: 'IT' })).data).toHaveLength(3)
})

test('the look of a verified name is refused, also for what is said to be another, from any country', async () => {
  await aBusiness(db, {
    companyName: 'Hyogo Hydraulics',
    verification: { scope: ['site'], checkedBy: 'X', checkedOn: '2026-01-01', validUntil: '2099-01-01' },
  })
  const wish = { companyName: 'Нyogo Нydraulics', country: 'IT', state: '', isAnother: true }
  expect(await create(await aSession(db), wish)).toMatchObject({ status: 409, name: 'NameTaken' })
})

test('companies on a site that many share are not the same', async () => {
  await aBusiness(db, { companyName: 'One', contact: { website: 'https://www.facebook.com/one' } })
  const wish = { companyName: 'Two of them', website: 'https://facebook.com/two' }
  expect((await create(await aSession(db), wish)).status).toBe(200)
})

test('somebody in 47 companies creates ten at once: three come to be', async () => {
  const me = await aSession(db)
  for (let at = 0; at < limits.businessesPerUserMax - 3; at += 1)
    await aBusiness(db, { companyName: `K ${at}`, members: [{ userID: me.userID, role: 'member' }] })
  const made = await Promise.allSettled(
    Array.from({ length: 10 }, (_, at) =>
      transaction(db, (tx) =>
        createBusiness(
          tx,
          me,
          {
            ...aWish,
            companyName: `Racing ${at}`,
            website: '',
            registerNumber: '',
            profilePhoto: '',
            coverPhoto: '',
            isAnother: true,
          },
          { language: 'en', edition: 'jp', withheld: new Set() },
        ),
      ),
    ),
  )
  const refused = made.flatMap((one) => (one.status === 'rejected' ? [(one.reason as Error).name] : []))
  expect(refused).toEqual(Array.from({ length: 7 }, () => 'TooManyBusinesses'))
  expect(await businessesOf(db, me.userID)).toHaveLength(50)
})

test('sent twice with its key it is made once', async () => {
  const me = await aSession(db)
  const send = () =>
    api.inject({
      method: 'POST',
      url: '/api/business/profile/create',
      headers: { authorization: me.bearer, 'idempotency-key': 'the-same' },
      payload: { ...aWish, companyName: 'Ibaraki Inks' },
    })
  const [first, second] = [await send(), await send()]
  expect(first.statusCode).toBe(200)
  expect(second.body).toBe(first.body)
  expect(await businessesOf(db, me.userID)).toHaveLength(1)
})

test('companies from before names had a look get theirs by the job', async () => {
  const { businessID } = await aBusiness(db, {
    companyName: 'Old Kilns',
    contact: { website: 'https://old-kilns.example' },
  })
  await pool.query('update businesses set name_skeleton = null, website_host = null where id = $1', [
    businessID,
  ])
  const same = async () =>
    (
      await post(await aSession(db), '/business/profile/find-same', {
        companyName: 'OLD KILNS',
        country: 'JP',
        website: 'old-kilns.example',
      })
    ).data
  expect(await same()).toEqual([])
  expect(await noteLooksOfOld(db)).toBe(1)
  expect(await noteLooksOfOld(db)).toBe(0)
  expect(await same()).toMatchObject([{ businessID, because: ['domain', 'name'] }])
})

test('what is alike is found by indexes', async () => {
  const client = await pool.connect()
  const planOf = async (where: string) => {
    const { rows } = await client.query<Record<string, string>>(
      `explain select id from businesses where ${where} and removed_at is null limit 20`,
    )
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  }
  try {
    // Those of staff, who find removed companies too, cost the same without rows.
    await client.query(
      'begin; set local enable_seqscan = off; drop index businesses_newest, businesses_number',
    )
    expect(await planOf(`register_key = 'A' and country_code = 'JP'`)).toContain('businesses_register')
    expect(await planOf(`website_host = 'a.example'`)).toContain('businesses_website')
    expect(await planOf(`name_skeleton = 'a' and country_code = 'JP'`)).toContain('businesses_skeleton')
    expect(
      await planOf(
        `name_skeleton = 'a' and verified and verified_until >= '2026-01-01' and id is distinct from '${uuidv7()}'`,
      ),
    ).toContain('businesses_skeleton')
  } finally {
    await client.query('rollback')
    client.release()
  }
})

/** A name holds no telephone number. */
const inLetters = (id: string) => id.replaceAll(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '')

test.each(['one person', 'two people'])(
  'of three creations of one name at once, by %s, one is done',
  async (who) => {
    const me = await aSession(db)
    const other = who === 'one person' ? me : await aSession(db)
    for (const [at, same] of [{}, { website: `https://${uuidv7()}.example/` }].entries()) {
      const name = `Race ${inLetters(uuidv7())}`
      const wishes = [name, name, at === 0 ? name : `Another ${inLetters(uuidv7())}`]
      const answers = await Promise.all(
        wishes.map((companyName, turn) => create(turn === 1 ? other : me, { ...same, companyName })),
      )
      const outcomes = answers.map(({ status, name: error }) => error ?? String(status))
      expect(outcomes.toSorted()).toEqual(['200', 'SameBusiness', 'SameBusiness'])
      // Said to be another one it is made, as ever.
      expect((await create(other, { ...same, companyName: name, isAnother: true })).status).toBe(200)
    }
  },
)

test('only companies that were made count to ten a day, and who has made them is told how long to wait', async () => {
  const me = await aSession(db)
  const aName = () => `Aomori ${inLetters(uuidv7())}`
  for (let tried = 0; tried < 12; tried += 1)
    expect(await create(me, { companyName: aName(), country: 'XX' })).toMatchObject({ status: 400 })
  for (let made = 0; made < 10; made += 1)
    expect(await create(me, { companyName: aName() })).toMatchObject({ status: 200 })
  const refused = await api.inject({
    method: 'POST',
    url: '/api/business/profile/create',
    headers: { authorization: me.bearer, 'accept-language': 'ja' },
    payload: { ...aWish, companyName: aName() },
  })
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(23 * 3_600)
  expect(refused.json<{ message: string }>().message).toMatch(/24\s?時間/)
  expect(await businessesOf(db, me.userID)).toHaveLength(10)
})
