// What others are told of comments.
import { staleKeysOf, type CommentEvent } from '../../contract/events.ts'
import type { Tx } from '../../platform/db.ts'
import { publishEvent } from '../../platform/events.ts'
import type { KeptMention } from '../resources/mentions.ts'
import type { NewComment } from './queries.ts'

type Told = Exclude<CommentEvent['type'], `comments.${string}`>

/** Tells everybody within the transaction; `mentions` are those whom it names from now on. */
export async function tell(
  tx: Tx,
  type: Told,
  row: NewComment,
  { by, mentions = [] }: { by: string; mentions?: readonly KeptMention[] },
): Promise<void> {
  const event: CommentEvent = {
    type,
    commentID: row.comment_id,
    resource: { type: row.resource_type, id: row.resource_id },
    parentID: row.parent_id,
    author: { type: row.author_type, id: row.author_id },
    by,
    ...(mentions.length > 0 && { mentions: mentions.map((one) => ({ type: one.type, id: one.id })) }),
  }
  await publishEvent(tx, event, staleKeysOf(event))
}
