import { Form, useLocation, useNavigation } from 'react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { limits } from '../../../../contract/limits.ts'
import { Button } from '../../../ui/Button.tsx'
import { TextAreaField } from '../../../ui/Field.tsx'
import { FormProblem } from '../../../ui/FormProblem.tsx'
import { KeepsTyping } from '../../../ui/KeepsTyping.tsx'
import type { Acted } from './acting.ts'
import styles from './Reports.module.css'

type Props = {
  title: React.ReactNode
  /** What each button sends as the form's intent, the leading one first. */
  buttons: readonly { intent: string; label: React.ReactNode }[]
  answer: Acted | undefined
  /** The label and name of its one text. */
  label?: React.ReactNode
  name?: string
  children?: React.ReactNode
}

/** An act with its reason. */
export function ReasonForm({ title, buttons, answer, label, name = 'reason', children }: Props) {
  const { t } = useLingui()
  const { pathname } = useLocation()
  const isSending = useNavigation().state !== 'idle'
  const own = buttons.some(({ intent }) => intent === answer?.intent) ? answer : undefined
  return (
    <section className={`sheet ${styles.part}`}>
      <h2 className="t-card">{title}</h2>
      {children}
      <Form
        method="post"
        className={styles.form}
        key={own?.outcome === 'done' ? own.at : 'typing'}
        noValidate
      >
        <KeepsTyping as={`${buttons[0]!.intent} ${pathname}`} />
        {own && own.outcome !== 'done' && (
          <FormProblem key={own.at} title={own.message ?? <Trans>Nothing was done.</Trans>} />
        )}
        <TextAreaField
          id={`field-${buttons[0]!.intent}-${name}`}
          label={label ?? t`Reason, for the log`}
          name={name}
          required
          rows={3}
          max={limits.staffReasonMax}
          defaultValue={own?.values[name] ?? ''}
        />
        <div className={styles.ways}>
          {buttons.map(({ intent, label: words }, at) => (
            <Button
              key={intent}
              type="submit"
              name="intent"
              value={intent}
              variant={at === 0 ? 'primary' : 'plain'}
              aria-disabled={isSending}
            >
              {words}
            </Button>
          ))}
        </div>
      </Form>
    </section>
  )
}
