// What can be liked, followed, kept and reported, by kind; no schema, so that pages carry none with them.

export const likeableTypes = ['business', 'product', 'post', 'comment'] as const
export type LikeableType = (typeof likeableTypes)[number]
export const commentableTypes = ['post', 'comment', 'business', 'product'] as const
export type CommentableType = (typeof commentableTypes)[number]
export const followableTypes = ['business', 'user'] as const
export const connectableTypes = ['business', 'user'] as const
export const keepableTypes = ['business', 'product', 'user'] as const
export const reportableTypes = ['business', 'product', 'user', 'post', 'comment', 'group'] as const

/** Where posts stand (D56). */
export const timelineTypes = ['user', 'business', 'group'] as const
export type TimelineType = (typeof timelineTypes)[number]

/** What open pages watch: a feed or a timeline for posts, a post for likes and comments, the others for comments. */
export const watchableTypes = ['feed', 'timeline', 'post', 'product', 'business'] as const
export type WatchableType = (typeof watchableTypes)[number]

/** Every kind: all can be reported, conversations by those who take part in them, by a call of their own. */
export type ResourceType = (typeof reportableTypes)[number] | 'inquiry'

/** One thing of them. */
export type ResourceRef = { type: ResourceType; id: string }
