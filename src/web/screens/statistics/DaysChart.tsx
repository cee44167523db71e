import { Trans, useLingui } from '@lingui/react/macro'
import { Columns } from './bars.tsx'
import { countWords } from './words.tsx'
import { tableKinds, type Shown } from './page-data.ts'
import styles from './DaysChart.module.css'

/** How the numbers went: three rows of bars, and the same as a table. */
export function DaysChart({ chart: { rows, from, to, table, isByWeeks } }: { chart: Shown['chart'] }) {
  const { i18n, t } = useLingui()
  return (
    <>
      {rows.map(({ kind, total, most, on, bars }) => {
        const name = i18n._(countWords[kind])
        return (
          <figure key={kind} className={styles.row}>
            <figcaption>
              <b>{name}</b> <span className={styles.total}>{total}</span>
              {on !== null && (
                <span className={styles.most}>
                  <Trans>
                    most: {most}, {on}
                  </Trans>
                </span>
              )}
            </figcaption>
            {on === null ? (
              <p className={styles.none}>
                <Trans>None in this time.</Trans>
              </p>
            ) : (
              <>
                <Columns
                  heights={bars}
                  label={t`${name}, ${from} to ${to}: ${total} in all, most ${most} on ${on}. The table below has every number.`}
                />
                <p className={styles.ends} aria-hidden="true">
                  <span>{from}</span>
                  <span>{to}</span>
                </p>
              </>
            )}
          </figure>
        )
      })}
      <details className={styles.more}>
        <summary>
          <Trans>As a table</Trans>
        </summary>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{isByWeeks ? <Trans>Week from</Trans> : <Trans>Day</Trans>}</th>
              {tableKinds.map((kind) => (
                <th key={kind} scope="col">
                  {i18n._(countWords[kind])}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.map(({ day, name, cells }) => (
              <tr key={day}>
                <th scope="row">
                  <time dateTime={day}>{name}</time>
                </th>
                {cells.map((cell, at) => (
                  <td key={tableKinds[at]} data-name={i18n._(countWords[tableKinds[at]!])}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  )
}
