import { Link } from 'react-router'
import { Trans } from '@lingui/react/macro'
import type { NotificationEntry } from '../../../contract/notifications.ts'
import { callApi } from '../../api/session/browser-session.ts'
import { isOfTeam, NoticeAbout, noticePath, NoticeTime, NoticeWords } from './words.tsx'

type Props = {
  notice: NotificationEntry
  language: string
  styles: Readonly<Record<string, string>>
  /** Said in words where the page has the room. */
  isMarked?: boolean
}

/** A notification as a way to what it tells of. */
export function NoticeLink({ notice, language, styles, isMarked }: Props) {
  const { notificationID, kind, isRead, at } = notice
  // A conversation that is opened notes by itself how far it was read.
  const read = () => {
    if (isRead || !isOfTeam(kind)) return
    const body = { notificationIDs: [notificationID] }
    callApi({ method: 'POST', path: '/notifications/read', body }).catch(() => {})
  }
  return (
    <Link to={noticePath(notice)} className={isRead ? styles['read'] : styles['unread']} onClick={read}>
      <span>
        <NoticeWords notice={notice} />
        {isMarked && !isRead && (
          <span className={styles['mark']}>
            <Trans>New</Trans>
          </span>
        )}
      </span>
      <span className={styles['title']}>
        <NoticeAbout notice={notice} />
      </span>
      <span className={styles['time']}>
        <NoticeTime at={at} language={language} />
      </span>
    </Link>
  )
}
