import { createContext, useContext } from 'react'
import { Form } from 'react-router'
import { Trans } from '@lingui/react/macro'
import { OnlyManagers } from '../../components/manage/OnlyManagers.tsx'
import { SaveBar } from '../../components/forms/SaveBar.tsx'
import { StalePanel } from '../../components/forms/StalePanel.tsx'
import { Moment } from '../../components/text/Times.tsx'
import { fieldID, SelectField } from '../../ui/Field.tsx'
import { KeptHere } from '../../ui/KeptHere.tsx'
import { UnsavedGuard } from '../../ui/UnsavedGuard.tsx'
import type { LanguagesData } from './page-data.ts'
import type { TextsAnswer } from './saving.ts'
import { TextLabel } from './TextLabel.tsx'
import { TextRow } from './TextRow.tsx'
import { TextsProblem } from './TextsProblem.tsx'
import { controlOf, originalName } from './texts.ts'
import type { TextsFormState } from './use-texts-form.ts'
import styles from './TextsForm.module.css'

type Props = {
  data: LanguagesData
  /** The address of this language's tab. */
  here: string
  /** Who may only look. */
  readOnly: boolean
  /** Said to them. */
  why?: React.ReactNode
  answer: TextsAnswer | undefined
  state: TextsFormState
  /** Where the reading of a name is said. */
  readingAt: string
  /** Below the fields: what needs no words of its own. */
  children?: React.ReactNode
}

/** For what is said above the fields of one of them. */
const Fields = createContext<LanguagesData['fields']>([])

function FieldName({ name }: { name: string }) {
  const field = useContext(Fields).find((one) => one.name === name)
  return <TextLabel {...(field ?? { name })} />
}

/** The texts of one language, each beside its original, and the bar that saves them. */
export function TextsForm({ data, here, readOnly, why, answer, state, readingAt, children }: Props) {
  const { opened, original, fields, latinName } = data
  const { form, shown, version, values, problems } = state
  return (
    <Form
      method="post"
      action={here}
      ref={form}
      noValidate
      preventScrollReset
      className={styles.form}
      onSubmit={(event) => {
        if (state.submitting) event.preventDefault()
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
      {readOnly && <OnlyManagers>{why}</OnlyManagers>}
      <KeptHere draft={state.draft} unsaved={state.unsaved} onDiscard={state.cancel} />
      <Fields value={fields}>
        <TextsProblem answer={answer} problems={problems} Label={FieldName} here={here} />
        {answer?.clash && (
          <StalePanel
            key={answer.at}
            clash={answer.clash}
            Label={FieldName}
            textOf={(texts) => Object.values(texts).join('\n')}
            lang={opened.code}
            onChoose={state.choose}
          />
        )}
      </Fields>
      <section className="sheet" aria-labelledby="texts-title">
        <div className={styles.head}>
          <h2 id="texts-title" className="t-card">
            {opened.name}
          </h2>
          <LastWritten data={data} />
        </div>
        <fieldset disabled={readOnly} key={version}>
          {!data.isSaid && (
            <div className={styles.said}>
              <SelectField
                id={fieldID(originalName)}
                name={controlOf(originalName)}
                label={<TextLabel name={originalName} />}
                hint={<Trans>As your texts seem to be written. Please correct it if this is wrong.</Trans>}
                error={problems[originalName]}
                defaultValue={shown.values[originalName] ?? original.code}
              >
                {data.all.map(({ code, name }) => (
                  <option key={code} value={code}>
                    {name}
                  </option>
                ))}
              </SelectField>
            </div>
          )}
          {fields.map((field) => (
            <TextRow
              key={field.name}
              field={field}
              value={shown.values[field.name] ?? ''}
              now={values[field.name] ?? ''}
              error={problems[field.name]}
              readOnly={readOnly}
              suggestion={field.name === 'companyName' ? latinName : null}
              readingAt={field.name === 'companyName' && data.lacksReading ? readingAt : undefined}
              languages={data}
            />
          ))}
        </fieldset>
        {children}
      </section>
      {!readOnly && (
        <SaveBar
          wrong={Object.keys(problems).length}
          changes={state.changes}
          saving={state.submitting}
          cancelTo={here}
          onCancel={state.cancel}
        />
      )}
    </Form>
  )
}

/** Who wrote it last and when, or that nobody has; and who reads it where pages are not in that language. */
function LastWritten({ data: { written, isReadHere } }: { data: LanguagesData }) {
  return (
    <div className={styles.last}>
      <p>
        {written === null ? (
          <Trans>Nothing is written in this language yet.</Trans>
        ) : written.by === null ? (
          <Trans>
            Last changed on <Moment at={written.at} />
          </Trans>
        ) : (
          <Trans>
            Last changed by <bdi>{<>{written.by}</>}</bdi> on <Moment at={written.at} />
          </Trans>
        )}
      </p>
      {!isReadHere && (
        <p>
          <Trans>
            Our pages are not in this language yet: searches find what you write here, and readers see your
            English or the original.
          </Trans>
        </p>
      )}
    </div>
  )
}
