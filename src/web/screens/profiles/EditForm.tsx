import { useEffect, useRef, useState } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { Options } from '../../components/forms/Options.tsx'
import { PlaceFields } from '../../components/forms/PlaceFields.tsx'
import { SaveBar } from '../../components/forms/SaveBar.tsx'
import { asksFamilyNameFirst } from '../../components/person/person.ts'
import { Section } from '../../components/sheet/Section.tsx'
import { Field, SelectField, SwitchField, TextAreaField } from '../../ui/Field.tsx'
import { showToast } from '../../ui/toastList.ts'
import { KeptHere } from '../../ui/KeptHere.tsx'
import { UnsavedGuard } from '../../ui/UnsavedGuard.tsx'
import { useDraft } from '../../ui/useDraft.ts'
import { useShown } from '../../ui/useShown.ts'
import { BirthDateField } from './BirthDateField.tsx'
import { PhoneFields } from './PhoneFields.tsx'
import { EditProblem, useProblems } from './EditProblem.tsx'
import type { Answer } from './answer.ts'
import { valuesTyped, type FormValues } from './form-values.ts'
import type { Lists } from './lists.ts'
import styles from './EditForm.module.css'

type Props = {
  userID: string
  email: string
  values: FormValues
  lists: Lists
  today: string
  answer: Answer | undefined
}

/** Everything of P2.19 that a person may change; saved together, and kept in this tab until it is. */
export function EditForm({ userID, email, values: kept, lists, today, answer }: Props) {
  const { i18n } = useLingui()
  const form = useRef<HTMLFormElement>(null)
  const draft = useDraft(`profile:${userID}`)
  const [changed, setChanged] = useState(false)
  const { saving, submitting } = useSaving()
  const problems = useProblems(answer)
  useOutcome(answer, () => setChanged(false))

  const { values, version } = useShown({
    answer,
    draft,
    ofDraft: (typed) => valuesTyped({ get: (name) => typed[name] }),
    loaded: kept,
  })
  const unsaved = changed || draft.draft !== null
  const text = (name: keyof FormValues) => ({ name, defaultValue: values[name], error: problems[name] })
  const firstName = (
    <Field
      key="first"
      {...text('firstName')}
      label={<Trans>First name</Trans>}
      required
      autoComplete="given-name"
    />
  )
  const lastName = (
    <Field
      key="last"
      {...text('lastName')}
      label={<Trans>Last name</Trans>}
      required
      autoComplete="family-name"
    />
  )

  return (
    <Form
      method="post"
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        if (saving) event.preventDefault()
      }}
      onChange={() => {
        setChanged(true)
        if (form.current) draft.keep(form.current)
      }}
    >
      <UnsavedGuard unsaved={unsaved && !submitting} />
      <KeptHere draft={draft} unsaved={unsaved} onDiscard={() => setChanged(false)} />
      <EditProblem answer={answer} problems={problems} />
      {/* What Enter presses: the first button of the form. */}
      <button type="submit" name="intent" value="save" className="vh" tabIndex={-1} aria-hidden="true" />
      <div className="sheet" key={version}>
        <Section id="person" title={<Trans>You</Trans>}>
          <div className={styles.fields}>
            {asksFamilyNameFirst(i18n.locale) ? [lastName, firstName] : [firstName, lastName]}
            <PlaceFields
              values={values}
              countries={lists.countries}
              states={lists.states}
              errors={{ state: problems['country'] ?? problems['state'] }}
            />
            <Field {...text('city')} label={<Trans>City</Trans>} autoComplete="address-level2" />
            <SelectField {...text('gender')} label={<Trans>Gender</Trans>} hint={<OnlyYou />}>
              <Options of={lists.genders} />
            </SelectField>
            <SelectField {...text('preferredLanguage')} label={<Trans>Preferred language</Trans>}>
              <Options of={lists.languages} />
            </SelectField>
            <div>
              <BirthDateField {...text('birthDate')} today={today} />
              <SwitchField
                name="showBirthDate"
                value="1"
                defaultChecked={values.showBirthDate !== ''}
                label={<Trans>Show my birth date to others</Trans>}
              />
            </div>
            <div className={styles.wide}>
              <TextAreaField
                {...text('briefPresentation')}
                label={<Trans>Brief description</Trans>}
                hint={<Trans>What you do and what others may ask you about.</Trans>}
              />
            </div>
          </div>
        </Section>
        <Section id="contact" title={<Trans>Contact</Trans>}>
          <div className={styles.fields}>
            <div>
              <Field
                name="email"
                // Shown, never sent (P5.5).
                form="not-sent"
                type="email"
                readOnly
                value={email}
                label={<Trans>E-mail</Trans>}
                hint={<OnlyYou />}
              />
              <Link className={styles.change} to="/accounts/change-email">
                <Trans>Change e-mail address</Trans>
              </Link>
            </div>
            <PhoneFields values={values} dialCode={lists.dialCode} error={problems['phoneNumber']} />
          </div>
        </Section>
        <Section id="work" title={<Trans>Work</Trans>}>
          <div className={styles.fields}>
            <div className={styles.wide}>
              <Field
                {...text('profession')}
                label={<Trans>Profession</Trans>}
                autoComplete="organization-title"
              />
              <SwitchField
                name="showProfession"
                value="1"
                defaultChecked={values.showProfession !== ''}
                label={<Trans>Show my profession and job position to others</Trans>}
              />
            </div>
            <SelectField {...text('jobPosition')} label={<Trans>Job position</Trans>}>
              <Options of={lists.positions} />
            </SelectField>
            <Field
              {...text('companyName')}
              label={<Trans>Business name</Trans>}
              autoComplete="organization"
            />
            <SelectField {...text('businessType')} label={<Trans>Type of business</Trans>}>
              <Options of={lists.types} />
            </SelectField>
            <SelectField {...text('industry')} label={<Trans>Industry</Trans>}>
              <Options of={lists.industries} />
            </SelectField>
          </div>
        </Section>
      </div>
      <SaveBar saving={saving} cancelTo="/profile/" onCancel={draft.drop} />
    </Form>
  )
}

const OnlyYou = () => <Trans>Only you see this.</Trans>

function useSaving() {
  const { formMethod, formData } = useNavigation()
  const submitting = formMethod === 'POST'
  return { submitting, saving: submitting && formData?.get('intent') === 'save' }
}

/** Says the outcome at the bottom of the page (P8.7), once each. */
function useOutcome(answer: Answer | undefined, onSaved: () => void): void {
  const { t } = useLingui()
  const told = useRef(0)
  useEffect(() => {
    if (!answer || told.current === answer.at) return
    told.current = answer.at
    if (answer.outcome === 'saved') {
      onSaved()
      showToast({ tone: 'success', text: t`Profile data updated successfully.` })
    }
    // What is refused is said once, above the form. Without an answer too (P8.7), beside what the form says itself.
    else if (answer.outcome === 'failed')
      showToast({ tone: 'failure', text: t`An error has ocurred when trying to update` })
  })
}
