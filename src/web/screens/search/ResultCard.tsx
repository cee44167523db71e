import { Link } from 'react-router'
import { IconBookmark, IconHeart } from '@tabler/icons-react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { BusinessCardEntry } from '../../../contract/businesses.ts'
import { businessPath, sendRequestPath } from '../../../contract/slugs.ts'
import { BusinessPicture } from '../../components/business/BusinessPicture.tsx'
import { CompanyName } from '../../components/business/CompanyName.tsx'
import { formatNumber, formatRange } from '../../components/text/formats.ts'
import { TierMark, VerifiedMark } from '../../components/business/marks.tsx'
import { Place } from '../../components/business/Place.tsx'
import { langAttribute } from '../../components/text/text-language.ts'
import { accountsAddress } from '../../components/layout/site.ts'
import { LinkButton } from '../../ui/Button.tsx'
import styles from './ResultCard.module.css'

type Props = { business: BusinessCardEntry; language: string; first: boolean; backTo: string }

/** A company found (section 2, "Business search card"): who, what, six facts in the same place on every card. */
export function ResultCard({ business, language, first, backTo }: Props) {
  const { general, contactInfo, subscription, verified } = business
  const path = businessPath({ businessID: business.businessID, companyName: general.companyName })
  const country = contactInfo.country.code
  return (
    <article className={styles.card}>
      <Link to={path} className={styles.picture} tabIndex={-1} aria-hidden="true">
        <BusinessPicture
          url={business.cardPicture?.url ?? general.profilePhoto?.url}
          companyName={general.companyName}
          industryID={general.industry.id}
          width={184}
          height={138}
          first={first}
        />
      </Link>
      <div className={styles.head}>
        <h2 className={styles.name} lang={langAttribute(general.companyName, country, language)}>
          <Link to={path}>
            <CompanyName name={general.companyName} />
          </Link>
        </h2>
        <div className={styles.marks}>
          <VerifiedMark verified={verified} />
          <TierMark tier={subscription} />
          <Place contact={contactInfo} language={language} />
        </div>
      </div>
      <p className={styles.text} lang={langAttribute(general.shortDescription, country, language)}>
        {general.shortDescription}
      </p>
      <Actions business={business} language={language} backTo={backTo} />
      <Facts business={business} language={language} />
    </article>
  )
}

/** What a visitor may start here needs a session: the account service leads back (section 6). */
function Actions({
  business,
  language,
  backTo,
}: {
  business: BusinessCardEntry
  language: string
  backTo: string
}) {
  const { t } = useLingui()
  const count = formatNumber(business.reactions.reactionCount.like, language)
  const name = business.general.companyName
  const request = sendRequestPath(business.businessID)
  return (
    <div className={styles.actions}>
      <LinkButton
        variant="primary"
        to={accountsAddress('log-in', request)}
        rel="nofollow"
        aria-label={t`Send Request to ${name}`}
      >
        <Trans>Send Request</Trans>
      </LinkButton>
      <LinkButton to={accountsAddress('log-in', backTo)} rel="nofollow" aria-label={t`Save Business ${name}`}>
        <IconBookmark size={16} stroke={1.75} aria-hidden />
        <span className={styles.long}>
          <Trans>Save Business</Trans>
        </span>
        <span className={styles.short}>
          <Trans>Save</Trans>
        </span>
      </LinkButton>
      <LinkButton
        to={accountsAddress('log-in', backTo)}
        rel="nofollow"
        aria-label={t`Like ${count}: ${name}`}
      >
        <IconHeart size={16} stroke={1.75} aria-hidden />
        <span className={styles.long}>
          <Trans>Like</Trans>
        </span>{' '}
        <span className={styles.count}>{count}</span>
      </LinkButton>
    </div>
  )
}

function Facts({ business, language }: { business: BusinessCardEntry; language: string }) {
  const { general, tradeCapabilities, certificates } = business
  const days = tradeCapabilities.averageLeadTime
  return (
    <dl className={styles.facts}>
      <Fact name={<Trans>Business type</Trans>} value={general.businessType.name} />
      <Fact name={<Trans>Industry</Trans>} value={general.industry.name} />
      <Fact
        name={<Trans>Established</Trans>}
        value={general.yearStablished === null ? undefined : <Year year={general.yearStablished} />}
      />
      <Fact name={<Trans>Employees</Trans>} value={formatRange(general.totalEmployees, language)} />
      <Fact
        name={<Trans>Lead time</Trans>}
        value={
          days === null ? undefined : (
            <Plural
              value={days}
              one={
                <Days>
                  # <span>day</span>
                </Days>
              }
              other={
                <Days>
                  # <span>days</span>
                </Days>
              }
            />
          )
        }
      />
      <Fact
        name={<Trans>Certificates</Trans>}
        value={certificates.map(({ name }) => name).join(', ') || undefined}
      />
    </dl>
  )
}

/** A year as the page's language writes it beside a label. */
function Year({ year }: { year: number }) {
  const digits = String(year)
  return <Trans comment="a year, such as 1968 or 1968年">{digits}</Trans>
}

function Days({ children }: { children: React.ReactNode }) {
  return <span className={styles.days}>{children}</span>
}

function Fact({ name, value }: { name: React.ReactNode; value: React.ReactNode | undefined }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd title={typeof value === 'string' ? value : undefined}>
        {value ?? <span className={styles.none}>–</span>}
      </dd>
    </div>
  )
}
