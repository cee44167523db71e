import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { limits } from '../../../contract/limits.ts'
import type { TeamKind } from '../../../contract/notification-kinds.ts'
import type { NotificationEntry } from '../../../contract/notifications.ts'
import { businessPath } from '../../../contract/slugs.ts'
import { requestPath } from '../business/requests.ts'
import { formatDay } from '../text/formats.ts'

/** Where a notification leads. */
export function noticePath({ kind, mailboxID, resourceID, company }: NotificationEntry): string {
  if (kind === 'team.invited') return `/my-business/invitations/${resourceID}`
  if (company === null || !isOfTeam(kind)) return requestPath(mailboxID, resourceID)
  if (kind === 'team.deleted') return '/my-business'
  const { businessID, name: companyName } = company
  // Who is outside sees the company as everybody does.
  const isOutside = kind === 'team.removed' || kind === 'team.refused'
  return isOutside ? businessPath({ businessID, companyName }) : `/business/${businessID}/members`
}

/** True for what happened in a team: whoever opens it has read it. */
export const isOfTeam = (kind: NotificationEntry['kind']): kind is TeamKind => kind.startsWith('team.')

/** What happened, in one sentence. */
export function NoticeWords({ notice }: { notice: NotificationEntry }) {
  const { kind, actor, count, company } = notice
  const who = <bdi>{actor.name}</bdi>
  if (isOfTeam(kind))
    return <TeamWords kind={kind} who={who} company={<bdi>{company?.name}</bdi>} others={count - 1} />
  switch (kind) {
    case 'inquiry.received':
      return <Trans>{who} sent an inquiry</Trans>
    case 'inquiry.replied':
      return (
        <Trans>
          {who} wrote <Plural value={count} one="# message" other="# messages" />
        </Trans>
      )
    case 'inquiry.ended':
      return <Trans>{who} ended the conversation</Trans>
  }
}

type TeamProps = { kind: TeamKind; who: React.ReactNode; company: React.ReactNode; others: number }

function TeamWords({ kind, who, company, others }: TeamProps) {
  switch (kind) {
    case 'team.invited':
      return (
        <Trans>
          {who} invites you to join {company}
        </Trans>
      )
    case 'team.asked':
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
    case 'team.accepted':
      return (
        <Trans>
          {who} accepted the invitation to {company}
        </Trans>
      )
    case 'team.declined':
      return <Trans>An invitation to join {company} was declined</Trans>
    case 'team.admitted':
      return <Trans>You now belong to {company}</Trans>
    case 'team.refused':
      return <Trans>{company} did not accept your request to join</Trans>
    case 'team.role':
      return (
        <Trans>
          {who} changed your role in {company}
        </Trans>
      )
    case 'team.removed':
      return (
        <Trans>
          {who} removed you from {company}
        </Trans>
      )
    case 'team.left':
      return (
        <Trans>
          {who} left {company}
        </Trans>
      )
    case 'team.deleted':
      return (
        <Trans>
          {who} deleted {company}
        </Trans>
      )
    case 'team.restored':
      return (
        <Trans>
          {who} restored {company}
        </Trans>
      )
    case 'team.transferred':
      return (
        <Trans>
          {who} handed {company} over to you
        </Trans>
      )
  }
}

/** What it is about: a subject, or what somebody is in the team; and the company through whose mailbox it came. */
export function NoticeAbout({ notice: { kind, title, company, role, at } }: { notice: NotificationEntry }) {
  if (!isOfTeam(kind))
    return (
      <>
        {title}
        {company && (
          <>
            {' · '}
            <bdi>{company.name}</bdi>
          </>
        )}
      </>
    )
  if (kind === 'team.deleted') return <RestorableUntil deletedAt={at} />
  if (role === 'owner') return <Trans>Owner</Trans>
  if (role === 'admin') return <Trans>Admin</Trans>
  return role === 'member' ? <Trans>Member</Trans> : null
}

function RestorableUntil({ deletedAt }: { deletedAt: string }) {
  const { i18n } = useLingui()
  const until = formatDay(
    new Date(Date.parse(deletedAt) + limits.restoreDays * 86_400_000).toISOString().slice(0, 10),
    i18n.locale,
  )
  return <Trans>An owner can restore it until {until}</Trans>
}

/** Day and time in UTC, the same on the server and in the browser. */
export function NoticeTime({ at, language }: { at: string; language: string }) {
  const text = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(new Date(at))
  return <time dateTime={at}>{text} UTC</time>
}
