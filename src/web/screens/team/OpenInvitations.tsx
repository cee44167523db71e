import { Form, useNavigation } from 'react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import type { InvitationEntry } from '../../../contract/team.ts'
import { RoleName } from '../../components/team/roles.tsx'
import { personName } from '../../components/person/person.ts'
import { DayOf } from '../../components/text/Times.tsx'
import { Button } from '../../ui/Button.tsx'
import type { Intent } from './answer.ts'
import type { Team } from './MemberList.tsx'
import styles from './Lines.module.css'

/** Who was invited and has not answered; an admin leaves those of owners alone (D8). */
export function OpenInvitations({ team }: { team: Team }) {
  if (team.invitations.length === 0)
    return (
      <p className="muted">
        <Trans>Nobody is invited at the moment.</Trans>
      </p>
    )
  return (
    <ul className={styles.lines}>
      {team.invitations.map((invitation) => (
        <Line
          key={invitation.invitationID}
          invitation={invitation}
          may={team.role === 'owner' || invitation.role !== 'owner'}
        />
      ))}
    </ul>
  )
}

function Line({ invitation, may }: { invitation: InvitationEntry; may: boolean }) {
  const { t } = useLingui()
  const { email, person, role, invitedAt, expiresAt, invitationID } = invitation
  const whom = person ? personName(person) : email || t`Somebody who is no longer here`
  const day = (at: string) => <DayOf at={at} />
  return (
    <li>
      <div className={styles.words}>
        <p>
          <b>
            <bdi>{whom}</bdi>
          </b>{' '}
          <span className={styles.mark}>
            <RoleName role={role} />
          </span>
        </p>
        <p className={styles.note}>
          <Trans>
            Invited {day(invitedAt)}, can be answered until {day(expiresAt)}
          </Trans>
        </p>
      </div>
      {may && (
        <div className={styles.acts}>
          {(person ?? email) && (
            <Act
              intent="invite"
              fields={{ again: '1', role, ...(person ? { userID: person.userID } : { email }) }}
              label={t`Send again to ${whom}`}
            >
              <Trans>Send again</Trans>
            </Act>
          )}
          <Act intent="withdraw" fields={{ invitationID }} label={t`Withdraw the invitation to ${whom}`}>
            <Trans>Withdraw</Trans>
          </Act>
        </div>
      )}
    </li>
  )
}

type ActProps = {
  intent: Intent
  fields: Readonly<Record<string, string>>
  /** What it is about, where its words alone do not say so. */
  label?: string
  variant?: 'primary'
  children: React.ReactNode
}

/** A button that does one thing. */
export function Act({ intent, fields, label, variant, children }: ActProps) {
  const { formData } = useNavigation()
  const isBusy =
    formData?.get('intent') === intent &&
    Object.entries(fields).every(([name, value]) => formData.get(name) === value)
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button
        type="submit"
        size="small"
        {...(variant && { variant })}
        aria-label={label}
        aria-disabled={isBusy || undefined}
      >
        {children}
      </Button>
    </Form>
  )
}
