import { beforeAll, expect, test } from 'vitest'
import { transaction } from '../../platform/db.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { testDatabase } from '../../testing/database.ts'
import { aPaidOrder, aRefund, anItalianBuyer, type OrderWish } from '../../testing/invoices.ts'
import { issueCreditNote, issueInvoice, issueProForma, voidProForma } from './invoices.ts'
import type { Said } from './queries/invoices.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
beforeAll(async () => {
  database = await testDatabase()
})

const at = new Date('2026-11-28T16:00:00Z')
const saidBy = async (invoiceID: string) => {
  const { rows } = await database.pool.query<{ said: Said; voided_at: Date | null }>(
    'select said, voided_at from billing_invoices where invoice_id = $1',
    [invoiceID],
  )
  return rows[0]!
}

async function anInvoice(wish: OrderWish = {}) {
  const order = await aPaidOrder(database.pool, wish)
  const issued = await transaction(database.db, (tx) => issueInvoice(tx, order, at))
  return { order, ...issued }
}
const credit = async (invoice: Awaited<ReturnType<typeof anInvoice>>, amount: number) => {
  const refundID = await aRefund(database.pool, invoice.order, { ...invoice, amount })
  return transaction(database.db, (tx) =>
    issueCreditNote(tx, { invoiceID: invoice.invoiceID, amount, refundID }, at),
  )
}

test('an invoice says what was ordered, by whom, of whom, for which days, and what tax was taken', async () => {
  const { invoiceID, number, order } = await anInvoice({
    plan: 'platinum',
    price: 365_000,
    credit: 100_000,
    credit_days: 120,
    coupon: 'SPRING-26',
    coupon_off: 26_500,
    timeZone: 'America/Mexico_City',
  })
  const { said } = await saidBy(invoiceID)
  expect(said).toMatchObject({
    number,
    kind: 'invoice',
    issuedAt: at.toISOString(),
    // It is the next day in Tokyo already.
    issuedOn: '2026-11-29',
    reference: '',
    seller: { code: 'jp', taxNumber: 'T9999901000123' },
    buyer: order.buyer,
    net: 238_500,
    tax: { kind: 'consumption', country: 'JP', rate: 1_000, amount: 23_850 },
    total: 262_350,
    periodDays: { first: '2026-11-27', last: '2027-11-27' },
    paidBy: 'card',
  })
  expect(said.lines.map(({ kind, amount, days, code }) => [kind, amount, days, code])).toEqual([
    ['plan', 365_000, null, null],
    ['credit', -100_000, 120, null],
    ['coupon', -26_500, null, 'SPRING-26'],
  ])
})

test('the selling company is called as the language of the order calls it', async () => {
  const { said } = await saidBy((await anInvoice({ language: 'ja' })).invoiceID)
  expect(said.seller.legalName).toBe('ミルライト・ジャパン株式会社')
})

test('an order has one invoice: the second fails, and its number goes to the next', async () => {
  const { order, number } = await anInvoice({ edition: 'us' })
  await expect(transaction(database.db, (tx) => issueInvoice(tx, order, at))).rejects.toMatchObject({
    code: '23505',
  })
  const next = Number(number.slice(-6)) + 1
  expect((await anInvoice({ edition: 'us' })).number).toBe(`US-2026-${String(next).padStart(6, '0')}`)
})

test('a pro-forma invoice has a reference and an account instead of a number, and can be void', async () => {
  const order = await aPaidOrder(database.pool, {
    way: 'transfer',
    reference: 'MW-4471',
    payable_until: new Date('2026-12-12T15:30:00Z'),
  })
  const id = await transaction(database.db, (tx) => issueProForma(tx, order, at))
  const { said } = await saidBy(id)
  expect(said).toMatchObject({ number: null, kind: 'pro-forma', reference: 'MW-4471', paidBy: null })
  expect(said.payment).toMatchObject({ until: '2026-12-13', bank: { holder: 'Millwright Japan K.K.' } })
  await transaction(database.db, (tx) => voidProForma(tx, order.order_id, at))
  expect(await saidBy(id)).toEqual({ said, voided_at: at })
  await transaction(database.db, (tx) => voidProForma(tx, order.order_id, new Date()))
  expect((await saidBy(id)).voided_at).toEqual(at)
})

test('credit notes give the tax back in proportion, to the cent, and never more than the invoice', async () => {
  const invoice = await anInvoice({ net: 1_001, price: 1_001 })
  expect((await saidBy(invoice.invoiceID)).said).toMatchObject({ net: 1_001, total: 1_101 })
  const notes = []
  for (const amount of [367, 367, 367]) notes.push((await saidBy(await credit(invoice, amount))).said)
  expect(notes[0]).toMatchObject({
    kind: 'credit-note',
    number: expect.stringMatching(/^JP-C-2026-0\d{5}$/) as string,
    credits: invoice.number,
    total: 367,
    net: 334,
    lines: [{ kind: 'refund', amount: 334, subscription: 'gold' }],
  })
  expect(notes.map(({ tax }) => tax.amount)).toEqual([33, 34, 33])
  for (const { net, tax, total } of notes) expect(net + tax.amount).toBe(total)
  await expect(credit(invoice, 1)).rejects.toMatchObject({ name: 'AmountRefused' })
})

test('a credit note of no cents, of too many or of half ones is refused, as is one of no invoice', async () => {
  const invoice = await anInvoice()
  const refundID = await aRefund(database.pool, invoice.order, { ...invoice, amount: 1 })
  const note = (input: { invoiceID?: string; amount?: number; refundID?: string }) =>
    transaction(database.db, (tx) =>
      issueCreditNote(tx, { invoiceID: invoice.invoiceID, amount: 1, refundID, ...input }, at),
    )
  for (const amount of [0, -1, 0.5, Number.NaN, 203_501])
    await expect(note({ amount })).rejects.toMatchObject({ name: 'AmountRefused' })
  await expect(note({ invoiceID: uuidv7() })).rejects.toMatchObject({ name: 'NotFound' })
  await expect(note({ refundID: uuidv7() })).rejects.toMatchObject({ name: 'NotFound' })
  const first = await note({})
  expect(await note({})).toBe(first)
})

test('of credit notes asked for at once no more are issued than the invoice holds', async () => {
  const invoice = await anInvoice({ edition: 'it', buyer: anItalianBuyer })
  expect((await saidBy(invoice.invoiceID)).said.tax.kind).toBe('reverse')
  const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => credit(invoice, 60_000)))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
})
