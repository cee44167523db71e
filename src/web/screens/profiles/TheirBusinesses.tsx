import { Link } from 'react-router'
import { IconChevronDown } from '@tabler/icons-react'
import { Plural, Trans } from '@lingui/react/macro'
import { BusinessPicture } from '../../components/business/BusinessPicture.tsx'
import { CompanyName } from '../../components/business/CompanyName.tsx'
import { TierMark, VerifiedMark } from '../../components/business/marks.tsx'
import { Section } from '../../components/sheet/Section.tsx'
import { Flag } from '../../ui/Flag.tsx'
import type { ProfileData, TheirBusiness } from './profile-data.ts'
import styles from './TheirBusinesses.module.css'

const shownFirst = 6

/** The companies a person belongs to (P2.20, "/profile/{id}"), oldest membership first; many of them one click further. */
export function TheirBusinesses({
  person: { businesses },
  title = <Trans>Businesses</Trans>,
}: {
  person: ProfileData
  title?: React.ReactNode
}) {
  const count = businesses.length
  if (count === 0) return null
  return (
    <Section
      id="businesses"
      title={title}
      note={<Plural value={count} one="# business" other="# businesses" />}
    >
      <Cards businesses={businesses.slice(0, shownFirst)} />
      {count > shownFirst && (
        <details className={styles.all}>
          <summary>
            <Trans>All businesses</Trans>
            <IconChevronDown size={16} stroke={1.75} aria-hidden />
          </summary>
          <Cards businesses={businesses.slice(shownFirst)} />
        </details>
      )}
    </Section>
  )
}

function Cards({ businesses }: { businesses: readonly TheirBusiness[] }) {
  return (
    <ul className={styles.cards}>
      {businesses.map((business) => (
        <li key={business.id}>
          <Card business={business} />
        </li>
      ))}
    </ul>
  )
}

function Card({ business }: { business: TheirBusiness }) {
  return (
    <article className={styles.card}>
      <div className={styles.logo}>
        <BusinessPicture
          kind="logo"
          url={business.logo}
          companyName={business.name}
          industryID={business.industryID}
          width={56}
          height={56}
        />
      </div>
      <div className={styles.who}>
        <h3 lang={business.nameLang}>
          <Link to={business.path}>
            <CompanyName name={business.name} />
          </Link>
        </h3>
        <p className={styles.facts}>
          <span className={styles.place}>
            <Flag code={business.countryCode} />
            <span>{business.place}</span>
          </span>
          <span>{business.type}</span>
        </p>
      </div>
      {business.short && (
        <p className={styles.short} lang={business.shortLang}>
          {business.short}
        </p>
      )}
      <p className={styles.marks}>
        <VerifiedMark verified={business.verified} />
        <TierMark tier={business.subscription} />
      </p>
    </article>
  )
}
