// Products for the home page: drafts that wait for somebody, and what companies published lately (decision 67).
import type { CallOutput } from '../../contract/endpoint.ts'
import type { FollowedProductEntry, listOwnDrafts } from '../../contract/home.ts'
import { limits } from '../../contract/limits.ts'
import { productKey } from '../../contract/slugs.ts'
import type { Db } from '../../platform/db.ts'
import type { LiveSession } from '../accounts/live-session.ts'
import { businessNames, type BusinessName } from '../businesses/listing.ts'
import { resolveActor } from '../members/actors.ts'
import { membershipsOf } from '../members/membership.ts'
import { chooseName } from '../reference-data/text-languages.ts'
import { findDraftsOf, findNewest } from './queries/waiting.ts'

const most = limits.homeListMax

/** The drafts that a person may finish, by the rule of `requireRightTo`, last changed first. */
export async function ownDrafts(
  db: Db,
  session: LiveSession,
  language: string,
): Promise<CallOutput<typeof listOwnDrafts>> {
  const { userID } = session
  const [memberships] = await Promise.all([membershipsOf(db, userID), resolveActor(db, session)])
  const open = memberships.filter(({ closedAt }) => closedAt === null)
  const ids = open.map(({ businessID }) => businessID)
  const managed = open.filter(({ role }) => role !== 'member').map(({ businessID }) => businessID)
  if (ids.length === 0) return { items: [], more: false }
  const [rows, names] = await Promise.all([
    findDraftsOf(db, { ids, managed, userID, limit: most + 1 }),
    businessNames(db, ids, language),
  ])
  return {
    items: rows.slice(0, most).map((row) => ({
      businessID: row.businessID,
      companyName: names.get(row.businessID) ?? '',
      productID: row.productID,
      name: row.name,
      mainImage: row.image === null ? null : { url: row.image },
      industryID: row.industryID,
      changedAt: row.at.toISOString(),
    })),
    more: rows.length > most,
  }
}

/** What the companies in `named` (by id) published since a moment, newest first, at most `limit`, called as a reader of `language` is told. One query. */
export async function newestProducts(
  db: Db,
  named: ReadonlyMap<string, BusinessName>,
  { since, limit, language }: { since: Date; limit: number; language: string },
): Promise<FollowedProductEntry[]> {
  if (named.size === 0) return []
  const rows = await findNewest(db, { ids: [...named.keys()], since, limit, language })
  return rows.map(({ businessID, productID, name, names, language: own, keyName, image, industryID, at }) => {
    return {
      businessID,
      companyName: named.get(businessID)?.name ?? '',
      productID,
      key: productKey({ productID, name, companyName: keyName }),
      name: chooseName(name, names, language, () => own ?? ''),
      mainImage: image === null ? null : { url: image },
      industryID,
      publishedAt: at.toISOString(),
    }
  })
}
