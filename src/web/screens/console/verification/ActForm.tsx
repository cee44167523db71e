import { Form, useNavigation } from 'react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { limits } from '../../../../contract/limits.ts'
import { Button } from '../../../ui/Button.tsx'
import { TextAreaField } from '../../../ui/Field.tsx'
import { FormProblem, NotAnswered } from '../../../ui/FormProblem.tsx'
import { KeepsTyping } from '../../../ui/KeepsTyping.tsx'
import { useScripted } from '../../../ui/useScripted.ts'
import type { Answer } from './acting.ts'
import styles from './Verifying.module.css'

type Props = {
  intent: string
  /** What it is about: tells its form from others of its kind on the page. */
  about: string
  title: React.ReactNode
  answer: Answer | undefined
  /** Before it is sent. */
  onSubmit?: (event: React.SubmitEvent) => void
  children?: React.ReactNode
}

/** An act of a verifier: what it needs, and why it is done, which the audit log keeps. */
export function ActForm({ intent, about, title, answer, onSubmit, children }: Props) {
  const { t } = useLingui()
  const scripted = useScripted()
  const sent = useNavigation().formData
  const isSending = sent?.get('intent') === intent && sent.get('about') === about
  const isWrong = answer !== undefined && answer.outcome !== 'done' && answer.outcome !== 'session'
  return (
    <details className={styles.act} open={isWrong || undefined}>
      <summary>{title}</summary>
      <Form
        method="post"
        noValidate={scripted}
        preventScrollReset
        className={styles.form}
        onSubmit={onSubmit}
      >
        <KeepsTyping as={`console:${intent}:${about}`} />
        <input type="hidden" name="intent" value={intent} />
        <input type="hidden" name="about" value={about} />
        {answer && isWrong && !isSending && <Refused answer={answer} />}
        {children}
        <TextAreaField
          label={t`Reason, for the log`}
          name="reason"
          max={limits.staffReasonMax}
          rows={2}
          required
        />
        <div>
          <Button type="submit" variant="primary" aria-disabled={isSending || undefined}>
            {title}
          </Button>
        </div>
      </Form>
    </details>
  )
}

function Refused({ answer: { at, outcome, message, isUnanswered } }: { answer: Answer }) {
  if (isUnanswered) return <FormProblem key={at} title={<NotAnswered />} />
  return (
    <FormProblem
      key={at}
      title={outcome === 'failed' ? <Trans>Something was wrong, try again please</Trans> : message}
    />
  )
}
