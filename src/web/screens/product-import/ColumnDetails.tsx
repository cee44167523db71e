import { Trans, useLingui } from '@lingui/react/macro'
import type { ImportField } from '../../../contract/import-words.ts'
import { weightUnits } from '../../../contract/trade-writing.ts'
import type { Option } from '../../components/forms/Options.tsx'
import { Field, SelectField } from '../../ui/Field.tsx'
import styles from './ColumnList.module.css'
import type { ColumnData, MappingData } from './mapping-data.ts'
import { controlOf } from './meaning-form.ts'
import type { Columns, Detail } from './use-columns.ts'

type Props = {
  column: ColumnData
  field: ImportField
  lists: MappingData['lists']
  columns: Columns
}

/** What belongs to a meaning beside its field, such as the currency of prices; nothing for most. */
export function ColumnDetails({ column, field, lists, columns }: Props) {
  const { t } = useLingui()
  const control = (detail: Detail) => ({
    name: controlOf(column.at, detail),
    value: columns.valueOf(column, detail),
    onChange: ({ currentTarget }: React.ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      columns.choose(column, detail, currentTarget.value),
  })
  const weights = weightUnits.map((unit) => ({ value: unit, name: unit }))
  const days = [
    { value: 'day', name: t`days` },
    { value: 'workday', name: t`working days` },
    { value: 'week', name: t`weeks` },
    { value: 'month', name: t`months` },
  ]
  const kinds = [
    { value: 'data sheet', name: t`Data sheet` },
    { value: 'manual', name: t`Manual` },
    { value: 'cad', name: t`CAD file` },
    { value: 'brochure', name: t`Brochure` },
    { value: 'certificate', name: t({ context: 'a document', message: 'Certificate' }) },
  ]
  const language = (
    <SelectField {...control('language')} label={<Trans>In which language</Trans>}>
      <Choices of={lists.languages} none={t`That of the product`} />
    </SelectField>
  )
  const unit = (of: readonly Option[]) => (
    <SelectField {...control('unit')} label={<Trans>Unit, where a cell has none</Trans>}>
      <Choices of={of} none={t`None`} />
    </SelectField>
  )
  const parts = () => {
    switch (field) {
      case 'name':
      case 'description':
        return language
      case 'spec':
        return (
          <>
            <Field
              {...control('key')}
              label={<Trans>Name of the specification</Trans>}
              placeholder={column.head}
              autoComplete="off"
            />
            <Field
              {...control('unit')}
              label={<Trans>Unit, where a cell has none</Trans>}
              autoComplete="off"
            />
          </>
        )
      case 'price':
        return (
          <>
            <SelectField {...control('currency')} label={<Trans>Currency, where a cell has none</Trans>}>
              <Choices of={lists.currencies} none={t`None`} />
            </SelectField>
            <Field
              {...control('from')}
              label={<Trans>From a quantity of</Trans>}
              placeholder="1"
              inputMode="decimal"
              autoComplete="off"
            />
            <Field
              {...control('per')}
              label={<Trans>For how many pieces</Trans>}
              placeholder="1"
              inputMode="decimal"
              autoComplete="off"
            />
          </>
        )
      case 'minimumOrder':
        return unit(lists.units)
      case 'weight':
        return unit(weights)
      case 'leadTime':
        return unit(days)
      case 'document':
        return (
          <>
            <SelectField {...control('kind')} label={<Trans>Kind</Trans>}>
              <Choices of={kinds} none={t`By its name`} />
            </SelectField>
            {language}
          </>
        )
      default:
        return undefined
    }
  }
  const shown = parts()
  return shown === undefined ? null : <div className={styles.details}>{shown}</div>
}

function Choices({ of, none }: { of: readonly Option[]; none: string }) {
  return (
    <>
      <option value="">{none}</option>
      {of.map(({ value, name }) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </>
  )
}
