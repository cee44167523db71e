import { Trans, useLingui } from '@lingui/react/macro'
import type { RowLine } from './import-data.ts'
import styles from './RowChanges.module.css'

/** How many fields of a new product are shown at first. */
const fieldsShown = 8

/** What an import says of a product: before and after where it is there, else each field. */
export function RowChanges({ line: { kind, changes } }: { line: RowLine }) {
  const { t } = useLingui()
  if (kind !== 'changed') return <Fields fields={changes} />
  return (
    <table className={styles.changes} aria-label={t`Changes`}>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Field</Trans>
          </th>
          <th scope="col">
            <Trans>Before</Trans>
          </th>
          <th scope="col">
            <Trans>After</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ label, old, new: now }, at) => (
          <tr key={at}>
            <th scope="row">
              <bdi>{label}</bdi>
            </th>
            <td className={styles.old} data-label={t`Before`}>
              <Value text={old} />
            </td>
            <td className={styles.now} data-label={t`After`}>
              <Value text={now} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const Value = ({ text }: { text: string }) =>
  text === '' ? (
    <span className="muted">
      <Trans>nothing</Trans>
    </span>
  ) : (
    <bdi>{text}</bdi>
  )

/** What a new product says: a few fields, the others behind a click. */
function Fields({ fields }: { fields: RowLine['changes'] }) {
  const rest = fields.slice(fieldsShown)
  return (
    <div className={styles.said}>
      <FieldLines fields={fields.slice(0, fieldsShown)} />
      {rest.length > 0 && (
        <details className={styles.rest}>
          <summary>
            <Trans>{rest.length} more</Trans>
          </summary>
          <FieldLines fields={rest} />
        </details>
      )}
    </div>
  )
}

const FieldLines = ({ fields }: { fields: RowLine['changes'] }) => (
  <dl className={styles.fields}>
    {fields.map(({ label, new: now }, at) => (
      <div key={at}>
        <dt>
          <bdi>{label}</bdi>
        </dt>
        <dd>
          <bdi>{now}</bdi>
        </dd>
      </div>
    ))}
  </dl>
)
