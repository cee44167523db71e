// What a comment shows, made on the server and, of those that come later, in the browser.
import type { CallOutput } from '../../../contract/endpoint.ts'
import type { AuthorEntry } from '../../../contract/authors.ts'
import type { CommentEntry, listComments } from '../../../contract/comments.ts'
import { authorPath, momentText } from '../posts/post-data.ts'
import { langAttribute } from '../text/text-language.ts'

/** Of what comments can be told, and themselves. */
export type Commented = { type: 'post' | 'business' | 'product' | 'comment'; id: string }

export type CommentData = ReturnType<typeof commentData>
export type CommentPage = { comments: CommentData[]; total: number; nextSkip: number | null }

/** A comment as its card shows it at `now` (milliseconds), in the page's language. */
export function commentData(comment: CommentEntry, language: string, now: number) {
  const { commentID: id, content, createdAt, editedAt, whoComment, author, replies, session } = comment
  const by = author ?? whoComment
  return {
    id,
    content,
    contentLang: langAttribute(content, by.country?.code ?? '', language),
    at: createdAt,
    ago: momentText(createdAt, language, now),
    isEdited: editedAt !== null,
    by: facesOf(by, language),
    /** The person who wrote as a company. */
    who: author && !whoComment.isGone ? facesOf(whoComment, language) : undefined,
    replies,
    likes: comment.reactions.reactionCount.like,
    isLiked: comment.reactions.session.reactionType === 'like',
    mayEdit: session?.mayEdit ?? false,
    mayRemove: session?.mayRemove ?? false,
  }
}

const facesOf = ({ type, id, name, picture, country, isGone }: AuthorEntry, language: string) => ({
  type,
  id,
  name,
  nameLang: langAttribute(name, country?.code ?? '', language),
  picture: picture && { url: picture.url },
  isGone,
  path: isGone ? undefined : authorPath({ type, id, name }),
})

/** A page of comments as the section shows it. */
export function commentPage(
  { comments, total, nextSkip }: CallOutput<typeof listComments>,
  language: string,
): CommentPage {
  const now = Date.now()
  return { comments: comments.map((comment) => commentData(comment, language, now)), total, nextSkip }
}
