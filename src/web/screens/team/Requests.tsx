import { Form, Link } from 'react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { profilePath } from '../../../contract/slugs.ts'
import { personName } from '../../components/person/person.ts'
import { PersonPicture } from '../../components/person/PersonPicture.tsx'
import { RoleSelect } from '../../components/team/roles.tsx'
import { Moment } from '../../components/text/Times.tsx'
import { Button } from '../../ui/Button.tsx'
import type { Team } from './MemberList.tsx'
import { Act } from './OpenInvitations.tsx'
import styles from './Lines.module.css'

/** Who asks to be admitted, with what they say; those who asked first stand first. */
export function Requests({ team }: { team: Team }) {
  const { t } = useLingui()
  return (
    <ul className={styles.lines}>
      {team.requests.map(({ person, message, askedAt }) => {
        const name = personName(person)
        return (
          <li key={person.userID}>
            <span className={styles.photo}>
              <PersonPicture person={person} url={person.profilePhoto?.url} size={40} />
            </span>
            <div className={styles.words}>
              <p>
                <Link className="reach" to={profilePath(person.userID)}>
                  <bdi>{name}</bdi>
                </Link>
              </p>
              <p className={styles.note}>
                {person.profession && (
                  <>
                    <bdi>{person.profession}</bdi>
                    {' · '}
                  </>
                )}
                <Moment at={askedAt} />
              </p>
              {message && (
                <p className={styles.message} dir="auto">
                  {message}
                </p>
              )}
            </div>
            <div className={styles.acts}>
              <Form method="post" preventScrollReset>
                <input type="hidden" name="intent" value="admit" />
                <input type="hidden" name="userID" value={person.userID} />
                <RoleSelect name={name} defaultValue="member" />
                <Button type="submit" size="small" variant="primary" aria-label={t`Admit ${name}`}>
                  <Trans>Admit</Trans>
                </Button>
              </Form>
              <Act intent="refuse" fields={{ userID: person.userID }} label={t`Refuse ${name}`}>
                <Trans>Refuse</Trans>
              </Act>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
