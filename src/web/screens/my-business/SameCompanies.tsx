import { Link } from 'react-router'
import { Trans } from '@lingui/react/macro'
import type { SameBusinessEntry } from '../../../contract/business-management.ts'
import { businessPath } from '../../../contract/slugs.ts'
import { BusinessPicture } from '../../components/business/BusinessPicture.tsx'
import { CompanyName } from '../../components/business/CompanyName.tsx'
import { VerifiedMark } from '../../components/business/marks.tsx'
import { joinPath } from '../../components/business/own-page.ts'
import { Place } from '../../components/business/Place.tsx'
import { useSite } from '../../components/layout/site.ts'
import { managePath } from '../../components/manage/tabs.ts'
import { LinkButton } from '../../ui/Button.tsx'
import styles from './SameCompanies.module.css'

/** Companies that may be the one somebody is about to create, each with the way to join it. */
export function SameCompanies({ same }: { same: readonly SameBusinessEntry[] }) {
  return (
    <ul className={styles.list}>
      {same.map((business) => (
        <li key={business.businessID}>
          <Same business={business} />
        </li>
      ))}
    </ul>
  )
}

function Same({ business }: { business: SameBusinessEntry }) {
  const language = useSite()?.language ?? 'en'
  const { businessID, key, general, contactInfo, verified, because, role } = business
  const { companyName } = general
  return (
    <article className={styles.card}>
      <div className={styles.logo}>
        <BusinessPicture
          url={general.profilePhoto?.url}
          companyName={companyName}
          industryID=""
          width={48}
          height={48}
          kind="logo"
        />
      </div>
      <div className={styles.who}>
        <h3>
          <Link to={businessPath({ key })} target="_blank">
            <CompanyName name={companyName} />
          </Link>
        </h3>
        <p className={styles.facts}>
          <Place contact={contactInfo} language={language} />
          <VerifiedMark verified={verified} />
        </p>
        <ul className={styles.because}>
          {because.map((why) => (
            <li key={why}>
              <Because why={why} />
            </li>
          ))}
        </ul>
      </div>
      {role === null ? (
        <LinkButton to={joinPath(businessID)}>
          <Trans>Ask to join</Trans>
        </LinkButton>
      ) : (
        <LinkButton to={managePath(businessID, 'general')}>
          <Trans>Manage Business</Trans>
        </LinkButton>
      )}
    </article>
  )
}

function Because({ why }: { why: SameBusinessEntry['because'][number] }) {
  switch (why) {
    case 'name':
      return <Trans>Name and country are alike</Trans>
    case 'domain':
      return <Trans>The website is the same</Trans>
    case 'registerNumber':
      return <Trans>The register number is the same</Trans>
  }
}
