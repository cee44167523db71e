// People and companies as staff find and see them.
import { expect, test } from 'vitest'
import { aBusiness } from '../../testing/businesses.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { aSession, type TestSession } from '../../testing/sessions.ts'
import { findOfSubject } from '../audit/reading.ts'

const database = await testDatabase()
const { db, pool } = database
const api = await testApi(database)
const [support, admin] = [
  await aSession(db, { staff: ['support'] }),
  await aSession(db, { staff: ['admin'] }),
]
const person = await aSession(db, {
  firstName: 'Shunsuke',
  lastName: 'Yamagishi',
  email: 'shunsuke@yamagishi.example',
})

async function call(by: TestSession, method: 'GET' | 'POST', path: string, body?: object) {
  const response = await api.inject({
    method,
    url: `/api/console/${path}`,
    headers: { authorization: by.bearer },
    ...(body && { payload: body }),
  })
  return { status: response.statusCode, text: response.body, ...response.json() }
}
const found = async (by: TestSession, text: string) =>
  (await call(by, 'GET', `people?text=${encodeURIComponent(text)}`)).data as {
    userID: string
    email: string
  }[]
const idsFound = async (text: string) => (await found(support, text)).map(({ userID }) => userID)

test.each([
  'Yamagi',
  'yamagishi shun',
  'Shunsuke Yamagishi',
  'SHUNSUKE@yamagishi.example',
  person.userID.toUpperCase(),
])('a person is found by %s', async (text) => {
  expect(await idsFound(text)).toEqual([person.userID])
})

test.each(['magishi', 'shunsuke@yamagishi', 'yamagishi.example', '%', '_amagishi', 'Yamagishi Ren'])(
  'nobody is found by %s',
  async (text) => expect(await idsFound(text)).toEqual([]),
)

test('a support agent sees the address masked, an admin whole', async () => {
  expect((await found(support, 'Yamagishi'))[0]!.email).toBe('s…@yamagishi.example')
  expect((await found(admin, 'Yamagishi'))[0]!.email).toBe('shunsuke@yamagishi.example')
})

test('what is seen of a person holds no birth date, and the reading is noted', async () => {
  await pool.query(`update profiles set birth_date = '1971-03-19' where user_id = $1`, [person.userID])
  const { businessID } = await aBusiness(db, {
    companyName: 'Yamagishi Springs',
    members: [{ userID: person.userID, role: 'owner' }],
  })
  const seen = await call(support, 'GET', `people/${person.userID}`)
  expect(seen.data).toMatchObject({
    name: 'Shunsuke Yamagishi',
    email: 's…@yamagishi.example',
    state: 'active',
    sessions: 1,
    companies: [{ businessID, name: 'Yamagishi Springs', role: 'owner', isRemoved: false }],
  })
  expect(seen.text).not.toContain('1971')
  const read = await findOfSubject(db, { type: 'user', id: person.userID, acts: ['person.read'], limit: 9 })
  expect(read).toMatchObject([{ actor: `user:${support.userID}` }])
})

test('an admin ends every session of a person, with the reason in the log', async () => {
  const somebody = await aSession(db)
  await aSession(db, { userID: somebody.userID })
  const end = (by: TestSession) =>
    call(by, 'POST', `people/${somebody.userID}/end-sessions`, { reason: 'A telephone was stolen' })
  expect((await end(support)).name).toBe('StaffRoleNeeded')
  expect((await end(admin)).status).toBe(200)
  const asks = await api.inject({ url: '/api/console/staff', headers: { authorization: somebody.bearer } })
  expect(asks.json()).toMatchObject({ name: 'SessionError' })
  const about = { type: 'user', id: somebody.userID, acts: ['sessions.ended'], limit: 9 }
  expect(await findOfSubject(db, about)).toMatchObject([{ reason: 'A telephone was stolen' }])
})

test('a company is found by name, number, website and id, also when it was removed', async () => {
  const { businessID } = await aBusiness(db, { companyName: 'Ōtsuka 100% Valves' })
  await pool.query(
    `update businesses set register_number = '7010401012345', register_key = '7010401012345',
      website_host = 'otsuka-valves.example', removed_at = null where id = $1`,
    [businessID],
  )
  const companies = async (text: string) =>
    (await call(support, 'GET', `companies?text=${encodeURIComponent(text)}`)).data as object[]
  for (const text of ['ōtsuka 100%', '7010-4010-12345', 'https://www.otsuka-valves.example/', businessID])
    expect(await companies(text), text).toMatchObject([{ businessID, state: 'shown' }])
  expect(await companies('ōtsuka 100_')).toEqual([])
  await pool.query('update businesses set removed_at = now() where id = $1', [businessID])
  expect(await companies('Ōtsuka')).toMatchObject([{ businessID, state: 'removed' }])
  expect((await call(support, 'GET', `companies/${businessID}`)).data).toMatchObject({
    name: 'Ōtsuka 100% Valves',
    plan: { subscription: 'standard', until: null },
    support: { used: 0, of: 0 },
    people: [],
  })
})
