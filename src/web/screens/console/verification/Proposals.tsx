import { Trans, useLingui } from '@lingui/react/macro'
import type { CompanyChecksEntry, ProposedCheckEntry } from '../../../../contract/verification-staff.ts'
import { formatDay } from '../../../components/text/formats.ts'
import { CheckScope, LevelName } from '../../../components/verification/check-words.tsx'
import { ActForm } from '../ActForm.tsx'
import type { Acted } from '../acting.ts'
import { reportPath } from './paths.ts'
import styles from './Verifying.module.css'

type Props = { about: CompanyChecksEntry; ownID: string; answer: Acted | undefined }

/** What waits for a second verifier; who proposed it may only take it back. */
export function Proposals({ about: { company, proposals }, ownID, answer }: Props) {
  if (proposals.length === 0) return null
  return (
    <section className={`sheet ${styles.sheet}`}>
      <h2 className="t-card">
        <Trans>Waits for a second verifier</Trans>
      </h2>
      {proposals.map((one) => (
        <Proposal
          key={one.proposalID}
          one={one}
          businessID={company.businessID}
          ownID={ownID}
          answer={answer}
        />
      ))}
    </section>
  )
}

type OneProps = { one: ProposedCheckEntry; businessID: string } & Pick<Props, 'ownID' | 'answer'>

function Proposal({ one, businessID, ownID, answer }: OneProps) {
  const { i18n } = useLingui()
  const isOwn = one.proposedBy.userID === ownID
  const [from, until] = [one.checkedOn, one.validUntil].map((day) => formatDay(day, i18n.locale))
  return (
    <div className={styles.stack}>
      <p className={styles.strong}>
        <LevelName level={one.level} /> · {from} – {until}
      </p>
      <p>
        <CheckScope scope={one.scope} /> · <bdi>{one.checkedBy}</bdi>
      </p>
      <p className={styles.said}>
        <bdi>{one.proposedBy.name}</bdi>: {one.reason}
      </p>
      <p>
        <a href={reportPath(businessID, one.reportID)} target="_blank" rel="noopener">
          <Trans>Open the report</Trans>
        </a>
      </p>
      {!isOwn && (
        <ActForm
          isBare
          intent="approve"
          about={one.proposalID}
          title={<Trans>Approve</Trans>}
          answer={answer}
        />
      )}
      <ActForm
        isBare
        intent="decline"
        about={one.proposalID}
        title={isOwn ? <Trans>Take the proposal back</Trans> : <Trans>Decline the proposal</Trans>}
        answer={answer}
      />
    </div>
  )
}
