import { Trans, useLingui } from '@lingui/react/macro'
import { cut } from '../../../components/text/cuts.ts'
import type { Difference } from './fields.ts'
import styles from './EditProblem.module.css'

/** Letters of a value that are shown: enough to recognise it. */
const shown = 300

/** Both versions of every field in which they differ. */
export function StaleTable({ differences }: { differences: readonly Difference[] }) {
  const { t } = useLingui()
  if (differences.length === 0)
    return (
      <p>
        <Trans>Both say the same.</Trans>
      </p>
    )
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">
            <span className="vh">{t`Name`}</span>
          </th>
          <th scope="col">
            <Trans>Saved meanwhile</Trans>
          </th>
          <th scope="col">
            <Trans>Yours, not saved</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {differences.map(({ field, theirs, mine }) => (
          <tr key={field}>
            <th scope="row">
              <FieldName field={field} />
            </th>
            <td>
              <Value field={field} text={theirs} />
            </td>
            <td>
              <Value field={field} text={mine} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Value({ field, text }: { field: Difference['field']; text: string }) {
  if (field === 'stock') return text === '' ? <Trans>Made to order</Trans> : <Trans>In stock</Trans>
  return text === '' ? '–' : cut(text, shown)
}

function FieldName({ field }: { field: Difference['field'] }) {
  switch (field) {
    case 'name':
      return <Trans>Product name</Trans>
    case 'language':
      return <Trans>Language of the texts</Trans>
    case 'category':
      return <Trans>Category</Trans>
    case 'description':
      return <Trans>Description</Trans>
    case 'keywords':
      return <Trans>Keywords</Trans>
    case 'specs':
      return <Trans>Technical specification</Trans>
    case 'videos':
      return <Trans>Videos</Trans>
    case 'leadTime':
      return <Trans>Lead time in days</Trans>
    case 'stock':
      return <Trans>Stock</Trans>
    case 'partNumber':
      return <Trans>Part number</Trans>
    case 'trade':
      return <Trans>Trade details</Trans>
    case 'variants':
      return <Trans>Variants</Trans>
    default:
      return <Trans>Photos</Trans>
  }
}
