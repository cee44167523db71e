import { Link } from 'react-router'
import { IconShieldCheck } from '@tabler/icons-react'
import { Trans } from '@lingui/react/macro'
import type { BusinessCardEntry } from '../../../contract/businesses.ts'
import type { Language } from '../../../contract/locale.ts'
import { businessPath } from '../../../contract/slugs.ts'
import { Flag } from '../../ui/Flag.tsx'
import { Monogram } from '../../ui/Monogram.tsx'
import styles from './Latest.module.css'

type Group = { businessType: { code: string; name: string }; businesses: BusinessCardEntry[] }

/** The three latest companies of each type, with a way to all of that type (section 2). */
export function Latest({ groups, language }: { groups: readonly Group[]; language: Language }) {
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
          <Link to={`/search-result?business=${businessType.code}`}>
            <AllOf code={businessType.code} />
          </Link>
        </div>
        <div className={styles.cards}>
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
  const lang = langOf(companyName, language)
  return (
    <article className={`sheet ${styles.card}`}>
      {profilePhoto ? (
        <img className={styles.logo} src={profilePhoto.url} alt="" width={40} height={40} loading="lazy" />
      ) : (
        <Monogram name={companyName} hue={industry.id} className={styles.logo} />
      )}
      <div className={styles.names}>
        <h4 lang={lang}>
          <Link to={businessPath({ businessID: business.businessID, companyName })}>{companyName}</Link>
        </h4>
        <p className={styles.place}>
          <Flag countryCode={business.contactInfo.country.code} />
          <span>{placeOf(business.contactInfo, language)}</span>
        </p>
      </div>
      <p className={styles.text} lang={langOf(shortDescription, language)}>
        {shortDescription}
      </p>
      <p className={styles.end}>
        {business.verified ? (
          <span className={styles.verified}>
            <IconShieldCheck size={16} stroke={1.75} aria-hidden />
            <Trans>Verified</Trans>
          </span>
        ) : (
          <span>
            <Trans>Not Verified</Trans>
          </span>
        )}
        <span className={styles.industry}>{industry.name}</span>
      </p>
    </article>
  )
}

/** The `lang` of a text in another script than the page's; Han alone counts as Japanese here. */
function langOf(text: string, page: Language): string | undefined {
  const language = /[\u3041-\u30ff\u3400-\u9fff]/.test(text) ? 'ja' : 'en'
  return language === page || (language === 'en' && page !== 'ja' && page !== 'zh') ? undefined : language
}

function placeOf({ city, country }: BusinessCardEntry['contactInfo'], language: Language): string {
  if (!city) return country.countryName
  return language === 'ja' || language === 'zh'
    ? `${country.countryName}・${city}`
    : `${city}, ${country.countryName}`
}
