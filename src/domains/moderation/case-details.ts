// One case with all that a moderator decides by: the thing as it was and is, and the records of both sides.
import { AppError } from '../../contract/errors.ts'
import type { CaseEntry, DecisionEntry } from '../../contract/moderation.ts'
import { actionsFor } from '../../contract/moderation-rules.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { authorOf, authorsOf } from '../authors/cards.ts'
import { resourcesOf } from '../resources/finding.ts'
import { kindOf } from '../resources/kinds.ts'
import { restrictionsOf } from '../restrictions/restricting.ts'
import { notesOf } from '../staff/cases.ts'
import { requireStaff, type Staff } from '../staff/roles.ts'
import { caseRows, colleaguesOf, queue } from './cases.ts'
import { requireNotTheirs } from './own-part.ts'
import { findCase, type PartyRow } from './queries/cases.ts'
import { findAbout, type DecisionRow } from './queries/decisions.ts'
import { countAgainst, countBy, findOfCase } from './queries/reports.ts'
import { proposedFor } from './removals.ts'
import { ownedAlone } from './sole-owner.ts'
import { snapshotEntries, snapshotOf } from './snapshots.ts'

const reportsMost = 100
const decisionsMost = 50

/** A case. Throws as `requireStaff` does, NotFound, and OwnCase for whose thing it is. No message of a conversation is in it. */
export async function showCase(db: Db, staff: Staff, caseID: string): Promise<CaseEntry> {
  await requireStaff(db, staff, ['moderator'])
  return caseOf(db, staff, caseID)
}

/** The same for who was let in already. */
export async function caseOf(db: Db | Tx, staff: Staff, caseID: string): Promise<CaseEntry> {
  const found = await findCase(db, caseID)
  if (!found) throw new AppError('NotFound')
  await requireNotTheirs(db, staff.userID, found)
  const { type, resourceID: id } = found
  const [[row], reports, now, versions, decisions, notes, resourceIn, proposal] = await Promise.all([
    caseRows(db, staff, [found]),
    findOfCase(db, caseID, reportsMost),
    snapshotOf(db, { type, id }),
    kindOf(type).versions?.(db, id),
    findAbout(db, { resourceID: id }, decisionsMost),
    notesOf(db, { queue, caseID }),
    resourcesOf(db, [{ type, id }]),
    proposedFor(db, found),
  ])
  const party = partyIn(found, now?.owner ?? null)
  const reporters = reports.map(({ userID }) => userID)
  const snapshots = [...reports.map(({ snapshot }) => snapshot), now?.snapshot].flatMap((one) => one ?? [])
  const [counts, record, names, snapshotEntry] = await Promise.all([
    countBy(db, reporters),
    party && recordOf(db, party),
    colleaguesOf(db, [...reporters, ...notes.map(({ userID }) => userID)]),
    snapshotEntries(db, snapshots),
  ])
  const countOf = new Map(counts.map((count) => [count.userID, count]))
  const [ofThing, ofParty] = await Promise.all([
    decisionEntries(db, decisions),
    decisionEntries(db, record?.decisions ?? []),
  ])
  return {
    ...row!,
    reports: reports.map(({ reportID, userID, reason, text, at, snapshot }) => ({
      reportID,
      by: {
        ...names(userID),
        reports: countOf.get(userID)?.reports ?? 0,
        upheld: countOf.get(userID)?.upheld ?? 0,
      },
      reason,
      text,
      at: at.toISOString(),
      snapshot: snapshot && snapshotEntry(snapshot),
    })),
    now: now ? snapshotEntry(now.snapshot) : null,
    path: resourceIn({ type, id })?.path ?? null,
    versions: (versions ?? []).map(({ text, at }) => ({ text, at: at.toISOString() })),
    party: party && record ? { ...party, ...record.face, ...record.standing, decisions: ofParty } : null,
    decisions: ofThing,
    proposal: proposal
      ? {
          proposalID: proposal.proposalID,
          isOwn: proposal.proposedBy === staff.userID,
          reason: proposal.reason,
        }
      : null,
    actions: [...actionsFor(type, party?.type)],
    notes: notes.map(({ noteID, userID, at, text }) => ({
      noteID,
      by: names(userID),
      at: at.toISOString(),
      text,
    })),
  }
}

type Party = { type: 'user' | 'business'; id: string }

const partyIn = ({ partyType: type, partyID: id }: PartyRow, owner: Party | null): Party | null =>
  type !== null && id !== null ? { type, id } : owner

/** What is known of a person or company here. */
async function recordOf(db: Db | Tx, { type, id }: Party) {
  const alone = type === 'user' ? await ownedAlone(db, id) : []
  const [decisions, limits, reportsAgainst, cards] = await Promise.all([
    findAbout(db, { partyID: id }, decisionsMost),
    restrictionsOf(db, id),
    countAgainst(db, id),
    authorsOf(
      db,
      { users: type === 'user' ? [id] : [], businesses: type === 'business' ? [id] : alone },
      'en',
    ),
  ])
  const { name, isGone } = authorOf(cards, type, id)
  return {
    decisions,
    face: { name, isGone },
    standing: {
      limits: limits.map(({ kind, until }) => ({ kind, until: until.toISOString() })),
      reportsAgainst,
      ownedAlone: alone.map((businessID) => ({
        businessID,
        name: authorOf(cards, 'business', businessID).name,
      })),
    },
  }
}

/** As moderators read them. One query for all. */
export async function decisionEntries(db: Db | Tx, rows: readonly DecisionRow[]): Promise<DecisionEntry[]> {
  const people = rows.flatMap(({ decidedBy, undoneBy }) => [personIn(decidedBy), personIn(undoneBy)])
  const colleagueOf = await colleaguesOf(
    db,
    people.flatMap((one) => one ?? []),
  )
  const whoIs = (doer: string | null) => {
    const userID = personIn(doer)
    return userID === undefined ? null : colleagueOf(userID)
  }
  return rows.map((row) => {
    const { decisionID, caseID, type, resourceID, verdict, action, limits, contents, rule, reason, words } =
      row
    return {
      decisionID,
      caseID,
      type,
      resourceID,
      verdict,
      action,
      limits,
      until: row.until?.toISOString() ?? null,
      contents,
      rule,
      reason,
      words,
      decidedBy: whoIs(row.decidedBy),
      decidedAt: row.decidedAt.toISOString(),
      undone:
        row.undoneAt && row.undoneAs
          ? {
              at: row.undoneAt.toISOString(),
              by: whoIs(row.undoneBy),
              as: row.undoneAs,
              reason: row.undoneReason,
            }
          : null,
      appeal: row.appealID === null ? null : { appealID: row.appealID, verdict: row.appealVerdict },
    }
  })
}

/** The person of `user:id`; undefined for a command of the machine. */
export const personIn = (doer: string | null): string | undefined =>
  doer?.startsWith('user:') ? doer.slice('user:'.length) : undefined
