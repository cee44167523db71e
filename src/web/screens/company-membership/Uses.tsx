import { Link } from 'react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { boostsPath } from '../../../contract/boost-words.ts'
import type { MembershipEntry } from '../../../contract/billing.ts'
import type { MembershipData } from './membership-data.ts'
import { managePath } from '../../components/manage/tabs.ts'
import { companyEnquiryPath } from '../../components/search/wish.ts'
import { formatDay } from '../../components/text/formats.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { useDuration } from './days.ts'
import { membershipPath } from './paths.ts'
import styles from './MembershipScreen.module.css'

type Props = { membership: MembershipEntry; ledger: MembershipData['ledger'] }

/** What is used of what the plan holds: products, boosts where there are any, support time with its ledger (D19). */
export function Uses({ membership, ledger }: Props) {
  const { businessID, products, boosts, supportMinutes } = membership
  const lengthOf = useDuration()
  const isOver = products.used > products.of
  const used = lengthOf(supportMinutes.used)
  const included = lengthOf(supportMinutes.of)
  const left = lengthOf(supportMinutes.of - supportMinutes.used)
  return (
    <div className={styles.stack}>
      <dl className={styles.uses}>
        <div>
          <dt>
            <Link to={managePath(businessID, 'products')}>
              <Trans>Products shown</Trans>
            </Link>
          </dt>
          <dd>
            <Share {...products} />
            <Trans>
              {products.used} of {products.of}
            </Trans>
            {isOver && (
              <p className={styles.over}>
                <Trans>More are published than the plan has room for.</Trans>
              </p>
            )}
          </dd>
        </div>
        {boosts && boosts.of > 0 && (
          <div>
            <dt>
              <Link to={boostsPath(businessID)}>
                <Trans>Boosts this month</Trans>
              </Link>
            </dt>
            <dd>
              <Share {...boosts} />
              <Trans>
                {boosts.used} of {boosts.of}
              </Trans>
            </dd>
          </div>
        )}
        <div>
          <dt>
            <Trans>Support time</Trans>
          </dt>
          <dd>
            {supportMinutes.of > 0 ? (
              <>
                <Share {...supportMinutes} />
                <Trans>
                  {used} of {included} used, {left} left
                </Trans>
              </>
            ) : (
              <Trans context="in the plan">Not included</Trans>
            )}
          </dd>
        </div>
      </dl>
      {supportMinutes.of > 0 && (
        <>
          <p className={styles.ways}>
            <LinkButton to={companyEnquiryPath(businessID)}>
              <Trans>Ask for support time</Trans>
            </LinkButton>
            {!ledger && (
              <LinkButton
                variant="quiet"
                to={`${membershipPath(businessID, { show: 'support' })}#uses`}
                preventScrollReset
              >
                <Trans>What it was used for</Trans>
              </LinkButton>
            )}
          </p>
          {ledger && <Ledger entries={ledger} />}
        </>
      )}
    </div>
  )
}

/** For the eye; the words beside it say the same. */
const Share = ({ used, of }: { used: number; of: number }) => (
  <progress max={Math.max(of, 1)} value={Math.min(used, of)} aria-hidden="true" />
)

function Ledger({ entries }: { entries: NonNullable<MembershipData['ledger']> }) {
  const { i18n } = useLingui()
  const lengthOf = useDuration()
  if (entries.length === 0)
    return (
      <p className="muted">
        <Trans>No support time has been used in this membership year.</Trans>
      </p>
    )
  return (
    <ul className={styles.lines}>
      {entries.map(({ entryID, minutes, what, on, by }) => (
        <li key={entryID}>
          <time dateTime={on}>{formatDay(on, i18n.locale)}</time>
          <span className={styles.what}>
            {what} <span className="muted">({by})</span>
          </span>
          <span className={styles.amount}>{lengthOf(minutes)}</span>
        </li>
      ))}
    </ul>
  )
}
