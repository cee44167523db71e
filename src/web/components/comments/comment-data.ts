// What a comment shows, made on the server and, of those that come later, in the browser.
import type { CallOutput } from '../../../contract/endpoint.ts'
import type { CommentEntry, listComments } from '../../../contract/comments.ts'
import type { MentionEntry } from '../../../contract/mentions.ts'
import type { NamedMention } from '../posts/composed.ts'
import { authorPath } from '../../../contract/slugs.ts'
import { momentText } from '../posts/post-data.ts'
import { langAttribute } from '../text/text-language.ts'
import { partyFace } from './party-face.ts'

/** Of what comments can be told, and themselves. */
export type Commented = { type: 'post' | 'business' | 'product' | 'comment'; id: string }

export type CommentData = ReturnType<typeof commentData>
export type CommentPage = {
  comments: CommentData[]
  total: number
  nextSkip: number | null
  /** How many stand before these. */
  skip?: number
  /** Of the form beside them, for who may say something: it is sent once. */
  keyOfForm?: string
  /** The comment whose answers stand there too. */
  open?: { id: string; page: CommentPage }
}

/** Another one for each place that an address can name. */
export const commentsKey = ({ id }: Commented, { skip = 0, open }: CommentPage): string =>
  [id, skip, open?.id, open?.page.skip].join(' ')

/** From which comment on one reads, and from which answer of which comment. */
export type CommentEntryPoint = { skip: number; answers?: { id: string; skip: number } | undefined }

/** Where without scripts the comments from there on are read. */
export function commentsPath(back: string, { skip, answers }: CommentEntryPoint): string {
  const query = new URLSearchParams({
    ...(skip > 0 && { comments: String(skip) }),
    ...(answers && { answers: answers.id }),
    ...(answers && answers.skip > 0 && { from: String(answers.skip) }),
  })
  return query.size > 0 ? `${back}?${query}` : back
}

/** A comment as its card shows it at `now` (milliseconds), in the page's language. */
export function commentData(comment: CommentEntry, language: string, now: number) {
  const { commentID: id, content, createdAt, editedAt, whoComment, author, replies, session } = comment
  const by = author ?? whoComment
  return {
    id,
    content,
    mentions: comment.mentions,
    contentLang: langAttribute(content, by.country?.code ?? '', language),
    at: createdAt,
    ago: momentText(createdAt, language, now),
    isEdited: editedAt !== null,
    by: partyFace(by, language),
    /** The person who wrote as a company. */
    who: author && !whoComment.isGone ? partyFace(whoComment, language) : undefined,
    replies,
    likes: comment.reactions.reactionCount.like,
    isLiked: comment.reactions.session.reactionType === 'like',
    mayEdit: session?.mayEdit ?? false,
    mayRemove: session?.mayRemove ?? false,
  }
}

/** What stands in a comment that was changed here. */
export type ChangedComment = Pick<CommentData, 'content' | 'mentions'>

/** Where those who are named stand in a text that was changed here, until the server says it: who was before, and who was chosen. */
export function mentionsAfter(
  { content: before, mentions }: ChangedComment,
  content: string,
  chosen: readonly NamedMention[],
): CommentData['mentions'] {
  const placed: CommentData['mentions'] = []
  const place = (one: Omit<MentionEntry, 'start' | 'length'>, text: string) => {
    const start = freeAt(content, text, placed)
    if (start !== -1) placed.push({ ...one, start, length: text.length })
  }
  for (const one of mentions) place(one, before.slice(one.start, one.start + one.length))
  for (const { type, id, name, key = null } of chosen)
    if (!placed.some((one) => one.id === id))
      place({ type, id, name, path: authorPath({ type, id, key }) }, `@${name}`)
  return placed.toSorted((one, other) => one.start - other.start)
}

/** Where `text` stands first without touching what stands for somebody else; -1 for nowhere. */
function freeAt(
  content: string,
  text: string,
  placed: readonly Pick<MentionEntry, 'start' | 'length'>[],
): number {
  for (let start = content.indexOf(text); start !== -1; start = content.indexOf(text, start + 1)) {
    const end = start + text.length
    if (placed.every((other) => end <= other.start || start >= other.start + other.length)) return start
  }
  return -1
}

/** A page of comments as the section shows it. */
export function commentPage(
  { comments, total, nextSkip }: CallOutput<typeof listComments>,
  language: string,
): CommentPage {
  const now = Date.now()
  return { comments: comments.map((comment) => commentData(comment, language, now)), total, nextSkip }
}
