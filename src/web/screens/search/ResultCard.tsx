import { Fragment } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { businessPath } from '../../../contract/slugs.ts'
import { AnsweredShare } from '../../components/business/AnswerClock.tsx'
import { BusinessPicture } from '../../components/business/BusinessPicture.tsx'
import { CompanyName } from '../../components/business/CompanyName.tsx'
import { Headcount } from '../../components/business/Headcount.tsx'
import { SendRequest } from '../../components/business/SendRequest.tsx'
import { formatRange } from '../../components/text/formats.ts'
import { TierMark, VerifiedMark, YourCompanyMark } from '../../components/business/marks.tsx'
import { Year } from '../../components/text/Year.tsx'
import { Place } from '../../components/business/Place.tsx'
import { ActButton } from '../../components/acts/ActButton.tsx'
import { useIsMine } from '../../components/acts/standing.tsx'
import { Marked } from '../../components/text/Marked.tsx'
import { Link } from '../../ui/Link.tsx'
import { Fact, Facts } from './Facts.tsx'
import { LeadTime } from './LeadTime.tsx'
import type { CompanyLine } from './page-data.ts'
import { paidLink, SponsoredMark } from './Sponsored.tsx'
import { WhyHere } from './WhyHere.tsx'
import styles from './Card.module.css'

/** `why`: the address of the search that is asked why a result stands where it does. */
type Props = { business: CompanyLine; language: string; first: boolean; why: string; boost?: string }

/** A company found (P2.13, "Business search card"): who, what, six facts in the same place on every card. */
export function ResultCard({ business, language, first, why, boost }: Props) {
  const { t } = useLingui()
  const { general, contactInfo, subscription, verified } = business
  const path = businessPath(business)
  const isMine = useIsMine(business.businessID)
  const paid = paidLink(boost)
  const name = general.companyName
  return (
    <article className={styles.card} aria-label={paid && t`Sponsored: ${name}`}>
      <Link
        to={path}
        {...paid}
        className={`${styles.picture} ${styles.sheet}`}
        tabIndex={-1}
        aria-hidden="true"
      >
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
        <h2 className={styles.name} lang={business.nameLang}>
          <Link to={path} {...paid}>
            <bdi>
              <CompanyName name={general.companyName} marks={business.nameMarks} />
            </bdi>
          </Link>
        </h2>
        <div className={styles.marks}>
          <VerifiedMark verified={verified} />
          {isMine && !verified && <YourCompanyMark />}
          <TierMark tier={subscription} />
          <Place contact={contactInfo} language={language} />
          {business.answers && (
            <span className={styles.answers}>
              <Trans>
                Answers: <AnsweredShare answers={business.answers} />
              </Trans>
            </span>
          )}
          {paid && <SponsoredMark />}
        </div>
      </div>
      <p className={styles.text} lang={business.textLang} dir="auto">
        <Marked text={general.shortDescription} marks={business.textMarks} />
      </p>
      <Actions business={business} />
      <CompanyFacts business={business} language={language} />
      {!paid && <WhyHere path={why} id={business.businessID} />}
    </article>
  )
}

/** What one may start here; visitors log in first, and it is finished after that (P2.4). A company's own people find its requests instead. */
function Actions({ business }: { business: CompanyLine }) {
  const { t } = useLingui()
  const { businessID } = business
  const name = business.general.companyName
  const thing = { type: 'business', id: businessID } as const
  return (
    <div className={styles.actions}>
      <SendRequest businessID={businessID} label={t`Send Request to ${name}`} />
      <ActButton
        act="save"
        thing={thing}
        label={(_, on) => (on ? t`Saved: ${name}` : t`Save Business ${name}`)}
      >
        <span className={styles.long}>
          <Trans>Save Business</Trans>
        </span>
        <span className={styles.short}>
          <Trans>Save</Trans>
        </span>
      </ActButton>
      <ActButton
        act="like"
        thing={thing}
        count={business.reactions.reactionCount.like}
        label={(count) => t`Like ${count}: ${name}`}
      >
        <span className={styles.long}>
          <Trans>Like</Trans>
        </span>
      </ActButton>
    </div>
  )
}

function CompanyFacts({ business, language }: { business: CompanyLine; language: string }) {
  const { general, tradeCapabilities, certificates } = business
  const { yearStablished: year } = general
  const days = tradeCapabilities.averageLeadTime
  const employees = formatRange(general.totalEmployees, language)
  return (
    <Facts cells="six">
      <Fact name={<Trans>Business type</Trans>} value={general.businessType.name} />
      <Fact name={<Trans>Industry</Trans>} value={general.industry.name} />
      <Fact name={<Trans>Established</Trans>} value={year === null ? undefined : <Year year={year} />} />
      <Fact name={<Trans>Employees</Trans>} value={employees && <Headcount range={employees} />} />
      <Fact name={<Trans>Lead time</Trans>} value={days === null ? undefined : <LeadTime days={days} />} />
      <Certificates certificates={certificates} />
    </Facts>
  )
}

/** Those that were confirmed where there are any, else those that the company states. */
function Certificates({ certificates }: Pick<CompanyLine, 'certificates'>) {
  const confirmed = certificates.filter((one) => one.confirmed).map(({ name }) => name)
  if (confirmed.length > 0)
    return <Fact name={<Trans>Confirmed certificates</Trans>} value={<Names names={confirmed} />} />
  const stated = certificates.map(({ name }) => name)
  return (
    <Fact
      name={<Trans>Stated certificates</Trans>}
      value={stated.length > 0 ? <Names names={stated} /> : undefined}
    />
  )
}

const namesShown = 2

/** The first names in a row and how many there are more, where ISO 9001 is not parted from its number. */
function Names({ names }: { names: readonly string[] }) {
  return (
    <span title={names.join(', ')}>
      {names.slice(0, namesShown).map((name, at) => (
        <Fragment key={at}>
          {at > 0 && ', '}
          <span className={name.length <= 16 ? 'nowrap' : undefined}>{name}</span>
        </Fragment>
      ))}
      {names.length > namesShown && <span className="nowrap"> +{names.length - namesShown}</span>}
    </span>
  )
}
