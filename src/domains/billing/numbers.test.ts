import { spawn } from 'node:child_process'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { beforeAll, expect, test } from 'vitest'
import { openDatabase, transaction } from '../../platform/db.ts'
import { testDatabase } from '../../testing/database.ts'
import { aPaidOrder } from '../../testing/invoices.ts'
import { undoneEvery } from '../../testing/issuing-process.ts'
import { casesOf } from '../../testing/proofs.ts'
import { testLog } from '../../testing/server.ts'
import { issueInvoice } from './invoices.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
beforeAll(async () => {
  database = await testDatabase()
})

const numbersOf = async (prefix: string): Promise<string[]> => {
  const { rows } = await database.pool.query<{ number: string }>(
    'select number from billing_invoices where starts_with(number, $1) order by number',
    [prefix],
  )
  return rows.map(({ number }) => number)
}
const upTo = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, at) => prefix + String(at + 1).padStart(6, '0'))

test('invoices issued from twenty connections at once, some rolled back, are numbered without a gap or a double', async () => {
  const count = casesOf(1_000, 200)
  const issuing = openDatabase(database.url, { max: 20, log: testLog })
  const undone = new Error('rolled back')
  let issued = 0
  try {
    const orders = await Promise.all(
      Array.from({ length: count }, () => aPaidOrder(issuing.pool, { edition: 'us' })),
    )
    const waiting = orders.entries()
    const work = async () => {
      for (const [at, order] of waiting) {
        const done = transaction(issuing.db, async (tx) => {
          await issueInvoice(tx, order, new Date('2026-06-01T12:00:00Z'))
          if (at % 5 === 2) throw undone
          issued++
        })
        await done.catch((error: unknown) => {
          if (error !== undone) throw error
        })
      }
    }
    await Promise.all(Array.from({ length: 20 }, work))
  } finally {
    await issuing.close()
  }
  expect(issued).toBe(count - Math.ceil((count - 2) / 5))
  expect(await numbersOf('US-2026-')).toEqual(upTo('US-2026-', issued))
})

test('invoices issued by several processes at once are numbered without a gap or a double', async () => {
  const processes = casesOf(20, 3)
  const each = casesOf(1_000, 60) / processes
  const program = path.resolve(import.meta.dirname, '../../testing/issuing-process.ts')
  const told = await Promise.all(
    Array.from({ length: processes }, async (_, at) => {
      const child = spawn(process.execPath, [program, database.url, String(each), String(at)], {
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      const [said, problems] = await Promise.all([text(child.stdout), text(child.stderr)])
      expect(problems).toBe('')
      return said.trim().split('\n')
    }),
  )
  const numbers = told.flat().toSorted()
  expect(numbers.length).toBeGreaterThan(each * processes * (1 - 2 / undoneEvery))
  expect(numbers.length).toBeLessThan(each * processes)
  expect(numbers).toEqual(upTo('JP-2026-', numbers.length))
  expect(await numbersOf('JP-2026-')).toEqual(numbers)
})

test('the year of a number is that of the seller, and each begins with one', async () => {
  const newYear = new Date('2027-12-31T20:00:00Z')
  const numberIn = (edition: string, at: Date) =>
    aPaidOrder(database.pool, { edition }).then((order) =>
      transaction(database.db, async (tx) => (await issueInvoice(tx, order, at)).number),
    )
  expect(await numberIn('jp', newYear)).toBe('JP-2028-000001')
  expect(await numberIn('it', newYear)).toBe('EU-2027-000001')
  expect(await numberIn('de', newYear)).toBe('EU-2027-000002')
  expect(await numberIn('mx', newYear)).toBe('US-2027-000001')
  expect(await numberIn('fr', new Date('2027-12-31T23:00:00Z'))).toBe('EU-2028-000001')
})
