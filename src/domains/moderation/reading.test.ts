import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { aBuyerAndASupplier, conversationCalls } from '../../testing/conversations.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { decideReports, reportedThings, reportsAbout } from './deciding.ts'
import { readingsOf, readReported } from './reading.ts'

const database = await testDatabase()
const { db, pool } = database
const { send, write, report } = conversationCalls(await testApi(database), db)

test('an open report opens its conversation, each reading is noted; without one there is nothing', async () => {
  const { buyer, owner, businessID } = await aBuyerAndASupplier(db)
  const { requestID } = (await send(buyer, { to: businessID, subject: 'Gears', message: 'Buy my gears!' }))
    .data
  await write(owner, requestID, businessID, 'No, thank you.')
  await expect(readReported(db, 'os:a', requestID)).rejects.toMatchObject({ name: 'NotFound' })

  const { reportID } = (await report(owner, requestID, businessID)).data
  expect(await reportedThings(db)).toMatchObject([{ type: 'inquiry', id: requestID, name: 'Gears' }])
  expect(await reportsAbout(db, requestID)).toMatchObject([{ id: reportID, type: 'inquiry', name: 'Gears' }])
  expect(await readingsOf(db, reportID)).toEqual([])
  for (const reader of ['os:a', 'os:b'])
    expect(await readReported(db, reader, reportID)).toMatchObject({
      messages: [
        { number: 1, from: 'S', content: 'Buy my gears!' },
        { number: 2, from: 'R', content: 'No, thank you.' },
      ],
    })
  expect(await readingsOf(db, reportID)).toMatchObject([{ operator: 'os:a' }, { operator: 'os:b' }])

  await decideReports(db, 'os:a', { id: reportID, verdict: 'upheld', reason: 'It is.' })
  for (const id of [reportID, randomUUID()])
    await expect(readReported(db, 'os:a', id)).rejects.toMatchObject({ name: 'NotFound' })
  expect((await pool.query('select 1 from report_readings')).rowCount).toBe(2)
})
