// Conversations as what those who take part report (src/domains/resources): nobody else meets them.
import { subjectText } from '../../messages/texts.ts'
import type { Db, Tx } from '../../platform/db.ts'
import type { ResourceKind, Sight } from '../resources/kinds.ts'
import { findInquiries } from './queries/threads.ts'

export const inquiryResource: ResourceKind = {
  type: 'inquiry',
  ownedBy: [],
  async find(db: Db | Tx, ids: readonly string[], sight?: Sight) {
    if (ids.length === 0) return new Map()
    const rows = await findInquiries(db, ids)
    const mine = sight && new Set([...sight.own, ...(sight.userID === undefined ? [] : [sight.userID])])
    return new Map(
      rows
        .filter(({ from_id: from, to_id: to }) => !mine || mine.has(from) || mine.has(to))
        .map(
          ({ id, subject }) =>
            [id, { nameIn: (language: string) => subjectText(subject, language), owner: null }] as const,
        ),
    )
  },
  /** Its words are read through an open report alone. */
  async contents(db, id) {
    const [row] = await findInquiries(db, [id])
    return row && { name: row.subject, owner: null, texts: [], pictures: [] }
  },
  // Each side reads it in its own mailbox.
  pathOf: () => null,
}
