import { Trans } from '@lingui/react/macro'
import type { ProductImportEntry } from '../../../contract/import-shapes.ts'
import type { ImportData } from './import-data.ts'
import styles from './Import.module.css'
import { SendTable } from './SendTable.tsx'

type Props = { businessID: string; entry: ProductImportEntry; failure: ImportData['failure'] }

/** Why a file could not be read, and the place for another one. */
export function Failed({ businessID, entry, failure }: Props) {
  const { row, column = '', isOurs = false } = failure ?? {}
  return (
    <section className={`sheet ${styles.sheet}`} aria-labelledby="failed">
      <h2 id="failed" className="t-card" tabIndex={-1}>
        {isOurs ? <Trans>The import has failed</Trans> : <Trans>The file could not be read</Trans>}
      </h2>
      <div className={styles.warning}>
        <p>{failure?.why}</p>
        {row != null && (
          <p className="muted">
            {column === '' ? (
              <Trans>Row {row}</Trans>
            ) : (
              <Trans>
                Row {row}, column {column}
              </Trans>
            )}
          </p>
        )}
      </div>
      <p>
        {isOurs ? (
          <Trans>Nothing has been changed.</Trans>
        ) : entry.program === null ? (
          <Trans>Nothing has been changed. Correct the file and send it again, or choose another one.</Trans>
        ) : (
          <Trans>
            Nothing has been changed. Correct what the program sends: its next file is read anew. You can also
            send one here.
          </Trans>
        )}
      </p>
      <SendTable businessID={businessID} />
    </section>
  )
}

/** The way of the file broke off: it is sent again, as another import. */
export const NotArrived = ({ businessID }: { businessID: string }) => (
  <section className={`sheet ${styles.sheet}`} aria-labelledby="awaited">
    <h2 id="awaited" className="t-card" tabIndex={-1}>
      <Trans>The file has not arrived</Trans>
    </h2>
    <p>
      <Trans>Its way here broke off. Please choose it again.</Trans>
    </p>
    <SendTable businessID={businessID} />
  </section>
)
