import { Trans } from '@lingui/react/macro'
import styles from '../../ui/Count.module.css'

/** How much of a mailbox or a conversation was not read; nothing when all of it was. */
export function Unread({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <span className={styles.count}>
      {count}
      <span className="vh">
        {' '}
        <Trans>unread</Trans>
      </span>
    </span>
  )
}
