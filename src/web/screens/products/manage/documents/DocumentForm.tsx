import { useRef, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { productDocumentEndings } from '../../../../../contract/file-types.ts'
import { limits } from '../../../../../contract/limits.ts'
import { documentKinds } from '../../../../../contract/document-kinds.ts'
import { CancelLink } from '../../../../components/forms/CancelLink.tsx'
import { Options, type Option } from '../../../../components/forms/Options.tsx'
import { SaveButton } from '../../../../components/forms/SaveButton.tsx'
import { SaveProblem } from '../../../../components/forms/SaveProblem.tsx'
import { attachedField, unarrivedField } from '../../../../components/upload/attached.ts'
import { useAttachments } from '../../../../components/upload/use-attachments.ts'
import { Field, SelectField } from '../../../../ui/Field.tsx'
import { KeptHere } from '../../../../ui/KeptHere.tsx'
import { UnsavedGuard } from '../../../../ui/UnsavedGuard.tsx'
import { useDraft } from '../../../../ui/useDraft.ts'
import { useShown } from '../../../../ui/useShown.ts'
import { FileField } from './FileField.tsx'
import { documentsPath, draftName, type DocumentAnswer } from './document-answer.ts'
import { useDocumentKinds } from './document-kinds.ts'
import { documentTyped, type DocumentName, type DocumentValues } from './document-values.ts'
import styles from '../../../../components/manage/EntryForm.module.css'

const { documentTitleMax, documentVersionMax } = limits

type Props = {
  businessID: string
  productID: string
  /** Empty for one that is added. */
  id: string
  values: DocumentValues
  languages: readonly Option[]
  answer: DocumentAnswer | undefined
  here: string
}

/** One document in all its fields; kept in this tab until it is saved. */
export function DocumentForm({ businessID, productID, id, values: kept, languages, answer, here }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const list = documentsPath(businessID, productID)
  const kinds = useDocumentKinds()
  const draft = useDraft(draftName(productID, id))
  const [changed, setChanged] = useState(false)
  const saving = useNavigation().formMethod === 'POST'
  const mine = answer?.shown ? answer : undefined
  const { values, version } = useShown({
    answer: mine,
    draft,
    ofDraft: (typed) => documentTyped({ get: (name: string) => typed[name] }),
    loaded: kept,
  })
  const unsaved = changed || draft.draft !== null
  const problems = useProblems(mine)
  const text = (name: Exclude<DocumentName, 'file'>) => ({
    name,
    defaultValue: values[name],
    error: problems[name],
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
    endings: productDocumentEndings,
  })
  const working = attached.uploads.filter(({ state }) => state.is !== 'failed').length
  return (
    <Form
      method="post"
      action={here}
      ref={form}
      className={`sheet ${styles.form}`}
      noValidate
      aria-labelledby="document-title"
      key={version}
      onChange={onEdited}
      onSubmit={(event) => {
        if (saving || working > 0) event.preventDefault()
      }}
    >
      <UnsavedGuard unsaved={unsaved && !saving} />
      <KeptHere draft={draft} unsaved={unsaved} onDiscard={() => setChanged(false)} />
      <h3 id="document-title" className={styles.title}>
        {id === '' ? <Trans>Add document</Trans> : <Trans>Edit document</Trans>}
      </h3>
      {mine && <SaveProblem answer={mine} title={mine.message} problems={problems} back={list} />}
      <div className={styles.fields}>
        <Field {...text('title')} label={<Trans>Title of the document</Trans>} required autoComplete="off" />
        <SelectField {...text('kind')} label={<Trans>Kind</Trans>}>
          {documentKinds.map((kind) => (
            <option key={kind} value={kind}>
              {kinds[kind]}
            </option>
          ))}
        </SelectField>
        <SelectField
          {...text('language')}
          label={<Trans>Language</Trans>}
          hint={<Trans>Leave it open for drawings without words.</Trans>}
        >
          <Options of={languages} />
        </SelectField>
        <Field
          {...text('version')}
          label={<Trans>Version</Trans>}
          hint={<Trans>As you count them, such as Rev. C.</Trans>}
          autoComplete="off"
        />
        <div className={styles.wide}>
          <SelectField
            {...text('access')}
            label={<Trans>Who can open it</Trans>}
            hint={
              <Trans>
                On request, everybody sees its title. Those who have sent you a request open it as long as you
                have not ended the conversation.
              </Trans>
            }
          >
            <option value="open">
              <Trans>Everybody</Trans>
            </option>
            <option value="request">
              <Trans>Only those who have sent a request</Trans>
            </option>
          </SelectField>
        </div>
        <div className={styles.wide}>
          <FileField
            of={attached}
            fileName={values.fileName}
            path={id === '' ? undefined : `${list}/${id}`}
            error={problems.file}
          />
        </div>
      </div>
      <div className={styles.acts}>
        <CancelLink to={list} preventScrollReset onCancel={draft.drop} />
        <SaveButton name="act" value={`save:${id}`} saving={saving} busy={saving || working > 0}>
          <Trans>Save document</Trans>
        </SaveButton>
      </div>
    </Form>
  )
}

function useProblems(answer: DocumentAnswer | undefined): Partial<Record<DocumentName, string>> {
  const { t } = useLingui()
  const words = (name: DocumentName) => {
    if (name === 'title')
      return t`Please enter 1 to ${documentTitleMax} characters in one line, none of them invisible.`
    if (name === 'version')
      return t`Please enter at most ${documentVersionMax} characters in one line, none of them invisible.`
    if (name === 'file') return t`Please choose a PDF, STEP, IGES, DXF or DWG file.`
    return t`Please choose one of the list.`
  }
  return Object.fromEntries((answer?.wrong ?? []).map((name) => [name, words(name)]))
}
