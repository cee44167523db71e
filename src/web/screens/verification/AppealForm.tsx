import { Trans, useLingui } from '@lingui/react/macro'
import { formatDay } from '../../components/text/formats.ts'
import type { Answer } from './answer.ts'
import { WriteForm } from './WriteForm.tsx'
import styles from './Verification.module.css'

type Props = {
  businessID: string
  caseID: string
  /** A moment. */
  until: string
  isOwner: boolean
  sendingKey: string
  answer: Answer | undefined
}

/** One appeal against a refusal, for owners; admins read who can. */
export function AppealForm({ businessID, caseID, until, isOwner, sendingKey, answer }: Props) {
  const { i18n } = useLingui()
  const day = formatDay(until.slice(0, 10), i18n.locale)
  if (!isOwner)
    return (
      <p className="muted">
        <Trans>An owner of the company can appeal once, until {day}.</Trans>
      </p>
    )
  return (
    <details className={styles.appeal} open={answer !== undefined && answer.outcome !== 'done'}>
      <summary>
        <Trans>Appeal against the refusal</Trans>
      </summary>
      <WriteForm
        intent="appeal"
        as={`verification:${businessID}:appeal`}
        label={<Trans>Why the refusal is wrong</Trans>}
        send={<Trans>Send the appeal</Trans>}
        sendingKey={sendingKey}
        answer={answer}
      >
        <input type="hidden" name="caseID" value={caseID} />
        <p>
          <Trans>
            You can appeal once, until {day}. Another verifier decides, who sees the same documents and what
            you add.
          </Trans>
        </p>
      </WriteForm>
    </details>
  )
}
