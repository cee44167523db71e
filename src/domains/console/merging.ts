// Duplicates of a company are merged, and taken apart again, by two platform admins (D57): all in one transaction.
import * as z from 'zod'
import { AppError } from '../../contract/errors.ts'
import type { Tx } from '../../platform/db.ts'
import type { Handover } from '../../platform/handover.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { record } from '../audit/recording.ts'
import { holdOrders } from '../billing/unsettled.ts'
import { companiesForStaff, nameFor } from '../businesses/finding.ts'
import { holdBoth, leadBack, leadInto } from '../businesses/merging.ts'
import { membersOf } from '../members/changing.ts'
import { requireForeign } from '../members/membership.ts'
import { propose, type ProposalRow } from '../staff/proposals.ts'
import { requireStaff, type Staff } from '../staff/roles.ts'
import { giveAllBack, takeAllOver } from './handings.ts'
import { mergeAct, mergeStanding } from './merge-standing.ts'
import { tellMerged } from './merge-telling.ts'
import { undoableUntil } from './merges.ts'
import { endStanding, findMoved, findStanding, insertMerge } from './queries/merges.ts'

/** Under which two of staff take a merge back. */
export const unmergeAct = 'business.unmerged'

type Wish = { businessID: string; words: string; reason: string }

/** Proposes to merge a company into another; answers the id. Throws NotFound, OwnCase, MergeRefused, AlreadyProposed, and as `requireStaff`. */
export async function proposeMerge(
  tx: Tx,
  staff: Staff,
  { businessID, into, words, reason }: Wish & { into: string },
): Promise<{ proposalID: string }> {
  await requireStaff(tx, staff, [])
  await requireNoPart(tx, staff, { from: businessID, to: into })
  await requireMergeable(tx, { from: businessID, to: into })
  const about = { type: 'business', id: businessID }
  const input = { into, words }
  return { proposalID: await propose(tx, staff, { act: mergeAct, about, businessID, input, reason }) }
}

/** Proposes to take a merge back; answers the id. Throws NotFound for none that can be, OwnCase, AlreadyProposed, and as `requireStaff`. */
export async function proposeUnmerge(
  tx: Tx,
  staff: Staff,
  { businessID, words, reason }: Wish,
): Promise<{ proposalID: string }> {
  await requireStaff(tx, staff, [])
  const merge = await findStanding(tx, businessID)
  if (!merge || undoableUntil(merge) < new Date()) throw new AppError('NotFound')
  await requireNoPart(tx, staff, merge)
  const about = { type: 'business', id: businessID }
  const input = { into: merge.to, words }
  return { proposalID: await propose(tx, staff, { act: unmergeAct, about, businessID, input, reason }) }
}

/** Nobody of staff has a hand in what becomes of a company of theirs. */
async function requireNoPart(tx: Tx, { userID }: Staff, { from, to }: Handover): Promise<void> {
  for (const businessID of [from, to]) await requireForeign(tx, userID, businessID)
}

async function requireMergeable(tx: Tx, whose: Handover): Promise<void> {
  const { refused } = await mergeStanding(tx, whose)
  if (refused.length > 0) throw new AppError('MergeRefused', { why: refused })
}

const Merge = z.object({ into: z.uuid(), words: z.string() })

/**
 * Merges one company into another, as it was proposed, and removes it: each domain hands over what is its own, the owners of both
 * are told. Throws OwnCase, MergeRefused where something stands in the way by now, NotFound where either is gone.
 */
export async function mergeCompanies(tx: Tx, staff: Staff, proposal: ProposalRow): Promise<void> {
  const { subjectID: from, input, reason } = proposal
  const { into: to, words } = Merge.parse(input)
  const whose = { from, to }
  await requireNoPart(tx, staff, whose)
  await holdBoth(tx, [from, to])
  await holdOrders(tx, from)
  await requireMergeable(tx, whose)
  const news = await newsOf(tx, whose)
  const moved = await takeAllOver(tx, whose)
  await leadInto(tx, from, to)
  const mergeID = uuidv7()
  await insertMerge(tx, { mergeID, from, to, words }, moved)
  const numbers = Object.fromEntries(Object.entries(moved).map(([part, keys]) => [part, keys.length]))
  const details = { merge: mergeID, from, into: to, moved: numbers, people: moved['members'] ?? [] }
  await recordOfBoth(tx, staff, { act: mergeAct, whose, reason, details })
  await tellMerged(tx, { ...news, kind: 'merged', mergeID, words })
}

/**
 * Takes a merge apart, as it was proposed: the company is back with its people and with what went over and is still there.
 * Throws OwnCase, NotFound where no merge stands or its days are over, MergeRefused where the other company is gone meanwhile.
 */
export async function unmergeCompanies(tx: Tx, staff: Staff, proposal: ProposalRow): Promise<void> {
  const { subjectID, input, reason } = proposal
  const { words } = Merge.parse(input)
  const merge = await endStanding(tx, subjectID)
  if (!merge || undoableUntil(merge) < new Date()) throw new AppError('NotFound')
  const { mergeID, from, to } = merge
  await requireNoPart(tx, staff, merge)
  const isThere = (await companiesForStaff(tx, [to])).some(({ removedAt }) => removedAt === null)
  if (!isThere || !(await leadBack(tx, from, staff.userID)))
    throw new AppError('MergeRefused', { why: ['removed'] })
  await holdBoth(tx, [from, to])
  await giveAllBack(tx, { from, to }, await findMoved(tx, mergeID))
  const details = { merge: mergeID, from, into: to }
  await recordOfBoth(tx, staff, { act: unmergeAct, whose: { from, to }, reason, details })
  await tellMerged(tx, { ...(await newsOf(tx, { from, to })), kind: 'unmerged', mergeID, words })
}

/** Who is told, asked while both companies have their people: the owners of each. */
async function newsOf(tx: Tx, { from, to }: Handover) {
  const [rows, ones, others] = [
    await companiesForStaff(tx, [from, to]),
    await membersOf(tx, from),
    await membersOf(tx, to),
  ]
  const nameOf = (id: string) => {
    const row = rows.find(({ businessID }) => businessID === id)
    return (language: string) => (row ? nameFor(row, language) : '')
  }
  const ownersOf = (members: typeof ones) =>
    members.filter(({ role }) => role === 'owner').map(({ userID }) => userID)
  return {
    from: { businessID: from, name: nameOf(from), owners: ownersOf(ones) },
    into: { businessID: to, name: nameOf(to), owners: ownersOf(others) },
  }
}

type Entry = { act: string; whose: Handover; reason: string; details: Record<string, unknown> }

/** An entry for each company, which its owners read. */
async function recordOfBoth(tx: Tx, { userID }: Staff, { act, whose, reason, details }: Entry) {
  await record(
    tx,
    ...[whose.from, whose.to].map((businessID) => ({
      by: `user:${userID}` as const,
      act,
      about: { type: 'business', id: businessID },
      businessID,
      reason,
      details,
    })),
  )
}
