import { useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { Trans } from '@lingui/react/macro'
import { Button } from '../../ui/Button.tsx'
import { AccountCard, CardFoot } from './AccountCard.tsx'
import { AccountForm } from './AccountForm.tsx'
import { BackToSecurity } from './BackToSecurity.tsx'
import {
  passkeyProblem,
  PasskeyProblemText,
  type PasskeyProblem,
} from '../../components/second-factor/PasskeyProblem.tsx'
import styles from './Passkeys.module.css'
import type { Creating } from './passkeys.ts'
import type { FormAnswer } from './submission.ts'
import { accountPath } from './ways.ts'

type Props = { creating: Creating; answer: FormAnswer | undefined }

/** The second step: the browser makes the passkey, and the form that it stands in is sent. */
export function CreatePasskey({ creating: { options, name }, answer }: Props) {
  const { search } = useLocation()
  const made = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<PasskeyProblem>()
  const [isMaking, setMaking] = useState(false)
  const make = async () => {
    setProblem(undefined)
    setMaking(true)
    try {
      const { startRegistration } = await import('@simplewebauthn/browser')
      const passkey = await startRegistration({ optionsJSON: options as never })
      const input = made.current
      if (!input?.form) return
      input.value = JSON.stringify(passkey)
      input.form.requestSubmit()
    } catch (error) {
      setProblem(passkeyProblem(error))
    } finally {
      setMaking(false)
    }
  }
  const begun = useRef(false)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    void make()
  })
  return (
    <AccountCard
      above={<BackToSecurity />}
      title={<Trans>Create the passkey</Trans>}
      lead={<Trans>Follow what your browser or device asks for.</Trans>}
    >
      <AccountForm answer={answer} intent="confirm" isSentByScript>
        <input type="hidden" name="name" value={name} />
        <input type="hidden" name="made" ref={made} />
      </AccountForm>
      <div className={styles.way}>
        <Button variant="primary" block aria-disabled={isMaking || undefined} onClick={() => void make()}>
          {isMaking ? <Trans>Waiting for your passkey…</Trans> : <Trans>Try again</Trans>}
        </Button>
        {problem && <PasskeyProblemText problem={problem} />}
        <noscript>
          <p className={styles.problem}>
            <Trans>A passkey needs scripts, which are off in this browser.</Trans>
          </p>
        </noscript>
      </div>
      <CardFoot>
        <Link className="reach" to={accountPath('passkeys', search)}>
          <Trans>Cancel</Trans>
        </Link>
      </CardFoot>
    </AccountCard>
  )
}
