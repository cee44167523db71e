import { Form } from 'react-router'
import { Trans } from '@lingui/react/macro'
import { FieldLabel } from '../../components/manage/FieldLabel.tsx'
import { SaveBar } from '../../components/forms/SaveBar.tsx'
import { FormProblem } from '../../ui/FormProblem.tsx'
import { useScripted } from '../../ui/useScripted.ts'
import { UnsavedGuard } from '../../ui/UnsavedGuard.tsx'
import { CreateFields } from './CreateFields.tsx'
import { FoundAlike } from './FoundAlike.tsx'
import type { CreateAnswer } from './creating.ts'
import type { CreateLists } from './create-lists.ts'
import type { CreateValues } from './create-values.ts'
import { useCreateForm } from './use-create-form.ts'
import styles from './CreateForm.module.css'

type Props = { empty: CreateValues; lists: CreateLists; answer: CreateAnswer | undefined }

/** Everything that a new company needs (section 3, "Create-business payload"); kept in this tab until it is there. */
export function CreateForm({ empty, lists, answer }: Props) {
  const state = useCreateForm(empty, answer)
  const { form, values, version, problems, same, saving } = state
  return (
    <Form
      method="post"
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        if (saving) event.preventDefault()
        // Kept once more, since somebody may have to log in first.
        else state.onInput()
      }}
      onInput={state.onInput}
      onBlur={state.onBlur}
    >
      <UnsavedGuard unsaved={state.unsaved} />
      {/* What Enter presses: the first button of the form. */}
      <button type="submit" name="intent" value="save" className="vh" tabIndex={-1} aria-hidden="true" />
      <CreateProblem answer={answer} problems={problems} />
      <FoundAlike
        key={same.map(({ businessID }) => businessID).join()}
        same={same}
        asked={answer?.outcome === 'same'}
      />
      <div className="sheet" key={version}>
        <CreateFields values={values} problems={problems} lists={lists} />
      </div>
      <SaveBar
        wrong={Object.keys(problems).length}
        saving={saving}
        cancelTo="/my-business"
        onCancel={state.drop}
      >
        <Trans>Create business</Trans>
      </SaveBar>
    </Form>
  )
}

function CreateProblem({
  answer,
  problems,
}: {
  answer: CreateAnswer | undefined
  problems: Record<string, string>
}) {
  const scripted = useScripted()
  if (!answer || answer.outcome === 'listed' || answer.outcome === 'same') return null
  const fields = Object.entries(problems).map(([name, why]) => ({
    name,
    text: (
      <Trans>
        <FieldLabel name={name} />: {why}
      </Trans>
    ),
  }))
  return (
    <FormProblem
      // Where scripts run, the first wrong field has the focus.
      key={answer.at}
      focused={!scripted || fields.length === 0}
      title={<Title answer={answer} />}
      fields={fields}
    />
  )
}

function Title({ answer: { incomplete, message } }: { answer: CreateAnswer }) {
  if (incomplete) return <Trans>Complete all the information required to create your business profile.</Trans>
  return message ?? <Trans>Something was wrong, try again please</Trans>
}
