import { Link } from 'react-router'
import { Trans } from '@lingui/react/macro'
import styles from './Beside.module.css'

type Props = {
  id: string
  /** Where all of it stands. */
  all?: string | undefined
  children: React.ReactNode
}

/** What a sheet beside the feed holds, and the way to all of it. */
export function SheetHead({ id, all, children }: Props) {
  return (
    <div className={styles.head}>
      <h2 id={id}>{children}</h2>
      {all !== undefined && (
        <Link to={all} aria-describedby={id}>
          <Trans context="everything of a list">All</Trans>
        </Link>
      )}
    </div>
  )
}
