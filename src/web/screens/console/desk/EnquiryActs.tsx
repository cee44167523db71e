import { Trans } from '@lingui/react/macro'
import type { EnquiryCase } from '../../../../contract/enquiries.ts'
import { limits } from '../../../../contract/limits.ts'
import { Field, TextAreaField } from '../../../ui/Field.tsx'
import { ActButton } from './ActButton.tsx'
import { ActForm } from '../ActForm.tsx'
import type { Acted } from '../acting.ts'
import styles from './desk.module.css'

const { supportStepMinutes } = limits

type Props = {
  enquiry: EnquiryCase
  isAdmin: boolean
  /** YYYY-MM-DD in UTC. */
  today: string
  answer: Acted | undefined
}

/** What a support agent does about an enquiry. */
export function EnquiryActs({ enquiry, isAdmin, today, answer }: Props) {
  const { ticket, assigned, business, closedAt, language } = enquiry
  const shared = { answer, about: ticket }
  return (
    <>
      <div className={styles.buttons}>
        <ActButton intent="take" from={assigned?.userID} {...shared}>
          {assigned ? <Trans>Take over from {assigned.name}</Trans> : <Trans>Take</Trans>}
        </ActButton>
        {assigned && (
          <ActButton intent="release" {...shared}>
            <Trans>Leave for colleagues</Trans>
          </ActButton>
        )}
      </div>
      <ActForm
        intent="answer"
        title={<Trans>Answer by mail</Trans>}
        button={<Trans>Send the answer</Trans>}
        {...shared}
      >
        <TextAreaField
          id="answer-text"
          name="text"
          label={<Trans>Answer</Trans>}
          hint={<Trans>Please write in the language of who asks: {language}</Trans>}
          max={limits.enquiryAnswerMax}
          rows={8}
          required
        />
      </ActForm>
      <ActForm
        intent="note"
        title={<Trans>Note for colleagues</Trans>}
        button={<Trans>Add the note</Trans>}
        text={null}
        {...shared}
      >
        <TextAreaField
          id="note-text"
          name="text"
          label={<Trans>Note</Trans>}
          max={limits.staffNoteMax}
          rows={3}
          required
        />
      </ActForm>
      {closedAt === null && (
        <ActForm
          intent="close"
          title={<Trans>Close the enquiry</Trans>}
          button={<Trans>Close the enquiry</Trans>}
          {...shared}
        />
      )}
      {business && (
        <ActForm
          intent="support"
          about={business.businessID}
          answer={answer}
          title={<Trans>Book support time of {business.name}</Trans>}
          button={<Trans>Book</Trans>}
        >
          <Field
            name="minutes"
            type="number"
            label={<Trans>Minutes, in steps of {supportStepMinutes}</Trans>}
            step={supportStepMinutes}
            required
          />
          <Field name="on" type="date" label={<Trans>Day</Trans>} defaultValue={today} required />
        </ActForm>
      )}
      {isAdmin && (
        <ActForm
          intent="delete"
          isDanger
          title={<Trans>Remove for good</Trans>}
          button={<Trans>Remove for good</Trans>}
          {...shared}
        />
      )}
    </>
  )
}
