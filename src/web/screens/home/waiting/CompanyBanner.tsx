import { Trans } from '@lingui/react/macro'
import { plans } from '../../../../contract/plans.ts'
import { CompanyName } from '../../../components/business/CompanyName.tsx'
import { FieldLabel } from '../../../components/manage/FieldLabel.tsx'
import { managePath } from '../../../components/manage/tabs.ts'
import { LinkButton } from '../../../ui/Button.tsx'
import type { BannerWish } from './banner-data.ts'
import styles from './CompanyBanner.module.css'

/** Invites to create a company, or to complete one with what is missing. */
export function CompanyBanner({ banner, platforms }: { banner: BannerWish; platforms: number }) {
  const products = plans.standard.products
  if (banner.wish === 'create')
    return (
      <section className={styles.banner} aria-labelledby="your-company">
        <div>
          <h2 id="your-company" className="t-card">
            <Trans>Put your company in front of buyers in {platforms} countries</Trans>
          </h2>
          <p>
            <Trans>
              The Standard profile is free: company page, {products} products, requests and messages.
            </Trans>
          </p>
        </div>
        <LinkButton variant="inverse" size="large" to="/business/create">
          <Trans>Present your company</Trans>
        </LinkButton>
      </section>
    )
  const { businessID, companyName, completeness, missing } = banner
  return (
    <section className={styles.banner} aria-labelledby="your-company">
      <div>
        <h2 id="your-company" className="t-card">
          <Trans>
            <CompanyName name={companyName} /> is {completeness}% complete
          </Trans>
        </h2>
        <p>
          <Trans>Buyers look for what is still missing:</Trans>
        </p>
        <ul className={styles.missing}>
          {missing.map((entry) => (
            <li key={entry}>
              <FieldLabel name={entry.split('.').at(-1) ?? entry} />
            </li>
          ))}
        </ul>
      </div>
      <LinkButton variant="inverse" size="large" to={managePath(businessID, 'general')}>
        <Trans>Complete the page</Trans>
      </LinkButton>
    </section>
  )
}
