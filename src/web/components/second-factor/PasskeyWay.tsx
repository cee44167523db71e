import { useEffect, useRef, useState } from 'react'
import { useNavigation } from 'react-router'
import { Trans } from '@lingui/react/macro'
import { Button } from '../../ui/Button.tsx'
import { useScripted } from '../../ui/useScripted.ts'
import { passkeyProblem, PasskeyProblemText, type PasskeyProblem } from './PasskeyProblem.tsx'
import styles from './PasskeyWay.module.css'
import type { ProofAnswer } from './answer.ts'

/** What the service asks the browser for; given to who knew the password and has a passkey for this host. */
type Asked = { options: Record<string, unknown>; answer: ProofAnswer }

function askedIn(answer: ProofAnswer | undefined): Asked | undefined {
  const options = answer?.details?.['passkey']
  return answer && typeof options === 'object' && options !== null
    ? { options: options as Record<string, unknown>, answer }
    : undefined
}

type Props = {
  answer: ProofAnswer | undefined
  /** Whether nothing can be typed instead that people have at hand: then the form's own button leads here too. */
  only: boolean
}

/** In a form that wants a code: the passkey in its place. The form is sent once for what to sign, and again with what was signed. */
export function PasskeyWay({ answer, only }: Props) {
  const scripted = useScripted()
  const { state } = useNavigation()
  const sent = useRef<HTMLInputElement>(null)
  const isWanted = useRef(false)
  const signed = useRef<string>(undefined)
  const [problem, setProblem] = useState<PasskeyProblem>()
  const [isAsking, setAsking] = useState(false)

  const send = (text: string) => {
    const input = sent.current
    if (!input?.form) return
    input.value = text
    input.form.requestSubmit()
    // It counts once, and nobody keeps it.
    input.value = ''
  }
  const ask = async ({ options }: Asked) => {
    setProblem(undefined)
    setAsking(true)
    try {
      const { startAuthentication } = await import('@simplewebauthn/browser')
      signed.current = JSON.stringify(await startAuthentication({ optionsJSON: options as never }))
    } catch (error) {
      setProblem(passkeyProblem(error))
    } finally {
      setAsking(false)
    }
  }
  // A form that is still on its way, or whose page is being read anew, would not be sent again.
  useEffect(() => {
    const text = signed.current
    if (text === undefined || state !== 'idle') return
    signed.current = undefined
    send(text)
  })
  const latest = useRef(ask)
  useEffect(() => {
    latest.current = ask
  })
  useEffect(() => {
    const asked = askedIn(answer)
    const isNext = isWanted.current || (only && answer?.refused === 'CodeNeeded')
    isWanted.current = false
    if (asked && isNext) void latest.current(asked)
  }, [answer, only])

  return (
    <div className={styles.way}>
      <input type="hidden" name="passkey" ref={sent} />
      {scripted && (
        <Button
          block
          aria-disabled={isAsking || state !== 'idle' || undefined}
          onClick={() => {
            const asked = askedIn(answer)
            if (asked) return void ask(asked)
            isWanted.current = true
            send('')
          }}
        >
          {isAsking ? <Trans>Waiting for your passkey…</Trans> : <Trans>Use a passkey</Trans>}
        </Button>
      )}
      {problem && <PasskeyProblemText problem={problem} />}
      <noscript>
        <p className="muted">
          <Trans>A passkey needs scripts, which are off in this browser.</Trans>
        </p>
      </noscript>
    </div>
  )
}
