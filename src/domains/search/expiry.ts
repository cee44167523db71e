// Verified marks, certificates and plans end by the passing of time, which nobody tells of: documents are looked after each minute.
import { transaction, type Db } from '../../platform/db.ts'
import { dayOf } from '../../platform/days.ts'
import { firstID } from '../../platform/ids.ts'
import { invalidate } from '../../platform/events.ts'
import { businessesWhoseBadgeEnded, businessesWhoseCertificateEnded } from '../businesses/indexing.ts'
import { businessesWhosePlanTurned } from '../subscriptions/tiers.ts'
import { indexBusinesses } from './indexing.ts'
import { findExpiryChecked, markExpiryChecked } from './queries/documents.ts'

const batch = 200
/** Each brings up to 101 documents, and a statement has seconds. */
const companiesAtOnce = 10

/**
 * Makes the documents anew of companies whose Verified mark, certificate or paid period ended, or whose paid period began, since the
 * last time and until `now`; answers how many companies. May run twice; when it breaks off the next run does all again.
 */
export async function indexExpired(db: Db, now: Date = new Date()): Promise<number> {
  const from = await findExpiryChecked(db)
  const days = { from: dayOf(from), to: dayOf(now), limit: batch }
  const badges = await indexAll(db, (after) => businessesWhoseBadgeEnded(db, { ...days, after }))
  const certificates = await indexAll(db, (after) => businessesWhoseCertificateEnded(db, { ...days, after }))
  const plans = await indexAll(db, (after) =>
    businessesWhosePlanTurned(db, { from, to: now, after, limit: batch }),
  )
  await markExpiryChecked(db, now)
  return badges + certificates + plans
}

async function indexAll(db: Db, idsAfter: (after: string) => Promise<string[]>): Promise<number> {
  let done = 0
  for (let after = firstID; ;) {
    const ids = await idsAfter(after)
    for (let from = 0; from < ids.length; from += companiesAtOnce) {
      const some = ids.slice(from, from + companiesAtOnce)
      await transaction(db, async (tx) => {
        await indexBusinesses(tx, some)
        await invalidate(
          tx,
          some.map((id) => `business:${id}`),
        )
      })
    }
    done += ids.length
    if (ids.length < batch) return done
    after = ids.at(-1)!
  }
}
