import { Form, useNavigation } from 'react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import type { KeyScopeName } from '../../../contract/key-scopes.ts'
import { CodeField } from '../../components/second-factor/CodeField.tsx'
import { Button } from '../../ui/Button.tsx'
import { Field, fieldID, SelectField } from '../../ui/Field.tsx'
import { FormProblem, NotAnswered } from '../../ui/FormProblem.tsx'
import { KeepsTyping } from '../../ui/KeepsTyping.tsx'
import { useScripted } from '../../ui/useScripted.ts'
import type { KeysAnswer } from './answer.ts'
import styles from './MakeKeyForm.module.css'
import { useScopeNames } from './scopes.ts'

/** For how many days a key may be made; the last choice is without an end. */
const choices = ['30', '90', '365'] as const

type Props = {
  businessID: string
  /** What keys can be made for. */
  scopes: readonly KeyScopeName[]
  answer: KeysAnswer | undefined
}

/** A name, what the key may do and for how long, and the owner's proof. */
export function MakeKeyForm({ businessID, scopes, answer: last }: Props) {
  const { t } = useLingui()
  const scripted = useScripted()
  const { formData } = useNavigation()
  const isBusy = formData?.get('intent') === 'make'
  const answer = last?.intent === 'make' ? last : undefined
  const { fields = {}, typed } = answer ?? {}
  return (
    <Form
      method="post"
      className={styles.form}
      noValidate={scripted}
      aria-busy={isBusy || undefined}
      preventScrollReset
      // What was made is a new form.
      key={answer?.made ? answer.at : 0}
      onSubmit={(event) => isBusy && event.preventDefault()}
    >
      <KeepsTyping as={`key ${businessID}`} />
      <input type="hidden" name="intent" value="make" />
      {answer && !answer.made && <Problem answer={answer} />}
      <Field
        label={<Trans>Name</Trans>}
        name="name"
        hint={<Trans>By which you know the program again, such as “Nightly price list”.</Trans>}
        autoComplete="off"
        required
        defaultValue={typed?.name}
        error={fields['name']}
      />
      <Scopes scopes={scopes} ticked={typed?.scopes} error={fields['scopes']} />
      <SelectField
        label={<Trans>Counts for</Trans>}
        name="days"
        defaultValue={typed?.days ?? choices[2]}
        error={fields['days']}
      >
        {choices.map((days) => (
          <option key={days} value={days}>
            {t`${days} days`}
          </option>
        ))}
        <option value="">{t`No end`}</option>
      </SelectField>
      <Field
        label={<Trans>Your password</Trans>}
        name="password"
        type="password"
        autoComplete="current-password"
        required
        error={fields['password']}
      />
      {answer && fields['code'] !== undefined && <CodeField answer={answer} />}
      <Button type="submit" variant="primary" aria-disabled={isBusy || undefined}>
        {isBusy ? <Trans>One moment…</Trans> : <Trans>Make the key</Trans>}
      </Button>
    </Form>
  )
}

/** Why the form was not taken; nothing while only the second factor is asked for. */
function Problem({ answer: { at, problem, fields, refused } }: { answer: KeysAnswer }) {
  if (refused === 'CodeNeeded') return null
  const labels: Record<string, React.ReactNode> = {
    name: <Trans>Name</Trans>,
    scopes: <Trans>What it may do</Trans>,
    days: <Trans>Counts for</Trans>,
    password: <Trans>Your password</Trans>,
  }
  const wrong = Object.keys(fields).flatMap((name) => (labels[name] ? { name, label: labels[name] } : []))
  const title = problem === '' ? <NotAnswered /> : (problem ?? <Trans>Please check what you typed.</Trans>)
  return <FormProblem key={at} title={title} fields={wrong} />
}

type ScopesProps = {
  scopes: Props['scopes']
  ticked: readonly string[] | undefined
  error?: string | undefined
}

function Scopes({ scopes, ticked, error }: ScopesProps) {
  const names = useScopeNames()
  return (
    <fieldset id={fieldID('scopes')} tabIndex={-1} className={styles.scopes}>
      <legend>
        <Trans>What it may do</Trans>
      </legend>
      {scopes.map((scope) => (
        <label key={scope} className={styles.scope}>
          <input
            type="checkbox"
            name="scope"
            value={scope}
            defaultChecked={ticked?.includes(scope) ?? scope === 'product.read'}
          />
          <span>{names[scope]}</span>
        </label>
      ))}
      {error !== undefined && <p className={styles.error}>{error}</p>}
    </fieldset>
  )
}
