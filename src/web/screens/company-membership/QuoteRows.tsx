import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { QuoteEntry } from '../../../contract/billing.ts'
import { priceText } from '../../../contract/plans.ts'
import { TierName } from '../../components/business/marks.tsx'
import { formatNumber } from '../../components/text/formats.ts'
import styles from './MembershipScreen.module.css'

/** What is to be paid for a plan and why, to the cent: price, credit for unused days, coupon, tax, total. */
export function QuoteRows({ quote }: { quote: QuoteEntry }) {
  const { i18n } = useLingui()
  const money = (cents: number) => priceText(cents, i18n.locale)
  const { subscription, price, credit, creditDays, coupon, net, tax, total } = quote
  return (
    <dl className={styles.quote}>
      <div>
        <dt>
          <TierName tier={subscription} /> <Trans>for one year</Trans>
        </dt>
        <dd>{money(price)}</dd>
      </div>
      {credit > 0 && (
        <div>
          <dt>
            <Plural
              value={creditDays}
              one="Less credit for # unused day"
              other="Less credit for # unused days"
            />
          </dt>
          <dd>{money(-credit)}</dd>
        </div>
      )}
      {coupon && (
        <div>
          <dt>
            <Trans>Coupon {<>{coupon.code}</>}</Trans>
          </dt>
          <dd>{money(-coupon.off)}</dd>
        </div>
      )}
      {net !== price && (
        <div>
          <dt>
            <Trans>Before tax</Trans>
          </dt>
          <dd>{money(net)}</dd>
        </div>
      )}
      <div>
        <dt>
          <TaxName tax={tax} />
        </dt>
        <dd>{money(tax.amount)}</dd>
      </div>
      <div className={styles.total}>
        <dt>
          <Trans>To pay now</Trans>
        </dt>
        <dd>{money(total)}</dd>
      </div>
    </dl>
  )
}

function TaxName({ tax: { kind, rate } }: Pick<QuoteEntry, 'tax'>) {
  const { i18n } = useLingui()
  const percent = formatNumber(rate / 100, i18n.locale)
  switch (kind) {
    case 'consumption':
      return <Trans>Consumption tax ({percent}%)</Trans>
    case 'vat':
      return <Trans>VAT ({percent}%)</Trans>
    case 'reverse':
      return <Trans>VAT: none, you account for it yourself (reverse charge)</Trans>
    case 'outside':
      return <Trans>Tax: none, your company is in another country</Trans>
    case 'none':
      return <Trans>Tax: none</Trans>
  }
}
