// What a person hides is in no byte that the API gives to others, nor in what the search keeps (P2.20, P3.3 and P7.3).
import { beforeAll, describe, expect, test } from 'vitest'
import type { AddressInfo } from 'node:net'
import { languages } from '../../contract/locale.ts'
import { deliverAll } from '../../platform/events.ts'
import { domainListeners } from '../../roles/domains.ts'
import { aBusiness } from '../../testing/businesses.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { testLog } from '../../testing/server.ts'
import { aSession, type TestSession } from '../../testing/sessions.ts'
import { follow } from '../follows/following.ts'
import { react } from '../reactions/liking.ts'
import { nameOf } from '../reference-data/lists.ts'

const position = 'research-manager'
const positionNames = languages.map((language) => nameOf('jobPositions', position, language) ?? '')

/** Never shown to anyone, and shown only when the person says so. */
const always = ['canary-7f3a9', '5550987', 'non-binary', 'Non-binary', 'ノンバイナリー']
const hidden = ['1961-07-23', 'Heliotrope', position, ...positionNames]

const database = await testDatabase()
const { db } = database
let origin: string
let person: TestSession
let stranger: TestSession
let paths: string[]

beforeAll(async () => {
  const api = await testApi(database)
  await api.listen({ port: 0, host: '127.0.0.1' })
  origin = `http://127.0.0.1:${(api.server.address() as AddressInfo).port}/api`
  stranger = await aSession(db)
  person = await aSession(db)
  await tell({
    mobilePhone: { countryCode: '+81', phoneNumber: '5550987654' },
    gender: { code: 'non-binary' },
    birthDate: '1961-07-23',
    profession: 'Heliotrope tuner',
    jobPosition: { jobPositionID: position },
    briefPresentation: 'Small lots and spare parts.',
  })
  const { userID } = person
  // What the account service has proven, as it stands in the profile too.
  await database.pool.query('update profiles set email = $1 where user_id = $2', [
    'canary-7f3a9@people.example',
    userID,
  ])
  const { businessID, productIDs } = await aBusiness(db, {
    members: [{ userID, role: 'owner' }],
    products: 1,
  })
  const productID = productIDs[0] as string
  const actor = { type: 'user', id: userID } as const
  await react(db, actor, { type: 'product', id: productID })
  await react(db, actor, { type: 'business', id: businessID })
  await follow(db, actor, { type: 'business', id: businessID })
  const ids = [userID, businessID, productID]
  paths = [
    `/user/public-profile/${userID}`,
    `/business/profile/list-business?userID=${userID}`,
    `/business/profile/${businessID}`,
    `/product/${productID}`,
    `/product/by-business?bid=${businessID}`,
    ...ids.map((id) => `/social/reaction/summary/${id}`),
    ...ids.map((id) => `/social/follow/${id}/summary`),
  ]
})

/** The person changes their own profile, and whoever listens has heard of it. */
async function tell(changes: object): Promise<void> {
  const answer = await fetch(`${origin}/user/profile`, {
    method: 'PUT',
    headers: { authorization: person.bearer, 'content-type': 'application/json' },
    body: JSON.stringify(changes),
  })
  expect([answer.status, await answer.json()]).toMatchObject([200, { success: true }])
  await deliverAll(db, domainListeners, testLog)
}

/** Headers and body of every answer to a visitor and to a stranger, in every language. */
async function everythingSaid(): Promise<string> {
  const said: string[] = []
  for (const path of paths)
    for (const language of languages)
      for (const authorization of [undefined, stranger.bearer]) {
        const headers = { 'accept-language': language, ...(authorization && { authorization }) }
        const answer = await fetch(`${origin}${path}`, { headers })
        expect(answer.status, path).toBe(200)
        said.push(path, JSON.stringify([...answer.headers]), await answer.text())
      }
  return said.join('\n')
}

/** All that the search keeps of the person, in small letters. */
async function searchDocument(): Promise<string> {
  const { rows } = await database.pool.query<{ kept: string }>(
    'select d::text as kept from search_document d where id = $1',
    [person.userID],
  )
  expect(rows).toHaveLength(1)
  return rows[0]?.kept.toLowerCase() ?? ''
}
const foundIn = (said: string, words: readonly string[]) => words.filter((word) => said.includes(word))
const show = (showBirthDate: boolean, showProfession: boolean) => tell({ showBirthDate, showProfession })

describe('e-mail, telephone, gender, hidden birth date, hidden profession', () => {
  test('are nowhere', async () => {
    await show(false, false)
    const said = await everythingSaid()
    expect(said).toContain('Small lots and spare parts.')
    expect(foundIn(said, [...always, ...hidden])).toEqual([])
  })

  test('what the person shows is there, what nobody shows is kept: the test would find it', async () => {
    const { rows } = await database.pool.query<{ kept: string }>(
      'select profiles::text as kept from profiles where user_id = $1',
      [person.userID],
    )
    expect(foundIn(rows[0]?.kept ?? '', ['canary-7f3a9', '5550987', 'non-binary'])).toHaveLength(3)
    await show(true, true)
    const said = await everythingSaid()
    expect(foundIn(said, hidden)).toEqual(hidden)
    expect(foundIn(said, always)).toEqual([])
  })

  test('and gone again when the person hides it again', async () => {
    await show(true, false)
    expect(foundIn(await everythingSaid(), hidden)).toEqual(['1961-07-23'])
    await show(false, true)
    expect(foundIn(await everythingSaid(), hidden)).toEqual(hidden.slice(1))
  })
})

test('the search keeps the profession while it is shown, and nothing private ever', async () => {
  const secrets = ['canary', '5550987', '1961', 'binary']
  await show(true, true)
  expect(foundIn(await searchDocument(), ['heliotrop', ...secrets])).toEqual(['heliotrop'])
  await show(true, false)
  expect(foundIn(await searchDocument(), ['heliotrop', ...secrets])).toEqual([])
})

test('what is read for others has no column for what is private', async () => {
  const { rows } = await database.pool.query<{ column_name: string }>(
    "select column_name from information_schema.columns where table_name = 'public_profiles'",
  )
  const columns = rows.map((row) => row.column_name)
  expect(columns).toContain('username')
  expect(columns.filter((column) => /mail|phone|gender|show_/.test(column))).toEqual([])
})
