// Comments as somebody meets them: a query each of what they show, whatever their number.
import type { CommentEntry } from '../../contract/comments.ts'
import { limits } from '../../contract/limits.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { authorOf, authorsOf, faceOf } from '../authors/cards.ts'
import { businessNames } from '../businesses/listing.ts'
import type { EditionVisibility } from '../businesses/visibility.ts'
import type { Actor } from '../members/actors.ts'
import { summariesOf } from '../reactions/likes.ts'
import { mentionsShown, type KeptMention } from '../resources/mentions.ts'
import { countReplies, type CommentRow } from './queries.ts'
import { rightsTo } from './rights.ts'

export type Reading = {
  actor: Actor | undefined
  sight: EditionVisibility
  language: string
  withheld: readonly string[]
  now: number
}

/** Those of these comments whose author is there and met, in their order. Six queries at most, for one as for fifty. */
export async function entriesOf(
  db: Db | Tx,
  rows: readonly CommentRow[],
  { actor, sight, language, withheld, now }: Reading,
): Promise<CommentEntry[]> {
  if (rows.length === 0) return []
  const ids = rows.map((row) => row.comment_id)
  const named = (type: KeptMention['type']) =>
    rows.flatMap((row) => row.mentions.flatMap((one) => (one.type === type ? [one.id] : [])))
  const companies = [
    ...rows.flatMap((row) => (row.author_type === 'business' ? [row.author_id] : [])),
    ...named('business'),
  ]
  const people = [...rows.map((row) => row.written_by), ...named('user')]
  const [authors, names, reactionsOf, replies, rights] = await Promise.all([
    authorsOf(db, { users: people, businesses: companies }, language),
    businessNames(db, [...new Set(companies)], language, sight),
    summariesOf(db, 'comment', ids, { actor, withheld }),
    countReplies(db, ids, { withheld, sight, most: limits.commentsCounted }),
    actor && rightsTo(db, actor.userID, rows),
  ])
  const repliesOf = new Map(replies.map(({ id, total }) => [id, total]))
  const isMet = ({ type, id }: Pick<KeptMention, 'type' | 'id'>) =>
    type === 'user' ? authors.users.has(id) : names.has(id) && authors.businesses.has(id)
  const isNamed = (party: Pick<KeptMention, 'type' | 'id'>) => isMet(party) && !withheld.includes(party.id)
  const there = rows.filter((row) => isMet({ type: row.author_type, id: row.author_id }))
  return there.map((row) => {
    const own = rights?.get(row.comment_id)
    return {
      commentID: row.comment_id,
      content: row.content,
      createdAt: row.created_at.toISOString(),
      editedAt: row.edited_at?.toISOString() ?? null,
      whoComment: authorOf(authors, 'user', row.written_by),
      author: row.author_type === 'business' ? authorOf(authors, 'business', row.author_id) : null,
      parentID: row.parent_id,
      mentions: mentionsShown(row.mentions, (party) => (isNamed(party) ? faceOf(authors, party) : undefined)),
      replies: repliesOf.get(row.comment_id) ?? 0,
      reactions: reactionsOf(row.comment_id),
      session: own
        ? { mayEdit: own.asWriter && isYoung(row, now), mayRemove: own.asWriter || own.asOwner }
        : null,
    }
  })
}

/** Whether it was written so recently that its text may still be changed. */
export const isYoung = ({ created_at: at }: Pick<CommentRow, 'created_at'>, now: number): boolean =>
  now - at.getTime() < limits.commentEditMinutes * 60_000
