import { useRef, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { CardElement, useElements, useStripe } from '@stripe/react-stripe-js'
import { Trans, useLingui } from '@lingui/react/macro'
import type { QuoteEntry } from '../../../contract/billing.ts'
import type { BillingDetailsEntry } from '../../../contract/billing-details.ts'
import { priceText } from '../../../contract/plans.ts'
import { callApi } from '../../api/session/browser-session.ts'
import { Button } from '../../ui/Button.tsx'
import { FormProblem } from '../../ui/FormProblem.tsx'
import { showToast } from '../../ui/toastList.ts'
import { CardFrame, CardInput } from './CardFrame.tsx'
import { membershipPath } from './paths.ts'
import { pay, type Attempt, type Outcome, type Tools } from './paying.ts'
import { PayingGuard } from './PayingGuard.tsx'
import { PaymentProblem } from './PaymentProblem.tsx'
import { cardProblem, type Provider } from './provider-script.ts'
import styles from './MembershipScreen.module.css'

type Props = {
  businessID: string
  provider: Provider
  quote: QuoteEntry
  details: BillingDetailsEntry
  onPaying: (isPaying: boolean) => void
}

/** Pays for a plan by card. */
export default function PayByCard({ provider, ...wish }: Props) {
  return (
    <CardFrame provider={provider}>
      <PayForm {...wish} />
    </CardFrame>
  )
}

type Told = { at: number; outcome: Outcome }

function PayForm(wish: Omit<Props, 'provider'>) {
  const { i18n, t } = useLingui()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const [state, setState] = useState<'ready' | 'paying' | 'waiting'>('ready')
  const [told, setTold] = useState<Told>()
  const isRunning = useRef(false)
  const attempt = useRef<Attempt>(undefined)
  const tools = usePayTools(wish, () => setState('waiting'))
  const isBusy = state !== 'ready'
  const onPay = async () => {
    if (isRunning.current || !tools) return
    isRunning.current = true
    setTold(undefined)
    setState('paying')
    wish.onPaying(true)
    const { outcome, attempt: unknown } = await pay(tools, attempt.current)
    attempt.current = unknown
    isRunning.current = false
    setState('ready')
    if (outcome.as === 'active') {
      showToast({ tone: 'success', text: t`Successful checkout!` })
      await navigate(membershipPath(wish.businessID), { replace: true })
    } else {
      setTold({ at: Date.now(), outcome })
      // What runs already, or goes on, is told by the page.
      await revalidate()
    }
    wish.onPaying(false)
  }
  const total = priceText(wish.quote.total, i18n.locale)
  return (
    <div className={styles.stack} role="group" aria-label={t`Payment by card`}>
      <PayingGuard isPaying={isBusy} />
      {told && <NotPaid key={told.at} outcome={told.outcome} />}
      <CardInput
        isLocked={isBusy}
        onChange={() => {
          // Another card is another attempt.
          if (!isRunning.current) attempt.current = undefined
        }}
      />
      <p>
        <Button
          variant="primary"
          size="large"
          aria-disabled={isBusy || !tools || undefined}
          aria-busy={isBusy}
          onClick={() => void onPay()}
        >
          {isBusy ? <Trans>Paying…</Trans> : <Trans>Pay {total}</Trans>}
        </Button>
      </p>
      <p role="status">
        {state === 'waiting' && (
          <Trans>Your bank is taking its time. Please stay on this page: you are charged once at most.</Trans>
        )}
      </p>
    </div>
  )
}

/** What a payment is made with; undefined until the provider's parts are there. */
function usePayTools(
  { businessID, quote, details }: Omit<Props, 'provider' | 'onPaying'>,
  onWait: () => void,
): Tools | undefined {
  const stripe = useStripe()
  const elements = useElements()
  if (!stripe || !elements) return undefined
  const { name, email } = details
  return {
    async makeMethod() {
      const card = elements.getElement(CardElement)
      if (!card) throw new Error('no card can be typed here')
      const { paymentMethod, error } = await stripe.createPaymentMethod({
        type: 'card',
        card,
        billing_details: { name, email },
      })
      return paymentMethod ? { id: paymentMethod.id } : { problem: cardProblem(error) }
    },
    subscribe: ({ key, paymentMethod }) =>
      callApi(
        'subscribe',
        { paymentMethod, businessID, planId: quote.planId, email, coupon: quote.coupon?.code },
        { idempotencyKey: key },
      ),
    isPending: async () => (await callApi('showMembership', { businessID })).open?.status === 'pending',
    async confirm(clientSecret) {
      const { error } = await stripe.handleNextAction({ clientSecret })
      return error && cardProblem(error)
    },
    onWait,
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  }
}

/** Why it was not paid, or not known yet (P8). */
function NotPaid({ outcome }: { outcome: Outcome }) {
  switch (outcome.as) {
    case 'card':
      return <PaymentProblem message={outcome.message} />
    case 'refused':
      return <FormProblem title={outcome.message} />
    case 'late':
      return (
        <FormProblem
          title={
            <Trans>Your bank has not answered yet. We go on asking, and tell you by mail how it ends.</Trans>
          }
        />
      )
    default:
      return <PaymentProblem />
  }
}
