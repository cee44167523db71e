import { Trans, useLingui } from '@lingui/react/macro'
import type { BoostReportEntry } from '../../../contract/boost-report.ts'
import { formatNumber } from '../../components/text/formats.ts'
import styles from './Boosts.module.css'
import table from './Figures.module.css'

type Props = {
  report: BoostReportEntry
  /** Of editions, by their codes. */
  names: Readonly<Record<string, string>>
}

/** Editions and words by which it was shown; what fewer than three visitors stand behind is told together. */
export function Places({ report: { editions, words }, names }: Props) {
  const { t } = useLingui()
  return (
    <section className={`sheet ${styles.sheet}`} aria-labelledby="places">
      <h2 id="places" className="t-card">
        <Trans>Where it was shown</Trans>
      </h2>
      <Rows head={<Trans>Edition</Trans>} of={editions} nameOf={(code) => names[code] ?? code} />
      <Rows
        head={<Trans>Words searched for</Trans>}
        of={words}
        nameOf={(value) => (value === '' ? t`No words, as in a feed` : value)}
      />
    </section>
  )
}

type RowsProps = {
  head: React.ReactNode
  of: BoostReportEntry['words']
  nameOf(value: string): string
}

function Rows({ head, of: { rows, others }, nameOf }: RowsProps) {
  const { i18n } = useLingui()
  if (rows.length === 0 && others === 0) return null
  return (
    <table className={table.table}>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <th scope="col">
            <Trans>Shown</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ value, shown }) => (
          <tr key={value}>
            <th scope="row">
              <bdi>{nameOf(value)}</bdi>
            </th>
            <td>{formatNumber(shown, i18n.locale)}</td>
          </tr>
        ))}
        {others > 0 && (
          <tr>
            <th scope="row">
              <Trans>Others, of fewer than three visitors each</Trans>
            </th>
            <td>{formatNumber(others, i18n.locale)}</td>
          </tr>
        )}
      </tbody>
    </table>
  )
}
