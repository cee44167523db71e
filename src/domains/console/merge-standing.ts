// Two companies that may be one: which those are, what a merge would do, and what stands in its way (D57).
import type { CallOutput } from '../../contract/endpoint.ts'
import { AppError } from '../../contract/errors.ts'
import { limits } from '../../contract/limits.ts'
import {
  mergeParts,
  type DuplicateEntry,
  type MergeRefusal,
  type MergeSideEntry,
  type previewMerge as previewCall,
} from '../../contract/merges.ts'
import type { Db, Tx } from '../../platform/db.ts'
import type { Counted, Handover } from '../../platform/handover.ts'
import { unsettledOf } from '../billing/unsettled.ts'
import { companiesForStaff, type CompanyForStaff } from '../businesses/finding.ts'
import { duplicatesOf } from '../businesses/merging.ts'
import { isUnderReview } from '../moderation/cases.ts'
import { peopleForStaff } from '../profiles/finding.ts'
import { restrictionsOf } from '../restrictions/restricting.ts'
import { proposalAbout } from '../staff/proposals.ts'
import { requireStaff, type Staff } from '../staff/roles.ts'
import { tiersOf } from '../subscriptions/tiers.ts'
import { isBeingChecked } from '../verification/cases.ts'
import { entryOf } from './companies.ts'
import { countAll } from './handings.ts'

/** Under which two of staff merge companies. */
export const mergeAct = 'business.merged'

/** Companies that are there and may be the same as this one, likeliest first, at most 60. Throws NotFound, and as `requireStaff`. */
export async function listDuplicates(
  db: Db,
  staff: Staff,
  { businessID, language }: { businessID: string; language: string },
): Promise<DuplicateEntry[]> {
  await requireStaff(db, staff, [])
  const [[self], found] = await Promise.all([
    companiesForStaff(db, [businessID]),
    duplicatesOf(db, businessID),
  ])
  if (!self) throw new AppError('NotFound')
  const rows = await companiesForStaff(
    db,
    found.map(({ id }) => id),
  )
  const byID = new Map(rows.map((row) => [row.businessID, row]))
  return found.flatMap(({ id, because }) => {
    const row = byID.get(id)
    return row ? [{ ...entryOf(row, language), because }] : []
  })
}

/** Both companies side by side, what would go over, and why not. Throws NotFound without either, and as `requireStaff`. */
export async function previewMerge(
  db: Db,
  staff: Staff,
  { from, to, language }: Handover & { language: string },
): Promise<CallOutput<typeof previewCall>> {
  await requireStaff(db, staff, [])
  const [{ one, other, counted, refused }, tiers, proposal] = await Promise.all([
    mergeStanding(db, { from, to }),
    tiersOf(db, [from, to]),
    proposedMerge(db, staff, { from, to, language }),
  ])
  const side = (row: CompanyForStaff): MergeSideEntry => ({
    ...entryOf(row, language),
    website: row.website === '' ? null : row.website,
    createdAt: row.createdAt.toISOString(),
    verifiedUntil: row.verifiedUntil,
    subscription: tiers.get(row.businessID) ?? 'standard',
  })
  return {
    from: side(one),
    into: side(other),
    parts: mergeParts.map((part) => ({ part, ...(counted[part] ?? none) })),
    refused,
    proposal,
  }
}

const none = { moves: 0, stays: 0, there: 0 }

async function proposedMerge(db: Db, staff: Staff, { from, to, language }: Handover & { language: string }) {
  const waiting = await proposalAbout(db, mergeAct, { type: 'business', id: from })
  if (waiting?.input['into'] !== to) return null
  const { proposalID, proposedBy, reason, input } = waiting
  const names = await peopleForStaff(db, [proposedBy], language)
  return {
    proposalID,
    isOwn: proposedBy === staff.userID,
    proposedBy: names.get(proposedBy)?.name ?? '',
    reason,
    words: String(input['words']),
  }
}

/** Both companies, what would go over, and what stands in the way. Throws NotFound without either. */
export async function mergeStanding(db: Db | Tx, { from, to }: Handover) {
  const [rows, counted, money, isChecked, isReviewed, restrictions] = await Promise.all([
    companiesForStaff(db, [from, to]),
    countAll(db, { from, to }, limits.productsManagedMax + 1),
    unsettledOf(db, from),
    isBeingChecked(db, from),
    isUnderReview(db, from),
    restrictionsOf(db, from),
  ])
  const one = rows.find(({ businessID }) => businessID === from)
  const other = rows.find(({ businessID }) => businessID === to)
  if (!one || !other) throw new AppError('NotFound')
  const stands: Record<MergeRefusal, boolean> = {
    same: from === to,
    removed: one.removedAt !== null || other.removedAt !== null,
    hidden: one.isHidden || other.isHidden,
    limited: restrictions.length > 0,
    // Register, tax and law are those of a country: a branch abroad is a company of its own.
    country: one.countryCode !== other.countryCode,
    plan: money.plan,
    order: money.order,
    verification: isChecked,
    report: isReviewed,
    size: isTooMuch(counted),
  }
  const refused = (Object.keys(stands) as MergeRefusal[]).filter((why) => stands[why])
  return { one, other, counted, refused }
}

/** How much the other may have of a part when it has taken over. */
const mostTogether: Readonly<Record<string, number>> = {
  members: limits.membersPerBusinessMax,
  products: limits.productsManagedMax,
  certificates: limits.certificatesPerBusinessMax,
  saved: limits.favouritesMax,
}

const isTooMuch = (counted: Counted): boolean =>
  Object.entries(counted).some(
    ([part, { moves, stays, there }]) =>
      (part !== 'products' && moves + stays > limits.mergeRowsMax) ||
      (moves > 0 && moves + there > (mostTogether[part] ?? Infinity)),
  )
