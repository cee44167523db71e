import { useState } from 'react'
import { Link, useFetcher } from 'react-router'
import { Trans } from '@lingui/react/macro'
import type { NotificationEntry } from '../../../contract/notifications.ts'
import { noticePath, NoticeTime, NoticeWords } from '../../components/notifications/words.tsx'
import { LinkButton } from '../../ui/Button.tsx'
import { onPlainClick } from '../../ui/plainClick.ts'
import styles from './NotificationsScreen.module.css'

type Part = { items: NotificationEntry[]; next: string | null }

const addressOf = (cursor: string) => `/notifications?cursor=${encodeURIComponent(cursor)}`

/** Notifications, newest first; more of them come below, or on a page of their own without scripts. */
export function NoticeList({ first, language }: { first: Part; language: string }) {
  const { load, state, data } = useFetcher<Part>()
  const [added, setAdded] = useState<Part[]>([])
  if (data && !added.includes(data)) setAdded([...added, data])
  // One that was told again meanwhile stands above.
  const all = new Map(
    [first, ...added].flatMap(({ items }) => items).map((item) => [item.notificationID, item]),
  )
  const next = [first, ...added].at(-1)?.next ?? null
  return (
    <>
      <ul className={`sheet ${styles.list}`}>
        {[...all.values()].map((notice) => (
          <li key={notice.notificationID}>
            <Link to={noticePath(notice)} className={notice.isRead ? styles.read : styles.unread}>
              <span>
                <NoticeWords notice={notice} />
                {!notice.isRead && (
                  <span className={styles.mark}>
                    <Trans>New</Trans>
                  </span>
                )}
              </span>
              <span className={styles.title}>{notice.title}</span>
              <span className={styles.time}>
                <NoticeTime at={notice.at} language={language} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {next !== null && (
        <p className={styles.more}>
          <LinkButton
            to={addressOf(next)}
            aria-disabled={state !== 'idle'}
            onClick={onPlainClick(() => {
              if (state === 'idle') void load(addressOf(next))
            })}
          >
            <Trans>Load more</Trans>
          </LinkButton>
        </p>
      )}
    </>
  )
}
