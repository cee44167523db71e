import { useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ProductImportEntry } from '../../../contract/import-shapes.ts'
import { importsPath } from '../../../contract/import-path.ts'
import { managePath } from '../../components/manage/tabs.ts'
import { DayOf } from '../../components/text/Times.tsx'
import { LinkButton } from '../../ui/Button.tsx'
import { EditedRows } from './EditedRows.tsx'
import { Figures } from './Figures.tsx'
import { Files } from './Files.tsx'
import { Found } from './Found.tsx'
import type { ImportData } from './import-data.ts'
import styles from './Import.module.css'
import { RowList } from './RowList.tsx'
import { gaveWay, StopReason } from './states.tsx'
import { UndoQuestion } from './UndoQuestion.tsx'

type Props = {
  businessID: string
  entry: ProductImportEntry
  shown: Pick<ImportData, 'rows' | 'files'>
  ask: string | null
  path: string
}

/** An import that is over: what it did, and how it is taken back. */
export function Ended({ businessID, entry, shown: { rows, files }, ask, path }: Props) {
  const { t } = useLingui()
  const [asks, setAsks] = useState(ask === 'undo')
  const { state, written, undone, undoableUntil, counts } = entry
  return (
    <>
      <section className={`sheet ${styles.sheet}`} aria-labelledby="ended">
        <h2 id="ended" className="t-card" tabIndex={-1}>
          {state === 'done' && <Trans>The import is done</Trans>}
          {state === 'cancelled' &&
            (gaveWay(entry) ? (
              <Trans>The import stopped, and gave way to a newer file</Trans>
            ) : (
              <Trans>The import was cancelled</Trans>
            ))}
          {state === 'undone' && <Trans>The import was undone</Trans>}
        </h2>
        {state === 'cancelled' && (
          <p>
            {entry.stopped && (
              <>
                <StopReason reason={entry.stopped.reason} />{' '}
              </>
            )}
            {written ? (
              <Trans>What it had written by then stays.</Trans>
            ) : (
              <Trans>Nothing was written.</Trans>
            )}
          </p>
        )}
        {undone ? <Undone undone={undone} /> : written && <Written written={written} />}
        <div className={styles.ways}>
          <LinkButton variant="primary" to={managePath(businessID, 'products')}>
            <Trans>To your products</Trans>
          </LinkButton>
          <LinkButton to={importsPath(businessID)}>
            <Trans>Import another file</Trans>
          </LinkButton>
          {undoableUntil !== null && (
            <LinkButton
              to={`${path}?ask=undo`}
              onClick={(event) => {
                event.preventDefault()
                setAsks(true)
              }}
            >
              <Trans>Undo the import</Trans>
            </LinkButton>
          )}
        </div>
        {undoableUntil !== null && (
          <p className="muted">
            <Trans>
              It can be undone until <DayOf at={undoableUntil} />.
            </Trans>
          </p>
        )}
        <UndoQuestion open={asks && undoableUntil !== null} path={path} onClose={() => setAsks(false)} />
      </section>
      {rows?.edited && rows.edited.lines.length > 0 && (
        <EditedRows edited={rows.edited} path={path} ask={ask} />
      )}
      {rows?.skipped && rows.skipped.lines.length > 0 && (
        <section className={`sheet ${styles.sheet}`} aria-labelledby="skipped">
          <h2 id="skipped" className="t-card">
            <Trans>Could not be written</Trans>
          </h2>
          <p>
            <Trans>Something had changed since the check. Send the file again to import these.</Trans>
          </p>
          <RowList lines={rows.skipped.lines} label={t`Could not be written`} />
        </section>
      )}
      {state !== 'undone' && written && <Files entry={entry} refused={files} path={path} />}
      {rows && counts && (
        <section className={`sheet ${styles.sheet}`} aria-labelledby="rows">
          <h2 id="rows" className="t-card">
            <Trans>The products of the file</Trans>
          </h2>
          <Found entry={entry} rows={rows} path={path} />
        </section>
      )}
    </>
  )
}

function Written({ written }: { written: NonNullable<ProductImportEntry['written']> }) {
  const { t } = useLingui()
  const { created, changed, published, unlisted, removed, skipped } = written
  const figures: [string, number][] = [
    [t`new`, created],
    [t`of them published`, published],
    [t`changed`, changed],
    [t`unlisted`, unlisted],
    [t`removed`, removed],
    [t`could not be written`, skipped],
  ]
  return <Figures figures={figures.filter(([, count], at) => count > 0 || at === 0 || at === 2)} />
}

function Undone({ undone: { rows, edited } }: { undone: NonNullable<ProductImportEntry['undone']> }) {
  const { t } = useLingui()
  const figures: [string, number][] = [
    [t`products are as they were before`, rows],
    [t`were edited since, and are left`, edited],
  ]
  return <Figures figures={figures.filter(([, count], at) => count > 0 || at === 0)} />
}
