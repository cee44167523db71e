// The smallest post, with what a test wants to say about it.
import { makePost } from '../domains/posts/making.ts'
import { addPost, newPostID, type NewPost } from '../domains/posts/publication.ts'
import { transaction, type Db } from '../platform/db.ts'
import type { TimelineType } from '../contract/resources.ts'
import type { TestSession } from './sessions.ts'

type PostWish = {
  content?: string
  businessID?: string
  timelineType?: TimelineType
  timelineID?: string
  shared?: Parameters<typeof makePost>[2]['shared']
}
const content = 'Grinding line 3 runs since Monday.'

/** Writes a post as a person, or as a company of theirs, on the timeline of whom it is written as; answers its id. */
export async function aPost(
  db: Db,
  writer: Pick<TestSession, 'userID' | 'sessionID'>,
  { businessID, ...wish }: PostWish = {},
): Promise<string> {
  const timeline =
    businessID === undefined
      ? ({ timelineType: 'user', timelineID: writer.userID } as const)
      : ({ timelineType: 'business', timelineID: businessID, businessID } as const)
  const post = { content, pictures: [], mentions: [], ...timeline, ...wish }
  return (await transaction(db, (tx) => makePost(tx, writer, post, 'jp'))).postID
}

type Author = { type: 'user' | 'business'; id: string }

/** The same behind everybody's back, with pictures of ours and at a moment of its own. */
export async function aPostBy(
  db: Db,
  author: Author,
  {
    createdAt,
    ...wish
  }: Partial<Pick<NewPost, 'pictures' | 'content' | 'timeline'>> & { createdAt?: Date } = {},
): Promise<string> {
  const postID = newPostID(createdAt)
  const post = { author, writtenBy: author.id, timeline: author, content, pictures: [], ...wish }
  await transaction(db, (tx) => addPost(tx, postID, post, createdAt ?? new Date()))
  return postID
}
