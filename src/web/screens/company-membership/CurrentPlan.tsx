import { Link } from 'react-router'
import { Plural, Trans } from '@lingui/react/macro'
import type { MembershipEntry } from '../../../contract/billing.ts'
import { membershipDays } from '../../../contract/plans.ts'
import { TierMark, VerifiedMark } from '../../components/business/marks.tsx'
import { managePath } from '../../components/manage/tabs.ts'
import { useDayIn } from './days.ts'
import styles from './MembershipScreen.module.css'

type Props = { membership: MembershipEntry }

/** The plan a company is on, whether it is verified, and until when it has what it paid for. */
export function CurrentPlan({ membership }: Props) {
  const { subscription, verified, period, unlistedByPlan } = membership
  return (
    <div className={styles.stack}>
      <p className={styles.marks}>
        <TierMark tier={subscription} />
        <VerifiedMark verified={verified} />
      </p>
      {period ? (
        <Until period={period} timeZone={membership.timeZone} />
      ) : (
        <p>
          <Trans>This plan costs nothing and has no end date.</Trans>
        </p>
      )}
      {unlistedByPlan > 0 && isNear(period) && <Unlisted membership={membership} />}
    </div>
  )
}

const nearMs = membershipDays.firstReminder * 86_400_000
/** Whether what comes after a plan is near enough to be spoken of: its last month, its grace, and when it is over. */
const isNear = (period: MembershipEntry['period']): boolean =>
  period === null || period.state === 'grace' || Date.parse(period.end) - Date.now() < nearMs

type UntilProps = { period: NonNullable<MembershipEntry['period']>; timeZone: string }

function Until({ period: { start, end, renews, state, graceUntil }, timeZone }: UntilProps) {
  const dayOf = useDayIn(timeZone)
  const since = dayOf(start)
  const until = dayOf(end)
  if (state === 'grace') {
    const last = dayOf(graceUntil ?? end)
    return (
      <div className={styles.warning}>
        <p>
          <b>
            <Trans>The renewal of {until} could not be paid.</Trans>
          </b>
        </p>
        <p>
          <Trans>
            Everything stays as it is until {last}, and we try again until then. After that the company is on
            the Standard plan. Another card below pays at once.
          </Trans>
        </p>
      </div>
    )
  }
  return (
    <p>
      {renews ? (
        <Trans>
          Paid since {since}. It renews on {until} with the card below.
        </Trans>
      ) : (
        <Trans>
          Paid from {since} until {until}. It is not renewed by itself.
        </Trans>
      )}
    </p>
  )
}

/** What a smaller plan will have no room for (D16). */
function Unlisted({ membership: { businessID, unlistedByPlan, period } }: Props) {
  return (
    <div className={styles.warning}>
      <p>
        {period ? (
          <Plural
            value={unlistedByPlan}
            one="# published product has no room in the plan after this one. It will be unlisted then, not deleted."
            other="# published products have no room in the plan after this one. They will be unlisted then, not deleted."
          />
        ) : (
          <Plural
            value={unlistedByPlan}
            one="# product has no room in this plan and is unlisted. Nothing was deleted."
            other="# products have no room in this plan and are unlisted. Nothing was deleted."
          />
        )}
      </p>
      <p>
        <Link className="reach" to={managePath(businessID, 'products')}>
          <Trans>Choose which products stay</Trans>
        </Link>
      </p>
    </div>
  )
}
