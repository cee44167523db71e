// Reading what was said about a thing, or in answer to a comment (P2.17 and P7.7).
import type { CallOutput } from '../../contract/endpoint.ts'
import type { listComments } from '../../contract/comments.ts'
import { AppError } from '../../contract/errors.ts'
import { limits } from '../../contract/limits.ts'
import { commentableTypes } from '../../contract/resources.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { visibilityOf, type EditionVisibility } from '../businesses/visibility.ts'
import { findActor, type Viewer } from '../members/actors.ts'
import { resourceWithID } from '../resources/finding.ts'
import { entriesOf } from './entries.ts'
import { countAbout, countBelow, findBelow } from './queries.ts'

/** Who reads, where and in which language; `withheld` holds whom they do not meet. */
export type CommentReader = Viewer & { edition: string; language: string }

/**
 * A page of comments, the oldest first. As many queries for one as for fifty. Throws NotFound for what is not there, is not met
 * or is kept from the reader, and for somebody else's business.
 */
export async function commentsPage(
  db: Db,
  reader: CommentReader,
  id: string,
  { skip, size }: { skip: number; size: number },
): Promise<CallOutput<typeof listComments>> {
  const { edition, language, session, withheld: kept } = reader
  const withheld = [...(kept ?? [])]
  const sight = await visibilityOf(db, { edition, session })
  const [actor, rows, total] = await Promise.all([
    findActor(db, reader),
    findBelow(db, id, { skip, limit: size + 1, withheld, sight }),
    countBelow(db, id, { withheld, sight, most: limits.commentsCounted }),
  ])
  const page = rows.slice(0, size)
  const [thing, comments] = await Promise.all([
    resourceWithID(db, id, commentableTypes, { ...sight, userID: session?.userID }),
    entriesOf(db, page, { actor, sight, language, withheld, now: Date.now() }),
  ])
  if (!thing || (thing.owner && kept?.has(thing.owner.id))) throw new AppError('NotFound')
  return { comments, total, nextSkip: rows.length > size ? skip + size : null }
}

/** How many comments somebody meets about each of these things, answers included, up to 1,000. One query. */
export async function commentsOf(
  db: Db | Tx,
  ids: readonly string[],
  { withheld, sight }: { withheld?: ReadonlySet<string> | undefined; sight: EditionVisibility },
): Promise<(id: string) => number> {
  const counted =
    ids.length === 0
      ? []
      : await countAbout(db, ids, { withheld: [...(withheld ?? [])], sight, most: limits.commentsCounted })
  const totals = new Map(counted.map(({ id, total }) => [id, total]))
  return (id) => totals.get(id) ?? 0
}
