// A check ends by the passing of time: the badge that it gave gives way to what else stands, within the minute.
import { dayOf } from '../../platform/days.ts'
import { transaction, type Db } from '../../platform/db.ts'
import { firstID } from '../../platform/ids.ts'
import { lockChecks, workOutBadge } from './checks.ts'
import { findEnded, findExpiryChecked, markExpiryChecked } from './queries/checks.ts'

const batch = 50
/** So long after midnight a check may come to be whose transaction began on its last day. */
const lateMs = 10 * 60_000

/**
 * Works out the badges of companies of which a check was valid last on a day since the last time and before the day of a moment
 * (UTC); answers how many changed. May run twice; when it breaks off, and in the first ten minutes of a day, the next run does all again.
 */
export async function endBadges(db: Db, now: Date = new Date()): Promise<number> {
  const [from, to] = [await findExpiryChecked(db), dayOf(now)]
  if (from >= to) return 0
  let done = 0
  for (let after = firstID; ;) {
    const ids = await findEnded(db, { from, to, after, limit: batch })
    for (const id of ids)
      await transaction(db, async (tx) => {
        await lockChecks(tx, id)
        if (await workOutBadge(tx, id, to)) done += 1
      })
    if (ids.length < batch) break
    after = ids.at(-1)!
  }
  await markExpiryChecked(db, dayOf(new Date(now.getTime() - lateMs)))
  return done
}
