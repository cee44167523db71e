import { expect, test } from 'vitest'
import { sql } from 'kysely'
import { transaction } from '../../platform/db.ts'
import { testDatabase } from '../../testing/database.ts'
import { search } from './find.ts'

const { db } = await testDatabase()

test('searches that hang leave everybody else alone, and too many are sent away at once', async () => {
  await search(db, { segment: 'MA', text: 'warm' }, { skip: 0, size: 5 })
  const ended: string[] = []
  const flood = await transaction(db, async (tx) => {
    await sql`lock table search_document_ma in access exclusive mode`.execute(tx)
    const started = Array.from({ length: 60 }, (_, at) =>
      search(db, { segment: 'MA', text: `word ${at}` }, { skip: 0, size: 5 }).then(
        () => ended.push('found'),
        (error: { name: string; status: number }) => ended.push(`${error.name} ${error.status}`),
      ),
    )
    // As many as there are connections: were one of them taken by a search, this would wait for it.
    await Promise.all(Array.from({ length: 40 }, () => sql`select 1`.execute(db)))
    expect(ended).toEqual(Array.from({ length: 12 }, () => 'Unavailable 503'))
    return started
  })
  await Promise.all(flood)
  expect(ended.filter((end) => end === 'found')).toHaveLength(48)
})
