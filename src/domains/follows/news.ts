// What followed companies published lately, for the home page (decision 67).
import type { CallOutput } from '../../contract/endpoint.ts'
import type { listFollowedNews } from '../../contract/home.ts'
import { limits } from '../../contract/limits.ts'
import type { Db } from '../../platform/db.ts'
import type { LiveSession } from '../accounts/live-session.ts'
import { hiddenFrom } from '../blocks/hiding.ts'
import { newestCertificates } from '../businesses/certificate-news.ts'
import { namedBusinesses } from '../businesses/listing.ts'
import { visibilityOf } from '../businesses/visibility.ts'
import { resolveActor } from '../members/actors.ts'
import { businessesOf } from '../members/membership.ts'
import { newestProducts } from '../products/waiting.ts'
import { findLastFollowed } from './queries.ts'

const most = limits.homeListMax
const newsMs = limits.newsDays * 86_400_000

/**
 * New products and certificates of the companies that a person, or a company they belong to, follows; nothing of companies
 * that are gone, hide from the edition, or stand behind a block. One query for each of the two lists.
 */
export async function followedNews(
  db: Db,
  session: LiveSession,
  { edition, language }: { edition: string; language: string },
): Promise<CallOutput<typeof listFollowedNews>> {
  const { userID } = session
  const [own, withheld, sight] = await Promise.all([
    businessesOf(db, userID),
    hiddenFrom(db, session),
    visibilityOf(db, { edition, session }),
    resolveActor(db, session),
  ])
  const followed = await findLastFollowed(db, [userID, ...own], limits.followsLooked)
  const named = await namedBusinesses(
    db,
    followed.filter((id) => !withheld.has(id)),
    language,
    sight,
  )
  const since = new Date(Date.now() - newsMs)
  const [products, certificates] = await Promise.all([
    newestProducts(db, named, { since, limit: most + 1, language }),
    newestCertificates(db, named, since, most + 1),
  ])
  return { products: firstOf(products), certificates: firstOf(certificates), follows: followed.length > 0 }
}

const firstOf = <Item>(found: readonly Item[]) => ({
  items: found.slice(0, most),
  more: found.length > most,
})
