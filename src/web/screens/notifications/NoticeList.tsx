import { useState } from 'react'
import { useFetcher } from 'react-router'
import { Trans } from '@lingui/react/macro'
import type { NotificationEntry } from '../../../contract/notifications.ts'
import { NoticeLink } from '../../components/notifications/NoticeLink.tsx'
import { LinkButton } from '../../ui/Button.tsx'
import { onPlainClick } from '../../ui/plainClick.ts'
import styles from './NotificationsScreen.module.css'

type Part = { items: NotificationEntry[]; next: string | null }

const addressOf = (cursor: string) => `/notifications?cursor=${encodeURIComponent(cursor)}`

/** Notifications, newest first; more of them come below, or on a page of their own without scripts. */
export function NoticeList({ first }: { first: Part }) {
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
            <NoticeLink notice={notice} styles={styles} isMarked />
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
