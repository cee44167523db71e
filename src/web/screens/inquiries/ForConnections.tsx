import { Trans } from '@lingui/react/macro'
import { connectPath } from '../../components/connections/paths.ts'
import { Link } from '../../ui/Link.tsx'
import type { RequestFormData } from './request-form-data.ts'
import styles from './RequestForm.module.css'

/** Said before anybody has typed, with the way to become one. */
export function ForConnections({ to: { id, name } }: Pick<RequestFormData, 'to'>) {
  const who = <bdi>{name}</bdi>
  return (
    <p className={styles.nearly} role="note">
      <Trans>
        {who} takes inquiries of its connections only; who has written with it before can go on writing.
      </Trans>{' '}
      <Link to={connectPath({ type: 'business', id })}>
        <Trans>Connect</Trans>
      </Link>
    </p>
  )
}
