import { IconCircleCheck } from '@tabler/icons-react'
import { Plural, Trans } from '@lingui/react/macro'
import type { ColumnMeaningEntry } from '../../../contract/import-shapes.ts'
import { SelectField } from '../../ui/Field.tsx'
import styles from './Import.module.css'
import own from './Facts.module.css'
import type { MappingData } from './mapping-data.ts'

type Props = {
  facts: MappingData['facts']
  /** How many columns are to be checked. */
  asked: number
  meanings: readonly ColumnMeaningEntry[]
}

/** What kind of file it is, which sheet is read, and what is missing for products. */
export function Facts({
  facts: { format, encoding, sheets, sheet, isKnown, header },
  asked,
  meanings,
}: Props) {
  const kind = formats[format] ?? format.toUpperCase()
  const { from, to } = header
  const has = (field: string) => meanings.some((meaning) => meaning.field === field)
  return (
    <>
      <p className="muted">
        {[kind, encoding && (encodings[encoding] ?? encoding.toUpperCase())].filter(Boolean).join(' · ')} ·{' '}
        {from === 0 ? (
          <Trans>no row of heads was found</Trans>
        ) : from === to ? (
          <Trans>heads in row {from}</Trans>
        ) : (
          <Trans>
            heads in rows {from} to {to}
          </Trans>
        )}
      </p>
      {isKnown && (
        <p className={own.known}>
          <IconCircleCheck size={20} stroke={1.75} aria-hidden />
          <span>
            <Trans>
              You have sent a table with these heads before: its columns mean what they meant then.
            </Trans>
          </span>
        </p>
      )}
      {sheets.length > 1 && (
        <div className={own.sheet}>
          <SelectField name="sheet" label={<Trans>Sheet of the workbook</Trans>} defaultValue={sheet}>
            {sheets.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </SelectField>
        </div>
      )}
      <p>
        {asked === 0 ? (
          <Trans>All columns were understood. Change what is not right.</Trans>
        ) : (
          <Plural
            value={asked}
            one="Please check # column that is not sure; change what is not right."
            other="Please check # columns that are not sure; change what is not right."
          />
        )}
      </p>
      {!has('name') && (
        <p className={styles.warning}>
          <Trans>No column is the product name: only products that you have already can be changed.</Trans>
        </p>
      )}
      {!has('partNumber') && !has('parentNumber') && (
        <p className={styles.warning}>
          <Trans>
            No column is the part number: products are recognised by their names, and a new name makes a new
            product.
          </Trans>
        </p>
      )}
    </>
  )
}

const encodings: Readonly<Record<string, string>> = {
  shift_jis: 'Shift_JIS',
  'windows-1252': 'Windows-1252',
  big5: 'Big5',
}
const formats: Readonly<Record<string, string>> = { bmecat12: 'BMEcat', bmecat2005: 'BMEcat' }
