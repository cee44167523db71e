import { Form } from 'react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { groupMembersPath } from '../../../components/groups/paths.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import type { GroupData } from './group-data.ts'
import type { Invitable } from './inviting.ts'
import { PersonActs } from './PersonActs.tsx'
import { PersonLine } from './PersonLine.tsx'
import styles from './Groups.module.css'

type Props = { group: GroupData; find: string; found: Invitable | undefined; language: string }

/** Looks for people by name, and invites them. */
export function InvitePeople({ group, find, found, language }: Props) {
  const { t } = useLingui()
  return (
    <section className={styles.list} aria-label={t`Invite people`}>
      <Form
        method="get"
        action={groupMembersPath(group.id)}
        role="search"
        className={`${styles.search} ${styles.find}`}
      >
        <Field
          label={<Trans>Invite people by name</Trans>}
          name="find"
          type="search"
          maxLength={100}
          defaultValue={find}
        />
        <Button type="submit">
          <Trans>Find people</Trans>
        </Button>
      </Form>
      {found?.length === 0 && (
        <p role="status">
          <Trans>Nobody of this name is here. Try the whole name, or another writing of it.</Trans>
        </p>
      )}
      {found !== undefined && found.length > 0 && (
        <ul className={styles.list}>
          {found.map(({ id, face }) => (
            <PersonLine key={id} face={face} language={language}>
              <PersonActs
                path={groupMembersPath(group.id)}
                userID={id}
                name={face.name}
                acts={[
                  {
                    act: 'invite',
                    text: <Trans>Invite</Trans>,
                    variant: 'primary',
                  },
                ]}
              />
            </PersonLine>
          ))}
        </ul>
      )}
    </section>
  )
}
