// The news that domains tell each other: names and payloads, ids only. Handlers may run twice.
import type { CompanyEvent, ModerationEvent, TeamEvent } from './company-events.ts'
import type { LikeableType, TimelineType } from './resources.ts'

/** A person or a company. */
type Party = { type: 'business' | 'user'; id: string }
type Keepable = { type: 'business' | 'product' | 'user'; id: string }

export type DomainEvent =
  /** Somebody keeps a thing from now on, through the person `by`. */
  | { type: 'favourite.saved'; resource: Keepable; keeper: Party; by: string }
  | { type: 'account.opened'; userID: string }
  /** Deleted by its person, who may have it back for some days. */
  | { type: 'account.closed'; userID: string }
  | { type: 'account.restored'; userID: string }
  /** Its proven address is another one. */
  | { type: 'account.addressChanged'; userID: string }
  /** Nobody can restore it any more. */
  | { type: 'account.removed'; userID: string }
  | { type: 'business.changed'; businessID: string }
  /** It hides from other editions than before; told beside business.changed. */
  | { type: 'business.editionsChanged'; businessID: string }
  /** `by` is the person who did it, where one did, and `at` when. */
  | { type: 'business.removed'; businessID: string; by?: string; at?: string }
  /** Nobody can restore it any more. */
  | { type: 'business.givenUp'; businessID: string }
  | { type: 'business.created'; businessID: string; by: string }
  | { type: 'business.renamed'; businessID: string; by: string }
  | { type: 'business.restored'; businessID: string; by: string; at?: string }
  | { type: 'products.changed'; businessID: string }
  /** Nobody can restore it any more. */
  | { type: 'product.deleted'; productID: string }
  | { type: 'answers.counted'; businessID: string }
  | { type: 'account.passwordForgotten'; requestID: string }
  | { type: 'profile.changed'; userID: string }
  | { type: 'profile.removed'; userID: string }
  /** Told beside profile.changed. */
  | { type: 'profile.restored'; userID: string }
  | { type: 'reactions.counted'; resourceType: LikeableType; resourceID: string }
  /** Somebody likes a post or a comment from now on, or no longer. */
  | {
      type: 'reaction.made' | 'reaction.ended'
      resource: { type: 'post' | 'comment'; id: string }
      actor: Party
    }
  | { type: 'follows.counted'; resourceType: 'business' | 'user'; resourceID: string }
  /** More than one transaction should hold of what somebody who is gone liked, followed or was connected with is still to be taken back. */
  | { type: 'likes.leaving' | 'follows.leaving' | 'connections.leaving'; party: Party }
  | FollowEvent
  | { type: 'party.blocked'; blocker: Party; blocked: Party }
  | PostEvent
  | CommentEvent
  | ConnectionEvent
  | GroupEvent
  | InquiryEvent
  | TeamEvent
  /** The plan of a company may be another one since a moment. */
  | { type: 'subscription.turned'; businessID: string; at: string }
  | CompanyEvent
  /** Somebody belongs to it from now on, or no longer, or as something else. */
  | { type: 'team.changed'; businessID: string }
  | ModerationEvent
  /** Somebody has read notifications, on one of their pages. */
  | { type: 'notifications.read'; userID: string }
  /** A company has paid for a plan, and its invoice is issued. */
  | { type: 'subscription.paid'; businessID: string; orderID: string; invoiceID: string }

/** Somebody follows from now on, or no longer. */
export type FollowEvent = { type: 'follow.begun' | 'follow.ended'; follower: Party; followed: Party }

/** A post says something from now on; `by` is the person who wrote it, `mentions` are those whom it did not mention before. */
export type PostWritten = {
  type: 'post.published' | 'post.changed'
  postID: string
  author: Party
  timeline: { type: TimelineType; id: string }
  by: string
  mentions: Party[]
}

/** A post stands somewhere from now on, or does not. */
export type PostMoved = {
  type: 'post.removed' | 'post.restored' | 'post.hidden'
  postID: string
  author: Party
  timeline: { type: TimelineType; id: string }
}

/**
 * Something is said about a thing from now on, or is not; `parentID` is the comment that it answers, `by` the person who wrote
 * it, `mentions` are those whom it did not mention before.
 */
export type CommentEvent =
  | {
      type: 'comment.made' | 'comment.changed' | 'comment.removed' | 'comment.restored'
      commentID: string
      resource: { type: 'post' | 'business' | 'product'; id: string }
      parentID: string | null
      author: Party
      by: string
      mentions?: Party[]
    }
  /** Nobody can restore them any more. */
  | { type: 'comments.deleted'; commentIDs: string[] }
  /** More than one transaction should hold of what somebody who is gone said, or was told, is still to be deleted. */
  | { type: 'comments.leaving'; party: Party }
  /** More than one transaction should hold of what somebody said, who is met by others than before, is still to be made known. */
  | { type: 'comments.turning'; party: Party; after: string }
  /** The same of what was said about a thing that is gone. */
  | { type: 'comments.ending'; resourceID: string }

export type PostEvent =
  | PostWritten
  | PostMoved
  /** Nobody can restore it any more. */
  | { type: 'post.deleted'; postID: string }
  /** More than one transaction should hold of what somebody who is gone wrote is still to be deleted. */
  | { type: 'posts.leaving'; party: { type: TimelineType; id: string } }

/**
 * What happened between two who connect: `from` asked, through the person `by`, or `by` accepted for `to`. Ended is a request
 * that was taken back or declined, or a connection that is over.
 */
export type ConnectionEvent =
  | {
      type: 'connection.asked' | 'connection.accepted'
      connectionID: string
      from: Party
      to: Party
      by: string
    }
  | { type: 'connection.ended'; connectionID: string; from: Party; to: Party }

