import { Trans, useLingui } from '@lingui/react/macro'
import { limits } from '../../../../contract/limits.ts'
import type { CheckEntryOf } from '../../../../contract/verification.ts'
import { formatDay } from '../../../components/text/formats.ts'
import { LevelName } from '../../../components/verification/check-words.tsx'
import { TextAreaField } from '../../../ui/Field.tsx'
import { ActForm } from '../ActForm.tsx'
import type { Acted } from '../acting.ts'

/** Taking a check back before its last day. */
export function EndCheck({ check, answer }: { check: CheckEntryOf; answer: Acted | undefined }) {
  const { t, i18n } = useLingui()
  const day = formatDay(check.checkedOn, i18n.locale)
  const level = <LevelName level={check.level} />
  return (
    <ActForm
      isBare
      intent="end"
      about={check.checkID}
      title={
        <Trans>
          Take back: {level}, {day}
        </Trans>
      }
      answer={answer}
    >
      <TextAreaField
        label={t`What the company is told`}
        name="text"
        max={limits.staffReasonMax}
        rows={3}
        required
      />
    </ActForm>
  )
}
