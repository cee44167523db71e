// The favourites page (P2.33, D49): skeleton, hydrate, rules, present.
import type { BusinessCardEntry } from '../../contract/businesses.ts'
import type { CallOutput } from '../../contract/endpoint.ts'
import type { FavouriteEntry, FavouriteKind, listFavourites } from '../../contract/favourites.ts'
import { limits } from '../../contract/limits.ts'
import type { ProductCardEntry, ProductResultEntry } from '../../contract/products.ts'
import type { UserCardEntry } from '../../contract/profiles.ts'
import type { Db } from '../../platform/db.ts'
import type { LiveSession } from '../accounts/live-session.ts'
import { hiddenFrom } from '../blocks/hiding.ts'
import { cardsInSight } from '../businesses/cards.ts'
import { visibilityOf, type EditionVisibility } from '../businesses/visibility.ts'
import { resolveActor } from '../members/actors.ts'
import { productCards, productResult } from '../products/showcase.ts'
import { userCards } from '../profiles/public.ts'
import { findCounts, findNewest } from './queries.ts'

type Wish = {
  kind?: FavouriteKind | undefined
  businessID?: string | undefined
  /** Of the last one that was shown; read only when it is known whose list it is. */
  before(list: string): string | undefined
  cursorOf(list: string, position: string): string
}
type Cards = {
  businesses: ReadonlyMap<string, BusinessCardEntry>
  products: ReadonlyMap<string, ProductCardEntry>
  users: ReadonlyMap<string, UserCardEntry>
}
type Skeleton = Awaited<ReturnType<typeof findNewest>>

/**
 * A page of what the acting identity has saved, newest first, and how many of each kind; what went, hides from the
 * caller's edition, or is kept from them, has no card. Throws NotFound for somebody else's business.
 */
export async function favouritesOf(
  db: Db,
  session: LiveSession,
  { kind, businessID, before, cursorOf }: Wish,
  language: string,
  edition?: string,
): Promise<CallOutput<typeof listFavourites>> {
  const keeper = await resolveActor(db, session, businessID)
  const list = ['favourites', keeper.type, keeper.id, kind ?? 'all'].join()
  const limit = limits.favouritesPageSize
  const [skeleton, counts, hidden, sight] = await Promise.all([
    findNewest(db, keeper.id, { kind, before: before(list), limit: limit + 1 }),
    findCounts(db, keeper.id),
    hiddenFrom(db, session),
    edition === undefined ? undefined : visibilityOf(db, { edition, session }),
  ])
  const page = skeleton.slice(0, limit)
  const cards = await cardsOf(db, page, { hidden, sight }, language)
  return {
    items: page.map((one) => present(one, cards)),
    nextCursor: skeleton.length > limit ? cursorOf(list, page.at(-1)!.id) : null,
    counts,
  }
}

/** What somebody has saved last, at most `limit`, newest first; what went may be among it. One query. */
export function savedLately(db: Db, keeperID: string, limit: number) {
  return findNewest(db, keeperID, { kind: undefined, before: undefined, limit })
}

/** One read for each domain, two for the companies: those that were saved, and those of saved products. */
async function cardsOf(
  db: Db,
  page: Skeleton,
  { hidden, sight }: { hidden: ReadonlySet<string>; sight: EditionVisibility | undefined },
  language: string,
): Promise<Cards> {
  const idsOf = (kind: FavouriteKind) =>
    page.filter(({ type }) => type === kind).map(({ resourceID }) => resourceID)
  const [users, products] = await Promise.all([
    userCards(db, idsOf('user'), language),
    productCards(db, idsOf('product'), language),
  ])
  const makers = [...products.values()].map(({ businessID }) => businessID)
  const companies = [...new Set([...idsOf('business'), ...makers])]
  const businesses = await cardsInSight(db, companies, language, sight)
  const met = <Card>(cards: ReadonlyMap<string, Card>) =>
    new Map([...cards].filter(([id]) => !hidden.has(id)))
  return { users: met(users), products, businesses: met(businesses) }
}

function present({ type, resourceID, savedAt }: Skeleton[number], cards: Cards): FavouriteEntry {
  return {
    resourceType: type,
    resourceID,
    savedAt: savedAt.toISOString(),
    business: type === 'business' ? (cards.businesses.get(resourceID) ?? null) : null,
    product: type === 'product' ? productOf(resourceID, cards) : null,
    user: type === 'user' ? (cards.users.get(resourceID) ?? null) : null,
  }
}

/** A product is there while its company is. */
function productOf(id: string, { products, businesses }: Cards): ProductResultEntry | null {
  const product = products.get(id)
  const maker = product && businesses.get(product.businessID)
  return product && maker ? productResult(product, maker) : null
}
