import { Trans } from '@lingui/react/macro'
import { plans } from '../../../contract/plans.ts'
import { WayIn } from './WayIn.tsx'
import styles from './GoGlobal.module.css'

/** The banner to the register page (P2.10). */
export function GoGlobal({ platforms }: { platforms: number }) {
  return (
    <section className="wrap" aria-labelledby="go-global">
      <div className={styles.banner}>
        <PresentYourCompany id="go-global" className="t-page" platforms={platforms} />
        <WayIn variant="inverse">
          <Trans>Register Now and Go Global</Trans>
        </WayIn>
      </div>
    </section>
  )
}

type Words = { id: string; className: string; platforms: number }

/** What a company gains here, as a heading and a sentence. */
export function PresentYourCompany({ id, className, platforms }: Words) {
  const products = plans.standard.products
  return (
    <div>
      <h2 id={id} className={className}>
        <Trans>Put your company in front of buyers in {platforms} countries</Trans>
      </h2>
      <p>
        <Trans>The Standard profile is free: company page, {products} products, requests and messages.</Trans>
      </p>
    </div>
  )
}
