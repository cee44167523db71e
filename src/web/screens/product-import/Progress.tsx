import { Trans, useLingui } from '@lingui/react/macro'
import type { ProductImportEntry } from '../../../contract/import-shapes.ts'
import { formatNumber } from '../../components/text/formats.ts'
import { fileCountsOf } from './file-counts.ts'
import styles from './Import.module.css'

/** How far an import is: its rows, and the pictures and documents that follow them. */
export function Progress({ entry }: { entry: ProductImportEntry }) {
  const { t, i18n } = useLingui()
  const { done, total } = entry.progress
  const isKnown = total !== null && total > 0
  const hasFiles = filesFollow(entry)
  const doneText = formatNumber(done, i18n.locale)
  const totalText = formatNumber(total ?? 0, i18n.locale)
  return (
    <>
      {!(total === 0 && hasFiles) && (
        <div className={styles.stage}>
          <progress
            className={styles.bar}
            aria-label={t`Progress of the import`}
            {...(isKnown && { value: done, max: total })}
          />
          <p>
            {isKnown ? (
              hasFiles ? (
                <Trans>
                  Products: {doneText} of {totalText}
                </Trans>
              ) : (
                <Trans>
                  {doneText} of {totalText}
                </Trans>
              )
            ) : done > 0 ? (
              <Trans>{doneText} rows so far</Trans>
            ) : (
              <Trans>One moment…</Trans>
            )}
          </p>
        </div>
      )}
      {hasFiles && <FilesFollow entry={entry} />}
    </>
  )
}

/** Whether pictures and documents follow the products of an import that runs, or rests. */
export const filesFollow = ({ state, undone, files }: ProductImportEntry): boolean =>
  files !== null && undone === null && (state === 'running' || state === 'paused')

function FilesFollow({ entry }: { entry: ProductImportEntry }) {
  const { t, i18n } = useLingui()
  const { done, of, came, waiting, refused } = fileCountsOf(entry)
  const number = (count: number) => formatNumber(count, i18n.locale)
  const [ofText, cameText, waitingText, refusedText] = [of, came, waiting, refused].map(number)
  const isTheirTurn = entry.progress.done >= (entry.progress.total ?? 0)
  return (
    <div className={styles.stage}>
      <progress
        className={styles.bar}
        aria-label={t`Progress of pictures and documents`}
        value={done}
        max={Math.max(1, of)}
      />
      <p>
        {isTheirTurn ? (
          <Trans>
            Pictures and documents: {cameText} of {ofText} done
          </Trans>
        ) : (
          <Trans>Pictures and documents follow once the products are written: {ofText}</Trans>
        )}
        <span className="muted">
          {isTheirTurn && (
            <>
              {' · '}
              <Trans>{waitingText} waiting</Trans>
            </>
          )}
          {refused > 0 && (
            <>
              {' · '}
              <Trans>{refusedText} refused</Trans>
            </>
          )}
        </span>
      </p>
    </div>
  )
}
