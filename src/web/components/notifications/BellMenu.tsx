import { useCallback, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import type { NotificationEntry } from '../../../contract/notifications.ts'
import { callApi } from '../../api/session/browser-session.ts'
import { useLive } from '../../api/session/useLive.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './BellMenu.module.css'
import { noticePath, NoticeTime, NoticeWords } from './words.tsx'

const shown = 10
type State = { items: NotificationEntry[] } | 'failed' | undefined

/** The latest notifications, asked for when the menu opens and when there are others. */
export function BellMenu({ unread }: { unread: number }) {
  const { i18n } = useLingui()
  const box = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<State>()
  const load = useCallback(() => {
    if (!box.current?.closest('details')?.open) return
    callApi({ method: 'GET', path: '/notifications' }).then(
      (answer) => setState(answer as { items: NotificationEntry[] }),
      () => setState('failed'),
    )
  }, [])
  useLive(['inquiry.received', 'inquiry.message', 'inquiry.ended', 'badges'], load)
  useEffect(() => {
    const menu = box.current?.closest('details')
    menu?.addEventListener('toggle', load)
    return () => menu?.removeEventListener('toggle', load)
  }, [load])
  const readAll = () =>
    callApi({ method: 'POST', path: '/notifications/read' }).then(
      () =>
        setState((before) =>
          typeof before === 'object'
            ? { items: before.items.map((one) => ({ ...one, isRead: true })) }
            : before,
        ),
      () => setState('failed'),
    )
  return (
    <div ref={box} className={styles.box}>
      <div className={styles.head}>
        <p>
          <Trans>Notifications</Trans>
        </p>
        {unread > 0 && (
          <Button variant="quiet" size="small" onClick={() => void readAll()}>
            <Trans>Mark all as read</Trans>
          </Button>
        )}
      </div>
      <Latest state={state} language={i18n.locale} />
      <Link className={styles.all} to="/notifications">
        <Trans>All notifications</Trans>
      </Link>
    </div>
  )
}

function Latest({ state, language }: { state: State; language: string }) {
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
    return (
      <p className={styles.note}>
        <Trans>Nothing new yet.</Trans>
      </p>
    )
  return (
    <ul className={styles.list}>
      {state.items.slice(0, shown).map((notice) => (
        <li key={notice.notificationID}>
          <Link to={noticePath(notice)} className={notice.isRead ? styles.read : styles.unread}>
            <span>
              <NoticeWords notice={notice} />
            </span>
            <span className={styles.title}>{notice.title}</span>
            <span className={styles.time}>
              <NoticeTime at={notice.at} language={language} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
