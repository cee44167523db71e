import { Trans } from '@lingui/react/macro'
import type { ProductImportEntry } from '../../../contract/import-shapes.ts'
import { ActButton } from './ActButton.tsx'
import { fileCountsOf } from './file-counts.ts'
import styles from './Import.module.css'
import { filesFollow, Progress } from './Progress.tsx'
import { StateName } from './states.tsx'
import { useProgress } from './use-progress.ts'

type Props = { entry: ProductImportEntry; path: string }

/** What the server does with an import, how far it is, and how to stop it. */
export function Working({ entry: shown, path }: Props) {
  const { entry, isAway } = useProgress(shown)
  const { state } = shown
  return (
    <section className={`sheet ${styles.sheet}`} aria-labelledby="working">
      <h2 id="working" className="t-card" tabIndex={-1}>
        <StateName entry={shown} />
      </h2>
      <Progress entry={entry} />
      <p className="muted">
        {state === 'running' || state === 'undoing' ? (
          <Trans>It goes on when you close this page. You find it again under Import products.</Trans>
        ) : (
          <Trans>Nothing has been written yet. You can close this page and come back.</Trans>
        )}
      </p>
      {/* Said in tenths: every row would be heard. */}
      <p className={isAway ? styles.warning : 'vh'} role="status">
        {isAway ? (
          <Trans>The server does not answer at the moment. Asking again…</Trans>
        ) : (
          <Tenth entry={entry} />
        )}
      </p>
      <div className={styles.ways}>
        {state === 'running' && (
          <ActButton intent="pause" path={path}>
            <Trans>Pause</Trans>
          </ActButton>
        )}
        {state === 'checking' && (
          <ActButton intent="back" path={path}>
            <Trans>Back to the columns</Trans>
          </ActButton>
        )}
        {state !== 'undoing' && (
          <ActButton intent="cancel" path={path} variant="quiet">
            <Trans>Cancel the import</Trans>
          </ActButton>
        )}
      </div>
    </section>
  )
}

function Tenth({ entry }: { entry: ProductImportEntry }) {
  const { done, total } = entry.progress
  const files = fileCountsOf(entry)
  const tenthOf = (part: number, whole: number) => Math.floor((Math.min(part, whole) / whole) * 10) * 10
  if (filesFollow(entry) && files.of > 0 && done >= (total ?? 0)) {
    const tenth = tenthOf(files.done, files.of)
    return <Trans>Pictures and documents: {tenth}% done</Trans>
  }
  if (total === null || total === 0) return null
  const tenth = tenthOf(done, total)
  return <Trans>{tenth}% done</Trans>
}
