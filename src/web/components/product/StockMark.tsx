import { Trans } from '@lingui/react/macro'
import styles from './StockMark.module.css'

/** Whether a product lies in store: a dot and a word, hollow for what is made to order (U3). */
export function StockMark({ stock }: { stock: boolean }) {
  return (
    <span className={stock ? styles.inStock : styles.toOrder}>
      {stock ? <Trans>In stock</Trans> : <Trans>Made to order</Trans>}
    </span>
  )
}

/** The answer to "Stock available" (P2.23). */
export function StockAnswer({ stock }: { stock: boolean }) {
  return (
    <span className={stock ? styles.inStock : styles.toOrder}>
      {stock ? <Trans>Yes</Trans> : <Trans>No</Trans>}
    </span>
  )
}
