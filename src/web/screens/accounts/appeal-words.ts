// What was decided, as the other side is told it.
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ToldDecisionEntry } from '../../../contract/appeals.ts'
import type { RestrictionKind, RuleCode } from '../../../contract/moderation-rules.ts'

export const ruleOf: Record<RuleCode, MessageDescriptor> = {
  genuine: msg`Companies and people show who they really are.`,
  honest: msg`What is said of companies and products is true.`,
  rights: msg`No counterfeits, and nothing that belongs to others without their leave.`,
  respect: msg`No insults, threats or hatred.`,
  spam: msg`No advertising to people who did not ask for it.`,
  privacy: msg`Nothing private of other people.`,
  lawful: msg`Nothing that the law forbids.`,
  other: msg`The terms of use hold.`,
}

const limited: Record<RestrictionKind, MessageDescriptor> = {
  contacts: msg`No inquiries or requests can be sent to anybody for the first time.`,
  posts: msg`No posts or comments can be written.`,
}

/** What follows from it. */
export function followOf({ action, type, limits }: ToldDecisionEntry): MessageDescriptor[] {
  switch (action) {
    case 'none':
      return []
    case 'limit':
      return limits.map((kind) => limited[kind])
    case 'hide':
      return [
        type === 'user'
          ? msg`The pictures of your profile were taken off.`
          : msg`It is hidden: only you and your people see it.`,
      ]
    case 'remove':
      return [msg`It was removed.`]
    case 'warn':
      return [msg`This is a warning. Nothing else changes; it is noted.`]
    case 'suspend':
      return [msg`Your account is suspended.`]
  }
}
