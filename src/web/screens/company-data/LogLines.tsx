import { Trans, useLingui } from '@lingui/react/macro'
import type { LogEntryEntry } from '../../../contract/company-log.ts'
import { placeText } from '../../components/business/Place.tsx'
import { useRoleNames } from '../../components/team/roles.tsx'
import { Moment } from '../../components/text/Times.tsx'
import styles from './LogLines.module.css'

/** Entries of the log, newest first: when, what, and by whom. */
export function LogLines({ entries }: { entries: readonly LogEntryEntry[] }) {
  if (entries.length === 0)
    return (
      <p className="muted">
        <Trans>Nothing has been done yet.</Trans>
      </p>
    )
  return (
    <ol className={styles.lines}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <span className={styles.at}>
            <Moment at={entry.at} />
          </span>
          <div className={styles.what}>
            <p>
              <What entry={entry} />
            </p>
            <Change entry={entry} />
            <p className={styles.by}>
              <Who by={entry.by} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  )
}

function Who({ by }: { by: LogEntryEntry['by'] }) {
  switch (by.kind) {
    case 'staff':
      return <Trans>Our staff</Trans>
    case 'key':
      return <Trans>A program of the company</Trans>
    case 'program':
      return <Trans>The program, by itself</Trans>
    case 'person':
      return by.person ? <bdi>{by.person.name}</bdi> : <Trans>Somebody who is no longer here</Trans>
  }
}

/** What it was and is, and why, where that is known. */
function Change({ entry: { names, places, reason } }: { entry: LogEntryEntry }) {
  const { i18n } = useLingui()
  const pair =
    names ??
    (places && { before: placeText(places.before, i18n.locale), after: placeText(places.after, i18n.locale) })
  return (
    <>
      {pair && (
        <p className={styles.by}>
          <bdi>{pair.before || '–'}</bdi> → <bdi>{pair.after || '–'}</bdi>
        </p>
      )}
      {reason !== null && <p className={styles.by}>{reason}</p>}
    </>
  )
}

function What({ entry: { act, whom, role, language } }: { entry: LogEntryEntry }) {
  const { t } = useLingui()
  const roles = useRoleNames()
  const person = <bdi>{whom?.name || t`Somebody who is no longer here`}</bdi>
  const languageName = language?.name ?? ''
  const asRole = role ? roles[role] : ''
  switch (act) {
    case 'business.renamed':
      return <Trans>Name changed</Trans>
    case 'business.namedIn':
      return <Trans>Name in another language changed: {languageName}</Trans>
    case 'business.moved':
      return <Trans>Moved</Trans>
    case 'business.removed':
      return <Trans>Company deleted</Trans>
    case 'business.restored':
      return <Trans>Company restored</Trans>
    case 'team.accepted':
      return <Trans>Came into the team by an invitation (role: {asRole})</Trans>
    case 'team.admitted':
      return (
        <Trans>
          Admitted {person} (role: {asRole})
        </Trans>
      )
    case 'team.role':
      return (
        <Trans>
          Changed the role of {person} (now: {asRole})
        </Trans>
      )
    case 'team.removed':
      return (
        <Trans>
          Removed {person} (was: {asRole})
        </Trans>
      )
    case 'team.left':
      return <Trans>Left the team (was: {asRole})</Trans>
    case 'team.transferred':
      return <Trans>Handed the company over to {person}</Trans>
    case 'plan.began':
      return <Trans>Membership began</Trans>
    case 'plan.grace':
      return <Trans>Days of grace began</Trans>
    case 'plan.ended':
      return <Trans>Membership ended</Trans>
    case 'support.booked':
      return <Trans>Support hours booked</Trans>
    case 'verification.requested':
      return <Trans>Asked for a check of documents</Trans>
    case 'verification.appealed':
      return <Trans>Appealed against a refusal</Trans>
    case 'verification.withdrawn':
      return <Trans>Request for a check ended without a decision</Trans>
    case 'verification.asked':
      return <Trans>Question about a check</Trans>
    case 'verification.granted':
      return <Trans>Check passed</Trans>
    case 'verification.refused':
      return <Trans>Check refused</Trans>
    case 'verification.found':
      return <Trans>Identity checked</Trans>
    case 'verification.ended':
      return <Trans>Check taken back</Trans>
    case 'verification.read':
      return <Trans>Document of a check read</Trans>
    case 'certificate.changed':
      return <Trans>Confirmed certificate changed</Trans>
    case 'certificate.read':
      return <Trans>Document of a certificate read</Trans>
    case 'certificate.confirmed':
      return <Trans>Certificate confirmed</Trans>
    case 'certificate.unconfirmed':
      return <Trans>Certificate could not be confirmed</Trans>
    case 'action.hidden':
      return <Trans>Hidden by our moderators</Trans>
    case 'action.removed':
      return <Trans>Removed by our moderators</Trans>
    case 'action.warned':
      return <Trans>Warned by our moderators</Trans>
    case 'action.limited':
      return <Trans>Limited by our moderators</Trans>
    case 'action.suspended':
      return <Trans>Suspended by our moderators</Trans>
    case 'action.undone':
      return <Trans>A measure of our moderators was taken back</Trans>
    case 'appeal.made':
      return <Trans>Appealed against a measure</Trans>
    case 'appeal.upheld':
      return <Trans>An appeal was upheld</Trans>
    case 'appeal.dismissed':
      return <Trans>An appeal was dismissed</Trans>
    case 'dispute.upheld':
      return <Trans>A complaint about the company was upheld</Trans>
    case 'key.made':
      return <Trans>Key for programs made</Trans>
    case 'key.ended':
      return <Trans>Key for programs ended</Trans>
    case 'key.used':
      return <Trans>Key for programs used for the first time</Trans>
    case 'business.merged':
      return <Trans>Merged with a duplicate of the company</Trans>
    case 'business.unmerged':
      return <Trans>A merge with another entry was taken back</Trans>
  }
}
