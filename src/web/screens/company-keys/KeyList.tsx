import { IconAlertTriangle } from '@tabler/icons-react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { CompanyKeyEntry } from '../../../contract/company-keys.ts'
import { Moment } from '../../components/text/Times.tsx'
import { listText } from '../../ui/listText.ts'
import { LinkButton } from '../../ui/Button.tsx'
import styles from './KeyList.module.css'
import { keysPath } from '../../components/manage/keys-path.ts'
import { useScopeNames } from './scopes.ts'

type Props = {
  keys: readonly CompanyKeyEntry[]
  businessID: string
  /** Asks whether a key is to be ended; of keys that are over there is nothing to ask. */
  onEnd?: (keyID: string) => void
}

/** One line for each key: what it is, who made it, when it was used, and the way to its end. */
export function KeyList({ keys, businessID, onEnd }: Props) {
  const { t } = useLingui()
  return (
    <ul className={styles.list}>
      {keys.map((key) => (
        <li key={key.keyID} className={styles.key}>
          <div className={styles.words}>
            <p className={styles.name}>
              <b>
                <bdi>{key.name}</bdi>
              </b>{' '}
              <code className={styles.start} translate="no">
                {key.start}…
              </code>
            </p>
            <Facts facts={key} />
          </div>
          {onEnd && (
            <LinkButton
              size="small"
              to={`${keysPath(businessID)}?ask=${key.keyID}`}
              aria-label={t`End the key ${key.name}`}
              onClick={(event) => {
                event.preventDefault()
                onEnd(key.keyID)
              }}
            >
              <Trans context="a key">End</Trans>
            </LinkButton>
          )}
        </li>
      ))}
    </ul>
  )
}

function Facts({ facts }: { facts: CompanyKeyEntry }) {
  const { i18n } = useLingui()
  const names = useScopeNames()
  const { scopes, madeBy, makerLeft, madeAt, lastUsedAt, state } = facts
  const allowed = listText(
    scopes.map((scope) => names[scope]),
    i18n.locale,
  )
  return (
    <div className={styles.facts}>
      <p>
        <Trans>May: {allowed}</Trans>
      </p>
      <p>
        <Trans>
          Made by <Person person={madeBy} />, <Moment at={madeAt} />
        </Trans>
      </p>
      <p>
        {lastUsedAt === null ? (
          <Trans>Not used yet</Trans>
        ) : (
          <Trans>
            Last used: <Moment at={lastUsedAt} />
          </Trans>
        )}
      </p>
      <End facts={facts} />
      {makerLeft && state === 'alive' && (
        <p className={styles.note}>
          <IconAlertTriangle size={18} stroke={1.75} aria-hidden />
          <span>
            <Trans>
              Who made it no longer manages this company. The key goes on; end it if you do not know what uses
              it.
            </Trans>
          </span>
        </p>
      )}
    </div>
  )
}

function End({ facts: { state, expiresAt, endedBy, endedAt } }: { facts: CompanyKeyEntry }) {
  if (endedAt !== null)
    return (
      <p>
        {endedBy ? (
          <Trans>
            Ended by <Person person={endedBy} />, <Moment at={endedAt} />
          </Trans>
        ) : (
          <Trans>
            Ended, <Moment at={endedAt} />
          </Trans>
        )}
      </p>
    )
  if (expiresAt === null) return null
  return (
    <p>
      {state === 'expired' ? (
        <Trans>
          Ran out, <Moment at={expiresAt} />
        </Trans>
      ) : (
        <Trans>
          Counts until <Moment at={expiresAt} />
        </Trans>
      )}
    </p>
  )
}

const Person = ({ person }: { person: CompanyKeyEntry['madeBy'] }) =>
  person ? <bdi>{person.name}</bdi> : <Trans>somebody who is no longer here</Trans>
