import { Trans, useLingui } from '@lingui/react/macro'
import type { ImportField } from '../../../contract/import-words.ts'
import { SelectField } from '../../ui/Field.tsx'
import styles from './ColumnList.module.css'
import { ColumnDetails } from './ColumnDetails.tsx'
import type { ColumnData, MappingData } from './mapping-data.ts'
import { controlOf } from './meaning-form.ts'
import type { Columns } from './use-columns.ts'

type Props = {
  mapping: MappingData
  columns: Columns
  /** Columns whose meaning was refused. */
  wrong: readonly number[]
}

/** A line for each column: what stands in it, and what it means. On a phone a card each. */
export function ColumnList({ mapping, columns, wrong }: Props) {
  return (
    <ol className={styles.columns}>
      {mapping.columns.map((column, nth) => (
        <Column
          key={column.at}
          column={column}
          field={columns.meanings[nth]!.field}
          mapping={mapping}
          columns={columns}
          isWrong={wrong.includes(column.at)}
        />
      ))}
    </ol>
  )
}

type ColumnProps = {
  column: ColumnData
  field: ImportField
  mapping: MappingData
  columns: Columns
  isWrong: boolean
}

function Column({ column, field, mapping, columns, isWrong }: ColumnProps) {
  const { t } = useLingui()
  const { at, letter, head, samples, isSure, reason, meaning } = column
  const isAsked = !isSure && field === meaning.field
  const headID = `column-${at}`
  return (
    <li className={isAsked ? `${styles.column} ${styles.asked}` : styles.column}>
      <div className={styles.what}>
        <p id={headID} className={styles.head}>
          <span className={styles.letter}>
            <span className="vh">
              <Trans>Column</Trans>{' '}
            </span>
            {letter}
          </span>
          <bdi>{head || <Trans>without a head</Trans>}</bdi>
        </p>
        {samples.length > 0 && (
          <p className={styles.samples}>
            <span className="vh">
              <Trans>For example:</Trans>{' '}
            </span>
            {samples.map((text, nth) => (
              <bdi key={nth}>{text}</bdi>
            ))}
          </p>
        )}
      </div>
      <div role="group" aria-labelledby={headID} className={styles.means}>
        <input type="hidden" name="column" value={at} />
        <input type="hidden" name={`was-${at}`} value={JSON.stringify(meaning)} />
        <SelectField
          name={controlOf(at, 'field')}
          label={<Trans>Meaning</Trans>}
          value={field}
          onChange={({ currentTarget }) => columns.choose(column, 'field', currentTarget.value)}
          error={
            isWrong ? t`Another column means this, or something does not fit. Please check it.` : undefined
          }
          hint={
            isAsked && (
              <span className={styles.ask}>
                <Trans>Please check.</Trans> {reason}
              </span>
            )
          }
        >
          {isOwn(column) && <option value="own">{mapping.names.own}</option>}
          <FieldOptions names={mapping.names} />
        </SelectField>
        <ColumnDetails column={column} field={field} lists={mapping.lists} columns={columns} />
      </div>
    </li>
  )
}

/** Whether it is of a table that was exported here, and says what no field of others does. */
const isOwn = ({ meaning, others }: ColumnData): boolean =>
  [meaning, ...others].some(({ field }) => field === 'own')

/** All that a column of any table may mean, in groups. */
function FieldOptions({ names }: { names: MappingData['names'] }) {
  const { t } = useLingui()
  const groups: [string, ImportField[]][] = [
    [t`Product`, ['partNumber', 'name', 'description', 'keywords', 'parentNumber', 'language']],
    [
      t({ context: 'columns of an import', message: 'Specifications' }),
      ['spec', 'specs', 'specName', 'specValue', 'specUnit'],
    ],
    [t`Price and order`, ['price', 'priceFrom', 'currency', 'pricePer', 'minimumOrder', 'unit']],
    [t`Delivery`, ['leadTime', 'stock', 'packaging', 'packQuantity', 'weight', 'origin', 'hsCode']],
    [t`Category`, ['industry', 'category', 'subCategory']],
    [t`Files`, ['picture', 'document']],
  ]
  return (
    <>
      <option value="ignored">{names.ignored}</option>
      {groups.map(([label, fields]) => (
        <optgroup key={label} label={label}>
          {fields.map((field) => (
            <option key={field} value={field}>
              {names[field]}
            </option>
          ))}
        </optgroup>
      ))}
    </>
  )
}
