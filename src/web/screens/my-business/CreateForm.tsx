import { Form } from 'react-router'
import { Trans } from '@lingui/react/macro'
import { SaveProblem } from '../../components/forms/SaveProblem.tsx'
import { FieldLabel } from '../../components/manage/FieldLabel.tsx'
import { SaveBar } from '../../components/forms/SaveBar.tsx'
import { useScripted } from '../../ui/useScripted.ts'
import { KeptHere } from '../../ui/KeptHere.tsx'
import { UnsavedGuard } from '../../ui/UnsavedGuard.tsx'
import { CreateFields } from './CreateFields.tsx'
import { FoundAlike } from './FoundAlike.tsx'
import type { CreateAnswer } from './creating.ts'
import type { CreateLists } from './create-lists.ts'
import type { CreateValues } from './create-values.ts'
import { useCreateForm } from './use-create-form.ts'
import styles from './CreateForm.module.css'

type Props = { empty: CreateValues; lists: CreateLists; answer: CreateAnswer | undefined }

/** Everything that a new company needs (P3.14, "Create-business payload"); kept in this tab until it is there. */
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
      <UnsavedGuard unsaved={state.unsaved && !state.submitting} />
      <KeptHere draft={state.draft} unsaved={state.unsaved} onDiscard={state.onDiscard} />
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
        onCancel={state.draft.drop}
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
  return (
    <SaveProblem
      // Where scripts run, the first wrong field has the focus.
      focused={!scripted || Object.keys(problems).length === 0}
      answer={answer}
      title={
        answer.incomplete ? (
          <Trans>Complete all the information required to create your business profile.</Trans>
        ) : (
          answer.message
        )
      }
      problems={problems}
      Label={FieldLabel}
      back="/business/create"
    />
  )
}
