import { Form, useLocation, useNavigation } from 'react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import type { UserCardEntry } from '../../../contract/profiles.ts'
import { personName } from '../../components/person/person.ts'
import { PersonPicture } from '../../components/person/PersonPicture.tsx'
import {
  RoleMeaning,
  RoleOptions,
  RoleSelect,
  rolesToEnter,
  useRoleNames,
} from '../../components/team/roles.tsx'
import { Button } from '../../ui/Button.tsx'
import { Field, SelectField } from '../../ui/Field.tsx'
import { KeepsTyping } from '../../ui/KeepsTyping.tsx'
import { useScripted } from '../../ui/useScripted.ts'
import type { TeamAnswer } from './answer.ts'
import type { Team } from './MemberList.tsx'
import styles from './InviteForms.module.css'

type Props = {
  team: Team
  find: string
  found: readonly UserCardEntry[] | undefined
  answer: TeamAnswer | undefined
}

/** By address, or by name from those who have a profile. */
export function InviteForms({ team, find, found, answer }: Props) {
  return (
    <div className={styles.ways}>
      <ByAddress answer={answer} />
      <Roles />
      <ByName team={team} find={find} found={found} />
    </div>
  )
}

function ByAddress({ answer: last }: Pick<Props, 'answer'>) {
  const scripted = useScripted()
  const { pathname } = useLocation()
  const answer = last?.intent === 'invite' ? last : undefined
  const { formData } = useNavigation()
  const kept = answer?.outcome === 'refused' ? answer.typed : undefined
  const isBusy = formData?.get('intent') === 'invite' && formData.has('email') && !formData.has('again')
  return (
    <Form
      method="post"
      preventScrollReset
      // An address that was invited makes room for the next.
      key={answer?.outcome === 'done' && answer.typed ? answer.at : 'form'}
      className={styles.form}
      noValidate={scripted}
      onSubmit={(event) => {
        if (isBusy) event.preventDefault()
      }}
    >
      <KeepsTyping as={`invite ${pathname}`} />
      <input type="hidden" name="intent" value="invite" />
      <Field
        label={<Trans>E-mail address</Trans>}
        name="email"
        type="email"
        autoComplete="off"
        spellCheck={false}
        required
        defaultValue={kept?.email}
        error={answer?.email}
      />
      <SelectField label={<Trans>Role</Trans>} name="role" defaultValue={kept?.role || 'member'}>
        <RoleOptions of={rolesToEnter} />
      </SelectField>
      <Button type="submit" variant="primary" className={styles.send} aria-disabled={isBusy || undefined}>
        {isBusy ? <Trans>Inviting…</Trans> : <Trans>Invite</Trans>}
      </Button>
    </Form>
  )
}

/** What each role may do. */
function Roles() {
  const names = useRoleNames()
  return (
    <details className={styles.roles}>
      <summary>
        <Trans>What each role may do</Trans>
      </summary>
      <dl>
        {([...rolesToEnter, 'owner'] as const).map((role) => (
          <div key={role}>
            <dt>{names[role]}</dt>
            <dd>
              <RoleMeaning role={role} />
            </dd>
          </div>
        ))}
      </dl>
      <p>
        <Trans>To make somebody an owner, change their role once they belong to the company.</Trans>
      </p>
    </details>
  )
}

function ByName({ team, find, found }: Omit<Props, 'answer'>) {
  const { t } = useLingui()
  return (
    <div className={styles.byName}>
      <Form method="get" preventScrollReset className={styles.search} role="search">
        <Field
          label={<Trans>Or find a person by name</Trans>}
          name="search"
          type="search"
          autoComplete="off"
          maxLength={200}
          defaultValue={find}
        />
        <Button type="submit" className={styles.send}>
          <Trans>Search</Trans>
        </Button>
      </Form>
      {found && (
        <div role="status" className="vh">
          {t`People found: ${found.length}`}
        </div>
      )}
      {found?.length === 0 && (
        <p className="muted">
          <Trans>Nobody with this name has a profile here. Invite them by their e-mail address.</Trans>
        </p>
      )}
      {found && found.length > 0 && (
        <ul className={styles.found}>
          {found.map((person) => (
            <Found key={person.userID} person={person} team={team} />
          ))}
        </ul>
      )}
    </div>
  )
}

function Found({ person, team }: { person: UserCardEntry; team: Team }) {
  const { t } = useLingui()
  const name = personName(person)
  const does = [person.profession, person.companyName].filter(Boolean).join(' · ')
  const isIn = team.members.some(({ userID }) => userID === person.userID)
  return (
    <li>
      <span className={styles.photo}>
        <PersonPicture person={person} url={person.profilePhoto?.url} size={40} />
      </span>
      <div className={styles.who}>
        <p>
          <b>
            <bdi>{name}</bdi>
          </b>
        </p>
        {does && (
          <p className={styles.note}>
            <bdi>{does}</bdi>
          </p>
        )}
      </div>
      {isIn ? (
        <p className="muted">
          <Trans>Belongs to the company</Trans>
        </p>
      ) : (
        <Form method="post" preventScrollReset className={styles.one}>
          <input type="hidden" name="intent" value="invite" />
          <input type="hidden" name="userID" value={person.userID} />
          <RoleSelect name={name} defaultValue="member" />
          <Button type="submit" size="small" aria-label={t`Invite ${name}`}>
            <Trans>Invite</Trans>
          </Button>
        </Form>
      )}
    </li>
  )
}
