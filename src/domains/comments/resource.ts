// Comments as what people answer, like and report (src/domains/resources): those below things that are met.
import type { Db, Tx } from '../../platform/db.ts'
import { hiddenFrom } from '../blocks/hiding.ts'
import { resourcesOf } from '../resources/finding.ts'
import type { Sight } from '../resources/kinds.ts'
import { bringBackComment, contentsOfComment, takeDownComment } from './moderated.ts'
import { nameOfComment } from './naming.ts'
import { findAnswered, findComments, shareKey, type Answered, type CommentRow } from './queries.ts'

export const commentResource = {
  type: 'comment',
  ownedBy: ['user', 'business'],
  /** Its author is asked for by the room; the thing it stands below here. */
  async find(db: Db | Tx, ids: readonly string[], sight?: Sight) {
    const rows = await findComments(db, ids)
    const met = sight === undefined ? rows : await belowMetThings(db, rows, sight)
    return new Map(
      met.map(({ comment_id: id, content, author_type: type, author_id: authorID }) => [
        id,
        { nameIn: () => nameOfComment(content), owner: { type, id: authorID } },
      ]),
    )
  },
  keep: shareKey,
  contents: contentsOfComment,
  takeDown: takeDownComment,
  bringBack: bringBackComment,
  /** It stands on the page of the thing. */
  pathOf: () => null,
} as const

async function belowMetThings(db: Db | Tx, rows: readonly CommentRow[], sight: Sight): Promise<CommentRow[]> {
  const { userID, despiteBlocks = false } = sight
  const things = rows.map(({ resource_type: type, resource_id: id }) => ({ type, id }))
  const [thingIn, kept, answered] = await Promise.all([
    resourcesOf(db, things, sight),
    despiteBlocks || userID === undefined ? undefined : hiddenFrom(db, { userID }),
    findAnswered(db, rows),
  ])
  // Below what is not met nobody comes to answers.
  const authorOf = ({ author_type: type, author_id: id }: Answered) => ({ type, id })
  const authorIn = await resourcesOf(db, [...answered.values()].map(authorOf), sight)
  return rows.filter(({ resource_type: type, resource_id: id, parent_id: parentID }) => {
    const thing = thingIn({ type, id })
    const parent = parentID === null ? undefined : answered.get(parentID)
    const above = [thing?.owner?.id, parent?.author_id, parent?.written_by]
    const isAnswerable =
      parentID === null || (parent !== undefined && authorIn(authorOf(parent)) !== undefined)
    return thing !== undefined && isAnswerable && !above.some((one) => one !== undefined && kept?.has(one))
  })
}
