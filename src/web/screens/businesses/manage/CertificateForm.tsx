import { useRef, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { documentEndings } from '../../../../contract/file-types.ts'
import { limits } from '../../../../contract/limits.ts'
import { CancelLink } from '../../../components/forms/CancelLink.tsx'
import { SaveButton } from '../../../components/forms/SaveButton.tsx'
import { SaveProblem } from '../../../components/forms/SaveProblem.tsx'
import { attachedField, unarrivedField } from '../../../components/upload/attached.ts'
import { useAttachments } from '../../../components/upload/use-attachments.ts'
import { Field } from '../../../ui/Field.tsx'
import { UnsavedGuard } from '../../../ui/UnsavedGuard.tsx'
import { KeptHere } from '../../../ui/KeptHere.tsx'
import { useDraft } from '../../../ui/useDraft.ts'
import { useShown } from '../../../ui/useShown.ts'
import { CopyField } from './CopyField.tsx'
import { DocumentField } from './DocumentField.tsx'
import {
  certificateDocumentPath,
  certificatesPath,
  draftName,
  type CertificateAnswer,
} from './certificate-answer.ts'
import { certificateTyped, type CertificateName, type CertificateValues } from './certificate-values.ts'
import styles from '../../../components/manage/EntryForm.module.css'

const { certificateTextMax, certificateYearMin: firstYear, certificateYearMax: lastYear } = limits

type Props = {
  businessID: string
  /** Empty for one that is added. */
  id: string
  values: CertificateValues
  answer: CertificateAnswer | undefined
  here: string
}

/** One certificate in all its fields; kept in this tab until it is saved. */
export function CertificateForm({ businessID, id, values: kept, answer, here }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const list = certificatesPath(businessID)
  const draft = useDraft(draftName(businessID, id))
  const [changed, setChanged] = useState(false)
  const [uploading, setUploading] = useState(0)
  const saving = useNavigation().formMethod === 'POST'
  const mine = answer?.shown ? answer : undefined
  const { values, version } = useShown({
    answer: mine,
    draft,
    ofDraft: (typed) => certificateTyped({ get: (name: string) => typed[name] }),
    loaded: kept,
  })
  const unsaved = changed || draft.draft !== null
  const problems = useProblems(mine)
  const text = (name: Exclude<CertificateName, 'photo' | 'document'>) => ({
    name,
    defaultValue: values[name],
    error: problems[name],
    autoComplete: 'off',
  })
  const onEdited = () => {
    setChanged(true)
    // Once the form shows it.
    requestAnimationFrame(() => form.current && draft.keep(form.current))
  }
  const attached = useAttachments({
    kept: draft.draft?.[attachedField],
    unarrived: draft.draft?.[unarrivedField],
    drops: draft.drops,
    onChange: onEdited,
    most: 1,
    endings: documentEndings,
  })
  const working = uploading + attached.uploads.filter(({ state }) => state.is !== 'failed').length
  return (
    <Form
      method="post"
      action={here}
      ref={form}
      className={`sheet ${styles.form}`}
      noValidate
      aria-labelledby="certificate-title"
      key={version}
      onChange={onEdited}
      onSubmit={(event) => {
        if (saving || working > 0) event.preventDefault()
      }}
    >
      <UnsavedGuard unsaved={unsaved && !saving} />
      <KeptHere draft={draft} unsaved={unsaved} onDiscard={() => setChanged(false)} />
      <h3 id="certificate-title" className={styles.title}>
        {id === '' ? <Trans>Add certificate</Trans> : <Trans>Edit certificate</Trans>}
      </h3>
      {mine && <SaveProblem answer={mine} title={mine.message} problems={problems} back={list} />}
      <div className={styles.fields}>
        <Field {...text('name')} label={<Trans>Name</Trans>} placeholder="ISO 9001" required />
        <Field {...text('number')} label={<Trans>Number</Trans>} />
        <Field {...text('issuer')} label={<Trans>Issued by</Trans>} />
        <Field
          {...text('scope')}
          label={<Trans>Scope</Trans>}
          hint={<Trans>What it covers, such as a plant or a kind of product.</Trans>}
        />
        <Field {...text('issueDate')} type="date" label={<Trans>Issued on</Trans>} />
        <Field
          {...text('expireDate')}
          type="date"
          label={<Trans>Expires on</Trans>}
          hint={<Trans>Leave it empty when it does not expire.</Trans>}
        />
        <div className={styles.wide}>
          <DocumentField
            of={attached}
            values={values}
            path={id === '' ? undefined : certificateDocumentPath(businessID, id)}
            error={problems.document}
            onEdited={onEdited}
          />
        </div>
        <div className={styles.wide}>
          <CopyField
            businessID={businessID}
            values={values}
            error={problems.photo}
            onEdited={onEdited}
            onWorking={setUploading}
          />
        </div>
      </div>
      <div className={styles.acts}>
        <CancelLink to={list} preventScrollReset onCancel={draft.drop} />
        <SaveButton name="act" value={`save:${id}`} saving={saving} busy={saving || working > 0}>
          <Trans>Save certificate</Trans>
        </SaveButton>
      </div>
    </Form>
  )
}

function useProblems(answer: CertificateAnswer | undefined): Partial<Record<CertificateName, string>> {
  const { t } = useLingui()
  const words = (name: CertificateName) => {
    if (name === 'name' && answer?.shown?.name.trim() === '') return t`Please fill in this field.`
    if (name === 'name')
      return t`Please enter 1 to ${certificateTextMax} characters, none of them invisible, and nothing that could be taken for our check or our badges.`
    if (name === 'issuer')
      return t`Please enter at most ${certificateTextMax} characters in one line, none of them invisible, and nothing that could be taken for us.`
    if (name === 'issueDate')
      return t`Please enter the date of issue as a day between ${firstYear} and ${lastYear}.`
    if (name === 'expireDate')
      return t`Please enter a day between ${firstYear} and ${lastYear} that is not before the date of issue.`
    if (name === 'document') return t`Please choose a PDF or a picture.`
    if (name === 'photo') return t`This file cannot be used any more. Please upload it again.`
    return t`Please enter at most ${certificateTextMax} characters in one line, none of them invisible.`
  }
  return Object.fromEntries((answer?.wrong ?? []).map((name) => [name, words(name)]))
}
