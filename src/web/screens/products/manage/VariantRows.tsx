import { useState } from 'react'
import { IconPlus, IconX } from '@tabler/icons-react'
import { Trans, useLingui } from '@lingui/react/macro'
import { limits } from '../../../../contract/limits.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { useScripted } from '../../../ui/useScripted.ts'
import type { Problems } from './EditProblem.tsx'
import { pastedVariants } from './variant-paste.ts'
import { useRows } from './use-rows.ts'
import { variantsMore, type TradeValues, type VariantRow } from './trade-values.ts'
import styles from './TradeSection.module.css'

type Props = { values: TradeValues; problems: Problems; onEdited(): void }

const max = limits.variantsPerProductMax
const blank: VariantRow = { values: [], number: '', price: '', weight: '' }

/** In what variants differ, and which there are; they can be pasted as a table. */
export function VariantRows({ values, problems, onEdited }: Props) {
  const { t } = useLingui()
  const scripted = useScripted()
  const [axes, setAxes] = useState(values.axes)
  const { rows, add, remove, insert } = useRows(values.variants, blank, onEdited)
  const { variantsPerProductMax } = limits
  // Up to the last that is named, or has values; the first always.
  const isUsed = (at: number) =>
    axes[at]?.trim() !== '' || rows.some(({ value }) => (value.values[at] ?? '') !== '')
  const columns = Math.max(1, ...axes.map((_, at) => (isUsed(at) ? at + 1 : 0)))
  const paste = (event: React.ClipboardEvent<HTMLElement>, at: number) => {
    const pasted = pastedVariants(event.clipboardData.getData('text/plain'), columns)
    if (!pasted) return
    event.preventDefault()
    const controls = [...event.currentTarget.querySelectorAll('input')]
    insert(
      at,
      pasted,
      controls.every(({ value }) => value === ''),
      max,
    )
  }
  return (
    <fieldset>
      <legend className={styles.legend}>
        <Trans>Variants</Trans>
      </legend>
      <p className="muted">
        <Trans>
          In what they differ, such as size and colour, and which there are: at most {variantsPerProductMax}.
          Rows of a spreadsheet can be pasted.
        </Trans>
      </p>
      <div className={styles.axes}>
        {axes.map((_, at) => {
          const number = at + 1
          return (
            <Field
              key={number}
              name={`axis-${at}`}
              label={<Trans>Attribute {number}</Trans>}
              defaultValue={values.axes[at]}
              error={problems[`axis-${at}`]}
              autoComplete="off"
              onChange={({ currentTarget }) => setAxes(axes.with(at, currentTarget.value))}
            />
          )
        })}
      </div>
      <div className={styles.rows} data-columns={columns}>
        {rows.map(({ id, value }, at) => {
          const number = at + 1
          return (
            <div key={id} className={styles.variant} onPaste={(event) => paste(event, at)}>
              <Controls at={at} row={value} axes={axes.slice(0, columns)} problems={problems} />
              {scripted && (
                <Button variant="quiet" aria-label={t`Remove variant ${number}`} onClick={() => remove(id)}>
                  <IconX size={18} stroke={1.75} aria-hidden />
                </Button>
              )}
            </div>
          )
        })}
        <noscript>
          {Array.from({ length: variantsMore }, (_, at) => (
            <div key={at} className={styles.variant}>
              <Controls at={rows.length + at} row={blank} axes={axes} problems={problems} />
            </div>
          ))}
        </noscript>
        {scripted && rows.length < max && (
          <Button size="small" className={styles.more} onClick={add}>
            <IconPlus size={16} stroke={1.75} aria-hidden />
            <Trans>Add variant</Trans>
          </Button>
        )}
      </div>
    </fieldset>
  )
}

type RowProps = Pick<Props, 'problems'> & { at: number; row: VariantRow; axes: readonly string[] }

function Controls({ at, row, axes, problems }: RowProps) {
  const control = (part: string, text: string | undefined) => ({
    name: `variant-${part}-${at}`,
    defaultValue: text ?? '',
    error: problems[`variant-${part}-${at}`],
    autoComplete: 'off',
  })
  const label = (words: React.ReactNode) => <span className={at > 0 ? styles.later : undefined}>{words}</span>
  return (
    <>
      {axes.map((name, axis) => {
        const number = axis + 1
        return (
          <Field
            key={number}
            {...control(`value${axis}`, row.values[axis])}
            label={label(name.trim() === '' ? <Trans>Attribute {number}</Trans> : name)}
          />
        )
      })}
      <Field {...control('number', row.number)} label={label(<Trans>Part number</Trans>)} />
      <Field {...control('price', row.price)} label={label(<Trans>Price</Trans>)} placeholder="12.50 EUR" />
      <Field {...control('weight', row.weight)} label={label(<Trans>Weight</Trans>)} placeholder="130 g" />
    </>
  )
}
