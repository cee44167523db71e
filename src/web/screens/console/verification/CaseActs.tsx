import { Trans, useLingui } from '@lingui/react/macro'
import { limits } from '../../../../contract/limits.ts'
import { Field, TextAreaField } from '../../../ui/Field.tsx'
import { ActForm } from '../ActForm.tsx'
import type { Acted } from '../acting.ts'
import { ScopeFields } from './ScopeFields.tsx'
import styles from './Verifying.module.css'

type Props = { caseID: string; version: string; answer: Acted | undefined; today: string }

/** Asking, granting and refusing. */
export function CaseActs({ caseID, version, answer, today }: Props) {
  const { t } = useLingui()
  const max = limits.verificationTextMax
  return (
    <section className={`sheet ${styles.sheet}`}>
      <ActForm isBare intent="ask" about={caseID} title={<Trans>Ask the company</Trans>} answer={answer}>
        <TextAreaField
          label={t`The question, as the company reads it`}
          name="text"
          max={max}
          rows={4}
          required
        />
      </ActForm>
      <ActForm isBare intent="grant" about={caseID} title={<Trans>Grant</Trans>} answer={answer}>
        <input type="hidden" name="version" value={version} />
        <ScopeFields />
        <Field
          label={t`Valid until`}
          name="validUntil"
          type="date"
          defaultValue={yearAfter(today)}
          min={today}
          required
        />
      </ActForm>
      <ActForm isBare intent="refuse" about={caseID} title={<Trans>Refuse</Trans>} answer={answer}>
        <TextAreaField
          label={t`The reasons, as the company reads them`}
          name="text"
          max={max}
          rows={4}
          required
        />
      </ActForm>
    </section>
  )
}

/** The same day of the year after, in February the last that there is. */
export function yearAfter(day: string): string {
  const next = `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`
  return next.endsWith('-02-29') ? next.replace('-29', '-28') : next
}
