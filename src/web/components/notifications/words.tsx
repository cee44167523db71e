import { Plural, Trans } from '@lingui/react/macro'
import type { NotificationEntry } from '../../../contract/notifications.ts'

/** Where a notification leads. */
export const noticePath = ({ mailboxID, resourceID }: Pick<NotificationEntry, 'mailboxID' | 'resourceID'>) =>
  `/business/${mailboxID}/requests/${resourceID}`

/** What happened, in one sentence. */
export function NoticeWords({ notice }: { notice: NotificationEntry }) {
  const { kind, actor, count } = notice
  const who = <bdi>{actor.name}</bdi>
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

/** Day and time in UTC, the same on the server and in the browser. */
export function NoticeTime({ at, language }: { at: string; language: string }) {
  const text = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(new Date(at))
  return <time dateTime={at}>{text} UTC</time>
}
