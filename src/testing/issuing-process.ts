// Issues invoices in a process of its own, some of whose transactions are rolled back: database, how many orders, its own number.
import { transaction, openDatabase } from '../platform/db.ts'
import { issueInvoice } from '../domains/billing/invoices.ts'
import { aPaidOrder } from './invoices.ts'
import { testLog } from './server.ts'

/** Of whichever process, every so many orders are rolled back. */
export const undoneEvery = 7

async function issueMany(url: string, count: number, place: number): Promise<void> {
  const { db, pool, close } = openDatabase(url, { max: 2, log: testLog })
  const undone = new Error('rolled back')
  for (let at = 0; at < count; at++) {
    const order = await aPaidOrder(pool)
    const issued = transaction(db, async (tx) => {
      const { number } = await issueInvoice(tx, order, new Date('2026-11-28T09:00:00Z'))
      if ((at + place) % undoneEvery === 3) throw undone
      return number
    })
    const number = await issued.catch((error: unknown) => {
      if (error !== undone) throw error
    })
    if (number !== undefined) process.stdout.write(`${number}\n`)
  }
  await close()
}

if (process.argv[1] === import.meta.filename) {
  const [url = '', count = '0', place = '0'] = process.argv.slice(2)
  await issueMany(url, Number(count), Number(place))
}
