import { Trans } from '@lingui/react/macro'
import type { useListBelow } from './useListBelow.ts'
import styles from './ListBelow.module.css'

type Props = {
  list: ReturnType<typeof useListBelow>
  /** The list's name, or the id of what has it. */
  label?: string
  labelID?: string
  loading: boolean
  /** Shown when it has no lines. */
  none: React.ReactNode
  /** What is said when it changes, such as how many lines it has. */
  said: React.ReactNode
  /** Its lines, each with what `list.lineOf` has for it. */
  children: React.ReactNode
}

/** The lines below a field while its list is open: nothing else stands among them, and what changes is said. */
export function ListBelow({ list, label, labelID, loading, none, said, children }: Props) {
  return (
    <>
      {list.shown && (
        <div id={list.id} role="listbox" aria-label={label} aria-labelledby={labelID} className={styles.list}>
          {children}
        </div>
      )}
      {list.open && !list.shown && (
        <div className={styles.list}>
          <p className={styles.none}>{loading ? <Trans>Loading</Trans> : none}</p>
        </div>
      )}
      <p className="vh" role="status">
        {list.open && loading ? <Trans>Loading</Trans> : said}
      </p>
    </>
  )
}
