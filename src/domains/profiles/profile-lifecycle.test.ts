import { expect, test } from 'vitest'
import { transaction, type Tx } from '../../platform/db.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { testDatabase } from '../../testing/database.ts'
import { aPerson } from '../../testing/people.ts'
import { peopleForSearch } from './indexing.ts'
import {
  changeProfile,
  hideProfile,
  removeProfile,
  showProfileAgain,
  type NewProfile,
} from './profile-lifecycle.ts'

const database = await testDatabase()
const { db } = database
const inTransaction = <T>(work: (tx: Tx) => Promise<T>) => transaction(db, work)

async function newsOf(userID: string): Promise<string[]> {
  const { rows } = await database.pool.query<{ type: string }>(
    "select type from outbox where payload->>'userID' = $1 order by id",
    [userID],
  )
  return rows.map(({ type }) => type)
}

test('a change keeps what it does not name, and each step is told', async () => {
  const { userID } = await aPerson(db, {
    email: 'haruka@people.example',
    mobilePhone: { countryCode: '+81', phoneNumber: '90 5550 0100' },
  })
  await inTransaction((tx) => changeProfile(tx, userID, { city: 'Sakai', gender: 'female' }))
  const { rows } = await database.pool.query('select * from profiles where user_id = $1', [userID])
  expect(rows).toMatchObject([
    {
      city: 'Sakai',
      gender: 'female',
      email: 'haruka@people.example',
      mobile_phone: { countryCode: '+81', phoneNumber: '90 5550 0100' },
      profession: 'Bearing engineer',
      show_profession: true,
      show_birth_date: false,
    },
  ])
  await inTransaction((tx) => removeProfile(tx, userID))
  expect(await newsOf(userID)).toEqual(['profile.changed', 'profile.changed', 'profile.removed'])
})

test('of who went the name is kept and nothing else that they said', async () => {
  const { userID } = await aPerson(db, {
    email: 'haruka@people.example',
    mobilePhone: { countryCode: '+81', phoneNumber: '90 5550 0100' },
    birthDate: '1984-03-09',
    gender: 'female',
    briefPresentation: 'Bearings since 2006.',
  })
  await inTransaction((tx) => removeProfile(tx, userID))
  const { rows } = await database.pool.query('select * from profiles where user_id = $1', [userID])
  const kept = Object.entries(rows[0] as object).filter(([, value]) => value !== null && value !== false)
  expect(kept.map(([column]) => column).toSorted()).toEqual([
    'created_at',
    'first_name',
    'last_name',
    'like_count',
    'removed_at',
    'updated_at',
    'user_id',
    'username',
  ])
  expect(rows).toMatchObject([{ username: userID }])
})

test('nobody is changed who is not there, and removing them tells nothing', async () => {
  const { userID } = await aPerson(db)
  await inTransaction((tx) => removeProfile(tx, userID))
  for (const id of [userID, uuidv7()]) {
    await expect(inTransaction((tx) => changeProfile(tx, id, { city: 'Sakai' }))).rejects.toMatchObject({
      name: 'NotFound',
    })
    const news = await newsOf(id)
    await inTransaction((tx) => removeProfile(tx, id))
    expect(await newsOf(id)).toEqual(news)
  }
})

test('who is hidden is shown again as they were, with all that they said', async () => {
  const { userID } = await aPerson(db, { username: 'comes.back', city: 'Sakai' })
  const shown = () =>
    database.pool.query('select removed_at, username, city from profiles where user_id = $1', [userID])
  await inTransaction((tx) => hideProfile(tx, userID))
  await inTransaction((tx) => hideProfile(tx, userID))
  expect((await shown()).rows).toMatchObject([{ removed_at: expect.any(Date), city: 'Sakai' }])
  await inTransaction((tx) => showProfileAgain(tx, userID))
  await inTransaction((tx) => showProfileAgain(tx, userID))
  expect((await shown()).rows).toEqual([{ removed_at: null, username: 'comes.back', city: 'Sakai' }])
  expect(await newsOf(userID)).toEqual([
    'profile.changed',
    'profile.removed',
    'profile.changed',
    'profile.restored',
  ])
})

test('a username is one person’s, whatever the case of its letters', async () => {
  await aPerson(db, { username: 'kitazawa' })
  await expect(aPerson(db, { username: 'KitaZawa' })).rejects.toMatchObject({ code: '23505' })
})

test.each<Partial<NewProfile>>([
  { birthDate: '1899-12-31' },
  { birthDate: '2100-01-01' },
  { gender: 'Ms.' },
  { briefPresentation: 'x'.repeat(513) },
  { countryCode: 'Japan' },
])('the database refuses %o (P5)', async (wish) => {
  await expect(aPerson(db, wish)).rejects.toMatchObject({ code: '23514' })
})

test('the index is told what is shown and who went, and a walk meets each once', async () => {
  const { userID } = await aPerson(db, { showProfession: false, email: 'canary@people.example' })
  await inTransaction((tx) => removeProfile(tx, userID))
  const facts = await peopleForSearch(db, { ids: [userID] })
  expect(facts).toMatchObject([
    { userID, removed: true, profession: null, jobPositionID: null, companyName: null },
  ])
  expect(JSON.stringify(facts)).not.toMatch(/canary|engineer/)
  expect(await peopleForSearch(db, { ids: [] })).toEqual([])

  const met: string[] = []
  let after: string | null = null
  for (;;) {
    const page: { userID: string }[] = await peopleForSearch(db, { after, limit: 2 })
    met.push(...page.map((person) => person.userID))
    if (page.length < 2) break
    after = page.at(-1)?.userID ?? null
  }
  const { rows } = await database.pool.query<{ user_id: string }>('select user_id from profiles order by 1')
  expect(met).toEqual(rows.map((row) => row.user_id))
  expect(met.length).toBeGreaterThan(2)
})
