// What goes over when companies are merged, and why they are not, in words.
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { DuplicateEntry, MergePart, MergeRefusal } from '../../../../contract/merges.ts'

export const partNames: Record<MergePart, MessageDescriptor> = {
  members: msg`People, who become plain members`,
  products: msg`Products in every state`,
  certificates: msg`Certificates`,
  posts: msg`Posts it wrote`,
  timeline: msg`Posts on its timeline`,
  inquiriesReceived: msg`Conversations that others began`,
  inquiriesSent: msg`Conversations that it began`,
  followers: msg`Followers`,
  follows: msg`Whom it follows`,
  likes: msg`Likes of it`,
  likesMade: msg`What it likes`,
  comments: msg`Comments it wrote`,
  commentsAbout: msg`Comments about it`,
  commentsOfThings: msg`Comments about it and what is its own`,
  connectionsReceived: msg`Connections that others asked for`,
  connectionsAsked: msg`Connections that it asked for`,
  savedBy: msg`Who has saved it`,
  saved: msg`What it has saved`,
  blockedBy: msg`Who blocks it`,
  blocked: msg`Whom it blocks`,
  mutedBy: msg`Who keeps it out of their feed`,
  muted: msg`Whom it keeps out of its feed`,
  files: msg`Files of products, certificates and posts`,
  notices: msg`Notifications of conversations`,
  mergedBefore: msg`Companies merged into it before`,
}

export const refusalNames: Record<MergeRefusal, MessageDescriptor> = {
  same: msg`Both are the same entry.`,
  removed: msg`One of them is removed.`,
  hidden: msg`One of them is hidden by moderators.`,
  limited: msg`Moderators have limited what the company may do.`,
  country: msg`They are in different countries: a branch abroad is a company of its own.`,
  plan: msg`The company has a paid plan that runs or is to begin.`,
  order: msg`An order or a refund of the company is under way.`,
  verification: msg`Verifiers have a case or a certificate of the company to decide.`,
  report: msg`Something of the company is reported or appealed and not decided.`,
  size: msg`Together they would have more than a company may have, or more than can be moved at once.`,
}

export const likenessNames: Record<DuplicateEntry['because'][number], MessageDescriptor> = {
  registerNumber: msg`Same register number`,
  domain: msg`Same website`,
  name: msg`Same name and country`,
}
