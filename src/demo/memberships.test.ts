import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { showMembership } from '../contract/billing.ts'
import { showInvoice } from '../contract/invoices.ts'
import { plans } from '../contract/plans.ts'
import { currentPeriod } from '../domains/subscriptions/periods.ts'
import { supportOf } from '../domains/billing/support.ts'
import { today } from '../platform/days.ts'
import { testApi, testDatabase } from '../testing/database.ts'
import { callsOf } from '../testing/products.ts'
import { aSession } from '../testing/sessions.ts'
import { paidYearsOf, zoneOfCompany } from './facts/memberships.ts'
import { outlineOf } from './facts/outline.ts'
import { fillDemoWorld } from './fill.ts'
import { idsOf } from './ids.ts'

const world = { seed: 7, today: today(), companies: 100, products: 600, people: 20 }
const database = await testDatabase()
const { db } = database
const { get } = callsOf(await testApi(database))
await fillDemoWorld(database, world)
const ids = idsOf(world)
const paying = Array.from({ length: world.companies }, (_, i) => i).filter(
  (i) => outlineOf(world, i).slot.tier !== 'standard',
)

test('each company with a paid plan has paid for each year since soon after it registered, and for the one that runs', async () => {
  expect(paying).toHaveLength(22)
  for (const i of paying) {
    const years = paidYearsOf(world, i)
    const { createdAt, slot } = outlineOf(world, i)
    expect(years.map(({ kind }) => kind).indexOf('new')).toBe(0)
    expect(years.at(-1)).toMatchObject({ tier: slot.tier })
    for (const [at, year] of years.entries()) {
      expect(year.orderedAt).toBeGreaterThanOrEqual(Math.min(createdAt, Date.parse(world.today)))
      expect(year.orderedAt).toBeLessThanOrEqual(year.start)
      expect(year.start).toBe(years[at - 1]?.end ?? year.start)
    }
    expect(years.at(-1)!.start).toBeLessThanOrEqual(Date.parse(world.today))
    expect(await currentPeriod(db, ids.company(i))).toMatchObject({
      tier: slot.tier,
      end: new Date(years.at(-1)!.end),
    })
  }
  const kinds = paying.flatMap((i) => paidYearsOf(world, i)).map(({ kind }) => kind)
  for (const kind of ['new', 'renewal', 'upgrade'] as const) expect(kinds).toContain(kind)
})

test('numbers have no gap for each seller, year and kind, and are in the order of issue', async () => {
  const { rows } = await sql<{ seller: string; kind: string; numbers: string[] }>`
    select seller, kind, split_part(number, '-', case kind when 'invoice' then 2 else 3 end) as year,
      array_agg(number order by issued_at, number) as numbers
    from billing_invoices group by 1, 2, 3`.execute(db)
  expect(rows.length).toBeGreaterThan(3)
  for (const { numbers } of rows)
    expect(numbers.map((number) => Number(number.split('-').at(-1)))).toEqual(numbers.map((_, at) => at + 1))
  const { rows: series } = await sql<{ last: number }>`select last from billing_series`.execute(db)
  expect(series.map(({ last }) => last).toSorted((a, b) => a - b)).toEqual(
    rows.map(({ numbers }) => numbers.length).toSorted((a, b) => a - b),
  )
})

test('an owner reads invoices as they would have been issued, and the membership that came of them', async () => {
  const i = paying.find((one) => paidYearsOf(world, one).some(({ kind }) => kind === 'upgrade'))!
  const businessID = ids.company(i)
  const session = await anOwnerOf(businessID)
  const { data } = await get(session, `/subscription/${businessID}`)
  const membership = showMembership.ok.parse(data)
  expect(membership).toMatchObject({
    timeZone: zoneOfCompany(world, i),
    details: { name: expect.any(String) },
  })
  const { rows } = await sql<{ id: string; order_id: string }>`
    select invoice_id as id, order_id from billing_invoices where business_id = ${businessID} and kind = 'invoice'
    order by issued_at desc`.execute(db)
  const answer = await get(session, `/subscription/${businessID}/invoice/${rows[0]!.id}`)
  const invoice = showInvoice.ok.parse(answer.data)
  const year = paidYearsOf(world, i).at(-1)!
  expect(invoice).toMatchObject({
    issuedAt: new Date(year.start).toISOString(),
    net: plans[year.tier].price - year.credit,
    lines: [
      { kind: 'plan', amount: plans[year.tier].price },
      { kind: 'credit', days: year.creditDays, amount: -year.credit },
    ],
  })
  expect(invoice.total).toBe(invoice.net + invoice.tax.amount)
})

async function anOwnerOf(businessID: string) {
  const session = await aSession(db)
  await sql`insert into business_members (business_id, user_id, role, created_at)
    values (${businessID}, ${session.userID}, 'owner', now())`.execute(db)
  return session
}

test('support time was booked within what the plan has', async () => {
  let booked = 0
  for (const i of paying) {
    const { used, of } = await supportOf(db, ids.company(i), await currentPeriod(db, ids.company(i)))
    expect(used).toBeLessThanOrEqual(of)
    booked += used
  }
  expect(booked).toBeGreaterThan(0)
})
