// How things, actions and rules are called in the console's room of reports.
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ModerationAction, RestrictionKind, RuleCode } from '../../../../contract/moderation-rules.ts'
import type { ResourceType } from '../../../../contract/resources.ts'

export const kindNames: Record<ResourceType, MessageDescriptor> = {
  business: msg({ context: 'a kind of thing', message: 'Company' }),
  product: msg`Product`,
  user: msg`Person`,
  post: msg`Post`,
  comment: msg({ message: 'Comment', context: 'a comment' }),
  group: msg`Group`,
  inquiry: msg`Conversation`,
}

export const actionNames: Record<ModerationAction, MessageDescriptor> = {
  none: msg`Nothing`,
  hide: msg`Hide`,
  remove: msg`Remove`,
  warn: msg`Warn`,
  limit: msg`Limit`,
  suspend: msg`Suspend`,
}

/** The key of each action on the page of a case; dismissing has one of its own. */
export const actionKeys: Record<ModerationAction, string> = {
  none: 'u',
  hide: 'h',
  remove: 'r',
  warn: 'w',
  limit: 'l',
  suspend: 's',
}

export const ruleNames: Record<RuleCode, MessageDescriptor> = {
  genuine: msg`Show who you really are`,
  honest: msg`Say what is true`,
  rights: msg`No counterfeits, nothing of others without their leave`,
  respect: msg`No insults, threats or hatred`,
  spam: msg`No advertising nobody asked for`,
  privacy: msg`Nothing private of other people`,
  lawful: msg`Nothing that the law forbids`,
  other: msg`The terms of use`,
}

export const restrictionNames: Record<RestrictionKind, MessageDescriptor> = {
  contacts: msg`No first contacts`,
  posts: msg`No posts or comments`,
}

/** Parts of a thing, as its snapshot names them. */
export const fieldNames: Record<string, MessageDescriptor> = {
  name: msg`Name`,
  content: msg`Text`,
  description: msg`Description`,
  shortDescription: msg`Short description`,
  facilities: msg`Facilities`,
  keywords: msg`Keywords`,
  spec: msg`Specification`,
  video: msg`Film`,
  document: msg`Document`,
  certificate: msg`Scope of a certificate`,
  picture: msg`Words of a picture`,
  website: msg`Website`,
  address: msg`Address`,
  registerNumber: msg`Register number`,
  profession: msg`Profession`,
  company: msg`Company name`,
  presentation: msg`About themself`,
  purpose: msg`Purpose`,
  rules: msg`Rules`,
}
