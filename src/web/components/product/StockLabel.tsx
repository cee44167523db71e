import { Trans } from '@lingui/react/macro'
import styles from './StockLabel.module.css'

/** Whether a product is in stock: a dot and a word, filled for in stock, hollow for made to order (ui.md 3). */
export function StockLabel({ stock }: { stock: boolean }) {
  return (
    <span className={stock ? styles.inStock : styles.toOrder}>
      {stock ? <Trans>In stock</Trans> : <Trans>Made to order</Trans>}
    </span>
  )
}
