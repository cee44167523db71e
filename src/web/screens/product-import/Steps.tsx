import { IconCheck } from '@tabler/icons-react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ImportState } from '../../../contract/import-words.ts'
import styles from './Steps.module.css'

const stepOf: Partial<Record<ImportState, number>> = {
  awaited: 0,
  reading: 0,
  failed: 0,
  mapping: 1,
  checking: 2,
  checked: 2,
}

/** The way of an import, and where on it this one is. */
export function Steps({ state }: { state: ImportState }) {
  const { t } = useLingui()
  const current = stepOf[state] ?? 3
  const isOver = state === 'done' || state === 'undone' || state === 'cancelled'
  const names = [
    <Trans key="file">File</Trans>,
    <Trans key="columns">Columns</Trans>,
    <Trans key="check">Check</Trans>,
    <Trans key="import">Import</Trans>,
  ]
  return (
    <ol className={styles.steps} aria-label={t`Steps of the import`}>
      {names.map((name, at) => {
        const isDone = at < current || isOver
        return (
          <li
            key={at}
            className={isDone ? styles.done : undefined}
            aria-current={at === current ? 'step' : undefined}
          >
            <span className={styles.mark} aria-hidden="true">
              {isDone ? <IconCheck size={14} stroke={2.5} /> : at + 1}
            </span>
            <span>
              {name}
              {isDone && (
                <span className="vh">
                  {' '}
                  <Trans context="a step of an import">(done)</Trans>
                </span>
              )}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
