import { Trans, useLingui } from '@lingui/react/macro'
import type { ProductImportEntry } from '../../../contract/import-shapes.ts'
import { formatNumber } from '../../components/text/formats.ts'
import { ActButton } from './ActButton.tsx'
import styles from './Import.module.css'

type Props = { entry: ProductImportEntry; path: string }

/** An import that rests: why, how far it is, and how it goes on. */
export function Paused({ entry: { pausedBy, progress, undone }, path }: Props) {
  const { t, i18n } = useLingui()
  const done = formatNumber(progress.done, i18n.locale)
  const total = formatNumber(progress.total ?? 0, i18n.locale)
  return (
    <section className={`sheet ${styles.sheet}`} aria-labelledby="paused">
      <h2 id="paused" className="t-card" tabIndex={-1}>
        <Trans>Paused</Trans>
      </h2>
      <progress
        className={styles.bar}
        aria-label={t`Progress of the import`}
        value={progress.done}
        max={Math.max(1, progress.total ?? 0)}
      />
      <p>
        <Trans>
          {done} of {total}
        </Trans>
      </p>
      {pausedBy === 'rights' ? (
        <p className={styles.warning}>
          <Trans>
            Who began it may no longer import products for the company. It goes on in your name if you want.
          </Trans>
        </p>
      ) : pausedBy === 'trouble' ? (
        <p className={styles.warning}>
          <Trans>
            It failed again and again by a fault of ours. What is written so far stays: go on with it, or
            cancel it and undo what it wrote.
          </Trans>
        </p>
      ) : (
        <p className="muted">
          <Trans>What is written so far stays. It waits until somebody goes on with it.</Trans>
        </p>
      )}
      <div className={styles.ways}>
        <ActButton intent="resume" path={path} variant="primary">
          <Trans>Go on</Trans>
        </ActButton>
        {!undone && (
          <ActButton intent="cancel" path={path} variant="quiet">
            <Trans>Cancel the import</Trans>
          </ActButton>
        )}
      </div>
    </section>
  )
}
