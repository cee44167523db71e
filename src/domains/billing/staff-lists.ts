// What platform admins find of money: invoices of all companies with their papers, and coupons (D57).
import type { ListedCoupon, FoundInvoice } from '../../contract/console-money.ts'
import { AppError } from '../../contract/errors.ts'
import { transaction, type Db } from '../../platform/db.ts'
import { record } from '../audit/recording.ts'
import { companiesNamed } from '../businesses/finding.ts'
import { namesForStaff } from '../businesses/listing.ts'
import { colleaguesOf } from '../profiles/colleagues.ts'
import { requireStaff, type Staff } from '../staff/roles.ts'
import { drawnPaper } from './invoice-papers/drawing.ts'
import { statusOf } from './own-invoices.ts'
import { findCoupons, findPapers } from './queries/staff.ts'

const listed = 50
const companiesMost = 20
const isID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Papers by their number, or those of companies by name, register number or id, newest first, at most 50. Throws as `requireStaff`. */
export async function findInvoices(
  db: Db,
  staff: Staff,
  { text, language }: { text: string; language: string },
): Promise<FoundInvoice[]> {
  await requireStaff(db, staff, [])
  const byNumber = isID.test(text) ? [] : await findPapers(db, { number: text.toUpperCase() }, listed)
  const rows = byNumber.length > 0 ? byNumber : await papersOf(db, text)
  const names = await namesForStaff(db, [...new Set(rows.map(({ businessID }) => businessID))], language)
  return rows.map((row) => {
    const { invoiceId, number, kind, issuedAt, total, currency, reference } = row.said
    const { businessID } = row
    const status = statusOf(row)
    const companyName = names.get(businessID) ?? ''
    return { invoiceId, number, kind, issuedAt, total, currency, status, reference, businessID, companyName }
  })
}

async function papersOf(db: Db, text: string) {
  const businessIDs = isID.test(text) ? [text] : await companiesNamed(db, text, companiesMost)
  return businessIDs.length === 0 ? [] : findPapers(db, { businessIDs }, listed)
}

/** The paper of an invoice as a PDF, whose reading is noted. Throws NotFound, and as `requireStaff`. */
export async function readPaper(db: Db, staff: Staff, invoiceID: string) {
  const { said, language } = await transaction(db, async (tx) => {
    await requireStaff(tx, staff, [])
    const [paper] = await findPapers(tx, { invoiceID }, 1)
    if (!paper) throw new AppError('NotFound')
    const about = { type: 'invoice', id: invoiceID }
    await record(tx, { by: `user:${staff.userID}`, act: 'invoice.read', about, businessID: paper.businessID })
    return paper
  })
  const paper = await drawnPaper(said, language)
  return {
    fileName: `${(said.number ?? said.reference).replaceAll(/[^\w-]/g, '-')}.pdf`,
    contentType: 'application/pdf',
    base64: paper.toString('base64'),
  }
}

const couponsListed = 200

/** Coupons, the newest first, at most 200, with how many companies have used each. Throws as `requireStaff`. */
export async function listCoupons(db: Db, staff: Staff, language: string): Promise<ListedCoupon[]> {
  await requireStaff(db, staff, [])
  const rows = await findCoupons(db, couponsListed)
  const colleague = await colleaguesOf(
    db,
    rows.map(({ madeBy }) => madeBy),
    language,
  )
  return rows.map(({ expiresAt, madeAt, madeBy, ...coupon }) => ({
    ...coupon,
    expiresAt: expiresAt.toISOString(),
    madeAt: madeAt.toISOString(),
    madeBy: colleague(madeBy),
  }))
}
