import { Form, useNavigation } from 'react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import type { CallOutput } from '../../../contract/endpoint.ts'
import type { listSessions } from '../../../contract/accounts.ts'
import { Moment } from '../../components/text/Times.tsx'
import { Button } from '../../ui/Button.tsx'
import styles from './SessionList.module.css'

type Session = CallOutput<typeof listSessions>['sessions'][number]

/** One line for each session; every one but that of this page can be ended. */
export function SessionList({ sessions }: { sessions: readonly Session[] }) {
  return (
    <ul className={styles.list}>
      {sessions.map((session) => (
        <li key={session.sessionID} className={styles.session}>
          <div className={styles.words}>
            <p>
              <b>{session.device || <Trans>Unknown device</Trans>}</b>{' '}
              {session.current && (
                <span className={styles.here}>
                  <Trans>This device</Trans>
                </span>
              )}
            </p>
            <p className={styles.times}>
              <Trans>
                Last used: <Moment at={session.usedAt} />
              </Trans>
            </p>
            <p className={styles.times}>
              <Trans>
                Logged in: <Moment at={session.createdAt} />
              </Trans>
            </p>
          </div>
          {!session.current && <End session={session} />}
        </li>
      ))}
    </ul>
  )
}

function End({ session }: { session: Session }) {
  const { t } = useLingui()
  const { formData } = useNavigation()
  const isBusy = formData?.get('sessionID') === session.sessionID
  return (
    <Form method="post">
      <input type="hidden" name="sessionID" value={session.sessionID} />
      <Button
        type="submit"
        size="small"
        aria-disabled={isBusy || undefined}
        aria-label={t`End the session of ${session.device || t`Unknown device`}`}
      >
        {isBusy ? <Trans>Ending…</Trans> : <Trans>End</Trans>}
      </Button>
    </Form>
  )
}
