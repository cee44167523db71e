// The queue of reported things, as moderators work through it.
import type { CallOutput } from '../../contract/endpoint.ts'
import { AppError } from '../../contract/errors.ts'
import type { CaseRowEntry, listCases as listCall } from '../../contract/moderation.ts'
import { transaction, type Db, type Tx } from '../../platform/db.ts'
import { placeIn, positionAt } from '../../platform/exact-place.ts'
import { userFaces } from '../profiles/public.ts'
import { namesOf } from '../resources/finding.ts'
import { addNote, assignedAmong, releaseCase as release, takeCase as take } from '../staff/cases.ts'
import { requireStaff, type Staff } from '../staff/roles.ts'
import { requireNotTheirs, theirsAmong } from './own-part.ts'
import {
  countOpenCases,
  findCase,
  findCases,
  findDueFirst,
  hasOpen,
  type ListedCase,
} from './queries/cases.ts'
import type { Reported } from './queries/reports.ts'

/** The queue, by which assignments and notes know its cases. */
export const queue = 'reports'
const pageSize = 50

type Wish = {
  state: 'open' | 'closed'
  type?: Reported['type'] | undefined
  after(list: string): string | undefined
  cursorOf(list: string, position: string): string
}

/** A page of cases. Throws as `requireStaff` does. */
export async function casesPage(
  db: Db,
  staff: Staff,
  { state, type, after, cursorOf }: Wish,
): Promise<CallOutput<typeof listCall>> {
  await requireStaff(db, staff, ['moderator'])
  const list = JSON.stringify(['cases', state, type ?? ''])
  const [rows, { open }] = await Promise.all([
    findCases(db, { state, type, after: placeIn(after(list)), limit: pageSize + 1 }),
    openCases(db),
  ])
  const page = rows.slice(0, pageSize)
  const last = page.at(-1)
  return {
    open,
    items: await caseRows(db, staff, page),
    nextCursor:
      rows.length > pageSize && last ? cursorOf(list, positionAt({ at: last.place, id: last.caseID })) : null,
  }
}

/** How many cases wait, and when the first of them is due; for who was let in already. */
export const openCases = (db: Db | Tx) => countOpenCases(db)

/** As they are listed: what things are called, and who has them in hand. As many queries for many as for one. */
export async function caseRows(
  db: Db | Tx,
  staff: Staff,
  rows: readonly ListedCase[],
): Promise<CaseRowEntry[]> {
  const [nameOf, assigned] = await Promise.all([
    namesOf(
      db,
      rows.map(({ type, resourceID: id }) => ({ type, id })),
    ),
    assignedAmong(
      db,
      queue,
      rows.map(({ caseID }) => caseID),
    ),
  ])
  const colleagues = await colleaguesOf(
    db,
    [...assigned.values()].map(({ userID }) => userID),
  )
  return rows.map((row) => {
    const { caseID, type, resourceID, reporters, reasons, nameThen, openedAt, dueAt, closedAt } = row
    const name = nameOf({ type, id: resourceID })
    const has = assigned.get(caseID)
    return {
      caseID,
      type,
      resourceID,
      name: name ?? nameThen ?? '',
      isGone: name === null,
      reporters,
      reasons,
      openedAt: openedAt.toISOString(),
      dueAt: dueAt.toISOString(),
      closedAt: closedAt?.toISOString() ?? null,
      verdict: row.verdict,
      action: row.action,
      assigned: assignedEntry(has, colleagues, staff),
    }
  })
}

type Colleagues = (userID: string) => { userID: string; name: string }

/** Who of staff somebody is, or who reported: by name, empty for who is gone. One query. */
export async function colleaguesOf(db: Db | Tx, userIDs: readonly string[]): Promise<Colleagues> {
  const faces = await userFaces(db, [...new Set(userIDs)], 'en')
  return (userID) => ({ userID, name: faces.get(userID)?.name ?? '' })
}

export const assignedEntry = (
  has: { userID: string; at: Date } | undefined,
  colleagueOf: Colleagues,
  { userID }: Staff,
) => (has ? { ...colleagueOf(has.userID), at: has.at.toISOString(), isYou: has.userID === userID } : null)

const portion = 200
/** How many of those that are due first may be in the hands of others. */
const lookedAt = 10_000

type NextWish = { type?: Reported['type'] | undefined; besides?: string | undefined }

/**
 * The case that is due first among those that nobody else has in hand, and in which who asks has no part; null for none. `besides`
 * is the one that was looked at: those due after it come first, so that the way leads through all. Throws as `requireStaff` does.
 */
export async function nextCase(
  db: Db,
  staff: Staff,
  { type, besides }: NextWish,
): Promise<{ caseID: string | null }> {
  await requireStaff(db, staff, ['moderator'])
  const later = besides === undefined ? undefined : await firstFree(db, staff, { type, behind: besides })
  const found = later ?? (await firstFree(db, staff, { type }))
  return { caseID: found === undefined || found === besides ? null : found }
}

async function firstFree(
  db: Db,
  { userID }: Staff,
  wish: { type: NextWish['type']; behind?: string },
): Promise<string | undefined> {
  let { behind } = wish
  for (let looked = 0; looked < lookedAt; looked += portion) {
    const due = await findDueFirst(db, { ...wish, behind, notBy: userID, limit: portion })
    const ids = due.map(({ caseID }) => caseID)
    const [assigned, theirs] = await Promise.all([
      assignedAmong(db, queue, ids),
      theirsAmong(db, userID, due),
    ])
    const free = ids.find((id) => !theirs.has(id) && (assigned.get(id)?.userID ?? userID) === userID)
    if (free !== undefined || due.length < portion) return free
    behind = ids.at(-1)
  }
  return undefined
}

/** Takes a case in hand. Throws as `requireStaff` does, NotFound, OwnCase, and CaseTaken when another has it. */
export function takeCase(db: Db, staff: Staff, caseID: string, from?: string): Promise<Record<never, never>> {
  return onCase(db, staff, caseID, (tx, key) => take(tx, staff, key, from))
}

/** Leaves a case for others. Throws as `requireStaff` does, NotFound, and OwnCase. */
export function releaseCase(db: Db, staff: Staff, caseID: string): Promise<Record<never, never>> {
  return onCase(db, staff, caseID, (tx, key) => release(tx, staff, key))
}

/** Adds a note for colleagues. Throws as `requireStaff` does, NotFound, and OwnCase. */
export function noteCase(tx: Tx, staff: Staff, caseID: string, text: string): Promise<Record<never, never>> {
  return onCase(tx, staff, caseID, (joined, key) => addNote(joined, staff, key, text))
}

function onCase(
  db: Db | Tx,
  staff: Staff,
  caseID: string,
  act: (tx: Tx, key: { queue: string; caseID: string }) => Promise<void>,
): Promise<Record<never, never>> {
  return transaction(db, async (tx) => {
    await requireStaff(tx, staff, ['moderator'])
    const found = await findCase(tx, caseID)
    if (!found) throw new AppError('NotFound')
    await requireNotTheirs(tx, staff.userID, found)
    await act(tx, { queue, caseID })
    return {}
  })
}

/** Whether moderators have something of a person or company to decide. One query. */
export const isUnderReview = hasOpen
