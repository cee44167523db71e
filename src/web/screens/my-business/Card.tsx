import { Link } from 'react-router'
import { Trans } from '@lingui/react/macro'
import { mailboxPath } from '../../../contract/slugs.ts'
import { BusinessPicture } from '../../components/business/BusinessPicture.tsx'
import { CompanyName } from '../../components/business/CompanyName.tsx'
import { TierMark, VerifiedMark } from '../../components/business/marks.tsx'
import { RoleName } from '../../components/team/roles.tsx'
import { LinkButton } from '../../ui/Button.tsx'
import { Flag } from '../../ui/Flag.tsx'
import type { MyBusinessCard } from './cards.ts'
import styles from './Card.module.css'

/** A company of one's own: how it stands, and the ways to manage it and to see it as others do. */
export function Card({ business }: { business: MyBusinessCard }) {
  return (
    <article className={styles.card}>
      <Who business={business} />
      {business.short && (
        <p className={styles.short} lang={business.shortLang}>
          {business.short}
        </p>
      )}
      <p className={styles.complete}>
        <progress max={100} value={business.completeness} aria-hidden="true" />
        <Trans>{business.completeness}% complete</Trans>
      </p>
      <p className={styles.ways}>
        <LinkButton variant="primary" to={business.manage}>
          <Trans>Manage Business</Trans>
        </LinkButton>
        <LinkButton to={mailboxPath(business.businessID)}>
          <Trans>Requests</Trans>
        </LinkButton>
        <LinkButton to={business.view}>
          <Trans>View as a buyer</Trans>
        </LinkButton>
      </p>
    </article>
  )
}

/** A company that was removed and can be brought back; `children` are the way to do it. */
export function RemovedCard({ business, children }: { business: MyBusinessCard; children: React.ReactNode }) {
  return (
    <article className={styles.card}>
      <Who business={business} removed />
      <p className={styles.short}>
        {business.role === 'owner' ? (
          <Trans>Removed. It can be restored until {business.restorable}.</Trans>
        ) : (
          <Trans>Removed. An owner can restore it until {business.restorable}.</Trans>
        )}
      </p>
      <div className={styles.ways}>{children}</div>
    </article>
  )
}

function Who({ business, removed = false }: { business: MyBusinessCard; removed?: boolean }) {
  return (
    <>
      <div className={styles.logo}>
        <BusinessPicture
          kind="logo"
          url={business.logo}
          companyName={business.name}
          industryID={business.industryID}
          width={64}
          height={64}
        />
      </div>
      <div className={styles.who}>
        <h2 lang={business.nameLang}>
          {removed ? (
            <CompanyName name={business.name} />
          ) : (
            <Link className="reach" to={business.manage}>
              <CompanyName name={business.name} />
            </Link>
          )}
        </h2>
        <p className={styles.place}>
          <Flag code={business.countryCode} />
          <span>{business.place}</span>
        </p>
        <p className={styles.marks}>
          <VerifiedMark verified={business.verified} />
          <TierMark tier={business.subscription} />
          <span className={styles.role}>
            <span className="vh">
              <Trans>Your role:</Trans>{' '}
            </span>
            <RoleName role={business.role} />
          </span>
        </p>
      </div>
    </>
  )
}
