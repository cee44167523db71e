import { Trans } from '@lingui/react/macro'
import { plans } from '../../../contract/plans.ts'
import { WayIn } from './WayIn.tsx'
import styles from './GoGlobal.module.css'

/** The banner to the register page (P2.10). */
export function GoGlobal({ platforms }: { platforms: number }) {
  const products = plans.standard.products
  return (
    <section className="wrap" aria-labelledby="go-global">
      <div className={styles.banner}>
        <div>
          <h2 id="go-global" className="t-page">
            <Trans>Put your company in front of buyers in {platforms} countries</Trans>
          </h2>
          <p>
            <Trans>
              The Standard profile is free: company page, {products} products, requests and messages.
            </Trans>
          </p>
        </div>
        <WayIn variant="inverse">
          <Trans>Register Now and Go Global</Trans>
        </WayIn>
      </div>
    </section>
  )
}
