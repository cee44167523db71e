import { useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Field, fieldID, type FieldProps } from '../../ui/Field.tsx'
import styles from './PasswordField.module.css'
import { useScripted } from '../../ui/useScripted.ts'

type Props = FieldProps & {
  autoComplete: 'current-password' | 'new-password'
  minLength?: number
}

/** A password, hidden until its owner wants to see it; never filled in by the server. */
export function PasswordField({ hint, ...rest }: Props) {
  const { t } = useLingui()
  const scripted = useScripted()
  const [shown, setShown] = useState(false)
  const [capsLock, setCapsLock] = useState(false)
  const note = capsLock ? <Trans>Caps lock is on.</Trans> : hint
  return (
    <div className={styles.password}>
      <Field
        {...rest}
        hint={note}
        type={shown ? 'text' : 'password'}
        spellCheck={false}
        autoCapitalize={shown ? 'none' : undefined}
        onKeyUp={(event) => setCapsLock(event.getModifierState('CapsLock'))}
        onBlur={() => setCapsLock(false)}
      />
      {scripted && (
        <button
          type="button"
          className={styles.show}
          aria-controls={fieldID(rest.name)}
          aria-label={shown ? t`Hide the password` : t`Show the password`}
          onClick={() => setShown(!shown)}
        >
          {shown ? <Trans>Hide</Trans> : <Trans>Show</Trans>}
        </button>
      )}
    </div>
  )
}
