import { expect, test } from 'vitest'
import { testApi, testDatabase } from '../../testing/database.ts'
import { aTeam, somebody, testCalls } from '../../testing/team.ts'
import { removeProfile } from '../profiles/profile-lifecycle.ts'
import { transaction } from '../../platform/db.ts'
import { connectionsForExport } from './export-share.ts'

const database = await testDatabase()
const { db } = database
const api = testCalls(await testApi(database))

test('a company takes along with whom it is connected and since when; no requests, no names of who is gone', async () => {
  const { businessID, owner } = await aTeam(db)
  const friend = await somebody(db, { firstName: 'Aiko', lastName: 'Mori' })
  const [gone, asks] = [await somebody(db), await somebody(db)]
  for (const person of [friend, gone, asks]) {
    const to = { resourceType: 'business', resourceID: businessID }
    const { data } = await api('askConnection', to, person)
    if (person !== asks) await api('acceptConnection', { id: data['connectionID'], businessID }, owner)
  }
  await transaction(db, (tx) => removeProfile(tx, gone.userID))
  const entries: object[] = []
  for await (const entry of connectionsForExport(db, businessID, 'en')) entries.push(entry)
  const since = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/)
  expect(entries).toEqual([
    { resourceType: 'user', resourceID: friend.userID, name: 'Aiko Mori', since },
    { resourceType: 'user', resourceID: gone.userID, name: null, since },
  ])
})
