import { Trans, useLingui } from '@lingui/react/macro'
import { SendRequest } from '../../components/business/SendRequest.tsx'
import { showWhole } from '../../ui/showWhole.ts'
import type { BusinessPageData } from './page-data.ts'
import styles from './SubBar.module.css'

/** The parts of the page and its one primary action, kept in view from 768 up. */
export function SubBar({ business }: { business: BusinessPageData }) {
  const { t } = useLingui()
  const products = business.products.length
  const certificates = business.certificates.length
  return (
    <div className={`sheet ${styles.subbar}`} onFocus={showWhole}>
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
      <SendRequest businessID={business.businessID} />
    </div>
  )
}
