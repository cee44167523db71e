import { Trans } from '@lingui/react/macro'
import type { ProductImportEntry } from '../../../contract/import-shapes.ts'
import { ActButton } from './ActButton.tsx'
import styles from './Import.module.css'
import { Progress } from './Progress.tsx'

type Props = { entry: ProductImportEntry; path: string }

/** An import that rests: why, how far it is, and how it goes on. */
export function Paused({ entry, path }: Props) {
  const { pausedBy, program, undone } = entry
  return (
    <section className={`sheet ${styles.sheet}`} aria-labelledby="paused">
      <h2 id="paused" className="t-card" tabIndex={-1}>
        <Trans>Paused</Trans>
      </h2>
      <Progress entry={entry} />
      {pausedBy === 'rights' ? (
        <p className={styles.warning}>
          {program === null ? (
            <Trans>
              Who began it may no longer import products for the company. It goes on in your name if you want.
            </Trans>
          ) : (
            <Trans>
              The program’s key, or whoever took the import over, may no longer import products for the
              company. It goes on in your name if you want.
            </Trans>
          )}
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
