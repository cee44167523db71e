// The papers of a company's invoices: for its owners alone, shown by the browser and kept by nobody.
import { expect, test } from 'vitest'
import { invoicePath } from '../src/contract/invoices.ts'
import { issueInvoice } from '../src/domains/billing/invoices.ts'
import { addMember, type MemberRole } from '../src/domains/members/membership.ts'
import { poolOf, transaction } from '../src/platform/db.ts'
import { uuidv7 } from '../src/platform/ids.ts'
import { aPaidOrder } from '../src/testing/invoices.ts'
import { aCompanyMore, onDatabase } from './changes.ts'
import { signedInAs } from './signed-in.ts'
import { visitorWith, withBrowser } from './visitor.ts'

const { launch } = withBrowser()

/** Somebody with this role in a company that was issued an invoice. */
async function withInvoice(role: MemberRole) {
  const visitor = await visitorWith(launch())
  const { userID } = await signedInAs(visitor, '/profile/')
  const businessID = await aCompanyMore({ companyName: 'Kitazawa Rolling Works' })
  const issued = await onDatabase(async (db) => {
    await transaction(db, (tx) => addMember(tx, { businessID, userID, role }))
    const order = await aPaidOrder(poolOf(db), { business_id: businessID })
    return transaction(db, (tx) => issueInvoice(tx, order, new Date('2026-11-28T03:00:00Z')))
  })
  return { visitor, businessID, ...issued, get: (path: string) => visitor.context.request.get(path) }
}

test('an owner opens the paper under its number; what is none is not found', async () => {
  const { businessID, invoiceID, number, get } = await withInvoice('owner')
  const paper = await get(invoicePath(businessID, invoiceID))
  expect(paper.status()).toBe(200)
  expect(paper.headers()).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `inline; filename="${number}.pdf"`,
    'cache-control': 'private, no-store',
  })
  expect((await paper.body()).toString('latin1', 0, 5)).toBe('%PDF-')
  const missing = [
    invoicePath(businessID, uuidv7()),
    invoicePath(uuidv7(), invoiceID),
    invoicePath(businessID, invoiceID).replace('.pdf', '.txt'),
    invoicePath(businessID, 'no-invoice'),
  ]
  for (const path of missing) expect((await get(path)).status(), path).toBe(404)
})

test.each(['admin', 'member'] as const)('an %s is refused', async (role) => {
  const { businessID, invoiceID, get } = await withInvoice(role)
  expect((await get(invoicePath(businessID, invoiceID))).status()).toBe(403)
})

test('visitors log in first, and come to it then', async () => {
  const { businessID, invoiceID } = await withInvoice('owner')
  const { page } = await visitorWith(launch())
  const path = invoicePath(businessID, invoiceID)
  await page.goto(path)
  expect(new URL(page.url()).searchParams.get('continue')).toBe(path)
})
