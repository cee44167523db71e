import { lazy, Suspense } from 'react'
import { Form, useNavigation } from 'react-router'
import { Trans } from '@lingui/react/macro'
import { TierName } from '../../components/business/marks.tsx'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { useScripted } from '../../ui/useScripted.ts'
import { BillingDetails } from './BillingDetails.tsx'
import type { Answer, Intent } from './answer.ts'
import type { DetailValues } from './detail-values.ts'
import type { Chosen, MembershipData } from './membership-data.ts'
import { OrderTransfer } from './OrderTransfer.tsx'
import { membershipPath } from './paths.ts'
import { QuoteRows } from './QuoteRows.tsx'
import { CardComing, TestNote } from './CardNotes.tsx'
import styles from './MembershipScreen.module.css'

/** The provider's part comes once somebody has chosen what to pay for. */
const PayByCard = lazy(() => import('./PayByCard.tsx'))

export type CheckoutProps = {
  data: MembershipData & { chosen: Chosen }
  initial: DetailValues
  /** Of an order by bank transfer. */
  orderKey: string
  answerTo: (intent: Intent) => Answer | undefined
  isChangingDetails: boolean
  /** A payment by card begins, and has ended. */
  onPaying: (isPaying: boolean) => void
}

/** What is paid and why, to whom the invoice is made out, and the two ways to pay it (P4). */
export function Checkout(props: CheckoutProps) {
  const { data, initial, orderKey, answerTo, isChangingDetails, onPaying } = props
  const { membership, chosen, countries, isTest } = data
  const { businessID, details } = membership
  const { quote, coupon } = chosen
  const plan = quote.subscription
  const wish = { plan, ...(quote.coupon && coupon !== undefined && { coupon }) }
  return (
    <div className={styles.stack}>
      <QuoteRows quote={quote} />
      <CouponForm businessID={businessID} chosen={chosen} />
      <h3 className={styles.step}>
        <Trans>Billing details</Trans>
      </h3>
      {!details && (
        <p className="muted">
          <Trans>First save to whom the invoice is made out: the tax above depends on it.</Trans>
        </p>
      )}
      <BillingDetails
        businessID={businessID}
        details={details}
        initial={initial}
        countries={countries}
        answer={answerTo('details')}
        isOpen={isChangingDetails}
        open={`${membershipPath(businessID, { ...wish, show: 'details' })}#upgrade`}
      />
      {details && (
        <>
          <h3 className={styles.step}>
            <Trans>Payment</Trans>
          </h3>
          {isTest && <TestNote />}
          <ByCard data={data} details={details} onPaying={onPaying} />
          <OrderTransfer
            quote={quote}
            coupon={quote.coupon ? coupon : undefined}
            orderKey={orderKey}
            answer={answerTo('transfer')}
          />
        </>
      )}
      <p className={styles.back}>
        <LinkButton variant="quiet" to={membershipPath(businessID)} preventScrollReset>
          <Trans>Back to all plans</Trans>
        </LinkButton>
      </p>
    </div>
  )
}

type ByCardProps = {
  data: CheckoutProps['data']
  details: NonNullable<MembershipData['membership']['details']>
  onPaying: CheckoutProps['onPaying']
}

/** Only scripts can pay by card, since the card is typed into the provider's own frame. */
function ByCard({ data: { membership, provider, chosen }, details, onPaying }: ByCardProps) {
  const scripted = useScripted()
  if (!provider)
    return (
      <p>
        <Trans>Payment by card is not available at the moment. You can pay by bank transfer.</Trans>
      </p>
    )
  if (!scripted)
    return (
      <p>
        <Trans>
          Paying by card needs scripts (JavaScript), which are switched off or have not loaded yet. Without
          them you can pay by bank transfer.
        </Trans>
      </p>
    )
  return (
    <Suspense fallback={<CardComing />}>
      <PayByCard
        businessID={membership.businessID}
        provider={provider}
        quote={chosen.quote}
        details={details}
        onPaying={onPaying}
      />
    </Suspense>
  )
}

function CouponForm({ businessID, chosen }: { businessID: string; chosen: Chosen }) {
  const { state, formAction } = useNavigation()
  const path = membershipPath(businessID)
  const { quote, coupon, couponProblem } = chosen
  return (
    <Form method="get" action={`${path}#upgrade`} preventScrollReset className={styles.coupon} key={coupon}>
      <input type="hidden" name="plan" value={quote.subscription} />
      <Field
        label={<Trans>Coupon</Trans>}
        name="coupon"
        defaultValue={coupon ?? ''}
        error={couponProblem}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={32}
      />
      <Button type="submit" aria-disabled={(state !== 'idle' && formAction === path) || undefined}>
        <Trans context="a coupon">Apply</Trans>
      </Button>
    </Form>
  )
}

/** Above the checkout: for which plan it is. */
export const CheckoutTitle = ({ quote: { subscription } }: Chosen) => (
  <Trans>
    Upgrade to <TierName tier={subscription} />
  </Trans>
)
