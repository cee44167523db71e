import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { CallOutput } from '../../../contract/endpoint.ts'
import type { consoleQueues, showConsole } from '../../../contract/console.ts'
import { LocalMoment } from '../../components/text/Times.tsx'
import { Link } from '../../ui/Link.tsx'
import { waitingText } from './waiting-text.ts'
import styles from './ConsoleHome.module.css'

type Queue = (typeof consoleQueues)[number]

const shown: Record<Queue, { to: string; label: MessageDescriptor }> = {
  enquiry: { to: '/console/enquiries', label: msg`Enquiries` },
  verification: { to: '/console/verification', label: msg`Verification` },
  certificate: { to: '/console/certificates', label: msg`Certificates` },
  report: { to: '/console/reports', label: msg`Reports` },
  appeal: { to: '/console/appeals', label: msg`Appeals` },
  proposal: { to: '/console/proposals', label: msg`Proposals` },
  transfer: { to: '/console/money', label: msg`Bank transfers` },
  refund: { to: '/console/money', label: msg`Refunds` },
  mail: { to: '/console/system', label: msg`Mails that did not leave` },
  news: { to: '/console/system', label: msg`News that was set aside` },
}

/** The rooms that the queues lead to. */
export const roomsOf = (queues: CallOutput<typeof showConsole>['queues']): ReadonlySet<string> =>
  new Set(queues.map(({ queue }) => shown[queue].to))

/** How much waits in each queue of one of staff, and since when the oldest of it does. */
export function Queues({ queues }: CallOutput<typeof showConsole>) {
  const { i18n } = useLingui()
  if (queues.length === 0) return null
  return (
    <ul className={styles.queues}>
      {queues.map(({ queue, count, oldestAt }) => (
        <li key={queue} className={count === 0 ? `sheet ${styles.none}` : 'sheet'}>
          <Link to={shown[queue].to}>
            <b>{waitingText(i18n, count)}</b> {i18n._(shown[queue].label)}
          </Link>
          {oldestAt !== null && (
            <p className="t-small muted">
              <Trans>
                The oldest since <LocalMoment at={oldestAt} />
              </Trans>
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}
