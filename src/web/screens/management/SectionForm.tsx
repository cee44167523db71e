import { useMemo } from 'react'
import { Form } from 'react-router'
import { useLingui } from '@lingui/react/macro'
import type { BusinessSection } from '../../../contract/business-management.ts'
import { OnlyManagers } from '../../components/manage/OnlyManagers.tsx'
import { FieldLabel } from '../../components/manage/FieldLabel.tsx'
import { SaveBar } from '../../components/forms/SaveBar.tsx'
import { StalePanel } from '../../components/forms/StalePanel.tsx'
import { KeptHere } from '../../ui/KeptHere.tsx'
import { UnsavedGuard } from '../../ui/UnsavedGuard.tsx'
import { Completeness } from './Completeness.tsx'
import { Preview } from './Preview.tsx'
import { SectionFields } from './SectionFields.tsx'
import { SectionProblem } from './SectionProblem.tsx'
import { shownTexts } from './shown-texts.ts'
import type { Lists } from './lists.ts'
import type { Answer } from './saving.ts'
import type { SectionFormState } from './use-section-form.ts'
import styles from './SectionForm.module.css'

type Props = {
  businessID: string
  section: BusinessSection
  /** A member sees everything and changes nothing (D8). */
  readOnly: boolean
  lists: Lists
  missing: readonly string[]
  completeness: number
  answer: Answer | undefined
  state: SectionFormState
  logo: { url: string | undefined; companyName: string; industryID: string }
  /** Below the fields: what is saved apart from them. */
  children?: React.ReactNode
}

/** One section of a company: its fields, what is missing, what buyers see of it, and the bar that saves. */
export function SectionForm({ businessID, section, readOnly, lists, state, answer, ...more }: Props) {
  const { form, shown, version, problems, changes, saving } = state
  const { i18n } = useLingui()
  // Typing draws the preview and the bar anew, not every field.
  const fields = useMemo(
    () => (
      <SectionFields
        key={version}
        section={section}
        values={shown.values}
        problems={problems}
        lists={lists}
      />
    ),
    // What is wrong changes only with the answer, which is in the version.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [version, section, lists],
  )
  return (
    <Form
      method="post"
      ref={form}
      noValidate
      onSubmit={(event) => {
        if (saving) event.preventDefault()
      }}
      onInput={state.onInput}
    >
      <UnsavedGuard unsaved={state.unsaved && !state.submitting} />
      {/* What Enter presses: the first button of the form. */}
      {!readOnly && (
        <button type="submit" name="intent" value="save" className="vh" tabIndex={-1} aria-hidden="true" />
      )}
      <input type="hidden" name="revision" value={shown.revision} />
      <input type="hidden" name="base" value={shown.base} />
      <div className={styles.grid}>
        <div className={styles.main}>
          {readOnly && <OnlyManagers />}
          <KeptHere draft={state.draft} unsaved={state.unsaved} onDiscard={state.cancel} />
          <SectionProblem answer={answer} problems={problems} />
          {answer?.clash && (
            <StalePanel
              key={answer.at}
              clash={answer.clash}
              Label={FieldLabel}
              textOf={(values) => shownTexts(values, lists, i18n.locale)}
              onChoose={state.choose}
            />
          )}
          <fieldset disabled={readOnly} className={`sheet ${styles.fields}`}>
            {fields}
          </fieldset>
          {more.children}
        </div>
        <aside className={styles.aside}>
          <Completeness
            businessID={businessID}
            section={section}
            percent={more.completeness}
            missing={readOnly ? [] : more.missing}
            wrong={Object.keys(problems)}
          />
          <Preview
            readOnly={readOnly}
            section={section}
            values={state.values}
            lists={lists}
            logo={more.logo}
          />
        </aside>
      </div>
      {!readOnly && (
        <SaveBar
          wrong={Object.keys(problems).length}
          changes={changes}
          saving={saving}
          onCancel={state.cancel}
        />
      )}
    </Form>
  )
}
