// What the form of an inquiry asks for in words: of a buyer a subject of the list, of the company that was asked its own.
import { useLingui } from '@lingui/react/macro'
import { otherSubject } from '../../../contract/inquiry-subjects.ts'
import { limits } from '../../../contract/limits.ts'
import { Options } from '../../components/forms/Options.tsx'
import { Field, SelectField, TextAreaField } from '../../ui/Field.tsx'
import type { RequestFormData } from './request-form-data.ts'
import type { RequestValues } from './request-values.ts'
import styles from './RequestForm.module.css'

type Props = {
  /** None where a subject is typed at once. */
  subjects: RequestFormData['subjects']
  values: RequestValues
  problems: Record<string, React.ReactNode>
}

/** What may be added to a wish for a document, whose own words are ours. */
export function OwnWordsField({ values, problems }: Omit<Props, 'subjects'>) {
  const { t } = useLingui()
  return (
    <TextAreaField
      label={t`Message (optional)`}
      name="message"
      max={limits.wishTextMax}
      rows={4}
      defaultValue={values.message}
      error={problems['message']}
      hint={t`We ask for the document in the language of the company. Here you can add what you need it for.`}
    />
  )
}

/** Subject and message. */
export function WordFields({ subjects, values, problems }: Props) {
  const { t } = useLingui()
  const isListed = subjects.length > 0
  const typed = (
    <Field
      label={isListed ? t`Your subject` : t`Subject`}
      name="typed"
      required
      maxLength={limits.subjectMax * 2}
      defaultValue={values.typed}
      error={problems['typed']}
    />
  )
  return (
    <>
      {isListed ? (
        <>
          <SelectField
            label={t`Subject`}
            name="subject"
            required
            defaultValue={values.subject}
            error={problems['subject']}
          >
            <Options of={subjects} />
          </SelectField>
          <div className={styles.other}>{typed}</div>
        </>
      ) : (
        <>
          <input type="hidden" name="subject" value={otherSubject} />
          {typed}
        </>
      )}
      <TextAreaField
        label={t`Message`}
        name="message"
        required
        max={limits.messageMax}
        defaultValue={values.message}
        error={problems['message']}
        hint={
          isListed
            ? t`What you need, how much of it and by when: the more exact, the better the answer.`
            : t`What you want to say or ask: the more exact, the better the answer.`
        }
      />
    </>
  )
}
