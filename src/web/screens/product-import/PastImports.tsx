import { Trans, useLingui } from '@lingui/react/macro'
import type { ProductImportEntry } from '../../../contract/import-shapes.ts'
import { limits } from '../../../contract/limits.ts'
import { importPath } from '../../../contract/import-path.ts'
import { formatNumber } from '../../components/text/formats.ts'
import { LocalMoment } from '../../components/text/Times.tsx'
import { Link } from '../../ui/Link.tsx'
import styles from './PastImports.module.css'
import { StateName, StopReason } from './states.tsx'

const { importDays } = limits

type Props = { businessID: string; imports: readonly ProductImportEntry[] }

/** The imports of the last 30 days, each with what it did. */
export function PastImports({ businessID, imports }: Props) {
  return (
    <section className={`sheet ${styles.sheet}`} aria-labelledby="past">
      <h2 id="past" className="t-card">
        <Trans>Imports of the last {importDays} days</Trans>
      </h2>
      {imports.length === 0 ? (
        <p className="muted">
          <Trans>None yet. For {importDays} days an import can be undone as a whole.</Trans>
        </p>
      ) : (
        <ul className={styles.list}>
          {imports.map((entry) => (
            <li key={entry.importID}>
              <Link className={styles.name} to={importPath(businessID, entry.importID)}>
                <bdi>{entry.fileName}</bdi>
              </Link>
              <p className={styles.facts}>
                <span>
                  <StateName entry={entry} />
                </span>
                {entry.stopped && (
                  <span>
                    <StopReason reason={entry.stopped.reason} />
                  </span>
                )}
                <Written entry={entry} />
                {entry.program !== null && <Program program={entry.program} />}
                <LocalMoment at={entry.begunAt} />
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Written({ entry: { written } }: { entry: ProductImportEntry }) {
  const { i18n } = useLingui()
  if (!written) return null
  const created = formatNumber(written.created, i18n.locale)
  const changed = formatNumber(written.changed, i18n.locale)
  return (
    <span>
      <Trans>
        {created} new, {changed} changed
      </Trans>
    </span>
  )
}

const Program = ({ program }: { program: string }) => (
  <span>
    <Trans>
      Sent by the program <bdi>{program}</bdi>
    </Trans>
  </span>
)
