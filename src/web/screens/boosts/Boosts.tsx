import { useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { BoostApi } from '../../../contract/boosts.ts'
import { newBoostPath } from '../../../contract/boost-words.ts'
import type { CallOutput } from '../../../contract/endpoint.ts'
import { limits } from '../../../contract/limits.ts'
import type { ManageHead } from '../../api/managed.ts'
import { Done } from '../../components/forms/Done.tsx'
import { managePath } from '../../components/manage/tabs.ts'
import { formatDay } from '../../components/text/formats.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { FormProblem, NotAnswered } from '../../ui/FormProblem.tsx'
import { Link } from '../../ui/Link.tsx'
import type { BoostAnswer } from './answer.ts'
import { BoostList } from './BoostList.tsx'
import { StopBoost } from './StopBoost.tsx'
import styles from './Boosts.module.css'

const { boostDays, answerHours, answerDays } = limits

type Props = {
  business: ManageHead
  listed: CallOutput<BoostApi['listBoosts']>
  /** The id of a boost that is to be stopped, as the address asks it where there are no scripts. */
  ask: string | null
  isMade: boolean
  answer: BoostAnswer | undefined
}

/** For who manages the company: what boosts are, what the plan has left, those that run, will and ran. */
export function Boosts({ business: { businessID }, listed, ask, isMade, answer }: Props) {
  const [asked, setAsked] = useState(ask)
  const [answered, setAnswered] = useState(answer?.at)
  if (answer?.at !== answered) {
    setAnswered(answer?.at)
    setAsked(null)
  }
  const { boosts, isPaused } = listed
  const open = boosts.filter(({ state }) => state === 'planned' || state === 'running' || state === 'paused')
  const over = boosts.filter((one) => !open.includes(one))
  return (
    <div className={styles.sheets}>
      <StopBoost
        asked={open.find(({ boostID }) => boostID === asked)}
        businessID={businessID}
        onClose={() => setAsked(null)}
      />
      <section className={`sheet ${styles.sheet}`} aria-labelledby="boosts">
        <h2 id="boosts" className="t-card">
          <Trans>Boosts</Trans>
        </h2>
        <p className="t-read">
          <Trans>
            A boost shows your page, a product or a post for {boostDays} days in a place marked Sponsored,
            where it fits what is searched for or who reads. The order of the other results never changes.
          </Trans>
        </p>
        {isMade && !answer && (
          <Done>
            <Trans>The boost is made.</Trans>
          </Done>
        )}
        {answer?.stopped && (
          <Done>
            <Trans>The boost is stopped.</Trans>
          </Done>
        )}
        {answer?.problem !== undefined && (
          <FormProblem key={answer.at} title={answer.problem || <NotAnswered />} />
        )}
        {isPaused && (
          <p className={styles.note}>
            <Trans>
              Your boosts rest: fewer than half of the inquiries of the last {answerDays} days were answered
              within {answerHours} hours. They show again once more are; their days go on meanwhile.
            </Trans>
          </p>
        )}
        <Quota listed={listed} businessID={businessID} />
      </section>
      <section className={`sheet ${styles.sheet}`} aria-labelledby="open">
        <h2 id="open" className="t-card">
          <Trans>Running and planned</Trans>
        </h2>
        {open.length === 0 ? (
          <p className="muted">
            <Trans>No boost runs or is planned.</Trans>
          </p>
        ) : (
          <BoostList boosts={open} businessID={businessID} zone={listed.zone} onStop={setAsked} />
        )}
      </section>
      {over.length > 0 && (
        <section className={`sheet ${styles.sheet}`} aria-labelledby="over">
          <h2 id="over" className="t-card">
            <Trans>Over</Trans>
          </h2>
          <BoostList boosts={over} businessID={businessID} zone={listed.zone} />
        </section>
      )}
    </div>
  )
}

/** What is left of the month, when it renews, and the way to a new one where there is one left. */
function Quota({ listed: { quota, isPaused }, businessID }: Pick<Props, 'listed'> & { businessID: string }) {
  const { i18n } = useLingui()
  const { used, of, renewsOn } = quota
  const left = Math.max(0, of - used)
  const renews = formatDay(renewsOn, i18n.locale)
  if (of === 0)
    return (
      <>
        <p className={styles.note}>
          <Trans>The plan of your company has no boosts.</Trans>
        </p>
        <p>
          <Link className="reach" to={managePath(businessID, 'membership')} reloadDocument>
            <Trans>See the plans</Trans>
          </Link>
        </p>
      </>
    )
  return (
    <>
      <p>
        <Trans>
          Left this month: <b>{left}</b> of {of}. It renews on {renews}; what is not used is not carried over.
        </Trans>
      </p>
      {left === 0 && (
        <p className="muted">
          <Trans>You can still plan one that begins next month.</Trans>
        </p>
      )}
      {!isPaused && (
        <p>
          <LinkButton variant="primary" to={newBoostPath(businessID)}>
            <Trans>New boost</Trans>
          </LinkButton>
        </p>
      )}
    </>
  )
}
