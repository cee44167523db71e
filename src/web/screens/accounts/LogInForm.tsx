import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { Trans } from '@lingui/react/macro'
import { Button } from '../../ui/Button.tsx'
import { Field, fieldID } from '../../ui/Field.tsx'
import { AccountForm } from './AccountForm.tsx'
import { CodeField } from '../../components/second-factor/CodeField.tsx'
import styles from './LogInForm.module.css'
import { PasswordField } from './PasswordField.tsx'
import type { FormAnswer } from './submission.ts'
import { accountPath } from './ways.ts'

/** E-mail and password, then the code of the second factor; what was typed stays in its field, so that nobody types it twice. */
export function LogInForm({ answer }: { answer: FormAnswer | undefined }) {
  const { search } = useLocation()
  const isDeleted = answer?.refused === 'AccountDeleted'
  const restores = isDeleted || answer?.values['restore'] === 'true'
  const asksCode = answer?.refused === 'CodeNeeded' || answer?.refused === 'WrongCode'
  // Where scripts sent the form, the password is still in its field while the code is asked.
  const [isKept, setKept] = useState(false)
  const onlyCode = asksCode && isKept
  const button = restores ? (
    <Trans>Restore and log in</Trans>
  ) : asksCode ? (
    <Trans>Confirm and log in</Trans>
  ) : (
    <Trans>Log in</Trans>
  )
  useEffect(() => {
    if (asksCode) document.getElementById(fieldID('code'))?.focus()
  }, [asksCode])
  return (
    <AccountForm
      answer={answer}
      button={button}
      busy={<Trans>Logging in…</Trans>}
      onSent={() => setKept(true)}
      // Whose address was tried here is nobody else's business.
      stores={false}
    >
      {restores && <input type="hidden" name="restore" value="true" />}
      <div className={styles.first} hidden={onlyCode}>
        <Field
          label={<Trans>E-mail address</Trans>}
          name="email"
          type="email"
          autoComplete="username"
          inputMode="email"
          spellCheck={false}
          required
          defaultValue={answer?.values['email']}
          error={answer?.fields['email']}
        />
        <PasswordField
          label={<Trans>Password</Trans>}
          name="password"
          autoComplete="current-password"
          required
          error={answer?.fields['password']}
          hint={
            (asksCode || isDeleted) && !onlyCode && !isKept ? (
              <Trans>Please type your password once more.</Trans>
            ) : undefined
          }
        />
      </div>
      {asksCode && <CodeField answer={answer} />}
      {onlyCode && (
        <p className={styles.another}>
          <span className="muted">{answer?.values['email']}</span>
          <Button variant="quiet" size="small" onClick={() => setKept(false)}>
            <Trans>Change</Trans>
          </Button>
        </p>
      )}
      {!asksCode && !restores && (
        <p className={styles.forgot}>
          <Link className="reach" to={accountPath('forgot-password', search)}>
            <Trans>Forgot your password?</Trans>
          </Link>
        </p>
      )}
    </AccountForm>
  )
}
