// Tells people of something: one notification a thing, while it is unread or for a day, and a mail when it stays unread.
import { isChosenNotice, notificationKinds } from '../../contract/notification-kinds.ts'
import type { Tx } from '../../platform/db.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { mailRules } from './kinds.ts'
import { closeBundles, type Things } from './queries/bundles.ts'
import { wakeMailing } from './queries/mailings.ts'
import { upsertBundles, upsertNotices, type NewNotice, type ToNote } from './queries/writing.ts'

/** Its mail, if any, is written by whoever tells of it. */
const unmailed = { afterMinutes: 0, bundleMinutes: 0 }

export type Telling = { people: readonly string[]; notice: NewNotice }

/** Notes `notice` for these people; for those who want mails of its kind one becomes due. */
export function note(tx: Tx, people: readonly string[], notice: NewNotice): Promise<void> {
  return noteAll(tx, [{ people, notice }])
}

/** The same of several, each of another thing but for what is bundled, by a statement for either. */
export async function noteAll(tx: Tx, tellings: readonly Telling[]): Promise<void> {
  const rows = tellings.flatMap(({ people, notice }) => {
    const { afterMinutes, bundleMinutes } = isChosenNotice(notice.kind) ? mailRules[notice.kind] : unmailed
    const rule = { usual: notificationKinds[notice.kind].usual, afterMinutes, bundleMinutes }
    return people.map((userID) => ({ id: uuidv7(notice.at.getTime()), userID, notice, rule }))
  })
  if (rows.length === 0) return
  const [bundled, single] = partsOf(rows)
  if (single.length > 0) await upsertNotices(tx, single)
  if (bundled.length > 0) {
    await closeBundles(tx, thingsIn(bundled))
    await upsertBundles(tx, bundled)
  }
  if (rows.some(({ rule }) => rule.usual === 'mail' && rule.afterMinutes === 0)) await wakeMailing(tx)
}

type OfCompany = Pick<NewNotice, 'kind' | 'title'> & {
  businessID: string
  userIDs: readonly string[]
  resourceID: string
}

/** Notes of companies for some of their people, by each company itself; they go with who belongs to it. Answers all those people. */
export async function noteOfCompanies(tx: Tx, told: readonly OfCompany[]): Promise<string[]> {
  await noteAll(
    tx,
    told.map(({ userIDs, businessID, ...notice }) => ({
      people: userIDs,
      notice: {
        ...notice,
        actor: { type: 'business' as const, id: businessID },
        businessID,
        mailboxID: businessID,
        step: 0,
        at: new Date(),
      },
    })),
  )
  return told.flatMap(({ userIDs }) => userIDs)
}

const thingsIn = (rows: readonly ToNote[]): Things => ({
  kinds: [...new Set(rows.map(({ notice }) => notice.kind))],
  resourceIDs: [...new Set(rows.map(({ notice }) => notice.resourceID))],
})

function partsOf(rows: readonly ToNote[]): [ToNote[], ToNote[]] {
  const isBundled = ({ notice: { kind } }: ToNote) => notificationKinds[kind].isBundled
  return [rows.filter(isBundled), rows.filter((row) => !isBundled(row))]
}
