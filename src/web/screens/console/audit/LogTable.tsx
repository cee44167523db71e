import { Trans } from '@lingui/react/macro'
import type { StaffLogEntry } from '../../../../contract/staff-log.ts'
import { Moment } from '../../../components/text/Times.tsx'
import styles from './AuditScreen.module.css'

/** Entries of the log as they stand there, one row each. */
export function LogTable({ entries }: { entries: readonly StaffLogEntry[] }) {
  if (entries.length === 0)
    return (
      <p className="muted">
        <Trans>There are no entries.</Trans>
      </p>
    )
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">
            <Trans>When</Trans>
          </th>
          <th scope="col">
            <Trans>Who</Trans>
          </th>
          <th scope="col">
            <Trans>Act</Trans>
          </th>
          <th scope="col">
            <Trans>About what</Trans>
          </th>
          <th scope="col">
            <Trans>Reason</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.id}>
            <td>
              <Moment at={entry.at} />
            </td>
            <td>
              <bdi>{entry.actorName ?? entry.actor}</bdi>
            </td>
            <td translate="no">{entry.act}</td>
            <td translate="no">
              {entry.about.type}:{entry.about.id}
              <Details details={entry.details} />
            </td>
            <td>{entry.reason ?? '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Ids and states, as they were noted. */
function Details({ details }: { details: Record<string, unknown> }) {
  const text = JSON.stringify(details)
  return text === '{}' ? null : <small>{text}</small>
}
