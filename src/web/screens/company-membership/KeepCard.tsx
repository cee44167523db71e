import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { CardElement, useElements, useStripe } from '@stripe/react-stripe-js'
import { Trans, useLingui } from '@lingui/react/macro'
import { callApi } from '../../api/session/browser-session.ts'
import { CallFailure } from '../../api/session/calls.ts'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { FormProblem } from '../../ui/FormProblem.tsx'
import { showToast } from '../../ui/toastList.ts'
import { CardFrame, CardInput } from './CardFrame.tsx'
import { membershipPath } from './paths.ts'
import { PayingGuard } from './PayingGuard.tsx'
import { PaymentProblem } from './PaymentProblem.tsx'
import { cardProblem, type Provider } from './provider-script.ts'
import styles from './MembershipScreen.module.css'

type Props = {
  businessID: string
  provider: Provider
  /** A renewal was not paid: the new card is charged at once. */
  isDue: boolean
}

/** Keeps another card for renewals. */
export default function KeepCard({ provider, ...wish }: Props) {
  return (
    <CardFrame provider={provider}>
      <KeepForm {...wish} />
    </CardFrame>
  )
}

type Problem = { at: number; by: 'card' | 'server'; message: string } | { at: number; by: 'nobody' }

function KeepForm({ businessID, isDue }: Omit<Props, 'provider'>) {
  const { t } = useLingui()
  const stripe = useStripe()
  const elements = useElements()
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  const isRunning = useRef(false)
  const keep = async (): Promise<Problem | undefined> => {
    const card = elements?.getElement(CardElement)
    const at = Date.now()
    if (!stripe || !card) return { at, by: 'nobody' }
    const { paymentMethod, error } = await stripe.createPaymentMethod({ type: 'card', card })
    if (!paymentMethod) return { at, by: 'card', message: cardProblem(error) }
    await callApi('replaceCard', { businessID, paymentMethod: paymentMethod.id })
    return undefined
  }
  const onKeep = async () => {
    if (isRunning.current) return
    isRunning.current = true
    setBusy(true)
    setProblem(undefined)
    const wrong = await keep().catch((error: unknown): Problem => {
      const isRefusal = error instanceof CallFailure && error.status < 500
      return isRefusal
        ? { at: Date.now(), by: 'server', message: error.message }
        : { at: Date.now(), by: 'nobody' }
    })
    isRunning.current = false
    setBusy(false)
    setProblem(wrong)
    if (wrong) return
    showToast({ tone: 'success', text: t`The card was saved.` })
    void navigate(membershipPath(businessID), { replace: true, preventScrollReset: true })
  }
  return (
    <div className={styles.stack} role="group" aria-label={t`Card for renewals`}>
      <PayingGuard isPaying={isBusy} />
      {problem && <NotKept key={problem.at} problem={problem} />}
      <p>
        {isDue ? (
          <Trans>The renewal that could not be paid is charged to the new card at once.</Trans>
        ) : (
          <Trans>Nothing is charged now.</Trans>
        )}
      </p>
      <CardInput isLocked={isBusy} onChange={() => {}} />
      <p className={styles.ways}>
        <Button
          variant="primary"
          aria-disabled={isBusy || undefined}
          aria-busy={isBusy}
          onClick={() => void onKeep()}
        >
          {isBusy ? <Trans>Saving...</Trans> : <Trans>Save this card</Trans>}
        </Button>
        <LinkButton to={membershipPath(businessID)} preventScrollReset>
          <Trans>Cancel</Trans>
        </LinkButton>
      </p>
    </div>
  )
}

function NotKept({ problem }: { problem: Problem }) {
  if (problem.by === 'server') return <FormProblem title={problem.message} />
  return <PaymentProblem message={problem.by === 'card' ? problem.message : undefined} />
}
