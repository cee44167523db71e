import { useState } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import type { CallOutput } from '../../../contract/endpoint.ts'
import { profilePath } from '../../../contract/slugs.ts'
import type { listTeam, MemberEntry } from '../../../contract/team.ts'
import { personName } from '../../components/person/person.ts'
import { PersonPicture } from '../../components/person/PersonPicture.tsx'
import { RoleName, RoleSelect, type Role } from '../../components/team/roles.tsx'
import { DayOf } from '../../components/text/Times.tsx'
import { Button } from '../../ui/Button.tsx'
import { useScripted } from '../../ui/useScripted.ts'
import type { Question } from './answer.ts'
import { AskLink } from './AskLink.tsx'
import styles from './MemberList.module.css'

export type Team = CallOutput<typeof listTeam>
type Ask = (question: Question) => void

/** Everybody who belongs to the company: a line each, on phones a card. */
export function MemberList({ team, ask }: { team: Team; ask: Ask }) {
  return (
    <ul className={styles.list}>
      {team.members.map((member) => (
        <li key={member.userID} className={styles.member}>
          <span className={styles.photo}>
            <PersonPicture person={member} url={member.profilePhoto?.url} size={40} />
          </span>
          <div className={styles.who}>
            <p>
              <Link className="reach" to={profilePath(member.userID)}>
                <bdi>{personName(member)}</bdi>
              </Link>{' '}
              {member.isSelf && (
                <span className={styles.self}>
                  <Trans>That’s you</Trans>
                </span>
              )}
              {member.isReferee && (
                <span className={styles.self}>
                  <Trans>Business referee</Trans>
                </span>
              )}
            </p>
            {member.profession && (
              <p className={styles.note}>
                <bdi>{member.profession}</bdi>
              </p>
            )}
          </div>
          <p className={styles.since}>
            <Trans>
              Since <DayOf at={member.since} />
            </Trans>
          </p>
          <Standing member={member} own={team.role} ask={ask} />
        </li>
      ))}
    </ul>
  )
}

/** The role, to be changed by those who may (D8): owners everybody but themselves here, admins all but owners. */
function Standing({ member, own, ask }: { member: MemberEntry; own: Role; ask: Ask }) {
  const { t } = useLingui()
  const may = own === 'owner' || (own === 'admin' && member.role !== 'owner')
  const name = personName(member)
  if (!may || member.isSelf)
    return (
      <p className={styles.role}>
        <RoleName role={member.role} />
      </p>
    )
  return (
    <>
      <RoleForm key={member.role} member={member} own={own} name={name} />
      <AskLink
        className={styles.remove}
        question={{ about: 'remove', userID: member.userID }}
        ask={ask}
        label={t({ message: `Remove ${name}`, context: 'a person' })}
      >
        <Trans context="a person">Remove</Trans>
      </AskLink>
    </>
  )
}

function RoleForm({ member, own, name }: { member: MemberEntry; own: Role; name: string }) {
  const scripted = useScripted()
  const [chosen, choose] = useState(member.role)
  const { formData } = useNavigation()
  const isBusy = formData?.get('intent') === 'role' && formData.get('userID') === member.userID
  return (
    <Form method="post" preventScrollReset className={styles.change}>
      <input type="hidden" name="intent" value="role" />
      <input type="hidden" name="userID" value={member.userID} />
      <RoleSelect own={own} name={name} defaultValue={member.role} onChoose={choose} />
      {(!scripted || chosen !== member.role) && (
        <Button type="submit" size="small" variant="primary" aria-disabled={isBusy || undefined}>
          {isBusy ? <Trans>Saving...</Trans> : <Trans>Save</Trans>}
        </Button>
      )}
    </Form>
  )
}
