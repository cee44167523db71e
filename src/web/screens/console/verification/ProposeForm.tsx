import { Trans, useLingui } from '@lingui/react/macro'
import { documentEndings } from '../../../../contract/file-types.ts'
import { DocumentFiles } from '../../../components/verification/DocumentFiles.tsx'
import { useAttachments } from '../../../components/upload/use-attachments.ts'
import { Field, SelectField } from '../../../ui/Field.tsx'
import { useScripted } from '../../../ui/useScripted.ts'
import { ActForm } from '../ActForm.tsx'
import type { Acted } from '../acting.ts'
import { yearAfter } from './CaseActs.tsx'
import { ScopeFields } from './ScopeFields.tsx'

type Props = {
  businessID: string
  version: string
  today: string
  sendingKey: string
  answer: Acted | undefined
}

/** Proposes a check of level 3 or 4 with its report. */
export function ProposeForm({ businessID, version, today, sendingKey, answer }: Props) {
  const { t } = useLingui()
  const scripted = useScripted()
  const attachments = useAttachments({
    kept: undefined,
    unarrived: undefined,
    drops: answer?.intent === 'propose' && answer.outcome === 'done' ? answer.at : 0,
    onChange: () => {},
    most: 1,
    endings: documentEndings,
  })
  return (
    <ActForm
      isBare
      intent="propose"
      about={businessID}
      title={<Trans>Propose a visit or an audit</Trans>}
      answer={answer}
      onSubmit={(event) => {
        if (attachments.uploads.length > 0) event.preventDefault()
      }}
    >
      <input type="hidden" name="key" value={sendingKey} />
      <input type="hidden" name="version" value={version} />
      <SelectField label={t`Level`} name="level">
        <option value="3">{t`Visit`}</option>
        <option value="4">{t`Audit by others`}</option>
      </SelectField>
      <ScopeFields />
      <Field label={t`Auditor`} name="auditor" hint={t`Of an audit: who made it.`} />
      <Field
        label={t`Date of the check`}
        name="checkedOn"
        type="date"
        max={today}
        defaultValue={today}
        required
      />
      <Field
        label={t`Valid until`}
        name="validUntil"
        type="date"
        min={today}
        defaultValue={yearAfter(today)}
        required
      />
      {scripted && <DocumentFiles of={attachments} most={1} />}
    </ActForm>
  )
}
