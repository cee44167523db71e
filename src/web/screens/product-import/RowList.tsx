import { IconChevronDown } from '@tabler/icons-react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { listText } from '../../ui/listText.ts'
import type { RowLine } from './import-data.ts'
import { Problems } from './Problems.tsx'
import { RowChanges } from './RowChanges.tsx'
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

/** Products of an import, each with what changes of it or why it was refused; what changes is folded on phones. */
export function RowList({ lines, label, choosing, renderAct }: Props) {
  return (
    <ul className={styles.list} aria-label={label}>
      {lines.map((line) => (
        <li key={line.row} className={styles.line}>
          {choosing && <Chooser line={line} choosing={choosing} />}
          {line.changes.length > 0 ? (
            <details className={styles.fold}>
              <summary>
                <Head line={line} isFolded />
                <IconChevronDown className={styles.chevron} size={18} stroke={1.75} aria-hidden />
              </summary>
              <RowChanges line={line} />
            </details>
          ) : (
            <p className={styles.bare}>
              <Head line={line} />
            </p>
          )}
          {renderAct && <div className={styles.act}>{renderAct(line)}</div>}
          {line.problems.length > 0 && (
            <div className={styles.problems}>
              <Problems problems={line.problems} />
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}

function Head({ line, isFolded = false }: { line: RowLine; isFolded?: boolean }) {
  const { partNumber, name, kind, row } = line
  return (
    <span className={styles.head}>
      <span className={styles.name}>
        {partNumber !== '' && <bdi className={styles.number}>{partNumber}</bdi>}
        <bdi>{name || <Trans>without a name</Trans>}</bdi>
      </span>
      <span className={styles.row}>
        {kind !== 'missing' && <Trans>Row {row}</Trans>}
        {isFolded && (
          <span className={styles.gist}>
            {kind !== 'missing' && ' · '}
            <Gist line={line} />
          </span>
        )}
      </span>
    </span>
  )
}

/** What a folded line says of what is in it. */
function Gist({ line: { kind, changes } }: { line: RowLine }) {
  const { i18n } = useLingui()
  if (kind !== 'changed') return <Plural value={changes.length} one="# field" other="# fields" />
  const labels = [...new Set(changes.map(({ label }) => label))]
  return <bdi>{listText(labels, i18n.locale)}</bdi>
}

function Chooser({ line, choosing: { chosen, most, onChoose } }: { line: RowLine; choosing: Choosing }) {
  const { t } = useLingui()
  const { row, name, partNumber } = line
  const isChosen = chosen.includes(row)
  const isFull = chosen.length >= most && !isChosen
  const called = name || partNumber
  return (
    <label className={styles.choose}>
      <input
        type="checkbox"
        aria-label={t`Publish ${called}`}
        checked={isChosen}
        aria-disabled={isFull || undefined}
        onChange={({ currentTarget }) => {
          if (!isFull) onChoose(row, currentTarget.checked)
        }}
      />
    </label>
  )
}
