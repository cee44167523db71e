import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { MonthLine } from './month-line.ts'
import styles from './MonthTable.module.css'

type Column = { name: MessageDescriptor; of(line: MonthLine): React.ReactNode }

const columns: readonly Column[] = [
  { name: msg`Reports received`, of: ({ received }) => received },
  { name: msg`Reports upheld`, of: ({ upheld }) => upheld },
  { name: msg`Reports dismissed`, of: ({ dismissed }) => dismissed },
  { name: msg`Usual time to a decision`, of: ({ reportTime }) => reportTime ?? '–' },
  { name: msg`Actions taken`, of: ({ actions }) => actions },
  { name: msg`Appeals upheld`, of: ({ appealsUpheld }) => appealsUpheld },
  { name: msg`Appeals dismissed`, of: ({ appealsDismissed }) => appealsDismissed },
  { name: msg`Checks passed`, of: ({ checksDone }) => checksDone },
  { name: msg`Checks refused`, of: ({ checksRefused }) => checksRefused },
  { name: msg`Usual time of a check`, of: ({ checkTime }) => checkTime ?? '–' },
  { name: msg`Private readings`, of: ({ readings }) => readings },
]

/** A row for each month; on phones a block each. */
export function MonthTable({ lines }: { lines: readonly MonthLine[] }) {
  const { i18n } = useLingui()
  return (
    <table className={styles.table}>
      <caption className="vh">
        <Trans>Reports, actions, appeals, checks and readings by month</Trans>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Month</Trans>
          </th>
          {columns.map(({ name }) => (
            <th key={name.id} scope="col">
              {i18n._(name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.month}>
            <th scope="row">
              <time dateTime={line.month}>{line.name}</time>
            </th>
            {line.isEmpty ? (
              <td colSpan={columns.length} className={styles.empty}>
                <Trans>Nothing was reported, decided, checked or read.</Trans>
              </td>
            ) : (
              columns.map(({ name, of }) => (
                <td key={name.id} data-name={i18n._(name)}>
                  {of(line)}
                </td>
              ))
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
