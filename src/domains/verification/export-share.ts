// What a company takes along of its checks: each with its days, and the cases with what was written, given and decided.
import type { Db, Tx } from '../../platform/db.ts'
import { showCheck } from './company-checks.ts'
import { checksOf } from './checks.ts'
import { lastAsked } from './confirming.ts'
import { showDocument } from './documents.ts'
import { findCasesOf, findMessages } from './queries/cases.ts'
import { findDocumentsOf } from './queries/documents.ts'

/** More than a company can have had decided. */
const casesMost = 1_000

/** Checks oldest first, cases newest first; of documents name, kind and hash, since their bytes are the company's own. Five queries. */
export async function verificationForExport(db: Db | Tx, businessID: string) {
  const [checks, cases, asked] = await Promise.all([
    checksOf(db, businessID),
    findCasesOf(db, businessID, casesMost),
    lastAsked(db, businessID),
  ])
  const ids = cases.map(({ id }) => id)
  const [messages, documents] = await Promise.all([findMessages(db, ids), findDocumentsOf(db, ids)])
  return {
    checks: checks.map(showCheck),
    cases: cases.map(({ id, kind, appealOf, state, openedAt, decidedAt, reasons }) => ({
      caseID: id,
      kind,
      appealOf,
      state,
      openedAt: openedAt.toISOString(),
      decidedAt: decidedAt?.toISOString() ?? null,
      reasons,
      messages: messages
        .filter(({ caseID }) => caseID === id)
        .map(({ side, content, writtenAt }) => ({ side, content, writtenAt: writtenAt.toISOString() })),
      documents: documents.filter(({ caseID }) => caseID === id).map(showDocument),
    })),
    certificates: Object.fromEntries(asked),
  }
}
