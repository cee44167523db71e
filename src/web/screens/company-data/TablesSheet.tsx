import { IconDownload } from '@tabler/icons-react'
import { Trans } from '@lingui/react/macro'
import { buttonClass } from '../../ui/Button.tsx'
import styles from './DataScreen.module.css'

/** All products as one table, at once. */
export function TablesSheet({ businessID }: { businessID: string }) {
  return (
    <section className={`sheet ${styles.sheet}`} aria-labelledby="tables">
      <h2 id="tables" className="t-card">
        <Trans>Products as a spreadsheet</Trans>
      </h2>
      <p className="t-read">
        <Trans>
          All products in every state, one line each. A text that a spreadsheet would compute gets an
          apostrophe in front.
        </Trans>
      </p>
      <p className={styles.ways}>
        <a href={`/business/${businessID}/products.xlsx`} className={buttonClass({})}>
          <IconDownload size={18} stroke={1.75} aria-hidden />
          <Trans>Excel (XLSX)</Trans>
        </a>
        <a href={`/business/${businessID}/products.csv`} className={buttonClass({})}>
          <IconDownload size={18} stroke={1.75} aria-hidden />
          <Trans>CSV</Trans>
        </a>
        <a href={`/business/${businessID}/products.xml`} className={buttonClass({})}>
          <IconDownload size={18} stroke={1.75} aria-hidden />
          <Trans>BMEcat (XML)</Trans>
        </a>
      </p>
    </section>
  )
}
