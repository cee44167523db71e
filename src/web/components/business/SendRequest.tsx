import { Trans } from '@lingui/react/macro'
import { mailboxPath, sendRequestPath } from '../../../contract/slugs.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { useIsMine } from '../acts/standing.tsx'
import { accountsAddress } from '../../api/accounts-address.ts'
import { useSite } from '../layout/site.ts'
import styles from './SendRequest.module.css'

/** The form of an inquiry, about a product or for the document of a certificate when one is named (P2.27). */
function askPath({ businessID, productID, certificateID }: Asked): string {
  const about =
    certificateID === undefined
      ? productID !== undefined && `?product=${productID}`
      : `?certificate=${certificateID}`
  return sendRequestPath(businessID) + (about || '')
}

type Asked = {
  businessID: string
  /** What the inquiry is about, where it is begun beside a product. */
  productID?: string | undefined
  /** Whose document is asked for. */
  certificateID?: string | undefined
}

/** Where asking a company begins; sending needs a session (P6.2): log in first, then the form. */
export function useAskPath(asked: Asked): string {
  const signedIn = useSite()?.session !== undefined
  const path = askPath(asked)
  return signedIn ? path : accountsAddress('log-in', path)
}

type Props = Asked & {
  block?: boolean
  /** Names what it is about, for those who do not see where it stands. */
  label?: string
}

/** Asks a company; its own people find what they were asked instead (P6.4). */
export function SendRequest({ block, label, ...asked }: Props) {
  const path = useAskPath(asked)
  if (useIsMine(asked.businessID))
    return (
      <LinkButton variant="primary" block={block} to={mailboxPath(asked.businessID)}>
        <Trans>Requests</Trans>
      </LinkButton>
    )
  return (
    <LinkButton variant="primary" block={block} to={path} rel="nofollow" aria-label={label}>
      <Trans>Send Request</Trans>
    </LinkButton>
  )
}

/** The same action kept in view at the bottom of phones (U7). */
export function AskBar(asked: Asked) {
  return (
    <div className={styles.askbar}>
      <SendRequest {...asked} />
    </div>
  )
}
