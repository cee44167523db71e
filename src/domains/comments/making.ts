// Saying something, changing it, taking it away and back (P4.4, D5, D10).
import type { CommentEntry, makeComment as makeEndpoint } from '../../contract/comments.ts'
import { AppError } from '../../contract/errors.ts'
import { limits } from '../../contract/limits.ts'
import { transaction, type Db, type Tx } from '../../platform/db.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { keepAccount, type LiveSession } from '../accounts/live-session.ts'
import { record, recordReturn } from '../audit/recording.ts'
import { isStaff } from '../staff/roles.ts'
import { stayUnblocked } from '../blocks/hiding.ts'
import { visibilityOf } from '../businesses/visibility.ts'
import { resolveActor } from '../members/actors.ts'
import { movedMentions, placeMentions } from '../resources/mentions.ts'
import { keepThere, requireVisible } from '../resources/visibility.ts'
import { requireUnrestricted } from '../restrictions/restricting.ts'
import { entriesOf, isYoung } from './entries.ts'
import {
  bringBackTaken,
  insertComment,
  lockComment,
  markRemoved,
  unmarkRemoved,
  updateContent,
  type CommentRow,
  type NewComment,
} from './queries.ts'
import { rightsTo } from './rights.ts'
import { tell } from './telling.ts'
import type * as z from 'zod'

type Said = z.output<(typeof makeEndpoint)['body']>
type Wish = Omit<Said, 'mentions'> & Partial<Pick<Said, 'mentions'>>
type Place = { edition: string; language: string }

/** Writes it below a thing or a comment and answers it. Throws NotFound for what is not there for who calls, and foreign companies, Limited, InvalidInput for who cannot be named. */
export async function makeComment(
  tx: Tx,
  session: LiveSession,
  { resourceID, resourceType, content, businessID, mentions = [] }: Wish,
  { edition, language }: Place,
): Promise<CommentEntry> {
  const actor = await resolveActor(tx, session, businessID)
  await keepAccount(tx, session)
  await requireUnrestricted(tx, actor, 'posts')
  const { place, others } = await placeOf(tx, session, { type: resourceType, id: resourceID }, edition)
  // A block that comes meanwhile waits until this is written.
  for (const other of others)
    if (!(await stayUnblocked(tx, actor.id, other, [session.userID]))) throw new AppError('NotFound')
  const row: NewComment = {
    comment_id: uuidv7(),
    ...place,
    author_type: actor.type,
    author_id: actor.id,
    written_by: session.userID,
    content,
    mentions: await placeMentions(tx, session, { content, mentions, edition }),
    created_at: new Date(),
  }
  await insertComment(tx, row)
  await tell(tx, 'comment.made', row, { by: session.userID, mentions: row.mentions })
  const sight = await visibilityOf(tx, { edition, session })
  const written = { ...row, edited_at: null, removed_at: null, removed_by: null, removed_reason: null }
  const [entry] = await entriesOf(tx, [written], { actor, sight, language, withheld: [], now: Date.now() })
  return entry!
}

type Target = { type: Wish['resourceType']; id: string }
type Placed = Pick<NewComment, 'resource_type' | 'resource_id' | 'owner_id' | 'parent_id'>

/**
 * Below which thing it stands, and which comment it answers; an answer to an answer stands beside that (D5). `others`: whose
 * the thing is, and who said what is answered.
 */
async function placeOf(
  tx: Tx,
  session: LiveSession,
  target: Target,
  edition: string,
): Promise<{ place: Placed; others: string[] }> {
  // Who ends the thing meanwhile waits, and takes this comment along.
  const [{ owner }] = await Promise.all([requireVisible(tx, session, target, edition), keepThere(tx, target)])
  const { type, id } = target
  if (type !== 'comment') {
    const ownerID = owner?.id ?? id
    const place = { resource_type: type, resource_id: id, owner_id: ownerID, parent_id: null }
    return { place, others: [ownerID] }
  }
  // What is answered cannot be removed meanwhile.
  const answered = await lockComment(tx, id)
  if (!answered) throw new AppError('NotFound')
  const { resource_type, resource_id, owner_id, parent_id, comment_id, author_id } = answered
  const place = { resource_type, resource_id, owner_id, parent_id: parent_id ?? comment_id }
  // Always in one order, so that no two wait for each other.
  return { place, others: [...new Set([owner_id, author_id])].sort() }
}

