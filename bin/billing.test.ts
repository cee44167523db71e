// What operators do with money and hours as a person at the machine does it, on a database of its own.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { transaction } from '../src/platform/db.ts'
import { orderTransfer } from '../src/domains/billing/transfers.ts'
import { tiersOf } from '../src/domains/subscriptions/tiers.ts'
import { aBusiness } from '../src/testing/businesses.ts'
import { testDatabase } from '../src/testing/database.ts'
import { aPayingTeam } from '../src/testing/orders.ts'
import { runProgram } from '../src/testing/programs.ts'
import { aSession } from '../src/testing/sessions.ts'

const { db, url } = await testDatabase()
const [first, second] = ['alex.moreau@millwright.example', 'rin.okabe@millwright.example']
for (const email of [first, second]) await aSession(db, { staff: ['admin'], email })

const billing = (as: string, ...words: string[]) =>
  runProgram('bin/billing.mjs', ['--as', as, ...words], { DATABASE_URL: url })
const tierOf = async (businessID: string) => (await tiersOf(db, [businessID])).get(businessID)

async function aTransfer(planId: string) {
  const { owner, businessID } = await aPayingTeam(db)
  const wish = { businessID, planId, language: 'en', edition: 'jp' }
  return { businessID, ...(await transaction(db, (tx) => orderTransfer(tx, owner, wish))) }
}
const invoiceOf = async (orderID: string) => {
  const { rows } = await sql<{ id: string }>`
    select invoice_id as id from billing_invoices where order_id = ${orderID} and kind = 'invoice'`.execute(
    db,
  )
  return rows[0]!.id
}

test('a transfer is listed, and booked by its id or its reference', async () => {
  expect(await billing(first, '--transfers')).toEqual({ code: 0, said: 'No transfer is waited for.\n' })
  const { orderID, reference, businessID } = await aTransfer('gold-yearly')
  const listed = await billing(first, '--transfers')
  expect(listed.said).toContain(`${orderID}  ${reference}   US$2,035.00  until `)
  const paid = ['--on', '2026-01-05', '--reference', 'KITAZAWA']
  const wrong = await billing(first, '--book', orderID, '--amount', '2000.00', ...paid)
  expect(wrong).toEqual({ code: 1, said: expect.stringContaining('  owed: US$2,035.00\n') as string })
  const booked = await billing(first, '--book', reference.replaceAll(' ', ''), '--amount', '2035.00', ...paid)
  expect(booked).toEqual({ code: 0, said: expect.stringContaining('the plan has begun') as string })
  expect(await tierOf(businessID)).toBe('gold')
})

test('a large one is booked by two operators', async () => {
  const paid = ['--on', '2026-01-05', '--reference', 'KITAZAWA']
  const large = await aTransfer('platinum-yearly')
  const book = (as: string) => billing(as, '--book', large.orderID, '--amount=4015', ...paid)
  expect((await book(first)).said).toContain('a second operator')
  expect((await billing(second, '--transfers')).said).toContain('needs a second operator')
  expect(await book(first)).toMatchObject({
    code: 1,
    said: expect.stringContaining('second operator') as string,
  })
  expect((await book(second)).said).toContain('the plan has begun')
})

const uuid = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/
const why = ['--reason', 'The bank shows it twice']

test('a refund is proposed by one, listed, and approved by another', async () => {
  const none = 'No refund is proposed, approved or failed.\n'
  expect(await billing(first, '--refunds')).toEqual({ code: 0, said: none })
  const { orderID, businessID } = await aTransfer('gold-yearly')
  await billing(first, '--book', orderID, '--amount', '2035', '--on', '2026-01-05', '--reference', 'KITAZAWA')
  const invoiceID = await invoiceOf(orderID)
  const refund = ['--refund', invoiceID, '--amount', '2035.00', '--reason', 'Bought twice', '--ends']
  const { said } = await billing(first, ...refund)
  const refundID = uuid.exec(said)![0]
  expect((await billing(second, '--refunds')).said).toContain(`${refundID}  proposed   US$2,035.00  JP-`)
  expect((await billing(first, '--approve', refundID, ...why)).code).toBe(1)
  expect(await billing(second, '--approve', refundID, ...why)).toEqual({
    code: 0,
    said: expect.stringContaining('Refunded') as string,
  })
  expect(await tierOf(businessID)).toBe('standard')
  expect((await billing(first, ...refund)).said).toContain('  left: US$0.00')
  expect((await billing(first, '--refunds')).said).toBe(none)

  await sql`
    update billing_refunds set status = 'failed', failed_at = '2026-02-01', failure = 'lost_or_stolen_card'
    where refund_id = ${refundID}`.execute(db)
  const listed = await billing(first, '--refunds')
  expect(listed.said).toContain(`${refundID}  failed `)
  expect(listed.said).toContain('failed on 2026-02-01: lost_or_stolen_card')
  const again = await billing(first, '--again', refundID, '--reason', 'Another account')
  const next = uuid.exec(again.said)![0]
  expect((await billing(second, '--approve', next, ...why)).said).toContain('Refunded')
  expect((await billing(first, '--refunds')).said).toBe(none)
})

test('coupons and support time', async () => {
  const coupon = ['--coupon', 'osaka-fair', '--until', '2999-12-31', '--reason', 'Fair in Osaka']
  expect(await billing(first, ...coupon, '--percent', '10')).toEqual({
    code: 0,
    said: 'OSAKA-FAIR is good until 2999-12-31.\n',
  })
  expect((await billing(first, ...coupon, '--amount', '50.00')).said).toContain('code: There is one')
  const { businessID } = await aBusiness(db, { plan: 'premium' })
  const book = (minutes: string) =>
    billing(first, '--support', businessID, `--minutes=${minutes}`, '--what', 'Texts of the profile')
  expect(await book('45')).toEqual({ code: 0, said: 'Booked: 315 minutes are left.\n' })
  expect(await book('-15')).toEqual({ code: 0, said: 'Booked: 330 minutes are left.\n' })
  expect(await book('345')).toEqual({ code: 1, said: expect.stringContaining('  left: 330\n') as string })
  expect((await book('10')).code).toBe(2)
})

test('what is missing or wrong is told in plain words', async () => {
  for (const words of [[], ['--book', 'x'], ['--transfers', '--approve', 'x'], ['everything', 'now']])
    expect(await billing(first, ...words)).toMatchObject({
      code: 2,
      said: expect.stringContaining('Usage:') as string,
    })
  expect(await billing('nobody@millwright.example', '--transfers')).toEqual({
    code: 2,
    said: 'nobody@millwright.example is the address of no operator.\n',
  })
  const none = ['--book', crypto.randomUUID(), '--on', '2026-01-05', '--reference', 'x']
  expect(await billing(first, ...none, '--amount', '12.5')).toEqual({
    code: 2,
    said: '"12.5" is no amount such as 1850.00.\n',
  })
  expect((await billing(first, ...none, '--amount', '12.50')).code).toBe(1)
  expect((await billing(first, '--approve', 'x')).code).toBe(2)
})
