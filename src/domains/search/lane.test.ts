import { expect, test } from 'vitest'
import { sql } from 'kysely'
import { transaction } from '../../platform/db.ts'
import { testApi, testDatabase } from '../../testing/database.ts'

const database = await testDatabase()
const { db } = database
const api = await testApi(database)

test('searches that hang leave everybody else alone, and too many are sent away at once', async () => {
  const search = async (textQuery: string) =>
    (await api.inject({ method: 'POST', url: '/api/search/business', payload: { textQuery } })).statusCode
  expect(await search('warm')).toBe(200)
  const ended: number[] = []
  const flood = await transaction(db, async (tx) => {
    await sql`lock table search_document_ma in access exclusive mode`.execute(tx)
    const started = Array.from({ length: 60 }, async (_, at) => ended.push(await search(`word ${at}`)))
    // More than there are connections: were some of them taken by searches, these would wait for each other.
    await Promise.all(Array.from({ length: 40 }, () => sql`select 1`.execute(db)))
    await expect.poll(() => ended).toEqual(Array.from({ length: 12 }, () => 503))
    return started
  })
  await Promise.all(flood)
  expect(ended.filter((status) => status === 200)).toHaveLength(48)
})
