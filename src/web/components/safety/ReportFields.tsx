import { useEffect, useRef } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { limits } from '../../../contract/limits.ts'
import { SelectField, TextAreaField } from '../../ui/Field.tsx'
import { FormProblem } from '../../ui/FormProblem.tsx'
import { KeepsTyping } from '../../ui/KeepsTyping.tsx'
import { reasonNames } from './reasons.ts'

/** What a report learns after it was sent. */
export type ReportAnswer = {
  outcome: 'sent' | 'already' | 'refused'
  /** The server's words when it refused. */
  problem?: string
  /** The reason was left out. */
  noReason?: true
  tooLong?: true
  values: { reason: string; text: string }
}

/** Why, and what the moderators should know; `about` names what is reported. */
export function ReportFields({ answer, about }: { answer: ReportAnswer | undefined; about: string }) {
  const { t, i18n } = useLingui()
  return (
    <>
      <KeepsTyping as={`report ${about}`} />
      {answer?.outcome === 'refused' && (
        <FormProblem
          title={answer.problem ?? <Trans>The report was not sent.</Trans>}
          fields={answer.noReason ? [{ name: 'reason', text: <Trans>Choose a reason.</Trans> }] : []}
        />
      )}
      <SelectField
        label={t`Reason`}
        name="reason"
        required
        defaultValue={answer?.values.reason ?? ''}
        error={answer?.noReason && <Trans>Choose a reason.</Trans>}
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
        error={answer?.tooLong && <Trans>This is too long.</Trans>}
      />
    </>
  )
}

/** What stands there when there is nothing more to do. */
export function ReportDone({ outcome }: { outcome: 'sent' | 'already' }) {
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
