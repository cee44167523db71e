// What must be true of a company's money once all is settled, from plans' prices, the provider's ledger and the tables alone.
import type { Pool } from 'pg'

/** What the provider says of the money, in cents. */
export type Ledger = {
  /** Of an order: charged, given back, and by how many payments. */
  moneyOf(orderID: string): { charged: number; refunded: number; payments: number }
  /** All payments that succeeded, less what went back, whosever order it was. */
  kept(): number
}

type Order = {
  order_id: string
  status: string
  plan: keyof typeof prices
  total: number
  net: number
  credit: number
  refunded: number
  provider_payment: string | null
  period_start: Date
  settled_at: Date | null
}
const prices = { gold: 185_000n, premium: 265_000n, platinum: 365_000n }

/** The day of a moment in Tokyo, where there is no summer time. */
const dayOf = (at: Date) => Math.floor((at.getTime() + 9 * 3_600_000) / 86_400_000)
/** The day a year later, of a day that is not 29 February. */
const yearAfter = (at: Date) => {
  const there = new Date(at.getTime() + 9 * 3_600_000)
  return Math.floor(
    Date.UTC(there.getUTCFullYear() + 1, there.getUTCMonth(), there.getUTCDate()) / 86_400_000,
  )
}

type Paper = { invoice_id: string; order_id: string; kind: string; number: string; total: number }

/**
 * What was to be paid for each order that counts, from the price list alone: full prices less unused days, plus ten percent. A
 * plan that was given back is over with its credit note; until then it is worth what its money and credits come to without
 * what goes back. Ids tell which was made first.
 */
function owed(paid: readonly Order[], notes: readonly Paper[]): bigint[] {
  let before: { order: Order; from: number; to: number } | undefined
  return paid.map((order) => {
    const today = dayOf(order.period_start)
    const left = before ? Math.max(0, before.to - today) : 0
    const isOver = notes.some(
      (note) => note.order_id === before?.order.order_id && note.invoice_id < order.order_id,
    )
    const credit =
      before && !isOver ? (worthOf(before.order) * BigInt(left)) / BigInt(before.to - before.from) : 0n
    const net = prices[order.plan] - credit
    before = { order, from: today, to: yearAfter(order.period_start) }
    return net + (net * 1_000n + 5_000n) / 10_000n
  })
}

/** What a plan was paid with, without tax, by money and by credit, less the same share of its money as was given back. */
function worthOf({ plan, net, total, refunded }: Order): bigint {
  const byMoney = total === 0 ? BigInt(net) : (BigInt(net) * BigInt(total - refunded)) / BigInt(total)
  return prices[plan] - BigInt(net) + byMoney
}

/** Few rows are deleted faster than tables are truncated. */
const bought = [
  'billing_refunds',
  'billing_returns',
  'billing_events',
  'billing_invoices',
  'billing_series',
  'billing_orders',
  'billing_accounts',
  'subscriptions',
  'outbox',
  'mails',
]

/** Every company as if it had never bought anything. */
export const clearMoney = (pool: Pool) => pool.query(bought.map((table) => `delete from ${table}`).join('; '))

type Judged = { pool: Pool; businessID: string; ledger: Ledger; now: Date }

/** What is wrong with the money of the one company that has bought something; empty when all is well. */
export async function wrongOfMoney({ pool, businessID, ledger, now }: Judged): Promise<string[]> {
  const { rows: orders } = await pool.query<Order>(
    'select * from billing_orders where business_id = $1 order by period_start, order_id',
    [businessID],
  )
  const { rows: periods } = await pool.query<{
    id: string
    status: string
    tier: string
    start: Date
    end: Date
  }>(
    'select id, status, tier, period_start as start, period_end as end from subscriptions where business_id = $1',
    [businessID],
  )
  const { rows: papers } = await pool.query<Paper>(
    'select invoice_id, order_id, kind, number, total from billing_invoices',
  )
  const invoices = papers.filter(({ kind }) => kind === 'invoice')
  const notes = papers.filter(({ kind }) => kind === 'credit-note')
  const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0)
  const paid = orders.filter(({ status }) => status === 'paid')
  const wrong: string[] = []
  const say = (is: boolean, what: string) => is && wrong.push(what)

  for (const { order_id: orderID, status, total, refunded } of orders) {
    const money = ledger.moneyOf(orderID)
    const counts = status === 'paid'
    say(money.payments > 1, `double charge: ${orderID}`)
    say(status === 'open' || status === 'requires_action', `not settled: ${orderID}`)
    const noted = sum(notes.filter((one) => one.order_id === orderID).map((one) => one.total))
    say(refunded !== noted, `credit notes of ${orderID}`)
    say(
      money.charged - money.refunded !== (counts ? total - refunded : 0),
      `money of ${orderID} (${status}): ${JSON.stringify(money)}`,
    )
    say(counts && !periods.some(({ id }) => id === orderID), `paid without plan: ${orderID}`)
    say(
      invoices.filter((one) => one.order_id === orderID).length !== (counts ? 1 : 0),
      `invoices of ${orderID}`,
    )
  }
  for (const { id } of periods) {
    const order = paid.find(({ order_id: orderID }) => orderID === id)
    say(!order || ledger.moneyOf(id).charged !== order.total, `plan without payment: ${id}`)
  }
  const running = periods.filter(({ status, start, end }) => status === 'active' && start <= now && end > now)
  say(running.length > 1, 'two plans at once')
  const [took, right] = [paid.map(({ total }) => BigInt(total)).join(), owed(paid, notes).join()]
  say(took !== right, `charged ${took} and not ${right}`)
  const kept = ledger.kept()
  say(kept !== sum(paid.map(({ total, refunded }) => total - refunded)), `kept ${kept} cents`)
  for (const series of [invoices, notes]) {
    const numbers = series.map(({ number }) => Number(/\d+$/.exec(number)![0])).sort((a, b) => a - b)
    say(
      numbers.some((number, at) => number !== at + 1),
      `numbers: ${numbers.join()}`,
    )
  }
  return wrong
}
