import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import type { MembershipEntry } from '../../../contract/billing.ts'
import { TierName } from '../../components/business/marks.tsx'
import { Section } from '../../components/sheet/Section.tsx'
import { Button } from '../../ui/Button.tsx'
import { showToast } from '../../ui/toastList.ts'
import type { MembershipData } from './membership-data.ts'
import { PaymentProblem } from './PaymentProblem.tsx'
import styles from './MembershipScreen.module.css'

type Provider = NonNullable<MembershipData['provider']>
type Open = NonNullable<MembershipEntry['open']>
/** Why a payment was not confirmed, in the words of its bank where there are any. */
type Problem = { at: number; message: string | undefined }

type Props = { membership: MembershipEntry; provider: MembershipData['provider'] }

/**
 * A payment that is under way, begun on this page or another: how it stands, how to go on with one that waits for its owner, and
 * how it ended. Nothing without one.
 */
export function OpenPayment({ membership, provider }: Props) {
  const { open } = membership
  const [problem, setProblem] = useState<Problem>()
  usePlanTold(membership)
  return (
    <>
      {problem && <PaymentProblem key={problem.at} message={problem.message} />}
      {open && (
        <Section id="open" title={<Trans>Payment under way</Trans>}>
          <UnderWay open={open} provider={provider} onProblem={setProblem} />
        </Section>
      )}
    </>
  )
}

/** Says once that the plan is there which was waited for here (P8). */
function usePlanTold(membership: MembershipEntry): void {
  const { t } = useLingui()
  const { revalidate } = useRevalidator()
  const awaited = useRef<{ from: string; to: string; isLast?: true }>(undefined)
  useEffect(() => {
    const { open, subscription } = membership
    const last = awaited.current
    awaited.current = open ? (last ?? { from: subscription, to: open.subscription }) : undefined
    if (open || !last || last.from === last.to) return
    if (subscription === last.to) showToast({ tone: 'success', text: t`Successful checkout!` })
    else if (!last.isLast) {
      // The payment may have ended while this was read, and the plan just come.
      awaited.current = { ...last, isLast: true }
      void revalidate()
    }
  }, [membership, revalidate, t])
}

type UnderWayProps = {
  open: Open
  provider: Props['provider']
  onProblem(problem: Problem | undefined): void
}

function UnderWay({ open, provider, onProblem }: UnderWayProps) {
  const isAsking = useAskingAgain(open.orderID)
  const secret = open.nextAction?.clientSecret
  return (
    <div className={styles.stack}>
      <p>
        <Trans>
          A payment for the <TierName tier={open.subscription} /> plan is under way. Its end is shown here and
          told by mail; you are charged once at most.
        </Trans>
      </p>
      {open.status === 'requires_action' && provider && secret !== undefined && (
        <Confirm provider={provider} secret={secret} onProblem={onProblem} />
      )}
      {open.status === 'pending' && isAsking && (
        <p role="status">
          <Trans>Your bank is taking its time. This page goes on asking.</Trans>
        </p>
      )}
    </div>
  )
}

const askedMost = 120_000
const longestWait = 16_000

/** Asks for the page's data anew for two minutes, ever more seldom; true while it does. */
function useAskingAgain(orderID: string): boolean {
  const { revalidate } = useRevalidator()
  const [over, setOver] = useState<string>()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = (next: number, asked: number) => {
      timer = setTimeout(() => {
        void revalidate()
        if (asked + next >= askedMost) setOver(orderID)
        else ask(Math.min(next * 2, longestWait), asked + next)
      }, next)
    }
    ask(2_000, 0)
    return () => clearTimeout(timer)
  }, [orderID, revalidate])
  return over !== orderID
}

type ConfirmProps = Pick<UnderWayProps, 'onProblem'> & { provider: Provider; secret: string }

function Confirm({ provider, secret, onProblem }: ConfirmProps) {
  const { i18n } = useLingui()
  const { revalidate } = useRevalidator()
  const [isBusy, setBusy] = useState(false)
  const onConfirm = async () => {
    if (isBusy) return
    setBusy(true)
    onProblem(undefined)
    const message = await confirmAt(provider, i18n.locale, secret).catch(() => null)
    setBusy(false)
    if (message !== undefined) onProblem({ at: Date.now(), message: message ?? undefined })
    await revalidate()
  }
  return (
    <>
      <p>
        <Trans>
          Your bank wants you to confirm it. Without that it ends by itself within an hour, unpaid.
        </Trans>
      </p>
      <p>
        <Button variant="primary" aria-disabled={isBusy || undefined} onClick={() => void onConfirm()}>
          <Trans>Confirm the payment</Trans>
        </Button>
      </p>
    </>
  )
}

/** Leads through what the bank asks for; answers why it was not confirmed. */
async function confirmAt(
  provider: Provider,
  language: string,
  clientSecret: string,
): Promise<string | undefined> {
  const { cardProblem, openProvider } = await import('./provider-script.ts')
  const stripe = await openProvider(provider, language)
  const { error, paymentIntent } = await stripe.handleNextAction({ clientSecret })
  if (error) return cardProblem(error)
  if (paymentIntent?.status !== 'canceled') return undefined
  // Our server heard of it first, and has ended it already.
  const words = paymentIntent.last_payment_error?.message
  if (words === undefined) throw new Error('it was ended meanwhile')
  return words
}
