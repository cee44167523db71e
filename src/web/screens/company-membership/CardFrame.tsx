import { useCallback, useEffect, useState } from 'react'
import { CardElement, Elements } from '@stripe/react-stripe-js'
import type { Stripe, StripeCardElementOptions } from '@stripe/stripe-js'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../ui/Button.tsx'
import { CardComing } from './CardNotes.tsx'
import { openProvider, type Provider } from './provider-script.ts'
import styles from './MembershipScreen.module.css'

type Props = { provider: Provider; children: React.ReactNode }

/** What the provider's parts stand in, once its script is there; says so when that does not come. */
export function CardFrame({ provider: { publicKey, script }, children }: Props) {
  const { i18n } = useLingui()
  const [stripe, setStripe] = useState<Stripe | 'failed'>()
  const open = useCallback(() => {
    openProvider({ publicKey, script }, i18n.locale).then(setStripe, () => setStripe('failed'))
  }, [publicKey, script, i18n.locale])
  useEffect(open, [open])
  const onAgain = () => {
    setStripe(undefined)
    open()
  }
  if (stripe === undefined) return <CardComing />
  if (stripe === 'failed')
    return (
      <div className={styles.stack} role="alert">
        <p>
          <Trans>The card form of our payment provider could not be loaded. Nothing was charged.</Trans>
        </p>
        <p>
          <Button onClick={onAgain}>
            <Trans>Try again</Trans>
          </Button>
        </p>
      </div>
    )
  return <Elements stripe={stripe}>{children}</Elements>
}

type InputProps = {
  /** Nothing can be typed while it is paid. */
  isLocked: boolean
  onChange(): void
}

/** Where the card is typed: a frame of the provider, so that no script of ours sees its number. */
export function CardInput({ isLocked, onChange }: InputProps) {
  const [isFocused, setFocused] = useState(false)
  return (
    <div>
      <label htmlFor="card-input" className={styles.label}>
        <Trans>Card details</Trans>
      </label>
      <div className={styles.card} data-focused={isFocused || undefined}>
        <CardElement
          id="card-input"
          options={{ ...look(), disabled: isLocked }}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
          onChange={onChange}
        />
      </div>
      <p className="muted">
        <Trans>The card is typed into a frame of our payment provider: its number never reaches us.</Trans>
      </p>
    </div>
  )
}

/** As the other controls look; a frame does not hear of our style sheets. */
function look(): StripeCardElementOptions {
  const tokens = getComputedStyle(document.documentElement)
  const token = (name: string) => tokens.getPropertyValue(name).trim()
  return {
    hidePostalCode: true,
    style: {
      base: {
        color: token('--ink'),
        fontFamily: token('--font'),
        fontSize: token('--text-read'),
        '::placeholder': { color: token('--ink-3') },
      },
      invalid: { color: token('--danger') },
    },
  }
}
