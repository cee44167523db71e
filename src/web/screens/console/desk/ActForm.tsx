import { useEffect, useId, useRef, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { Trans } from '@lingui/react/macro'
import { limits } from '../../../../contract/limits.ts'
import { Button } from '../../../ui/Button.tsx'
import { TextAreaField } from '../../../ui/Field.tsx'
import { FormProblem, NotAnswered } from '../../../ui/FormProblem.tsx'
import { KeepsTyping } from '../../../ui/KeepsTyping.tsx'
import type { ActAnswer } from './acting.ts'
import styles from './desk.module.css'

type Props = {
  intent: string
  /** Which of several forms of an intent on this page; where it is one of a case, its id. */
  about?: string
  title: React.ReactNode
  button: React.ReactNode
  isDanger?: boolean
  answer: ActAnswer | undefined
  /** False for what needs no reason. */
  reason?: boolean
  children?: React.ReactNode
}

/** One act of staff, folded up until it is wanted: its fields, and why it is done. */
export function ActForm({
  intent,
  about = '',
  title,
  button,
  isDanger,
  answer,
  reason = true,
  children,
}: Props) {
  const id = useId()
  const { formData } = useNavigation()
  const isBusy = formData?.get('intent') === intent && formData.get('about') === about
  const own = answer?.intent === intent && answer.about === about ? answer : undefined
  // What was done is not done again by another press: the form is folded up and empty.
  const [done, setDone] = useState(0)
  const wasBusy = useRef(false)
  const isRefused = own !== undefined
  useEffect(() => {
    if (wasBusy.current && !isBusy && !isRefused) setDone((times) => times + 1)
    wasBusy.current = isBusy
  }, [isBusy, isRefused])
  return (
    <details key={done} className={`sheet ${styles.act}`} open={own !== undefined || undefined}>
      <summary>{title}</summary>
      <Form method="post" aria-busy={isBusy || undefined}>
        <KeepsTyping as={`console ${intent} ${about}`} />
        <input type="hidden" name="intent" value={intent} />
        <input type="hidden" name="about" value={about} />
        {own && <FormProblem key={own.at} title={own.problem || <NotAnswered />} />}
        {children}
        {reason && (
          <TextAreaField
            id={`${id}-reason`}
            name="reason"
            label={<Trans>Reason, for the log</Trans>}
            max={limits.staffReasonMax}
            rows={2}
            required
          />
        )}
        <Button type="submit" variant={isDanger ? 'danger' : 'primary'} aria-disabled={isBusy || undefined}>
          {button}
        </Button>
      </Form>
    </details>
  )
}
