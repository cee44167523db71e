import { Trans } from '@lingui/react/macro'
import { CompanyName } from '../../../components/business/CompanyName.tsx'
import { FieldLabel } from '../../../components/manage/FieldLabel.tsx'
import { managePath } from '../../../components/manage/tabs.ts'
import { LinkButton } from '../../../ui/Button.tsx'
import { PresentYourCompany } from '../GoGlobal.tsx'
import type { BannerWish } from './banner-data.ts'
import styles from './CompanyBanner.module.css'

/** Invites to create a company, or to complete one with what is missing. */
export function CompanyBanner({ banner, platforms }: { banner: BannerWish; platforms: number }) {
  if (banner.wish === 'create')
    return (
      <section className={styles.banner} aria-labelledby="your-company">
        <PresentYourCompany id="your-company" className="t-card" platforms={platforms} />
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
              <FieldLabel name={entry.startsWith('texts.') ? entry : (entry.split('.').at(-1) ?? entry)} />
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
