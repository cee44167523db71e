import { startTransition, useEffect, useRef, useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Section } from '../../components/sheet/Section.tsx'
import { showToast } from '../../ui/toastList.ts'
import { BillingDetails } from './BillingDetails.tsx'
import { CardOnFile } from './CardOnFile.tsx'
import { Checkout, CheckoutTitle } from './Checkout.tsx'
import { CurrentPlan } from './CurrentPlan.tsx'
import { Invoices } from './Invoices.tsx'
import { OpenPayment } from './OpenPayment.tsx'
import { WaitingTransfer } from './OrderTransfer.tsx'
import { Renewal } from './Renewal.tsx'
import { Upgrades } from './Upgrades.tsx'
import { Uses } from './Uses.tsx'
import type { Answer, Intent } from './answer.ts'
import type { DetailValues } from './detail-values.ts'
import type { Chosen, MembershipData } from './membership-data.ts'
import { membershipPath } from './paths.ts'

export type Owned = MembershipData & {
  initial: DetailValues
  orderKey: string
  /** What of the page the address opens. */
  opened: string | null
}

type Props = {
  owned: Owned
  answer: Answer | undefined
  /** Whether the renewal is to be cancelled, which is asked first. */
  isAsked: boolean
  onAsk(isAsked: boolean): void
}

/** Everything an owner sees of the membership: plan, uses, upgrades or the checkout of one, invoices, card, details. */
export function Membership({ owned, answer, isAsked, onAsk }: Props) {
  const { membership, provider, chosen, opened } = owned
  const { businessID, timeZone, open, transfer, period, card } = membership
  useTold(answer, onAsk)
  const answerTo = (intent: Intent) => (answer?.intent === intent ? answer : undefined)
  // What is being paid here stays, though the page is loaded anew meanwhile: its end is told there.
  const [paying, setPaying] = useState<Chosen>()
  const checkout = paying ?? (open || transfer ? undefined : chosen)
  const isCheckout = checkout !== undefined
  return (
    <div className="sheet">
      <Section id="plan" title={<Trans>Current plan</Trans>}>
        <CurrentPlan membership={membership} />
      </Section>
      <Section id="uses" title={<Trans>What is used</Trans>}>
        <Uses membership={membership} ledger={owned.ledger} />
      </Section>
      {/* Whoever chooses anew is told no more of what was not confirmed before. */}
      {!paying && <OpenPayment key={String(isCheckout)} membership={membership} provider={provider} />}
      {transfer && (
        <Section id="transfer" title={<Trans>Bank transfer</Trans>}>
          <WaitingTransfer membership={membership} answer={answerTo('withdraw')} />
        </Section>
      )}
      {checkout ? (
        <Section id="upgrade" title={<CheckoutTitle {...checkout} />}>
          <Checkout
            data={{ ...owned, chosen: checkout }}
            onPaying={(isPaying) => startTransition(() => setPaying(isPaying ? checkout : undefined))}
            initial={owned.initial}
            orderKey={owned.orderKey}
            answerTo={answerTo}
            isChangingDetails={opened === 'details'}
          />
        </Section>
      ) : (
        <Section id="upgrade" title={<Trans>Upgrade</Trans>}>
          <Upgrades membership={membership} />
        </Section>
      )}
      <Section id="invoices" title={<Trans>Invoices</Trans>}>
        <Invoices businessID={businessID} timeZone={timeZone} invoices={owned.invoices} />
      </Section>
      {(card || period) && (
        <Section id="card" title={<Trans>Card</Trans>} note={<Trans>For renewals</Trans>}>
          <CardOnFile {...owned} isOpen={opened === 'card' && !isCheckout} />
        </Section>
      )}
      {period && (
        <Section id="renewal" title={<Trans>Renewal</Trans>}>
          <Renewal membership={membership} isAsked={isAsked} onAsk={onAsk} answerTo={answerTo} />
        </Section>
      )}
      {!isCheckout && (
        <Section
          id="details"
          title={<Trans>Billing details</Trans>}
          note={<Trans>Invoices that were issued stay as they are.</Trans>}
        >
          <BillingDetails
            businessID={businessID}
            details={membership.details}
            initial={owned.initial}
            countries={owned.countries}
            answer={answerTo('details')}
            isOpen={opened === 'details'}
            open={`${membershipPath(businessID, { show: 'details' })}#details`}
          />
        </Section>
      )}
    </div>
  )
}

/** Says once each what was done, and closes the question that it answers. */
function useTold(answer: Answer | undefined, onAsk: (isAsked: boolean) => void): void {
  const { t } = useLingui()
  const told = useRef(0)
  useEffect(() => {
    if (!answer || told.current === answer.at) return
    told.current = answer.at
    if (answer.intent === 'cancel') onAsk(false)
    if (answer.outcome !== 'done') return
    const texts: Record<Intent, string> = {
      details: t`The billing details were saved.`,
      transfer: t`Your order was taken.`,
      withdraw: t`The order was withdrawn. Nothing is to be paid.`,
      cancel: t`The membership is not renewed. What you paid for stays until its end.`,
      resume: t`The membership is renewed at its end.`,
    }
    showToast({ tone: 'success', text: texts[answer.intent] })
  })
}
