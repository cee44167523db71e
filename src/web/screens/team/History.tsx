import { Trans, useLingui } from '@lingui/react/macro'
import type { TeamEventEntry } from '../../../contract/team.ts'
import { useRoleNames } from '../../components/team/roles.tsx'
import { Moment } from '../../components/text/Times.tsx'
import styles from './Lines.module.css'

/** What happened in the team, newest first. */
export function History({ events }: { events: readonly TeamEventEntry[] }) {
  if (events.length === 0)
    return (
      <p className="muted">
        <Trans>Nothing has happened yet.</Trans>
      </p>
    )
  return (
    <ol className={styles.history}>
      {events.map((event, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a list that is only read
        <li key={`${event.at} ${at}`}>
          <span className={styles.note}>
            <Moment at={event.at} />
          </span>
          <span>
            <Sentence event={event} />
          </span>
        </li>
      ))}
    </ol>
  )
}

function Sentence({ event }: { event: TeamEventEntry }) {
  const { t } = useLingui()
  const names = useRoleNames()
  const gone = t`Somebody who is no longer here`
  const by = <bdi>{event.by?.name || gone}</bdi>
  const whom = <bdi>{event.whom?.name || gone}</bdi>
  const role = event.role ? names[event.role] : ''
  switch (event.act) {
    case 'created':
      return <Trans>{by} created the company</Trans>
    case 'invited':
      return (
        <Trans>
          {by} invited {whom} (role: {role})
        </Trans>
      )
    case 'withdrawn':
      return (
        <Trans>
          {by} withdrew the invitation to {whom}
        </Trans>
      )
    case 'accepted':
      return (
        <Trans>
          {by} accepted the invitation (role: {role})
        </Trans>
      )
    case 'declined':
      return <Trans>{whom} declined the invitation</Trans>
    case 'asked':
      return <Trans>{by} asked to join</Trans>
    case 'admitted':
      return (
        <Trans>
          {by} admitted {whom} (role: {role})
        </Trans>
      )
    case 'refused':
      return (
        <Trans>
          {by} refused the request of {whom}
        </Trans>
      )
    case 'role':
      return (
        <Trans>
          {by} changed the role of {whom} (now: {role})
        </Trans>
      )
    case 'removed':
      return (
        <Trans>
          {by} removed {whom} (was: {role})
        </Trans>
      )
    case 'left':
      return <Trans>{by} left the company</Trans>
    case 'deleted':
      return <Trans>{by} deleted the company</Trans>
    case 'restored':
      return <Trans>{by} restored the company</Trans>
    case 'offered':
      return (
        <Trans>
          {by} offered the company to {whom}
        </Trans>
      )
    case 'offer-withdrawn':
      return (
        <Trans>
          {by} withdrew the offer of the company to {whom}
        </Trans>
      )
    case 'offer-declined':
      return (
        <Trans>
          {by} declined the offer of the company by {whom}
        </Trans>
      )
    case 'transferred':
      return (
        <Trans>
          {by} handed the company over to {whom}
        </Trans>
      )
  }
}
