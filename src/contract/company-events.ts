// News of companies and of what was decided about their things; a part of events.ts.
import type {
  BoostNoticeKind,
  ImportKind,
  MembershipKind,
  ModerationNoticeKind,
  TeamKind,
  VerificationKind,
} from './notification-kinds.ts'

/**
 * What happened in a company's team, for these people; `by` where they may know who it was. Settled is what somebody was told
 * of and nobody need see to any more: of all people, or of one, about the company or one thing of it.
 */
export type TeamEvent =
  | {
      type: 'team.told'
      kind: TeamKind
      businessID: string
      resourceID: string
      userIDs: string[]
      by?: string
      role?: 'owner' | 'admin' | 'member'
    }
  | { type: 'team.settled'; kind: TeamKind; businessID: string; resourceID?: string; whom?: string }

/** What these owners are told of a paid period of their company: it ends, or its plan does, on a day (YYYY-MM-DD) by the company's clock. */
export type MembershipEvent = {
  type: 'membership.told'
  kind: MembershipKind
  businessID: string
  periodID: string
  userIDs: string[]
  day: string
}

/** What these owners and admins are told of a check, a case or a certificate of their company; `title` is a day (YYYY-MM-DD) or a name. */
export type VerificationEvent = {
  type: 'verification.told'
  kind: VerificationKind
  businessID: string
  subjectID: string
  userIDs: string[]
  title: string
}

/** What moderators decided, for these people; `title` is what the thing was called. */
export type ModerationEvent = {
  type: 'moderation.told'
  kind: ModerationNoticeKind
  userIDs: string[]
  resourceID: string
  title: string
}

/** How an import of a company's products ended, for these people; `title` is an ImportTold as JSON. */
export type ImportEvent = {
  type: 'import.told'
  kind: ImportKind
  businessID: string
  importID: string
  userIDs: string[]
  title: string
}

/** That a boost is over, for these people; `title` is what it showed. */
export type BoostEvent = {
  type: 'boost.told'
  kind: BoostNoticeKind
  businessID: string
  boostID: string
  userIDs: string[]
  title: string
}

export type CompanyEvent = MembershipEvent | VerificationEvent | ImportEvent | BoostEvent
