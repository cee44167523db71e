import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { accountsAddress } from '../../api/accounts-address.ts'
import { forgetBack, onStanding, sessionStanding, type Standing } from '../../api/session/ended.ts'
import { dropToast, showToast } from '../../ui/toastList.ts'
import { useHere } from './site.ts'
import styles from './SessionNotice.module.css'

const in_ = (): Standing => 'in'

/** That the session has ended while something typed stands on the page, and how to go on; then, as a toast, that it can be sent. */
export function SessionNotice() {
  const here = useHere()
  const standing = useSyncExternalStore(onStanding, sessionStanding, in_)
  const notice = useRef<HTMLDivElement>(null)
  useSaidBack(standing === 'back')
  useEffect(() => {
    if (standing === 'ended' && notice.current) clearOf(notice.current)
  }, [standing])
  if (standing !== 'ended') return null
  return (
    <div ref={notice} className={styles.notice} role="alert">
      <p>
        <Trans>Your session has ended. What you typed is still here.</Trans>
      </p>
      <a href={accountsAddress('log-in', here)} target="_blank" rel="noopener">
        <Trans>Log in in another tab, then try again here.</Trans>
      </a>
    </div>
  )
}

/** Stays until it is closed, since the log-in was in another tab; what is sent next ends it (outliving.ts), and so does another page. */
function useSaidBack(isBack: boolean): void {
  const { t } = useLingui()
  const { pathname } = useLocation()
  const text = t`You are logged in again: what you typed here can be sent now.`
  useEffect(() => {
    if (!isBack) return
    const id = showToast({ tone: 'success', text, stays: true })
    return () => dropToast(id)
  }, [isBack, text])
  const page = useRef(pathname)
  useEffect(() => {
    if (page.current !== pathname) forgetBack()
    page.current = pathname
  }, [pathname])
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
