import { Link } from 'react-router'
import { Plural, Trans } from '@lingui/react/macro'
import type { BadgesEntry } from '../../../contract/notifications.ts'
import { mailboxPath } from '../../../contract/slugs.ts'
import styles from './Waiting.module.css'

type Mailbox = BadgesEntry['mailboxes'][number]

/** Where something is unread: what the envelope counts, by mailbox, however long ago it came. */
export function Waiting({ mailboxes }: { mailboxes: readonly Mailbox[] }) {
  if (mailboxes.length === 0) return null
  return (
    <ul className={styles.list}>
      {mailboxes.map(({ mailboxID, name, unread }) => (
        <li key={mailboxID}>
          <Link to={`${mailboxPath(mailboxID)}?show=unread`}>
            <span className={styles.whose}>
              {name === null ? <Trans>Your own mailbox</Trans> : <bdi>{name}</bdi>}
            </span>
            <span className={styles.count}>
              <Plural value={unread} one="# unread conversation" other="# unread conversations" />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
