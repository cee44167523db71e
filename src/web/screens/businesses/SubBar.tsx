import { Trans, useLingui } from '@lingui/react/macro'
import { accountsAddress } from '../../components/layout/site.ts'
import { LinkButton } from '../../ui/Button.tsx'
import type { BusinessPageData } from './page-data.ts'
import { sendRequestPath } from '../../../contract/slugs.ts'
import styles from './SubBar.module.css'

type Props = { business: BusinessPageData }

/** The parts of the page and its one primary action, kept in view from 768 up. */
export function SubBar({ business }: Props) {
  const { t } = useLingui()
  const products = business.products.length
  const certificates = business.certificates.length
  return (
    <div className={`sheet ${styles.subbar}`}>
      <nav className={styles.tabs} aria-label={t`Parts of this page`}>
        <a href="#general" aria-current="true">
          <Trans>Business Profile</Trans>
        </a>
        {products > 0 && (
          <a href="#products">
            <Trans>Company Products</Trans> <span>{products}</span>
          </a>
        )}
        {certificates > 0 && (
          <a href="#certificates">
            <Trans>Certificates</Trans> <span>{certificates}</span>
          </a>
        )}
        {business.video && (
          <a href="#film">
            <Trans>Video</Trans>
          </a>
        )}
        <a href="#contact">
          <Trans>Contact</Trans>
        </a>
        {business.about !== '' && (
          <a href="#about">
            <Trans>About</Trans>
          </a>
        )}
      </nav>
      <SendRequest business={business} />
    </div>
  )
}

/** The same action at the bottom of phones. */
export function AskBar({ business }: Props) {
  return (
    <div className={styles.askbar}>
      <SendRequest business={business} />
    </div>
  )
}

/** Sending needs a session (section 6): log in first, then the form. */
function SendRequest({ business }: Props) {
  return (
    <LinkButton
      variant="primary"
      to={accountsAddress('log-in', sendRequestPath(business.businessID))}
      rel="nofollow"
    >
      <Trans>Send Request</Trans>
    </LinkButton>
  )
}
