// A post says something else; what it said before can be read.
import { AppError } from '../../contract/errors.ts'
import { transaction, type Db } from '../../platform/db.ts'
import type { LiveSession } from '../accounts/live-session.ts'
import { movedMentions, placeMentions } from '../resources/mentions.ts'
import { requireUnrestricted } from '../restrictions/restricting.ts'
import { requireWelcome } from './places.ts'
import { updateContent } from './queries/posts.ts'
import { holdPost, refuse } from './rights.ts'
import { tellPost } from './telling.ts'

type Wish = {
  id: string
  content: string
  revision: number
  edition: string
  /** Left out, those stay that still stand in the text. */
  mentions?: readonly { type: 'user' | 'business'; id: string }[] | undefined
}

/** Changes the text. Throws NotFound, NotAllowed, Limited, and Stale with what it says now when somebody changed it after `revision`. */
export function changePost(
  db: Db,
  session: LiveSession,
  { id, content, mentions: given, revision, edition }: Wish,
): Promise<{ revision: number }> {
  return transaction(db, async (tx) => {
    const { post, rights } = await holdPost(tx, session, id)
    if (!rights.asAuthor) return refuse(tx, session, id, edition)
    await requireWelcome(tx, session, post, edition)
    const author = { id: post.author_id, userID: session.userID }
    await requireUnrestricted(tx, author, 'posts')
    if (content === post.content && !given) return { revision: post.revision }
    if (revision !== post.revision)
      throw new AppError('Stale', { current: { content: post.content, revision: post.revision } })
    const mentions = given
      ? await placeMentions(tx, session, { content, mentions: given, edition })
      : movedMentions(post, content)
    const changed = await updateContent(tx, post, { content, mentions })
    const known = new Set(post.mentions.map((mention) => mention.id))
    const added = mentions.filter((mention) => !known.has(mention.id))
    await tellPost(tx, post, {
      type: 'post.changed',
      by: session.userID,
      mentions: added.map((mention) => ({ type: mention.type, id: mention.id })),
    })
    return { revision: changed }
  })
}
