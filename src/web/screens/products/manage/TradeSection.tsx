import { useId, useState } from 'react'
import { IconChevronDown } from '@tabler/icons-react'
import { Trans } from '@lingui/react/macro'
import { limits } from '../../../../contract/limits.ts'
import { weightUnits } from '../../../../contract/trade-writing.ts'
import { Options } from '../../../components/forms/Options.tsx'
import { Section } from '../../../components/sheet/Section.tsx'
import { Field, SelectField, SwitchField } from '../../../ui/Field.tsx'
import type { Problems } from './EditProblem.tsx'
import { PriceRows } from './PriceRows.tsx'
import { VariantRows } from './VariantRows.tsx'
import { tradeOrder } from './trade-fields.ts'
import type { TradeLists } from './trade-lists.ts'
import { saysTrade, type TradeText, type TradeValues } from './trade-values.ts'
import styles from './TradeSection.module.css'

export type TradeProps = {
  values: TradeValues
  lists: TradeLists
  problems: Problems
  onEdited(): void
}

const weights = weightUnits.map((unit) => ({ value: unit, name: unit }))

/** How a product is numbered, sold and priced: folded away for whoever says nothing of it. */
export function TradeSection(props: TradeProps) {
  const { values, lists, problems } = props
  const isWrong = Object.keys(problems).some((name) => tradeOrder.includes(name.replace(/-.*/, '')))
  // Whoever opened it, or mended what was wrong, finds it open still.
  const [isOpen] = useState(isWrong || saysTrade(values))
  const text = (name: TradeText) => ({ name, defaultValue: values[name], error: problems[name] })
  return (
    <Section
      id="trade"
      title={<Trans>Trade details</Trans>}
      note={<Trans>All of it is optional. Buyers look for it before they ask.</Trans>}
    >
      <details className={styles.fold} open={isOpen}>
        <summary>
          <Trans>Part number, prices, minimum order, weight, origin, variants</Trans>
          <IconChevronDown size={18} stroke={1.75} aria-hidden />
        </summary>
        <div className={styles.fields}>
          <Field
            {...text('partNumber')}
            label={<Trans>Part number</Trans>}
            hint={<Trans>Your own, once in your company. Buyers find the product by it.</Trans>}
            autoComplete="off"
          />
          <SelectField
            {...text('unit')}
            label={<Trans>Sold by</Trans>}
            hint={<Trans>Prices and weight are of one of these.</Trans>}
          >
            <Options of={lists.units} />
          </SelectField>
          <Pair>
            <Field
              {...text('minimumOrder')}
              label={<Trans>Minimum order</Trans>}
              inputMode="decimal"
              autoComplete="off"
            />
            <SelectField {...text('minimumOrderUnit')} label={<Trans>Order unit</Trans>}>
              <Options of={lists.units} />
            </SelectField>
          </Pair>
          <Field {...text('packaging')} label={<Trans>Packaging</Trans>} autoComplete="off" />
          <Prices {...props} />
          <Pair>
            <Field {...text('weight')} label={<Trans>Weight</Trans>} inputMode="decimal" autoComplete="off" />
            <SelectField {...text('weightUnit')} label={<Trans>Weight unit</Trans>}>
              <Options of={weights} />
            </SelectField>
          </Pair>
          <SelectField {...text('origin')} label={<Trans>Country of origin</Trans>}>
            <Options of={lists.countries} />
          </SelectField>
          <Field
            {...text('hsCode')}
            label={<Trans>HS code</Trans>}
            hint={
              <Trans>Of the Harmonized System, with the digits that your country adds, if you like.</Trans>
            }
            inputMode="numeric"
            autoComplete="off"
          />
          <div className={styles.wide}>
            <VariantRows {...props} />
          </div>
        </div>
      </details>
    </Section>
  )
}

const Pair = ({ children }: { children: React.ReactNode }) => <div className={styles.pair}>{children}</div>

function Prices({ values, lists, problems, onEdited }: TradeProps) {
  const currencies = useId()
  const { priceTiersMax } = limits
  return (
    <fieldset className={styles.wide}>
      <legend className={styles.legend}>
        <Trans>Prices</Trans>
      </legend>
      <p className="muted">
        <Trans>
          What one costs, and what it costs from larger quantities on: at most {priceTiersMax} prices, in any
          currency. They are shown as you type them.
        </Trans>
      </p>
      <datalist id={currencies}>
        {lists.currencies.map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </datalist>
      <PriceRows rows={values.prices} currencies={currencies} problems={problems} onEdited={onEdited} />
      <SwitchField
        name="priceOnRequest"
        value="1"
        defaultChecked={values.priceOnRequest}
        label={<Trans>Price on request</Trans>}
        error={problems['priceOnRequest']}
      />
    </fieldset>
  )
}
