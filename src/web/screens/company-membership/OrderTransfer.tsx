import { Form, useNavigation } from 'react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import type { MembershipEntry, QuoteEntry } from '../../../contract/billing.ts'
import { priceText } from '../../../contract/plans.ts'
import { TierName } from '../../components/business/marks.tsx'
import { Button } from '../../ui/Button.tsx'
import { FormProblem, NotAnswered } from '../../ui/FormProblem.tsx'
import type { Answer } from './answer.ts'
import { useDayIn } from './days.ts'
import { invoicePath } from './paths.ts'
import styles from './MembershipScreen.module.css'

type OrderProps = {
  quote: QuoteEntry
  coupon: string | undefined
  /** The same order however often its form is sent. */
  orderKey: string
  answer: Answer | undefined
}

/** The other way to pay: the plan begins when the money has arrived. */
export function OrderTransfer({ quote, coupon, orderKey, answer }: OrderProps) {
  const isBusy = useNavigation().formData?.get('intent') === 'transfer'
  return (
    <details className={styles.other} open={answer !== undefined}>
      <summary>
        <Trans>Pay by bank transfer instead</Trans>
      </summary>
      <p>
        <Trans>
          You get a pro-forma invoice with our bank account and a reference. Your plan begins when the money
          has arrived, which takes a few days; nothing happens if you do not pay.
        </Trans>
      </p>
      <Form method="post" preventScrollReset>
        {answer && answer.outcome !== 'done' && <Refused answer={answer} />}
        <input type="hidden" name="intent" value="transfer" />
        <input type="hidden" name="planId" value={quote.planId} />
        <input type="hidden" name="key" value={orderKey} />
        {coupon !== undefined && <input type="hidden" name="coupon" value={coupon} />}
        <Button type="submit" aria-disabled={isBusy || undefined} aria-busy={isBusy || undefined}>
          <Trans>Order by bank transfer</Trans>
        </Button>
      </Form>
    </details>
  )
}

type WaitingProps = { membership: MembershipEntry; answer: Answer | undefined }

/** An order that waits for its money: what to pay, to whom, with which reference, until when; and the way back. */
export function WaitingTransfer({ membership, answer }: WaitingProps) {
  const { i18n } = useLingui()
  const dayOf = useDayIn(membership.timeZone)
  const isBusy = useNavigation().formData?.get('intent') === 'withdraw'
  const { transfer, businessID } = membership
  if (!transfer) return null
  const { bank } = transfer
  const rows = [
    [<Trans key="a">Amount</Trans>, priceText(transfer.amount, i18n.locale)],
    [<Trans key="r">Reference</Trans>, transfer.reference],
    [<Trans key="u">Payable until</Trans>, dayOf(transfer.payableUntil)],
    [<Trans key="h">Account holder</Trans>, bank.holder],
    [<Trans key="b">Bank</Trans>, bank.bank],
    [<Trans key="n">Account number</Trans>, bank.account],
    [<Trans key="c">Bank code</Trans>, bank.code],
  ] as const
  return (
    <div className={styles.stack}>
      <p>
        <Trans>
          Your order of the <TierName tier={transfer.subscription} /> plan waits for your bank transfer.
          Please give the reference, so that we find your payment.
        </Trans>
      </p>
      <dl className={styles.facts}>
        {rows.map(([name, value]) => (
          <div key={name.key}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {answer && answer.outcome !== 'done' && <Refused answer={answer} />}
      <div className={styles.ways}>
        <a href={invoicePath(businessID, transfer.invoiceId)} className="reach">
          <Trans>Pro-forma invoice (PDF)</Trans>
        </a>
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value="withdraw" />
          <Button type="submit" size="small" aria-disabled={isBusy || undefined}>
            <Trans>Withdraw this order</Trans>
          </Button>
        </Form>
      </div>
    </div>
  )
}

/** Why a form of this page was not taken. */
export const Refused = ({ answer }: { answer: Answer }) => (
  <FormProblem
    key={answer.at}
    title={
      answer.isUnanswered ? (
        <NotAnswered />
      ) : (
        (answer.message ?? <Trans>An unexpected error has occurred, please try again.</Trans>)
      )
    }
  />
)
