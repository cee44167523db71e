import { Form, useNavigation } from 'react-router'
import { Trans } from '@lingui/react/macro'
import type { OwnCaseEntry } from '../../../contract/verification.ts'
import { Button } from '../../ui/Button.tsx'
import { CaseTexts } from './CaseTexts.tsx'
import { Refused } from './Refused.tsx'
import type { AnswerTo } from './answer.ts'
import { WriteForm } from './WriteForm.tsx'
import styles from './Verification.module.css'

type Props = { businessID: string; one: OwnCaseEntry; sendingKey: string; answerTo: AnswerTo }

/** A case that waits for the verifier or for the company, with what was written and given so far. */
export function OpenCase({ businessID, one, sendingKey, answerTo }: Props) {
  const isAsked = one.state === 'asked'
  const isBusy = useNavigation().formData?.get('intent') === 'withdraw'
  const refused = answerTo('withdraw')
  return (
    <div className={styles.case}>
      <p className={isAsked ? styles.asked : styles.strong} role="status">
        {isAsked ? (
          <Trans>The verifier has a question. The check waits for your answer.</Trans>
        ) : one.kind === 'appeal' ? (
          <Trans>Your appeal is with another verifier.</Trans>
        ) : (
          <Trans>Your documents are with a verifier.</Trans>
        )}
      </p>
      <CaseTexts businessID={businessID} one={one} />
      <WriteForm
        key={one.caseID}
        intent="answer"
        as={`verification:${businessID}:answer`}
        label={isAsked ? <Trans>Your answer</Trans> : <Trans>Add something</Trans>}
        send={<Trans>Send</Trans>}
        sendingKey={sendingKey}
        answer={answerTo('answer')}
      />
      {refused && <Refused answer={refused} />}
      <Form method="post" preventScrollReset>
        <input type="hidden" name="intent" value="withdraw" />
        <Button type="submit" variant="quiet" aria-disabled={isBusy || undefined}>
          {one.kind === 'appeal' ? <Trans>Take the appeal back</Trans> : <Trans>Take the request back</Trans>}
        </Button>
      </Form>
    </div>
  )
}
