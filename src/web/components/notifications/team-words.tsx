import { Plural, Trans } from '@lingui/react/macro'
import { limits } from '../../../contract/limits.ts'
import type { TeamKind } from '../../../contract/notification-kinds.ts'
import type { NotificationEntry } from '../../../contract/notifications.ts'
import { DayOf } from '../text/Times.tsx'
import type { KindWords } from './kind-words.ts'

/** What somebody is in the team. */
function Role({ notice: { role } }: { notice: NotificationEntry }) {
  if (role === 'owner') return <Trans>Owner</Trans>
  if (role === 'admin') return <Trans>Admin</Trans>
  return role === 'member' ? <Trans>Member</Trans> : null
}

function RestorableUntil({ notice: { at: deletedAt } }: { notice: NotificationEntry }) {
  const end = new Date(Date.parse(deletedAt) + limits.restoreDays * 86_400_000)
  const until = <DayOf at={end.toISOString()} />
  return <Trans>An owner can restore it until {until}</Trans>
}

export const teamWords: Readonly<Record<TeamKind, KindWords>> = {
  'team.invited': {
    About: Role,
    Happened: ({ who, company }) => (
      <Trans>
        {who} invites you to join {company}
      </Trans>
    ),
  },
  'team.asked': {
    About: Role,
    Happened({ who, company, count }) {
      const others = count - 1
      return others > 0 ? (
        <Trans>
          {who} and <Plural value={others} one="# other person" other="# other people" /> ask to join{' '}
          {company}
        </Trans>
      ) : (
        <Trans>
          {who} asks to join {company}
        </Trans>
      )
    },
  },
  'team.accepted': {
    About: Role,
    Happened: ({ who, company }) => (
      <Trans>
        {who} accepted the invitation to {company}
      </Trans>
    ),
  },
  'team.declined': {
    About: Role,
    Happened: ({ company }) => <Trans>An invitation to join {company} was declined</Trans>,
  },
  'team.admitted': { About: Role, Happened: ({ company }) => <Trans>You now belong to {company}</Trans> },
  'team.refused': {
    About: Role,
    Happened: ({ company }) => <Trans>{company} did not accept your request to join</Trans>,
  },
  'team.role': {
    About: Role,
    Happened: ({ who, company }) => (
      <Trans>
        {who} changed your role in {company}
      </Trans>
    ),
  },
  'team.removed': {
    About: Role,
    Happened: ({ who, company }) => (
      <Trans>
        {who} removed you from {company}
      </Trans>
    ),
  },
  'team.left': {
    About: Role,
    Happened: ({ who, company }) => (
      <Trans>
        {who} left {company}
      </Trans>
    ),
  },
  'team.deleted': {
    About: RestorableUntil,
    Happened: ({ who, company }) => (
      <Trans>
        {who} deleted {company}
      </Trans>
    ),
  },
  'team.restored': {
    About: Role,
    Happened: ({ who, company }) => (
      <Trans>
        {who} restored {company}
      </Trans>
    ),
  },
  'team.merged': {
    About: Role,
    Happened: ({ company }) => (
      <Trans>A duplicate of {company} was merged into it; the reason is in your mail</Trans>
    ),
  },
  'team.unmerged': {
    About: Role,
    Happened: ({ company }) => (
      <Trans>A merge with {company} was taken back; the reason is in your mail</Trans>
    ),
  },
  'team.offered': {
    About: Role,
    Happened: ({ who, company }) => (
      <Trans>
        {who} offers to hand {company} over to you
      </Trans>
    ),
  },
  'team.offer-declined': {
    About: Role,
    Happened: ({ who, company }) => (
      <Trans>
        {who} declined to take over {company}
      </Trans>
    ),
  },
  'team.transferred': {
    About: Role,
    Happened: ({ who, company }) => (
      <Trans>
        {who} took over {company}; you are an admin now
      </Trans>
    ),
  },
}
