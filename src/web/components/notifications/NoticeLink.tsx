import { Link } from 'react-router'
import { Trans } from '@lingui/react/macro'
import { notificationKinds } from '../../../contract/notification-kinds.ts'
import type { NotificationEntry } from '../../../contract/notifications.ts'
import { callApi } from '../../api/session/browser-session.ts'
import { LocalMoment } from '../text/Times.tsx'
import { NoticeAbout, NoticeWords } from './words.tsx'

type Props = {
  notice: NotificationEntry
  styles: Readonly<Record<string, string>>
  /** Said in words where the page has the room. */
  isMarked?: boolean
}

/** A notification as a way to what it tells of. */
export function NoticeLink({ notice, styles, isMarked }: Props) {
  const { notificationID, kind, path, isRead, at } = notice
  const read = () => {
    if (isRead || notificationKinds[kind].readBy !== 'opening') return
    callApi('readNotifications', { notificationIDs: [notificationID] }).catch(() => {})
  }
  return (
    <Link to={path} className={isRead ? styles['read'] : styles['unread']} onClick={read}>
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
        <LocalMoment at={at} />
      </span>
    </Link>
  )
}
