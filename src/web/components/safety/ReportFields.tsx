import { useEffect, useRef } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { limits } from '../../../contract/limits.ts'
import { SelectField, TextAreaField } from '../../ui/Field.tsx'
import { FormProblem, NotAnswered } from '../../ui/FormProblem.tsx'
import { KeepsTyping } from '../../ui/KeepsTyping.tsx'
import { useProblems } from '../forms/use-problems.ts'
import { reasonNames } from './reasons.ts'
import type { ReportAnswer } from './reporting.ts'

const names = ['reason', 'text']
const most = { text: limits.reportTextMax }

/** Why, and what the moderators should know; `about` names what is reported. */
export function ReportFields({ answer, about }: { answer: ReportAnswer | undefined; about: string }) {
  const { t, i18n } = useLingui()
  const problems = useProblems(answer?.wrong ?? {}, names, most)
  return (
    <>
      <KeepsTyping as={`report ${about}`} />
      {answer && (
        <FormProblem
          key={answer.at}
          title={
            answer.isUnanswered ? (
              <NotAnswered />
            ) : (
              (answer.message ?? <Trans>The report was not sent.</Trans>)
            )
          }
          fields={Object.keys(problems).map((name) => ({
            name,
            label: name === 'reason' ? t`Reason` : t`What should our moderators know?`,
          }))}
        />
      )}
      <SelectField
        label={t`Reason`}
        name="reason"
        required
        defaultValue={answer?.values.reason ?? ''}
        error={problems['reason']}
      >
        <option value="">{t`Select`}</option>
        {Object.entries(reasonNames).map(([reason, name]) => (
          <option key={reason} value={reason}>
            {i18n._(name)}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        label={t`What should our moderators know?`}
        name="text"
        rows={4}
        max={limits.reportTextMax}
        defaultValue={answer?.values.text ?? ''}
        error={problems['text']}
      />
    </>
  )
}

/** Whether nothing more is to be done: it has arrived. */
export const hasArrived = (answer: ReportAnswer | undefined): answer is ReportAnswer =>
  answer?.outcome === 'sent' || answer?.outcome === 'already'

/** What stands there when there is nothing more to do. */
export function ReportDone({ outcome }: { outcome: ReportAnswer['outcome'] }) {
  const place = useRef<HTMLParagraphElement>(null)
  // The button that had the focus went with its form.
  useEffect(() => {
    place.current?.focus()
  }, [])
  return (
    <p ref={place} role="status" tabIndex={-1} className="t-read">
      {outcome === 'sent' ? (
        <Trans>Thank you. Our moderators will look at it; nobody learns who has reported it.</Trans>
      ) : (
        <Trans>You have reported this already. Our moderators will look at it.</Trans>
      )}
    </p>
  )
}
