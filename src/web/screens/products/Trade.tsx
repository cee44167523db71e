import { Trans } from '@lingui/react/macro'
import { FactRows } from '../../components/sheet/FactRows.tsx'
import { Section } from '../../components/sheet/Section.tsx'
import type { PriceTable, TradePage, VariantTable } from './trade-page.ts'
import styles from './Trade.module.css'

/** How a product is sold, as its company states it: facts, and prices as they were typed, in their own currency. */
export function Trade({ trade }: { trade: TradePage | undefined }) {
  if (!trade) return null
  const { title, facts, prices, onRequest, variants } = trade
  return (
    <>
      {(facts.length > 0 || prices || onRequest) && (
        <Section id="trade" title={title} note={<Trans>Stated by the business</Trans>}>
          {prices && <Prices {...prices} />}
          {onRequest && <p className={styles.request}>{onRequest}</p>}
          {facts.length > 0 && (
            <FactRows facts={facts.map(({ text, ...fact }) => ({ ...fact, text, value: text }))} />
          )}
        </Section>
      )}
      {variants && <Variants {...variants} />}
    </>
  )
}

function Prices({ caption, quantity, currencies, rows }: PriceTable) {
  return (
    <table className={styles.prices}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{quantity}</th>
          {currencies.map((currency) => (
            <th key={currency} scope="col">
              {currency}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ from, amounts }) => (
          <tr key={from}>
            <th scope="row">{from}</th>
            {amounts.map((amount, at) => (
              <td key={currencies[at]}>{amount}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** So many stand there at once. */
const first = 10

function Variants({ title, all, heads, rows }: VariantTable) {
  // One more takes as much room as the way to it.
  const cut = rows.length === first + 1 ? rows.length : first
  return (
    <Section id="variants" title={title}>
      <Table heads={heads} rows={rows.slice(0, cut)} title={title} />
      {rows.length > cut && (
        <details className={styles.rest}>
          <summary>{all}</summary>
          <Table heads={heads} rows={rows.slice(cut)} title={title} />
        </details>
      )}
    </Section>
  )
}

type TableProps = Pick<VariantTable, 'heads' | 'rows' | 'title'>

/** On phones each row is a block of names and values. */
function Table({ heads, rows, title }: TableProps) {
  return (
    <table className={styles.variants} aria-label={title}>
      <thead>
        <tr>
          {heads.map(({ text, lang }, at) => (
            <th key={at} scope="col" lang={lang}>
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          <tr key={row}>
            {cells.map(({ text, lang }, at) => (
              <td key={at} lang={lang} data-head={heads[at]?.text}>
                {text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
