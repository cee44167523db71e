import { useCallback, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { Trans } from '@lingui/react/macro'
import { changesBadges } from '../../../contract/live-events.ts'
import { countedElsewhere } from '../../../contract/notification-kinds.ts'
import type { BadgesEntry, NotificationEntry } from '../../../contract/notifications.ts'
import { callApi } from '../../api/session/browser-session.ts'
import { useLive } from '../../api/session/useLive.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './BellMenu.module.css'
import { NoticeLink } from './NoticeLink.tsx'
import { Waiting } from './Waiting.tsx'

const shown = 10
type State = { items: NotificationEntry[] } | 'failed' | undefined

type Props = { unread: number; mailboxes: BadgesEntry['mailboxes'] }

/** Where something waits, and the latest notifications, asked for when the menu opens and when there are others. */
export function BellMenu({ unread, mailboxes }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<State>()
  const load = useCallback(() => {
    if (!box.current?.closest('details')?.open) return
    callApi('listNotifications', {}).then(
      (answer) => setState(answer),
      () => setState('failed'),
    )
  }, [])
  useLive(changesBadges, load)
  useEffect(() => {
    const menu = box.current?.closest('details')
    menu?.addEventListener('toggle', load)
    return () => menu?.removeEventListener('toggle', load)
  }, [load])
  const readAll = () =>
    callApi('readNotifications', {}).then(
      () =>
        setState((before) =>
          typeof before === 'object'
            ? {
                items: before.items.map((one) => ({
                  ...one,
                  isRead: one.isRead || !countedElsewhere.includes(one.kind),
                })),
              }
            : before,
        ),
      () => setState('failed'),
    )
  const waiting = mailboxes.reduce((sum, mailbox) => sum + mailbox.unread, 0)
  return (
    <div ref={box} className={styles.box}>
      <div className={styles.head}>
        <p>
          <Trans>Notifications</Trans>
        </p>
        {/* Messages are read where they stand: what else is new can be read here. */}
        {unread > waiting && (
          <Button variant="quiet" size="small" onClick={() => void readAll()}>
            <Trans>Mark all as read</Trans>
          </Button>
        )}
      </div>
      <Waiting mailboxes={mailboxes} />
      <Latest state={state} isAlone={mailboxes.length === 0} />
      <Link className={styles.all} to="/notifications">
        <Trans>All notifications</Trans>
      </Link>
    </div>
  )
}

function Latest({ state, isAlone }: { state: State; isAlone: boolean }) {
  if (state === undefined)
    return (
      <p className={styles.note}>
        <Trans>Loading…</Trans>
      </p>
    )
  if (state === 'failed')
    return (
      <p className={styles.note} role="alert">
        <Trans>The notifications could not be loaded. Please try again.</Trans>
      </p>
    )
  if (state.items.length === 0)
    return !isAlone ? null : (
      <p className={styles.note}>
        <Trans>Nothing new yet.</Trans>
      </p>
    )
  return (
    <ul className={styles.list}>
      {state.items.slice(0, shown).map((notice) => (
        <li key={notice.notificationID}>
          <NoticeLink notice={notice} styles={styles} />
        </li>
      ))}
    </ul>
  )
}
