import { beforeAll, expect, test } from 'vitest'
import type { InvoiceCardEntry } from '../../contract/invoices.ts'
import { transaction } from '../../platform/db.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { aPaidOrder, aRefund, type OrderWish } from '../../testing/invoices.ts'
import { planOf } from '../../testing/plans.ts'
import { aTeam, somebody, testCalls } from '../../testing/team.ts'
import { removeBusiness } from '../businesses/business-lifecycle.ts'
import { giveUpBusinesses } from '../businesses/removal.ts'
import { invoicesForExport } from './export-share.ts'
import { issueCreditNote, issueInvoice, issueProForma, voidProForma } from './invoices.ts'
import { findInvoices } from './queries/invoices.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
let call: ReturnType<typeof testCalls>
let team: Awaited<ReturnType<typeof aTeam>>
beforeAll(async () => {
  database = await testDatabase()
  call = testCalls(await testApi(database))
  team = await aTeam(database.db)
})

const now = new Date('2026-11-28T03:00:00Z')
async function issue(businessID: string, at = now, wish: OrderWish = {}) {
  const order = await aPaidOrder(database.pool, { business_id: businessID, ...wish })
  return { order, ...(await transaction(database.db, (tx) => issueInvoice(tx, order, at))) }
}
type Listed = { items: InvoiceCardEntry[]; nextCursor: string | null }
const newCompany = () => aTeam(database.db)

test('owners see the invoices of their company, newest first, twenty at a time, each once', async () => {
  const { businessID, owner } = await newCompany()
  const numbers: string[] = []
  for (let day = 0; day < 43; day++) {
    // Two of each moment, so that a page ends between them.
    const at = new Date(now.getTime() + Math.floor(day / 2) * 1_000)
    numbers.push((await issue(businessID, at)).number)
  }
  const seen: string[] = []
  const sizes: number[] = []
  for (let cursor: string | null | undefined; cursor !== null;) {
    const { data } = await call<Listed>('listInvoices', { businessID, ...(cursor && { cursor }) }, owner)
    seen.push(...data.items.map(({ number }) => number ?? ''))
    sizes.push(data.items.length)
    cursor = data.nextCursor
  }
  expect(sizes).toEqual([20, 20, 3])
  expect(seen).toEqual(numbers.toReversed())
})

test('the status of each follows from what came after it', async () => {
  const { businessID, owner } = await newCompany()
  const transfer = { way: 'transfer', business_id: businessID, payable_until: now } as const
  const open = await aPaidOrder(database.pool, { ...transfer, reference: uuidv7() })
  const paid = await aPaidOrder(database.pool, { ...transfer, reference: uuidv7() })
  const lapsed = await aPaidOrder(database.pool, { ...transfer, reference: uuidv7() })
  const [part, whole] = [await issue(businessID), await issue(businessID)]
  await transaction(database.db, async (tx) => {
    for (const order of [open, paid, lapsed]) await issueProForma(tx, order, now)
    await issueInvoice(tx, paid, now)
    await voidProForma(tx, lapsed.order_id, now)
  })
  const credits: [typeof part, number][] = [
    [part, 100],
    [whole, 203_500],
  ]
  for (const [invoice, amount] of credits) {
    const refundID = await aRefund(database.pool, invoice.order, { ...invoice, amount })
    const credit = { invoiceID: invoice.invoiceID, amount, refundID }
    await transaction(database.db, (tx) => issueCreditNote(tx, credit, now))
  }
  const { data } = await call<Listed>('listInvoices', { businessID }, owner)
  const statusOf = (kind: string) =>
    data.items
      .filter((one) => one.kind === kind)
      .map(({ status }) => status)
      .toSorted()
  expect(statusOf('invoice')).toEqual(['credited', 'paid', 'paid'])
  expect(statusOf('credit-note')).toEqual(['credited', 'credited'])
  expect(statusOf('pro-forma')).toEqual(['open', 'paid', 'void'])
})

test('one is shown with all that it says, and as a PDF that is named after its number', async () => {
  const { invoiceID, number } = await issue(team.businessID)
  const asked = { businessID: team.businessID, invoiceID }
  const { data } = await call('showInvoice', asked, team.owner)
  expect(data).toMatchObject({ invoiceId: invoiceID, number, status: 'paid', total: 203_500 })
  const paper = await call<{ base64: string }>('showInvoicePaper', asked, team.owner)
  expect(paper.data).toMatchObject({ fileName: `${number}.pdf`, contentType: 'application/pdf' })
  expect(Buffer.from(paper.data.base64, 'base64').toString('latin1', 0, 5)).toBe('%PDF-')
})

test('nobody but owners reads them, and nobody one of another company', async () => {
  const { invoiceID } = await issue(team.businessID)
  const other = await newCompany()
  const { businessID } = team
  for (const name of ['listInvoices', 'showInvoice', 'showInvoicePaper'] as const) {
    const input = name === 'listInvoices' ? { businessID } : { businessID, invoiceID }
    const answer = async (as?: Parameters<typeof call>[2]) => (await call(name, input, as)).name
    expect(await answer(team.admin), name).toBe('NotAllowed')
    expect(await answer(team.member), name).toBe('NotAllowed')
    for (const as of [team.exMember, team.stranger, team.otherOwner, other.owner])
      expect(await answer(as), name).toBe('NotFound')
    expect(await answer(await somebody(database.db, { staff: ['admin'] })), name).toBe('NotFound')
    expect(await answer(), name).toBe('TokenNotFound')
    if (name === 'listInvoices') continue
    expect((await call(name, { businessID: other.businessID, invoiceID }, other.owner)).name).toBe('NotFound')
    expect((await call(name, { businessID, invoiceID: uuidv7() }, team.owner)).name).toBe('NotFound')
  }
})

test('a company takes what was issued to it along, and nothing of others', async () => {
  const { businessID } = await newCompany()
  const { number } = await issue(businessID)
  const taken: unknown[] = []
  for await (const invoice of invoicesForExport(database.db, businessID)) taken.push(invoice)
  expect(taken).toMatchObject([{ number, status: 'paid', buyer: { name: 'Kitazawa Bearing Works K.K.' } }])
})

test('what was issued stays when the company is given up', async () => {
  const { businessID } = await newCompany()
  const { invoiceID, number } = await issue(businessID)
  await transaction(database.db, (tx) => removeBusiness(tx, businessID))
  await database.pool.query(`update businesses set removed_at = now() - interval '31 days' where id = $1`, [
    businessID,
  ])
  expect(await giveUpBusinesses(database.db)).toBe(1)
  const { rows } = await database.pool.query<{ number: string }>(
    'select number from billing_invoices where invoice_id = $1',
    [invoiceID],
  )
  expect(rows).toEqual([{ number }])
})

test('a page of the list is read by the index on companies', async () => {
  const plan = await planOf(
    database,
    (db) => findInvoices(db, { businessID: team.businessID, behind: undefined, limit: 21 }),
    true,
  )
  expect(plan).toContain('billing_invoices_of')
  expect(plan).not.toContain('Seq Scan')
})
