import { Trans, useLingui } from '@lingui/react/macro'
import type { BoostFiguresEntry } from '../../../contract/boost-report.ts'
import { limits } from '../../../contract/limits.ts'
import { formatNumber } from '../../components/text/formats.ts'
import styles from './Boosts.module.css'
import table from './Figures.module.css'

const { boostDays } = limits

/** Paid and unpaid of the same days, and the days before, as a table: each number stands for itself. */
export function Figures({ figures }: { figures: BoostFiguresEntry }) {
  const { i18n } = useLingui()
  const { paid, unpaid, unpaidBefore, during, before } = figures
  const count = (value: number | null) => (value === null ? '–' : formatNumber(value, i18n.locale))
  const rows = [
    { label: <Trans>Shown</Trans>, cells: [paid.shown, unpaid.shown, unpaidBefore.shown] },
    { label: <Trans>Opened</Trans>, cells: [paid.opened, unpaid.opened, unpaidBefore.opened] },
    { label: <Trans>Saved, however it was found</Trans>, cells: [null, during.saved, before.saved] },
    {
      label: <Trans>Inquiries, however it was found</Trans>,
      cells: [null, during.inquired, before.inquired],
    },
  ]
  return (
    <section className={`sheet ${styles.sheet}`} aria-labelledby="figures">
      <h2 id="figures" className="t-card">
        <Trans>What it brought</Trans>
      </h2>
      <table className={table.table}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>What happened</Trans>
            </th>
            <th scope="col">
              <Trans>As Sponsored</Trans>
            </th>
            <th scope="col">
              <Trans>Unpaid, in the same days</Trans>
            </th>
            <th scope="col">
              <Trans>Unpaid, in the {boostDays} days before</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, cells }, at) => (
            <tr key={at}>
              <th scope="row">{label}</th>
              {cells.map((cell, column) => (
                <td key={column}>{count(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="muted">
        <Trans>
          Counted once per visitor and half hour; robots and your own people are left out. Who saves or writes
          is not followed from a boost: those numbers are of everybody.
        </Trans>
      </p>
    </section>
  )
}
