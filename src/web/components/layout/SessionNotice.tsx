import { useEffect, useRef, useSyncExternalStore } from 'react'
import { Trans } from '@lingui/react/macro'
import { accountsAddress } from '../../api/accounts-address.ts'
import { onStanding, sessionStanding, type Standing } from '../../api/session/ended.ts'
import { useHere } from './site.ts'
import styles from './SessionNotice.module.css'

const in_ = (): Standing => 'in'

/** That the session has ended while something typed stands on the page, and how to go on; then that it can be sent. */
export function SessionNotice() {
  const here = useHere()
  const standing = useSyncExternalStore(onStanding, sessionStanding, in_)
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (standing !== 'in' && notice.current) clearOf(notice.current)
  }, [standing])
  return (
    <>
      {standing === 'ended' && (
        <div ref={notice} className={styles.notice} role="alert">
          <p>
            <Trans>Your session has ended. What you typed is still here.</Trans>
          </p>
          <a href={accountsAddress('log-in', here)} target="_blank" rel="noopener">
            <Trans>Log in in another tab, then try again here.</Trans>
          </a>
        </div>
      )}
      {standing === 'back' && (
        <div ref={notice} className={styles.notice} role="alert">
          <p>
            <Trans>You are logged in again: what you typed here can be sent now.</Trans>
          </p>
        </div>
      )}
    </>
  )
}

/** Room for the label above a field. */
const labelHeight = 32

/** Scrolls the field that somebody is typing into out from under what has appeared over it. */
function clearOf(notice: HTMLElement): void {
  const field = document.activeElement
  if (!field || field === document.body || notice.contains(field)) return
  const { top, bottom } = field.getBoundingClientRect()
  const over = notice.getBoundingClientRect()
  if (bottom > over.top && top < over.bottom + labelHeight)
    window.scrollBy({ top: top - over.bottom - labelHeight, behavior: 'instant' })
}
