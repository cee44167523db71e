// Who likes a thing, for whoever meets it (P4.3).
import type { CallOutput } from '../../contract/endpoint.ts'
import { AppError } from '../../contract/errors.ts'
import { likeableTypes, type LikeableType } from '../../contract/resources.ts'
import type { listLikers } from '../../contract/social.ts'
import type { Db } from '../../platform/db.ts'
import { authorOf, authorsOf } from '../authors/cards.ts'
import { businessNames } from '../businesses/listing.ts'
import { visibilityOf } from '../businesses/visibility.ts'
import type { Viewer } from '../members/actors.ts'
import { resourceWithID } from '../resources/finding.ts'
import { findLikers, type Reactor } from './queries.ts'

type Reader = Pick<Viewer, 'session' | 'withheld'> & { edition: string; language: string }
type Page = { resourceType?: LikeableType | undefined; skip: number; size: number }

/**
 * Those who like it, newest first: without who is gone, hides where the reader is, or is kept from them. As many queries for one
 * as for fifty. Throws NotFound for what is not there, is not met, or is kept from the reader.
 */
export async function likersOf(
  db: Db,
  { edition, language, session, withheld }: Reader,
  id: string,
  { resourceType, skip, size }: Page,
): Promise<CallOutput<typeof listLikers>> {
  const [sight, rows] = await Promise.all([
    visibilityOf(db, { edition, session }),
    findLikers(db, id, { skip, limit: size + 1, withheld: [...(withheld ?? [])] }),
  ])
  const page = rows.slice(0, size)
  const idsOf = (type: Reactor['type']) => page.flatMap((one) => (one.type === type ? [one.id] : []))
  const [thing, authors, names] = await Promise.all([
    resourceWithID(db, id, resourceType ? [resourceType] : likeableTypes, {
      ...sight,
      userID: session?.userID,
    }),
    authorsOf(db, { users: idsOf('user'), businesses: idsOf('business') }, language),
    businessNames(db, idsOf('business'), language, sight),
  ])
  if (!thing || (thing.owner && withheld?.has(thing.owner.id))) throw new AppError('NotFound')
  const isMet = ({ type, id: actorID }: Reactor) =>
    type === 'user' ? authors.users.has(actorID) : names.has(actorID) && authors.businesses.has(actorID)
  return {
    items: page.filter(isMet).map(({ likedAt, ...liker }) => ({
      author: authorOf(authors, liker.type, liker.id),
      reactionType: 'like',
      reactedAt: likedAt.toISOString(),
    })),
    nextSkip: rows.length > size ? skip + size : null,
  }
}
