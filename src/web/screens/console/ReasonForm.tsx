import { useId } from 'react'
import { Form, useLocation, useNavigation } from 'react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { limits } from '../../../contract/limits.ts'
import { Button } from '../../ui/Button.tsx'
import { TextAreaField } from '../../ui/Field.tsx'
import { FormProblem, NotAnswered } from '../../ui/FormProblem.tsx'
import { KeepsTyping } from '../../ui/KeepsTyping.tsx'
import type { Acted } from './acting.ts'
import styles from './ReasonForm.module.css'

export type ReasonFormProps = {
  /** What each button sends as the form's intent, the leading one first. */
  buttons: readonly { intent: string; label: React.ReactNode; isDanger?: boolean }[]
  /** Which of several forms of an intent on this page; where it is one of a case, its id. */
  about?: string
  answer: Acted | undefined
  /** The one text that is asked for when it is no reason; null for none. */
  text?: { name: string; label: React.ReactNode } | null
  /** Before it is sent. */
  onSubmit?: (event: React.SubmitEvent) => void
  /** Further fields. */
  children?: React.ReactNode
}

/** Those answers that are for a form of these intents. */
export function ownAnswer({
  buttons,
  about = '',
  answer,
}: Pick<ReasonFormProps, 'buttons' | 'about' | 'answer'>) {
  const isOwn = answer?.about === about && buttons.some(({ intent }) => intent === answer.intent)
  return isOwn ? answer : undefined
}

/** What an act of staff needs, and why it is done, which the audit log keeps. */
export function ReasonForm(props: ReasonFormProps) {
  const { buttons, about = '', text, onSubmit, children } = props
  const { t } = useLingui()
  const id = useId()
  const { pathname } = useLocation()
  const { formData } = useNavigation()
  const isSending =
    formData?.get('about') === about && buttons.some(({ intent }) => intent === formData.get('intent'))
  const own = ownAnswer(props)
  const asked = text === undefined ? { name: 'reason', label: t`Reason, for the log` } : text
  return (
    <Form
      method="post"
      preventScrollReset
      className={styles.form}
      aria-busy={isSending || undefined}
      onSubmit={onSubmit}
    >
      <KeepsTyping as={`console ${buttons[0]!.intent} ${about || pathname}`} />
      <input type="hidden" name="about" value={about} />
      {own && own.outcome !== 'done' && !isSending && <Refused key={own.at} answer={own} />}
      {children}
      {asked && (
        <TextAreaField
          id={`${id}-${asked.name}`}
          label={asked.label}
          name={asked.name}
          required
          rows={3}
          max={limits.staffReasonMax}
          defaultValue={own?.values[asked.name] ?? ''}
        />
      )}
      <div className={styles.ways}>
        {buttons.map(({ intent, label, isDanger }, at) => (
          <Button
            key={intent}
            type="submit"
            name="intent"
            value={intent}
            variant={isDanger ? 'danger' : at === 0 ? 'primary' : 'plain'}
            aria-disabled={isSending || undefined}
          >
            {label}
          </Button>
        ))}
      </div>
    </Form>
  )
}

/** Why an act was not done. */
export function Refused({ answer: { message, isUnanswered } }: { answer: Acted }) {
  const failed = <Trans>Something was wrong, try again please</Trans>
  return <FormProblem title={isUnanswered ? <NotAnswered /> : (message ?? failed)} />
}
