// Editions as their managers look after them (D11, D57): figures, newest companies, and what they change of the pages.
import { limits } from '../../contract/limits.ts'
import type { changeEdition as changeCall, showEdition as showCall } from '../../contract/console-editions.ts'
import type { CallInput, CallOutput } from '../../contract/endpoint.ts'
import { AppError } from '../../contract/errors.ts'
import { transaction, type Db } from '../../platform/db.ts'
import { kept } from '../../platform/kept/kept.ts'
import { accountsOpened } from '../accounts/for-staff.ts'
import { record } from '../audit/recording.ts'
import { amongThoseIn, companiesIn, newestIn } from '../businesses/finding.ts'
import { areIndustries, changeContact, contactOf, editionsAsManaged } from '../editions/contacts.ts'
import { editionOf, leadingIndustriesOf } from '../editions/editions.ts'
import { receivedSince } from '../inquiries/figures.ts'
import { allIndustries } from '../reference-data/industries.ts'
import { requireManagerOf, type Staff } from '../staff/roles.ts'

const dayMs = 86_400_000
const figuresDays = limits.editionFiguresDays
const figuresForMs = 600_000
const newest = 10

/** Figures and changes of an edition, for its managers. Throws NotFound for none, and as `requireManagerOf`. */
export async function showEdition(
  db: Db,
  staff: Staff,
  { code, language }: { code: string; language: string },
): Promise<CallOutput<typeof showCall>> {
  await requireManagerOf(db, staff, code)
  const edition = (await editionsAsManaged(db, language)).find((one) => one.code === code)
  if (!edition) throw new AppError('NotFound')
  const [figures, latest, contact] = await Promise.all([
    figuresOf(db, code, edition.countryCode),
    newestIn(db, edition.countryCode, newest),
    contactOf(db, code),
  ])
  const { phone = null, opens = null, closes = null, featured = null } = contact ?? {}
  return {
    code,
    name: edition.siteName,
    figures,
    latest: latest.map(({ createdAt, ...company }) => ({ ...company, createdAt: createdAt.toISOString() })),
    changed: { phone, hours: opens === null || closes === null ? null : { opens, closes }, featured },
    shown: { phone: edition.phone, ...edition.support },
    featured: featured ?? [...leadingIndustriesOf(code)],
    industries: allIndustries(language).map(({ id, name }) => ({ id, name })),
  }
}

/** Counted at most every ten minutes. */
function figuresOf(db: Db, code: string, country: string) {
  return kept(db, `figures of edition ${code}`, async (_, until) => {
    until(Date.now() + figuresForMs)
    const since = new Date(Date.now() - figuresDays * dayMs)
    const [counted, accounts, received] = await Promise.all([
      companiesIn(db, country),
      accountsOpened(db, code, since),
      receivedSince(db, since),
    ])
    const ids = received.map(({ businessID }) => businessID)
    const here = await amongThoseIn(db, ids, country)
    const ours = received.filter(({ businessID }) => here.has(businessID))
    const sum = (of: (row: (typeof ours)[number]) => number) => ours.reduce((all, row) => all + of(row), 0)
    return {
      ...counted,
      accounts,
      inquiries: sum((row) => row.received),
      answered: sum((row) => row.answered),
    }
  })
}

/** Changes what an edition shows of itself, for its managers. Throws NotFound for none, InvalidInput, and as `requireManagerOf`. */
export function changeEdition(
  db: Db,
  staff: Staff,
  { code, phone, hours, featured, reason }: CallInput<typeof changeCall>,
): Promise<void> {
  return transaction(db, async (tx) => {
    await requireManagerOf(tx, staff, code)
    if (!editionOf(code)) throw new AppError('NotFound')
    const fields = {
      ...(hours && hours.opens >= hours.closes && { hours: 'Ends before it begins' }),
      ...(featured && !areIndustries(featured) && { featured: 'Not in the list' }),
    }
    if (Object.keys(fields).length > 0) throw new AppError('InvalidInput', { fields })
    const { opens = null, closes = null } = hours ?? {}
    const before = await contactOf(tx, code)
    const after = { phone, opens, closes, featured: featured && [...new Set(featured)] }
    await changeContact(tx, { code, ...after })
    await record(tx, {
      by: `user:${staff.userID}`,
      act: 'edition.changed',
      about: { type: 'edition', id: code },
      reason,
      details: { before: before ?? null, after },
    })
  })
}
