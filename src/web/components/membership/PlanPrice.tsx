import { Trans, useLingui } from '@lingui/react/macro'
import { priceText } from '../../../contract/plans.ts'

/** A price in cents in the reader's language; what costs nothing says so. */
export function PlanPrice({ price }: { price: number }) {
  const { i18n } = useLingui()
  return price === 0 ? <Trans context="costs nothing">Free</Trans> : priceText(price, i18n.locale)
}
