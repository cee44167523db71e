import { useSyncExternalStore } from 'react'
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
  return (
    <>
      {standing === 'ended' && (
        <div className={styles.notice} role="alert">
          <p>
            <Trans>Your session has ended. What you typed is still here.</Trans>
          </p>
          <a href={accountsAddress('log-in', here)} target="_blank" rel="noopener">
            <Trans>Log in in another tab, then save here again.</Trans>
          </a>
        </div>
      )}
      {standing === 'back' && (
        <div className={styles.notice} role="alert">
          <p>
            <Trans>You are logged in again: what you typed here can be sent now.</Trans>
          </p>
        </div>
      )}
    </>
  )
}
