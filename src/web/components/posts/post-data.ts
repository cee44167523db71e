// What a card of a post shows, made once on the server: moments in words, since engines differ in theirs.
import type { AuthorEntry } from '../../../contract/authors.ts'
import type { FeedReason } from '../../../contract/newsfeed.ts'
import type { PostEntry } from '../../../contract/posts.ts'
import { authorPath, postPath } from '../../../contract/slugs.ts'
import { videoSource } from '../../../contract/videos.ts'
import { placeText } from '../business/Place.tsx'
import { agoText } from '../text/ago.ts'
import { formatDay } from '../text/formats.ts'
import { langAttribute } from '../text/text-language.ts'

const dayMs = 86_400_000
/** From then on the day says more than how long ago it is. */
const daysAgoMax = 14

/** `reason`: why it stands in a feed. */
export type PostData = ReturnType<typeof postData> & { reason?: FeedReason }

/** A post as its card shows it at `now` (milliseconds), in the page's language. */
export function postData(post: PostEntry, language: string, now: number) {
  const { postID: id, author, content, createdAt, editedAt, timeline } = post
  const country = author.country?.code ?? ''
  return {
    id,
    path: postPath(id),
    author: {
      type: author.type,
      id: author.id,
      name: author.name,
      nameLang: langAttribute(author.name, country, language),
      // One of its own for each post: what pages of one process share would stand once in their data, and apart twice.
      picture: author.picture && { url: author.picture.url },
      path: authorPath(author),
      about: aboutAuthor(author, language),
    },
    content,
    contentLang: langAttribute(content, country, language),
    at: createdAt,
    ago: momentText(createdAt, language, now),
    edited: editedAt === null ? undefined : { at: editedAt, ago: momentText(editedAt, language, now) },
    mentions: post.mentions,
    pictures: post.pictures,
    document: post.document,
    video: post.video && videoSource(post.video.url),
    shared: post.shared,
    comments: post.comments,
    likes: post.reactions.reactionCount.like,
    isLiked: post.reactions.session.reactionType === 'like',
    /** Where it stands, when that is not its author's own place. */
    on: timeline.id === author.id ? undefined : timeline,
    timelineID: timeline.id,
    rights: post.session ?? undefined,
  }
}

/** What else one reads of an author: a company's type and place, a person's position and company. */
function aboutAuthor({ type, role, company, city, country }: AuthorEntry, language: string): string[] {
  const where = type === 'user' ? company : placeText({ city, state: null, country }, language)
  return [role, where].filter((part): part is string => part !== null && part !== '')
}

/** A moment in words, at `now`; long ago its day. */
export const momentText = (at: string, language: string, now: number): string =>
  now - Date.parse(at) > daysAgoMax * dayMs
    ? formatDay(at.slice(0, 10), language)
    : agoText(at, now, language, 24)

/** Which of these posts the acting identity likes, for the buttons of their cards. */
export const likedAmong = (posts: readonly Pick<PostData, 'id' | 'isLiked'>[]): string[] =>
  posts.filter(({ isLiked }) => isLiked).map(({ id }) => id)