type Change = {
  id: string
  content: string
  edition: string
  /** Left out, those stay that still stand in the text. */
  mentions?: Wish['mentions'] | undefined
}

/** Changes its text as whoever wrote it, for a while. Throws NotFound, NotAllowed for others and later, and Limited. */
export function changeComment(
  db: Db,
  session: LiveSession,
  { id, content, mentions: given, edition }: Change,
): Promise<{ editedAt: string }> {
  return transaction(db, async (tx) => {
    const { row, rights } = await hold(tx, session, id, edition)
    const now = new Date()
    if (!rights.asWriter || !isYoung(row, now.getTime())) throw new AppError('NotAllowed')
    await requireUnrestricted(tx, { id: row.author_id, userID: session.userID }, 'posts')
    const mentions = given
      ? await placeMentions(tx, session, { content, mentions: given, edition })
      : movedMentions(row, content)
    await updateContent(tx, id, { content, mentions, at: now })
    const known = new Set(row.mentions.map((mention) => mention.id))
    const added = mentions.filter((mention) => !known.has(mention.id))
    await tell(tx, 'comment.changed', row, { by: session.userID, mentions: added })
    return { editedAt: now.toISOString() }
  })
}

/**
 * Removes it as who wrote it, as whose the thing is, or as an operator with a reason. Throws NotFound, NotAllowed, and
 * InvalidInput for an operator who gives none.
 */
export function removeComment(
  db: Db,
  session: LiveSession,
  { id, reason, edition }: { id: string; reason?: string | undefined; edition: string },
): Promise<Record<never, never>> {
  return transaction(db, async (tx) => {
    const { row, rights } = await hold(tx, session, id, edition)
    const { userID } = session
    const isOwn = rights.asWriter || rights.asOwner
    if (!isOwn && !(await isStaff(tx, session, ['moderator']))) throw new AppError('NotAllowed')
    if (!isOwn && !reason) throw new AppError('InvalidInput', { fields: { reason: 'Operators say why' } })
    await markRemoved(tx, id, userID, isOwn ? null : reason!)
    const about = { type: 'comment', id }
    if (!isOwn) await record(tx, { by: `user:${userID}`, act: 'action.removed', about, reason: reason! })
    await tell(tx, 'comment.removed', row, { by: userID })
    return {}
  })
}

/**
 * Brings back what the caller removed, and what staff did for one of staff, below what they still meet. Throws NotFound for anything else, and after
 * 30 days, and InvalidInput for one of staff who gives no reason.
 */
export function restoreComment(
  db: Db,
  session: LiveSession,
  { id, reason, edition }: { id: string; reason?: string | undefined; edition: string },
): Promise<Record<never, never>> {
  return transaction(db, async (tx) => {
    const { userID } = await resolveActor(tx, session)
    const row =
      (await unmarkRemoved(tx, id, userID, limits.restoreDays)) ??
      (await bringBackAsStaff(tx, session, { id, reason }))
    if (!row) throw new AppError('NotFound')
    const { resource_type: type, resource_id: thingID } = row
    await requireVisible(tx, session, { type, id: thingID }, edition)
    await tell(tx, 'comment.restored', row, { by: userID })
    return {}
  })
}

/** What staff removed, for one of them whose it is not; undefined for everybody else. */
async function bringBackAsStaff(
  tx: Tx,
  session: LiveSession,
  { id, reason }: { id: string; reason: string | undefined },
): Promise<CommentRow | undefined> {
  if (!(await isStaff(tx, session, ['moderator']))) return undefined
  const row = await bringBackTaken(tx, id, limits.restoreDays)
  if (!row) return undefined
  if ((await rightsTo(tx, session.userID, [row])).get(id)!.asWriter) throw new AppError('NotFound')
  await recordReturn(tx, session.userID, { type: 'comment', id }, reason)
  return row
}

/** One that is there, held until the transaction ends, and what who calls may do with it. Throws NotFound without it, and for who does not meet it. */
async function hold(tx: Tx, session: LiveSession, id: string, edition: string) {
  await resolveActor(tx, session)
  const row: CommentRow | undefined = await lockComment(tx, id)
  if (!row) throw new AppError('NotFound')
  const rights = (await rightsTo(tx, session.userID, [row])).get(id)!
  if (!rights.asWriter && !rights.asOwner) await requireVisible(tx, session, { type: 'comment', id }, edition)
  return { row, rights }
}
