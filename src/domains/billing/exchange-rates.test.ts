import { beforeAll, expect, test } from 'vitest'
import { transaction } from '../../platform/db.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { aPaidOrder, anItalianBuyer, aRefund, type OrderWish } from '../../testing/invoices.ts'
import { aTeam, somebody, testCalls, type Somebody } from '../../testing/team.ts'
import { issueCreditNote, issueInvoice } from './invoices.ts'
import type { Said } from './queries/invoices.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
let call: ReturnType<typeof testCalls>
let operator: Somebody
beforeAll(async () => {
  database = await testDatabase()
  call = testCalls(await testApi(database))
  operator = await somebody(database.db, { staff: ['admin'] })
})

const enter = (rate: Record<string, string>, as: Somebody | undefined = operator) =>
  call(
    'enterExchangeRate',
    { currency: 'JPY', source: 'Mihon Bank, telegraphic middle rate', reason: 'Rate of the day', ...rate },
    as,
  )

async function saidBy(invoiceID: string): Promise<Said> {
  const { rows } = await database.pool.query<{ said: Said }>(
    'select said from billing_invoices where invoice_id = $1',
    [invoiceID],
  )
  return rows[0]!.said
}
async function issue(at: string, wish: OrderWish = {}) {
  const order = await aPaidOrder(database.pool, wish)
  const issued = await transaction(database.db, (tx) => issueInvoice(tx, order, new Date(at)))
  return { order, ...issued, said: await saidBy(issued.invoiceID) }
}

test('tax is told in yen by the last rate up to the day of issue in Japan, and of no more than a week before', async () => {
  expect((await enter({ day: '2026-05-08', rate: '150' })).status).toBe(200)
  expect((await enter({ day: '2026-05-11', rate: '153.27' })).status).toBe(200)
  const localTaxAt = async (at: string, wish: OrderWish = {}) => (await issue(at, wish)).said.localTax
  // 185.00 dollars are 28,354.95 yen.
  expect(await localTaxAt('2026-05-10T15:00:00Z')).toEqual({
    currency: 'JPY',
    amount: 28_355,
    rate: '153.27',
    day: '2026-05-11',
    source: 'Mihon Bank, telegraphic middle rate',
  })
  expect(await localTaxAt('2026-05-10T14:59:59Z')).toMatchObject({ amount: 27_750, day: '2026-05-08' })
  expect(await localTaxAt('2026-05-18T14:59:59Z')).toMatchObject({ day: '2026-05-11' })
  expect(await localTaxAt('2026-05-18T15:00:00Z')).toBeNull()
  expect(await localTaxAt('2026-05-07T03:00:00Z')).toBeNull()
  expect(await localTaxAt('2026-05-11T03:00:00Z', { edition: 'us' })).toBeNull()
  expect(await localTaxAt('2026-05-11T03:00:00Z', { buyer: anItalianBuyer })).toBeNull()
})

test('euros are told in cents; what is credited is the same part of them', async () => {
  await enter({ currency: 'EUR', day: '2026-05-11', rate: '0.923456', source: 'European Central Bank' })
  const buyer = { ...anItalianBuyer, taxNumber: '' }
  const invoice = await issue('2026-05-11T09:00:00Z', { edition: 'it', buyer })
  // 22 % of 1,850.00 dollars are 407.00; 375.846592 euros.
  expect(invoice.said.localTax).toMatchObject({ currency: 'EUR', amount: 37_585, rate: '0.923456' })
  const parts: number[] = []
  for (const amount of [75_234, 75_233, 75_233]) {
    const refundID = await aRefund(database.pool, invoice.order, { ...invoice, amount })
    const note = await transaction(database.db, (tx) =>
      issueCreditNote(tx, { invoiceID: invoice.invoiceID, amount, refundID }, new Date()),
    )
    parts.push((await saidBy(note)).localTax!.amount)
  }
  expect(parts).toEqual([12_528, 12_529, 12_528])
})

test('a rate entered again counts from then on; invoices keep the one that they tell', async () => {
  await enter({ day: '2026-06-01', rate: '140' })
  const before = await issue('2026-06-01T03:00:00Z')
  await enter({ day: '2026-06-01', rate: '141.5' })
  expect((await issue('2026-06-01T03:00:00Z')).said.localTax?.rate).toBe('141.5')
  expect((await saidBy(before.invoiceID)).localTax?.rate).toBe('140')
})

test('nobody but operators enters one, and nothing that is none', async () => {
  const { owner, admin, member, stranger } = await aTeam(database.db)
  for (const as of [owner, admin, member, stranger])
    expect((await enter({ day: '2026-07-01', rate: '150' }, as)).name).toBe('NotFound')
  for (const rate of ['0', '0.0', '-1', '1e3', '1,5', '', '1.1234567', '1234567'])
    expect((await enter({ day: '2026-07-01', rate })).status, rate).toBe(400)
  expect((await enter({ day: '2026-02-30', rate: '1' })).status).toBe(400)
  expect((await enter({ day: '2026-07-01', rate: '150', reason: '' })).status).toBe(400)
  expect((await enter({ currency: 'USD', day: '2026-07-01', rate: '1' })).status).toBe(400)
  const { rowCount } = await database.pool.query(
    `select from billing_exchange_rates where day between '2026-07-01' and '2026-07-31'`,
  )
  expect(rowCount).toBe(0)
})
