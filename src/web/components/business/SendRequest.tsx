import { Trans } from '@lingui/react/macro'
import { sendRequestPath } from '../../../contract/slugs.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { useIsMine } from '../acts/standing.tsx'
import { accountsAddress } from '../layout/site.ts'
import styles from './SendRequest.module.css'

/** Sending needs a session (section 6): log in first, then the form. A company's own people do not ask it. */
export function SendRequest({ businessID, block }: { businessID: string; block?: boolean }) {
  if (useIsMine(businessID)) return null
  return (
    <LinkButton
      variant="primary"
      block={block}
      to={accountsAddress('log-in', sendRequestPath(businessID))}
      rel="nofollow"
    >
      <Trans>Send Request</Trans>
    </LinkButton>
  )
}

/** The same action kept in view at the bottom of phones (ui.md 7). */
export function AskBar({ businessID }: { businessID: string }) {
  if (useIsMine(businessID)) return null
  return (
    <div className={styles.askbar}>
      <SendRequest businessID={businessID} />
    </div>
  )
}