/**
 * What happened between a group and somebody: `by` invited them, or let them in, or had invited who now accepts; who left was
 * in it, and what is settled is a request or invitation that nobody need see to any more.
 */
export type GroupEvent =
  | {
      type: 'group.invited' | 'group.admitted' | 'group.accepted'
      groupID: string
      userID: string
      by: string
    }
  | { type: 'group.asked' | 'group.joined' | 'group.left' | 'group.settled'; groupID: string; userID: string }
  | { type: 'group.changed' | 'group.removed' | 'group.restored'; groupID: string }
  /** Nobody can open it any more. */
  | { type: 'group.deleted'; groupID: string }

/**
 * What happened in a conversation: `side` did it through `userID`, S who sent the inquiry or R who received it. `number`
 * is that of the message, when it ended that of the last one, when it was read the last one seen.
 */
export type InquiryEvent = {
  type: 'inquiry.received' | 'inquiry.message' | 'inquiry.ended' | 'inquiry.read'
  requestID: string
  number: number
  side: 'S' | 'R'
  userID: string
}

export type EventType = DomainEvent['type']

/** The surrogate keys of cached answers and pages that an event makes stale. */
export function staleKeysOf(event: DomainEvent): string[] {
  switch (event.type) {
    case 'account.opened':
    case 'account.closed':
    case 'account.restored':
    case 'account.addressChanged':
    case 'account.removed':
    case 'account.passwordForgotten':
    // It was on no page.
    case 'business.givenUp':
    // What is taken back is told by itself.
    case 'likes.leaving':
    case 'follows.leaving':
    case 'posts.leaving':
    case 'comments.leaving':
    case 'comments.ending':
    case 'comments.turning':
    // They have been on no page since they were removed, or with whom they were of.
    case 'comments.deleted':
    // It has been on no page since it was removed.
    case 'post.deleted':
    case 'product.deleted':
    case 'connections.leaving':
    // How many follow is told by itself.
    case 'follow.begun':
    case 'follow.ended':
    case 'reaction.made':
    case 'reaction.ended':
    // What visitors see stays as it is.
    case 'party.blocked':
    case 'favourite.saved':
    // Who is connected with whom is on no page of visitors.
    case 'connection.asked':
    case 'connection.accepted':
    case 'connection.ended':
    // Who asks and was invited is on no page of visitors.
    case 'group.invited':
    case 'group.asked':
    case 'group.accepted':
    case 'group.settled':
    // It has been on no page since it was removed.
    case 'group.deleted':
    // Conversations are in no cache.
    case 'inquiry.received':
    case 'inquiry.message':
    case 'inquiry.ended':
    case 'inquiry.read':
    case 'notifications.read':
    // Told beside business.changed.
    case 'subscription.paid':
    // What stands under a bell is in no cache either.
    case 'team.told':
    case 'team.settled':
    case 'membership.told':
    case 'verification.told':
    case 'import.told':
    case 'boost.told':
    // Who shows it is told by keys of its own.
    case 'team.changed':
    case 'moderation.told':
    // Told beside business.changed or profile.changed.
    case 'subscription.turned':
    case 'business.created':
    case 'business.renamed':
    case 'business.restored':
    case 'business.editionsChanged':
    case 'profile.restored':
      return []
    case 'business.changed':
      return [`business:${event.businessID}`, 'search']
    case 'business.removed': {
      const key = `business:${event.businessID}`
      return [key, goneKey(key), 'search']
    }
    case 'products.changed':
      return [`business:${event.businessID}`, 'search']
    case 'profile.changed':
    case 'profile.removed':
      return [`user:${event.userID}`, 'search']
    case 'post.published':
    case 'post.changed':
    case 'post.hidden':
    case 'post.restored':
      return [`post:${event.postID}`, `timeline:${event.timeline.id}`]
    case 'post.removed': {
      const key = `post:${event.postID}`
      return [key, goneKey(key), `timeline:${event.timeline.id}`]
    }
    case 'group.admitted':
    case 'group.joined':
    case 'group.left':
    case 'group.changed':
    case 'group.restored':
      return [`group:${event.groupID}`, 'groups']
    case 'group.removed': {
      const key = `group:${event.groupID}`
      return [key, goneKey(key), 'groups']
    }
    case 'comment.made':
    case 'comment.changed':
    case 'comment.restored':
      return keysOfComment(event)
    case 'comment.removed':
      return [...keysOfComment(event), goneKey(`comment:${event.commentID}`)]
    case 'answers.counted':
      return [`business:${event.businessID}`]
    case 'reactions.counted':
    case 'follows.counted':
      return [`${event.resourceType}:${event.resourceID}`]
  }
}

/** Of what is said about a thing the pages of the thing, of an answer those of what it answers too. */
export const keysOfComment = ({
  resource: { type, id },
  parentID,
}: {
  resource: { type: string; id: string }
  parentID: string | null
}): string[] => [`${type}:${id}`, ...(parentID === null ? [] : [`comment:${parentID}`])]

/** The same of many events, each key once. */
export const staleKeysOfAll = (events: readonly DomainEvent[]): string[] => [
  ...new Set(events.flatMap(staleKeysOf)),
]

/** Told beside a key when what it names is hidden: caches forget at once what they made of it, and never fall back on it. */
export const goneKey = (key: string): string => `gone:${key}`

/** Who is gone, when an event says that somebody is: their likes and follows and what they kept go too. */
export function goneIn(event: DomainEvent): Party | undefined {
  if (event.type === 'account.removed') return { type: 'user', id: event.userID }
  return event.type === 'business.givenUp' ? { type: 'business', id: event.businessID } : undefined
}
