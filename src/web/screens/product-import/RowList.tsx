import { Trans, useLingui } from '@lingui/react/macro'
import type { RowLine } from './import-data.ts'
import { Problems } from './Problems.tsx'
import styles from './RowList.module.css'

export type Choosing = {
  chosen: readonly number[]
  most: number
  onChoose(row: number, on: boolean): void
}

type Props = {
  lines: readonly RowLine[]
  label: string
  /** Which of them are to be published. */
  choosing?: Choosing
  /** Beside each of them. */
  renderAct?: (line: RowLine) => React.ReactNode
}

/** Products of an import, each with what changes of it or why it was refused. */
export function RowList({ lines, label, choosing, renderAct }: Props) {
  return (
    <ul className={styles.list} aria-label={label}>
      {lines.map((line) => (
        <li key={line.row} className={styles.line}>
          <div className={styles.head}>
            {choosing ? <Chooser line={line} choosing={choosing} /> : <Name line={line} />}
            {line.kind !== 'missing' && (
              <span className={styles.row}>
                <Trans>Row {line.row}</Trans>
              </span>
            )}
            {renderAct?.(line)}
          </div>
          <Changes line={line} />
          <Problems problems={line.problems} />
        </li>
      ))}
    </ul>
  )
}

const Name = ({ line: { partNumber, name } }: { line: RowLine }) => (
  <span className={styles.name}>
    {partNumber !== '' && <bdi className={styles.number}>{partNumber}</bdi>}
    <bdi>{name || <Trans>without a name</Trans>}</bdi>
  </span>
)

function Chooser({ line, choosing: { chosen, most, onChoose } }: { line: RowLine; choosing: Choosing }) {
  const isChosen = chosen.includes(line.row)
  const isFull = chosen.length >= most && !isChosen
  return (
    <label className={styles.choose}>
      <input
        type="checkbox"
        checked={isChosen}
        aria-disabled={isFull || undefined}
        onChange={({ currentTarget }) => {
          if (!isFull) onChoose(line.row, currentTarget.checked)
        }}
      />
      <Name line={line} />
    </label>
  )
}

/** How many fields of a new product are shown at first. */
const fieldsShown = 8

function Changes({ line: { kind, changes } }: { line: RowLine }) {
  const { t } = useLingui()
  if (changes.length === 0) return null
  if (kind !== 'changed') {
    const told = changes.filter((change) => change.new !== '')
    return <Fields fields={told} />
  }
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
    <>
      <FieldLines fields={fields.slice(0, fieldsShown)} />
      {rest.length > 0 && (
        <details className={styles.rest}>
          <summary>
            <Trans>{rest.length} more</Trans>
          </summary>
          <FieldLines fields={rest} />
        </details>
      )}
    </>
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
