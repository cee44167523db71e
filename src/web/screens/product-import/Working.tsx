import { Trans, useLingui } from '@lingui/react/macro'
import type { ProductImportEntry } from '../../../contract/import-shapes.ts'
import { formatNumber } from '../../components/text/formats.ts'
import { ActButton } from './ActButton.tsx'
import styles from './Import.module.css'
import { StateName } from './states.tsx'
import { useProgress } from './use-progress.ts'

type Props = { entry: ProductImportEntry; path: string }

/** What the server does with an import, how far it is, and how to stop it. */
export function Working({ entry: shown, path }: Props) {
  const { t, i18n } = useLingui()
  const { entry, isAway } = useProgress(shown)
  const { state } = shown
  const { done, total } = entry.progress
  const isKnown = total !== null && total > 0
  const percent = isKnown ? Math.min(100, Math.floor((done / total) * 100)) : 0
  const doneText = formatNumber(done, i18n.locale)
  const totalText = formatNumber(total ?? 0, i18n.locale)
  return (
    <section className={`sheet ${styles.sheet}`} aria-labelledby="working">
      <h2 id="working" className="t-card" tabIndex={-1}>
        <StateName entry={shown} />
      </h2>
      <progress
        className={styles.bar}
        aria-label={t`Progress of the import`}
        {...(isKnown && { value: done, max: total })}
      />
      <p>
        {isKnown ? (
          <Trans>
            {doneText} of {totalText}
          </Trans>
        ) : done > 0 ? (
          <Trans>{doneText} rows so far</Trans>
        ) : (
          <Trans>One moment…</Trans>
        )}
      </p>
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
          isKnown && <Tenth percent={percent} />
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

function Tenth({ percent }: { percent: number }) {
  const tenth = Math.floor(percent / 10) * 10
  return <Trans>{tenth}% done</Trans>
}
