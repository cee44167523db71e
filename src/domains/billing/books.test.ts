import { beforeAll, expect, test } from 'vitest'
import { transaction } from '../../platform/db.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { aBuyer, aPaidOrder, aRefund, anItalianBuyer, type OrderWish } from '../../testing/invoices.ts'
import { aTeam, somebody, testCalls } from '../../testing/team.ts'
import { booksOf, type BooksSpan } from './books.ts'
import { issueCreditNote, issueInvoice } from './invoices.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
let call: ReturnType<typeof testCalls>
beforeAll(async () => {
  database = await testDatabase()
  call = testCalls(await testApi(database))
})

async function issue(at: string, wish: OrderWish = {}) {
  const order = await aPaidOrder(database.pool, wish)
  return { order, ...(await transaction(database.db, (tx) => issueInvoice(tx, order, new Date(at)))) }
}
async function wholeBooks(span: BooksSpan): Promise<string> {
  let text = ''
  for await (const piece of booksOf(database.db, span)) text += piece
  return text
}
const linesOf = (csv: string) =>
  csv
    .replace('\uFEFF', '')
    .trim()
    .split('\r\n')
    .map((line) =>
      Array.from(line.matchAll(/"((?:[^"]|"")*)"/g), ([, cell = '']) => cell.replaceAll('""', '"')),
    )

test('the books hold invoices and credit notes of a span of days, what was credited in columns of its own', async () => {
  await issue('2026-03-31T23:59:59.999Z')
  const first = await issue('2026-04-01T00:00:00Z', { edition: 'it', buyer: anItalianBuyer })
  const second = await issue('2026-04-30T23:59:59.999Z', {
    buyer: { ...aBuyer, name: '=HYPERLINK("https://evil.example","Click")' },
  })
  await issue('2026-05-01T00:00:00Z')
  const refundID = await aRefund(database.pool, second.order, { ...second, amount: 1_100 })
  const credit = { invoiceID: second.invoiceID, amount: 1_100, refundID }
  await transaction(database.db, (tx) => issueCreditNote(tx, credit, new Date('2026-04-30T23:59:59.999Z')))

  const [heads = [], ...rows] = linesOf(await wholeBooks({ from: '2026-04-01', to: '2026-04-30' }))
  const told = rows.map((row) => Object.fromEntries(heads.map((head, at) => [head, row[at]])))
  expect(told).toHaveLength(3)
  expect(told[0]).toMatchObject({
    number: first.number,
    kind: 'invoice',
    buyer_tax_number: 'IT00743110157',
    tax_kind: 'reverse',
    tax: '0.00',
    total: '1850.00',
    credited_total: '',
  })
  expect(told[1]).toMatchObject({
    number: second.number,
    issued_on: '2026-05-01',
    buyer: `'=HYPERLINK("https://evil.example","Click")`,
    tax_rate_percent: '10.00',
    net: '1850.00',
    tax: '185.00',
    total: '2035.00',
  })
  expect(told[2]).toMatchObject({
    kind: 'credit-note',
    credits: second.number,
    total: '',
    credited_net: '10.00',
    credited_tax: '1.00',
    credited_total: '11.00',
  })
})

test('operators read them page by page, nobody else at all', async () => {
  for (let at = 0; at < 501; at++) await issue('2025-02-03T10:00:00Z')
  const operator = await somebody(database.db, { staff: ['admin'] })
  const span = { from: '2025-02-03', to: '2025-02-03' }
  type Page = { csv: string; nextCursor: string | null }
  const { data: first } = await call<Page>('showBooks', span, operator)
  const { data: rest } = await call<Page>('showBooks', { ...span, cursor: first.nextCursor ?? '' }, operator)
  expect(rest.nextCursor).toBeNull()
  const numbers = linesOf(first.csv + rest.csv).map(([number]) => number)
  expect(numbers[0]).toBe('number')
  expect(new Set(numbers).size).toBe(502)
  expect(first.csv + rest.csv).toBe(await wholeBooks(span))
  const other = await call(
    'showBooks',
    { ...span, to: '2025-02-04', cursor: first.nextCursor ?? '' },
    operator,
  )
  expect(other.status).toBe(400)

  const { owner, admin, member, stranger } = await aTeam(database.db)
  for (const as of [owner, admin, member, stranger])
    expect((await call('showBooks', span, as)).name).toBe('NotFound')
  expect((await call('showBooks', span)).name).toBe('TokenNotFound')
}, 60_000)
