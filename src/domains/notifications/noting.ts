// Tells people of something: one notification a thing while it is unread, and a mail when it stays so.
import { isMailedNotice } from '../../contract/notification-kinds.ts'
import type { Tx } from '../../platform/db.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { mailRules } from './kinds.ts'
import { wakeMailing } from './queries/mailings.ts'
import { upsertNotices, type NewNotice } from './queries/notifications.ts'

/** Its mail, if any, is written by whoever tells of it. */
const unmailed = { mails: false, afterMinutes: 0, bundleMinutes: 0 }

/** Notes `notice` for these people; for those who want mails of its kind one becomes due. */
export async function note(tx: Tx, people: readonly string[], notice: NewNotice): Promise<void> {
  if (people.length === 0) return
  const rule = isMailedNotice(notice.kind) ? mailRules[notice.kind] : unmailed
  const rows = people.map((userID) => ({ id: uuidv7(notice.at.getTime()), userID }))
  await upsertNotices(tx, rows, notice, rule)
  if (rule.mails && rule.afterMinutes === 0) await wakeMailing(tx)
}
