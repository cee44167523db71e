import { Trans, useLingui } from '@lingui/react/macro'
import type { CallOutput } from '../../../contract/endpoint.ts'
import type { listPasskeys } from '../../../contract/passkey-calls.ts'
import { Moment } from '../../components/text/Times.tsx'
import { LinkButton } from '../../ui/Button.tsx'
import styles from './SessionList.module.css'
import { accountPath } from './ways.ts'

export type Passkey = CallOutput<typeof listPasskeys>['passkeys'][number]

/** One line for each passkey, with the way to its end. */
export function PasskeyList({ passkeys, search }: { passkeys: readonly Passkey[]; search: string }) {
  const { t } = useLingui()
  if (passkeys.length === 0)
    return (
      <p className="muted">
        <Trans>You have no passkey yet.</Trans>
      </p>
    )
  return (
    <ul className={styles.list}>
      {passkeys.map(({ passkeyID, name, createdAt, usedAt, synced, host, here }) => (
        <li key={passkeyID} className={styles.session}>
          <div className={styles.words}>
            <p>
              <b>
                <bdi>{name}</bdi>
              </b>
            </p>
            <p className={styles.times}>
              <Trans>
                Added: <Moment at={createdAt} />
              </Trans>
            </p>
            <p className={styles.times}>
              {usedAt === null ? (
                <Trans>Not used yet</Trans>
              ) : (
                <Trans>
                  Last used: <Moment at={usedAt} />
                </Trans>
              )}
            </p>
            <p className={styles.times}>
              {synced ? <Trans>Copied to your other devices</Trans> : <Trans>On one device only</Trans>}
            </p>
            {!here && (
              <p className={styles.times}>
                <Trans>Works at {host} only</Trans>
              </p>
            )}
          </div>
          <LinkButton
            size="small"
            to={accountPath('passkeys', search, { remove: passkeyID })}
            aria-label={t`Remove the passkey ${name}`}
          >
            <Trans context="a passkey">Remove</Trans>
          </LinkButton>
        </li>
      ))}
    </ul>
  )
}
