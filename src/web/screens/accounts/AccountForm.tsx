import { useState } from 'react'
import { Form, useLocation, useNavigation } from 'react-router'
import { useLingui } from '@lingui/react/macro'
import { Button } from '../../ui/Button.tsx'
import { FormProblem } from '../../ui/FormProblem.tsx'
import { KeepsTyping } from '../../ui/KeepsTyping.tsx'
import { FieldName } from './FieldName.tsx'
import { noteSentTo } from './sent-to.ts'
import type { FormAnswer } from './submission.ts'
import styles from './AccountForm.module.css'
import { useScripted } from '../../ui/useScripted.ts'

type Props = {
  answer: FormAnswer | undefined
  /** The words of the one filled button, and while it works. */
  button?: React.ReactNode
  busy?: React.ReactNode
  tone?: 'primary' | 'plain' | 'danger'
  /** Tells the forms of one page apart. */
  intent?: string
  /** Another address than the page's own. */
  action?: string
  /** Told when scripts send the form. */
  onSent?: () => void
  /** False where what is typed confirms something that cannot be undone, or tells who was here. */
  stores?: boolean
  /** True where scripts send the form, so that it has no button. */
  isSentByScript?: boolean
  children?: React.ReactNode
}

/** A form of the account pages: works without scripts; with them the fields keep what was typed and problems stand beside them. */
export function AccountForm({
  answer,
  button,
  busy,
  tone = 'primary',
  intent,
  action,
  onSent,
  stores = true,
  isSentByScript = false,
  children,
}: Props) {
  const scripted = useScripted()
  const { pathname } = useLocation()
  const { state, formData } = useNavigation()
  const isBusy = state !== 'idle' && formData !== undefined && formData.get('intent') === (intent ?? null)
  return (
    <Form
      method="post"
      action={action}
      className={styles.form}
      // Without scripts the browser finds what is missing; with them the words of the page do.
      noValidate={scripted}
      aria-busy={isBusy || undefined}
      onSubmit={(event) => {
        if (isBusy) return event.preventDefault()
        noteSentTo(event.currentTarget)
        onSent?.()
      }}
    >
      <KeepsTyping as={`account ${pathname} ${intent ?? ''}`} stores={stores} />
      {answer && <Summary answer={answer} />}
      {intent && <input type="hidden" name="intent" value={intent} />}
      {children}
      {!isSentByScript && (
        <Button type="submit" variant={tone} block aria-disabled={isBusy || undefined}>
          {isBusy && <span className={styles.ring} aria-hidden />}
          {isBusy ? busy : button}
        </Button>
      )}
    </Form>
  )
}

/** Why the form was not taken; nothing while it only goes on. */
function Summary({ answer }: { answer: FormAnswer }) {
  const { t } = useLingui()
  const [attempt, setAttempt] = useState({ answer, number: 1 })
  // The same problem is told again for each attempt.
  if (attempt.answer !== answer) setAttempt({ answer, number: attempt.number + 1 })
  if (answer.refused === 'CodeNeeded') return null
  const fields = Object.keys(answer.fields).map((name) => ({ name, label: <FieldName name={name} /> }))
  if (answer.problem === undefined && fields.length === 0) return null
  return (
    <FormProblem
      key={attempt.number}
      title={answer.problem ?? t`Please check what you typed.`}
      fields={fields}
    />
  )
}
