// Writing on a timeline, as a person or as a company (P3.5).
import type { makePost as makeEndpoint } from '../../contract/posts.ts'
import { AppError } from '../../contract/errors.ts'
import { videoSource } from '../../contract/videos.ts'
import type { Tx } from '../../platform/db.ts'
import { keepAccount, type LiveSession } from '../accounts/live-session.ts'
import { attachUpload } from '../files/attachment.ts'
import { resolveActor, type Actor } from '../members/actors.ts'
import { refuseAlike } from './alike.ts'
import { placeMentions } from '../resources/mentions.ts'
import { requireUnrestricted } from '../restrictions/restricting.ts'
import { requireTimeline } from './places.ts'
import { addPost, newPostID } from './publication.ts'
import type { KeptDocument, KeptPicture } from './queries/tables.ts'
import { requireShareable } from './sharing.ts'
import type * as z from 'zod'

type Wish = z.output<(typeof makeEndpoint)['body']>

/**
 * Writes it and answers its id. Throws NotFound for a timeline or company that is not there for who calls, NotAllowed
 * where they may not write, Limited by a decision of moderators, AlikePosts for what stands in three other groups, UploadOver for a picture that is not a checked upload of theirs.
 */
export async function makePost(
  tx: Tx,
  session: LiveSession,
  wish: Wish,
  edition: string,
): Promise<{ postID: string }> {
  const actor = await resolveActor(tx, session, wish.businessID)
  await keepAccount(tx, session)
  await requireUnrestricted(tx, actor, 'posts')
  const timeline = { type: wish.timelineType, id: wish.timelineID }
  await requireTimeline(tx, session, actor, { timeline, edition })
  if (timeline.type === 'group')
    await refuseAlike(tx, actor.userID, { content: wish.content, groupID: timeline.id })
  const createdAt = new Date()
  const postID = newPostID()
  const { content } = wish
  const shared = wish.shared && { type: wish.shared.resourceType, id: wish.shared.resourceID }
  if (shared) await requireShareable(tx, session, shared, edition)
  const contents = {
    content,
    shared,
    mentions: await placeMentions(tx, session, { content, mentions: wish.mentions, edition }),
    pictures: await picturesOf(tx, actor, postID, wish.pictures),
    document: await documentOf(tx, actor, postID, wish.document),
    video: videoOf(wish.video),
  }
  const author = { type: actor.type, id: actor.id }
  await addPost(tx, postID, { author, writtenBy: actor.userID, timeline, ...contents }, createdAt)
  return { postID }
}

/** Films of ours stand on no post: only what somebody can watch elsewhere. */
function videoOf(given: Wish['video']): string | null {
  if (!given) return null
  const source = videoSource(given.url)
  if (source && source.kind !== 'file') return given.url
  throw new AppError('InvalidInput', { fields: { 'video.url': 'No film of a known service' } })
}

/** The places of a post's files, in those of its author. */
export const filesUnder = (postID: string): string => `post:${postID}:`

/** In the order of the page; placed in that of their tokens, so that two who want the same never wait for each other. */
async function picturesOf(
  tx: Tx,
  actor: Actor,
  postID: string,
  given: Wish['pictures'],
): Promise<KeptPicture[]> {
  const placed = new Map<number, KeptPicture>()
  const ordered = given
    .map((picture, at) => ({ ...picture, at }))
    .toSorted((a, b) => (a.token < b.token ? -1 : 1))
  for (const { token, alt, at } of ordered) {
    const place = { type: actor.type, id: actor.id, place: `${filesUnder(postID)}${at}` }
    const { fileID, versions } = await attachUpload(tx, actor, { token, at: place })
    // A document has an address too, and nothing to look at.
    if (versions.length === 0)
      throw new AppError('InvalidInput', { fields: { [`pictures.${at}.token`]: 'No picture' } })
    placed.set(at, { fileID, alt })
  }
  return given.map((_, at) => placed.get(at)!)
}

async function documentOf(
  tx: Tx,
  actor: Actor,
  postID: string,
  given: Wish['document'],
): Promise<KeptDocument | null> {
  if (!given) return null
  const at = { type: actor.type, id: actor.id, place: `${filesUnder(postID)}document` }
  const { fileID, versions } = await attachUpload(tx, actor, { token: given.token, at })
  if (versions.length > 0) throw new AppError('InvalidInput', { fields: { 'document.token': 'No document' } })
  return { fileID, name: given.name }
}
