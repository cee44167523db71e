// What a person takes along of what they reported: which thing, why and when; of what was decided about them, and their appeals.
import type { Db, Tx } from '../../platform/db.ts'
import { firstID } from '../../platform/ids.ts'
import { findAppealsBy } from './queries/appeals.ts'
import { findAbout } from './queries/decisions.ts'
import { findReportsBy } from './queries/reports.ts'

const pageSize = 200

/** Oldest first. */
export async function* reportsForExport(db: Db | Tx, userID: string) {
  for (let after = firstID; ;) {
    const page = await findReportsBy(db, userID, { after, limit: pageSize })
    for (const { type, resourceID, reason, text, createdAt } of page)
      yield { resourceType: type, resourceID, reason, text, reportedAt: createdAt.toISOString() }
    const last = page.at(-1)
    if (!last || page.length < pageSize) return
    after = last.id
  }
}

/** What a person appealed against, and what became of it, oldest first. */
export async function* appealsForExport(db: Db | Tx, userID: string) {
  for (let after = firstID; ;) {
    const page = await findAppealsBy(db, userID, { after, limit: pageSize })
    for (const { decisionID, text, madeAt, verdict, decidedAt } of page)
      yield {
        decisionID,
        text,
        madeAt: madeAt.toISOString(),
        verdict,
        decidedAt: decidedAt?.toISOString() ?? null,
      }
    const last = page.at(-1)
    if (!last || page.length < pageSize) return
    after = last.appealID
  }
}

const decisionsMost = 500

/** What moderators decided about a person, as they were told it, newest first, at most 500. */
export async function decisionsForExport(db: Db | Tx, userID: string) {
  const rows = await findAbout(db, { partyID: userID }, decisionsMost)
  return rows
    .filter(({ action }) => action !== 'none')
    .map(({ decisionID, type, effects, action, limits, until, rule, words, decidedAt, undoneAt }) => ({
      decisionID,
      resourceType: type,
      name: effects.name ?? null,
      action,
      limits,
      until: until?.toISOString() ?? null,
      rule,
      words,
      decidedAt: decidedAt.toISOString(),
      undoneAt: undoneAt?.toISOString() ?? null,
    }))
}
