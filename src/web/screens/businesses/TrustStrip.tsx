import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { AnsweredOf, AnsweredShare, AnswerMedian } from '../../components/business/AnswerClock.tsx'
import { useAct } from '../../components/acts/standing.tsx'
import { formatNumber } from '../../components/text/formats.ts'
import { ByWhomAndWhen, CheckedIcon, ScopeLine } from '../../components/business/verification.tsx'
import type { BusinessPageData } from './page-data.ts'
import styles from './TrustStrip.module.css'

/** What a buyer looks at first; a cell without data is left out (U8, D50). */
export function TrustStrip({ business, brand }: { business: BusinessPageData; brand: string }) {
  const { certificates, trade, general, answers } = business
  const { leadTime } = trade
  const { i18n } = useLingui()
  const thing = { type: 'business', id: business.businessID } as const
  const likes = useAct('like', thing, business.likes).count ?? 0
  const followers = useAct('follow', thing, business.followers).count ?? 0
  const expired = certificates.filter(({ status }) => status === 'expired').length
  const confirmed = certificates.filter((one) => one.confirmed).length
  const stated = formatNumber(certificates.length, i18n.locale)
  return (
    <dl className={styles.trust}>
      <Verification business={business} brand={brand} />
      {certificates.length > 0 && (
        <Cell
          name={<Trans>Certificates</Trans>}
          below={
            <>
              {confirmed > 0 ? <Trans>{confirmed} confirmed</Trans> : <Trans>Stated by the company</Trans>}
              {expired > 0 && (
                <>
                  {' · '}
                  <Trans>{expired} expired</Trans>
                </>
              )}
            </>
          }
        >
          {stated}
        </Cell>
      )}
      {answers && (
        <Cell
          name={<Trans>Answers</Trans>}
          below={
            <>
              <AnswerMedian answers={answers} />
              {answers.medianMinutes !== null && ' · '}
              <AnsweredOf answers={answers} />
            </>
          }
        >
          <AnsweredShare answers={answers} />
        </Cell>
      )}
      {leadTime !== undefined && (
        <Cell name={<Trans>Average lead time</Trans>}>
          {leadTime}&nbsp;
          <span className="unit">
            <Plural value={leadTime} one="day" other="days" />
          </span>
        </Cell>
      )}
      {general.capacity?.most !== undefined && (
        <Cell name={<Trans>Capacity</Trans>} below={<CapacityUnit capacity={general.capacity} />}>
          {general.capacity.most}
        </Cell>
      )}
      <Cell
        name={<Trans>Followers</Trans>}
        below={likes > 0 && <Plural value={likes} one="# like" other="# likes" />}
      >
        {formatNumber(followers, i18n.locale)}
      </Cell>
    </dl>
  )
}

function Verification({ business, brand }: { business: BusinessPageData; brand: string }) {
  const { verification } = business
  if (!verification)
    return (
      <Cell
        name={<Trans>Verification</Trans>}
        below={
          <Trans>{brand} has not checked this company’s documents. Ask for them before you order.</Trans>
        }
      >
        <Trans>Not Verified</Trans>
      </Cell>
    )
  return (
    <Cell name={<Trans>Verification</Trans>} below={<ByWhomAndWhen verification={verification} />}>
      <span className={styles.checked}>
        <CheckedIcon />
        <ScopeLine scope={verification.scope} />
      </span>
    </Cell>
  )
}

function CapacityUnit({ capacity }: { capacity: NonNullable<BusinessPageData['general']['capacity']> }) {
  // Elements, not texts: Trans reads a text among its words for tags.
  const unit = <>{capacity.unit}</>
  const period = <>{capacity.period}</>
  return capacity.isMaximum ? (
    <Trans>
      {unit} per {period}, max.
    </Trans>
  ) : (
    <Trans>
      {unit} per {period}, min.
    </Trans>
  )
}

type CellProps = { name: React.ReactNode; below?: React.ReactNode; children: React.ReactNode }

function Cell({ name, below, children }: CellProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {children}
        {below ? <small>{below}</small> : null}
      </dd>
    </div>
  )
}
