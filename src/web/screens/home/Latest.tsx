import { Link } from 'react-router'
import { Trans } from '@lingui/react/macro'
import type { BusinessCardEntry } from '../../../contract/businesses.ts'
import type { Language } from '../../../contract/locale.ts'
import { businessPath } from '../../../contract/slugs.ts'
import { BusinessPicture } from '../../components/business/BusinessPicture.tsx'
import { CompanyName } from '../../components/business/CompanyName.tsx'
import { VerifiedMark } from '../../components/business/marks.tsx'
import { Place } from '../../components/business/Place.tsx'
import { shownIn } from '../../components/text/text-language.ts'
import { showWhole } from '../../ui/showWhole.ts'
import type { LatestGroup } from './latest-data.ts'
import styles from './Latest.module.css'

/** The three latest companies of each type, with a way to all of that type (P2.10). */
export function Latest({ groups, language }: { groups: readonly LatestGroup[]; language: Language }) {
  return groups
    .filter((group) => group.businesses.length > 0)
    .map(({ businessType, businesses }) => (
      <section
        key={businessType.code}
        className={styles.group}
        aria-labelledby={`latest-${businessType.code}`}
      >
        <div className={styles.head}>
          <h3 id={`latest-${businessType.code}`}>{businessType.name}</h3>
          <Link className="reach" to={`/search-result?business=${businessType.code}`}>
            <AllOf code={businessType.code} />
          </Link>
        </div>
        <div className={styles.cards} onFocus={showWhole}>
          {businesses.map((business) => (
            <LatestCard key={business.businessID} business={business} language={language} />
          ))}
        </div>
      </section>
    ))
}

function AllOf({ code }: { code: string }) {
  switch (code) {
    case 'MA':
      return <Trans>All manufacturers</Trans>
    case 'DI':
      return <Trans>All distributors</Trans>
    case 'EX':
      return <Trans>All exporters</Trans>
    default:
      return <Trans>All consultants</Trans>
  }
}

function LatestCard({ business, language }: { business: BusinessCardEntry; language: Language }) {
  const { companyName, shortDescription, industry, profilePhoto } = business.general
  const where = { country: business.contactInfo.country.code, language }
  const { textLanguages: told } = business
  return (
    <article className={`sheet ${styles.card}`}>
      <div className={styles.logo}>
        <BusinessPicture
          kind="logo"
          url={profilePhoto?.url}
          companyName={companyName}
          industryID={industry.id}
          width={40}
          height={40}
        />
      </div>
      <div className={styles.names}>
        <h4 lang={shownIn(companyName, told['companyName'], where)}>
          <Link to={businessPath(business)}>
            <CompanyName name={companyName} />
          </Link>
        </h4>
        <Place contact={business.contactInfo} language={language} />
      </div>
      <p className={styles.text} lang={shownIn(shortDescription, told['shortDescription'], where)}>
        {shortDescription}
      </p>
      <p className={styles.end}>
        <VerifiedMark verified={business.verified} />
        <span className={styles.industry}>{industry.name}</span>
      </p>
    </article>
  )
}
