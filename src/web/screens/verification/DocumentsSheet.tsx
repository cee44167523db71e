import { Link } from 'react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { limits } from '../../../contract/limits.ts'
import { ByWhomAndWhen, ScopeLine } from '../../components/business/verification.tsx'
import { managePath } from '../../components/manage/tabs.ts'
import { formatDay } from '../../components/text/formats.ts'
import { AppealForm } from './AppealForm.tsx'
import { OpenCase } from './OpenCase.tsx'
import type { AnswerTo, VerificationProps } from './answer.ts'
import { WriteForm } from './WriteForm.tsx'
import styles from './Verification.module.css'

type Props = Omit<VerificationProps, 'answer'> & { answerTo: AnswerTo }

/** Level 2 and above: the badge as it stands, the case that is open, or how to ask for one. */
export function DocumentsSheet(props: Props) {
  const { businessID, verification, answerTo } = props
  const { badge, cases, role } = verification
  const open = cases.find(({ state }) => state === 'open' || state === 'asked')
  const [last] = cases
  const refused = last?.state === 'refused' ? last : undefined
  return (
    <section className={`sheet ${styles.sheet}`} aria-labelledby="documents">
      <h2 id="documents" className="t-card">
        <Trans>Check of documents</Trans>
      </h2>
      {badge && <Badge badge={badge} />}
      {open ? (
        <OpenCase businessID={businessID} one={open} sendingKey={props.sendingKey} answerTo={answerTo} />
      ) : (
        <>
          {refused && (
            <div className={styles.refused}>
              <h3 className="t-label">
                <Trans>The check was refused</Trans>
              </h3>
              <p className={styles.said}>{refused.reasons}</p>
              {refused.appealUntil && (
                <AppealForm
                  businessID={businessID}
                  caseID={refused.caseID}
                  until={refused.appealUntil}
                  isOwner={role === 'owner'}
                  sendingKey={props.sendingKey}
                  answer={answerTo('appeal')}
                />
              )}
            </div>
          )}
          <Asking {...props} />
        </>
      )}
    </section>
  )
}

function Badge({ badge }: { badge: NonNullable<Props['verification']['badge']> }) {
  const { i18n } = useLingui()
  const day = (iso: string) => ({ iso, text: formatDay(iso, i18n.locale) })
  const { checkedOn, validUntil } = badge
  const verification = { ...badge, checkedOn: day(checkedOn), validUntil: day(validUntil) }
  return (
    <div className={styles.badge}>
      <p className={styles.strong}>
        <Trans>Your company is verified.</Trans> <ScopeLine scope={badge.scope} />
      </p>
      <p>
        <ByWhomAndWhen verification={verification} />
      </p>
    </div>
  )
}

/** How to ask for a check, or why that cannot be done now. */
function Asking({ businessID, verification: { asking }, sendingKey, answerTo }: Props) {
  const { verifyAgainDays, documentsKeptDays } = limits
  if (asking === 'valid')
    return (
      <p className="muted">
        <Trans>You can ask for the next check {verifyAgainDays} days before this one runs out.</Trans>
      </p>
    )
  if (asking === 'plan')
    return (
      <>
        <p>
          <Trans>
            A verifier looks at documents of your company. The work is paid with a membership; what comes of
            it is not: without proof nobody is verified.
          </Trans>
        </p>
        <p>
          <Link to={managePath(businessID, 'membership')} reloadDocument>
            <Trans>See the memberships</Trans>
          </Link>
        </p>
      </>
    )
  return (
    <>
      <p>
        <Trans>
          A verifier looks at documents of your company and answers within two working days. Your badge then
          stands on your page and in search results.
        </Trans>
      </p>
      <ul className={styles.points}>
        <li>
          <Trans>An extract of the company register, not older than three months.</Trans>
        </li>
        <li>
          <Trans>Proof of the address of your works or office: a lease, a bill or a tax letter.</Trans>
        </li>
        <li>
          <Trans>Who may speak for the company, if it is not in the extract.</Trans>
        </li>
        <li>
          <Trans>
            Only your owners and admins and the verifier can open them. They are deleted {documentsKeptDays}{' '}
            days after the decision.
          </Trans>
        </li>
      </ul>
      <WriteForm
        intent="request"
        as={`verification:${businessID}:request`}
        label={<Trans>What the verifier should know</Trans>}
        send={<Trans>Ask for the check</Trans>}
        isTextOptional
        sendingKey={sendingKey}
        answer={answerTo('request')}
      />
    </>
  )
}
