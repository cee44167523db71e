import { Trans } from '@lingui/react/macro'
import type { AuthorEntry } from '../../../contract/authors.ts'
import { authorPath, sendRequestPath } from '../../../contract/slugs.ts'
import { LinkButton } from '../../ui/Button.tsx'
import styles from './RequestForm.module.css'

type Props = { state: 'gone' | 'expired'; name: string; to: Pick<AuthorEntry, 'type' | 'id' | 'key'> }

/** Why the document of a certificate cannot be asked for, and what can be done instead. */
export function NotToAsk({ state, name, to }: Props) {
  // An element, not a text: Trans reads a text among its words for tags.
  const what = <bdi>{name}</bdi>
  return (
    <div className={`sheet ${styles.form}`} role="status">
      <p>
        {state === 'gone' ? (
          <Trans>This certificate is no longer on the page of the company.</Trans>
        ) : (
          <Trans>The certificate {what} has expired, so its document cannot be asked for.</Trans>
        )}
      </p>
      <div className={styles.ways}>
        <LinkButton to={authorPath(to)}>
          <Trans>Back to the company</Trans>
        </LinkButton>
        <LinkButton variant="primary" to={sendRequestPath(to.id)}>
          <Trans>Send Request</Trans>
        </LinkButton>
      </div>
    </div>
  )
}
