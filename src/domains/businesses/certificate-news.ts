// Certificates for the home page: one's own that end, and new ones of companies that somebody follows (decision 67).
import type { CallOutput } from '../../contract/endpoint.ts'
import type { FollowedCertificateEntry, listEndingCertificates } from '../../contract/home.ts'
import { limits } from '../../contract/limits.ts'
import { dayOf, today } from '../../platform/days.ts'
import type { Db } from '../../platform/db.ts'
import type { LiveSession } from '../accounts/live-session.ts'
import { resolveActor } from '../members/actors.ts'
import { membershipsOf } from '../members/membership.ts'
import { statusOf } from './certificates.ts'
import { businessNames, type BusinessName } from './listing.ts'
import { findEnding, findNewest } from './queries/certificate-news.ts'

const most = limits.homeListMax
const endingMs = limits.certificateEndingDays * 86_400_000

/** The certificates that end soon, or ended lately, of the companies for which a person may renew them. */
export async function endingCertificates(
  db: Db,
  session: LiveSession,
  language: string,
): Promise<CallOutput<typeof listEndingCertificates>> {
  const [memberships] = await Promise.all([membershipsOf(db, session.userID), resolveActor(db, session)])
  const ids = memberships
    .filter(({ role, closedAt }) => role !== 'member' && closedAt === null)
    .map(({ businessID }) => businessID)
  if (ids.length === 0) return { items: [], more: false }
  const [from, to] = [dayOf(new Date(Date.now() - endingMs)), dayOf(new Date(Date.now() + endingMs))]
  const [rows, names] = await Promise.all([
    findEnding(db, { ids, from, to, limit: most + 1 }),
    businessNames(db, ids, language),
  ])
  const day = today()
  return {
    items: rows.slice(0, most).map(({ businessID, certificateID, name, expireDate }) => ({
      businessID,
      companyName: names.get(businessID) ?? '',
      certificateID,
      name,
      expireDate,
      status: statusOf(expireDate, day),
    })),
    more: rows.length > most,
  }
}

/** What the companies in `named` (by id) added since a moment and still holds, newest first, at most `limit`. One query. */
export async function newestCertificates(
  db: Db,
  named: ReadonlyMap<string, BusinessName>,
  since: Date,
  limit: number,
): Promise<FollowedCertificateEntry[]> {
  if (named.size === 0) return []
  const rows = await findNewest(db, { ids: [...named.keys()], since, today: today(), limit })
  return rows.flatMap((row) => {
    const company = named.get(row.businessID)
    return company ? { ...row, companyName: company.name, companyKey: company.key } : []
  })
}
