import { IconPlus, IconX } from '@tabler/icons-react'
import { Trans, useLingui } from '@lingui/react/macro'
import { limits } from '../../../../contract/limits.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { useScripted } from '../../../ui/useScripted.ts'
import type { Problems } from './EditProblem.tsx'
import type { PriceRow } from './trade-values.ts'
import { useRows } from './use-rows.ts'
import styles from './TradeSection.module.css'

type Props = {
  rows: readonly PriceRow[]
  /** The id of the list of currencies. */
  currencies: string
  problems: Problems
  onEdited(): void
}

const blank: PriceRow = { quantity: '', amount: '', currency: '' }
const max = limits.priceTiersMax

/** Prices from a quantity on; without scripts all rows that there may be. */
export function PriceRows({ rows: given, currencies, problems, onEdited }: Props) {
  const { t } = useLingui()
  const scripted = useScripted()
  const { rows, add, remove } = useRows(given, blank, onEdited)
  const missing = Array.from({ length: max - rows.length }, (_, at) => rows.length + at)
  return (
    <div className={styles.rows}>
      {rows.map(({ id, value }, at) => {
        const number = at + 1
        return (
          <div key={id} className={styles.price}>
            <Controls at={at} row={value} currencies={currencies} problems={problems} />
            {scripted && (
              <Button variant="quiet" aria-label={t`Remove price ${number}`} onClick={() => remove(id)}>
                <IconX size={18} stroke={1.75} aria-hidden />
              </Button>
            )}
          </div>
        )
      })}
      <noscript>
        {missing.map((at) => (
          <div key={at} className={styles.price}>
            <Controls at={at} row={blank} currencies={currencies} problems={problems} />
          </div>
        ))}
      </noscript>
      {scripted && rows.length < max && (
        <Button size="small" className={styles.more} onClick={add}>
          <IconPlus size={16} stroke={1.75} aria-hidden />
          <Trans>Add price</Trans>
        </Button>
      )}
    </div>
  )
}

type RowProps = Pick<Props, 'currencies' | 'problems'> & { at: number; row: PriceRow }

function Controls({ at, row, currencies, problems }: RowProps) {
  const control = (part: keyof PriceRow) => ({
    name: `price-${part}-${at}`,
    defaultValue: row[part],
    error: problems[`price-${part}-${at}`],
    autoComplete: 'off',
  })
  // On wide screens the first row names the columns.
  const label = (words: React.ReactNode) => <span className={at > 0 ? styles.later : undefined}>{words}</span>
  return (
    <>
      <Field {...control('quantity')} label={label(<Trans>From quantity</Trans>)} inputMode="decimal" />
      <Field {...control('amount')} label={label(<Trans>Price of one</Trans>)} inputMode="decimal" />
      <Field
        {...control('currency')}
        label={label(<Trans>Currency</Trans>)}
        list={currencies}
        placeholder="EUR"
        autoCapitalize="characters"
        spellCheck={false}
      />
    </>
  )
}
