// Statements whose answer nobody waits for: nothing is committed when one fails, and what failed first is told.
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import { hurryNews } from '../testing/outbox.ts'
import { allOf, heardBy, hold, letGo, noting, plantTables, sell } from '../testing/planted-listeners.ts'
import { testLog } from '../testing/server.ts'
import { transaction, withCommit, type Tx } from './db.ts'
import { deliverAll } from './events.ts'

const database = await testDatabase()
const { db } = database

beforeAll(async () => {
  await sql`create table written (n int primary key)`.execute(db)
  await plantTables(db)
})

const write = (tx: Tx, n: number) => sql`insert into written values (${n})`.execute(tx)
const divide = (tx: Tx) => sql`select 1 / ${0}::int`.execute(tx)
const written = async () =>
  (await sql<{ n: number }>`select n from written order by n`.execute(db)).rows.map(({ n }) => n)
const divisionByZero = { code: '22012' }

test('it is there with the commit, in the order in which it was asked for', async () => {
  await transaction(db, async (tx) => {
    await withCommit(tx, write(tx, 1))
    await withCommit(tx, sql`update written set n = n + 1`.execute(tx))
    const { rows } = await sql<{ n: number }>`select n from written`.execute(tx)
    expect(rows).toEqual([{ n: 2 }])
    await withCommit(tx, write(tx, 3))
  })
  expect(await written()).toEqual([2, 3])
})

test('when it fails nothing is committed, whatever comes after it', async () => {
  const last = transaction(db, async (tx) => {
    await write(tx, 4)
    await withCommit(tx, divide(tx))
  })
  await expect(last).rejects.toMatchObject(divisionByZero)
  const before = transaction(db, async (tx) => {
    await withCommit(tx, divide(tx))
    await write(tx, 5)
  })
  await expect(before).rejects.toMatchObject(divisionByZero)
  expect(await written()).toEqual([2, 3])
})

test('what fails first is told, not what was in vain after it', async () => {
  const failed = transaction(db, async (tx) => {
    const [one] = await Promise.all([write(tx, 2), withCommit(tx, write(tx, 6))])
    return one
  })
  await expect(failed).rejects.toMatchObject({ code: '23505' })
  const thrown = transaction(db, async (tx) => {
    await withCommit(tx, write(tx, 7))
    throw new Error('no')
  })
  await expect(thrown).rejects.toThrow('no')
  expect(await written()).toEqual([2, 3])
})

test('what goes on beside something that failed writes nothing any more', async () => {
  let beside: Promise<unknown> = Promise.resolve()
  let late: Tx | undefined
  const failed = transaction(db, (tx) => {
    late = tx
    const bad = divide(tx)
    beside = bad.catch(() => write(tx, 8))
    return Promise.all([bad, beside])
  })
  await expect(failed).rejects.toMatchObject(divisionByZero)
  await expect(beside).rejects.toBeInstanceOf(Error)
  await expect(write(late!, 9)).rejects.toBeInstanceOf(Error)
  expect(await written()).toEqual([2, 3])
})

test('a listener for which it fails is tried again alone, and others of its portion are not', async () => {
  await hold(db, 'pump 2')
  // By nothing for the pump that is held.
  const listener = noting('counts', {
    async before(tx, { pump }) {
      const bad = sql`select 1 / (select count(*) - 1 from held where listener = ${pump})`
      await withCommit(tx, bad.execute(tx))
    },
  })
  await sell(db, ['pump 1', 'pump 2', 'pump 3'], 1, 2)
  await deliverAll(db, [listener], testLog)
  expect(await heardBy(db, 'counts')).toEqual(allOf(['pump 1', 'pump 3'], 2))
  await letGo(db)
  await hurryNews(db)
  await deliverAll(db, [listener], testLog)
  expect(await heardBy(db, 'counts')).toEqual(allOf(['pump 1', 'pump 2', 'pump 3'], 2))
})

test('a commit that fails tells why', async () => {
  await sql`create table checked_late (n int references written (n) deferrable initially deferred)`.execute(
    db,
  )
  const late = transaction(db, (tx) => sql`insert into checked_late values (99)`.execute(tx))
  await expect(late).rejects.toMatchObject({ code: '23503' })
})
