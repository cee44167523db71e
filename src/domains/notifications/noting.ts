// Tells people of something: one notification a thing while it is unread, and a mail when it stays so.
import { isMailedNotice } from '../../contract/notification-kinds.ts'
import type { Tx } from '../../platform/db.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { mailRules } from './kinds.ts'
import { wakeMailing } from './queries/mailings.ts'
import { upsertNotices, type NewNotice } from './queries/notifications.ts'

/** Its mail, if any, is written by whoever tells of it. */
const unmailed = { mails: false, afterMinutes: 0, bundleMinutes: 0 }

export type Telling = { people: readonly string[]; notice: NewNotice }

/** Notes `notice` for these people; for those who want mails of its kind one becomes due. */
export function note(tx: Tx, people: readonly string[], notice: NewNotice): Promise<void> {
  return noteAll(tx, [{ people, notice }])
}

/** The same of several, each of another thing, by one statement. */
export async function noteAll(tx: Tx, tellings: readonly Telling[]): Promise<void> {
  const rows = tellings.flatMap(({ people, notice }) => {
    const rule = isMailedNotice(notice.kind) ? mailRules[notice.kind] : unmailed
    return people.map((userID) => ({ id: uuidv7(notice.at.getTime()), userID, notice, rule }))
  })
  if (rows.length === 0) return
  await upsertNotices(tx, rows)
  if (rows.some(({ rule }) => rule.mails && rule.afterMinutes === 0)) await wakeMailing(tx)
}
