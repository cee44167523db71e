// Owners and admins are told 90, 30 and 7 days before a check or a certificate of their company runs out, each once.
import { dayOf } from '../../platform/days.ts'
import { transaction, type Db } from '../../platform/db.ts'
import { firstID } from '../../platform/ids.ts'
import { certificatesEnding } from '../businesses/badge.ts'
import { daysAfter } from './checks.ts'
import { findChecksEnding, insertReminders } from './queries/checks.ts'
import { tellManagers, type News } from './telling.ts'

export const remindedDays = [90, 30, 7] as const
/** What a standstill of two days left untold is told late; what is later is left to the next reminder. */
const lateDays = 2
const batch = 200

type Page = { from: string; to: string; after: string; limit: number }
type Ending = { id: string; news: News; endsOn: string }

/** Tells what is due on the day of a moment (UTC); answers how many things were told of. May run twice. */
export async function remind(db: Db, now: Date = new Date()): Promise<number> {
  const day = dayOf(now)
  let told = 0
  for (const days of remindedDays) {
    const span = { from: daysAfter(day, days - lateDays), to: daysAfter(day, days) }
    for (const endingIn of [checksIn, certificatesIn])
      told += await tellAll(db, days, (after) => endingIn(db, { ...span, after, limit: batch }))
  }
  return told
}

async function checksIn(db: Db, page: Page): Promise<Ending[]> {
  return (await findChecksEnding(db, page)).map(({ id, businessID, validUntil: day }) => ({
    id,
    endsOn: day,
    news: { kind: 'verification.ends', businessID, subjectID: id, day },
  }))
}

async function certificatesIn(db: Db, page: Page): Promise<Ending[]> {
  return (await certificatesEnding(db, page)).map(({ id, businessID, name, expireDate: day }) => ({
    id,
    endsOn: day,
    news: { kind: 'certificate.ends', businessID, subjectID: id, day, certificate: name },
  }))
}

async function tellAll(
  db: Db,
  days: number,
  pageAfter: (after: string) => Promise<Ending[]>,
): Promise<number> {
  let told = 0
  for (let after = firstID; ;) {
    const page = await pageAfter(after)
    told += await transaction(db, async (tx) => {
      const marks = page.map(({ id, endsOn }) => ({ subjectID: id, endsOn, days }))
      const isNew = page.length > 0 ? await insertReminders(tx, marks) : new Set<string>()
      const news = page
        .filter(({ id }) => isNew.has(id))
        .map((one) => ({ ...one.news, number: String(days) }))
      return (await tellManagers(tx, news)).size
    })
    if (page.length < batch) return told
    after = page.at(-1)!.id
  }
}
