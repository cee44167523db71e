import { Form } from 'react-router'
import { Trans } from '@lingui/react/macro'
import { personName } from '../../components/person/person.ts'
import { Button } from '../../ui/Button.tsx'
import { SelectField } from '../../ui/Field.tsx'
import { AskLink } from './AskLink.tsx'
import { askedAs, questionOf, type Question } from './answer.ts'
import type { Team } from './MemberList.tsx'
import styles from './InviteForms.module.css'

type Props = { team: Team; ask: (question: Question) => void }

/** The ways out: everybody may leave but the last owner, who hands the company over first (D8). */
export function LeaveOrHandOver({ team, ask }: Props) {
  const owners = team.members.filter(({ role }) => role === 'owner')
  const isLastOwner = team.role === 'owner' && owners.length === 1
  return (
    <div className={styles.ways}>
      {team.role === 'owner' && <HandOver team={team} ask={ask} />}
      {isLastOwner ? (
        <p className="muted">
          <Trans>You are the only owner: to leave, hand the company over first.</Trans>
        </p>
      ) : (
        <div>
          <AskLink size="medium" question={{ about: 'leave', userID: '' }} ask={ask}>
            <Trans>Leave the company</Trans>
          </AskLink>
        </div>
      )}
    </div>
  )
}

function HandOver({ team, ask }: Props) {
  const others = team.members.filter(({ isSelf }) => !isSelf)
  if (others.length === 0)
    return (
      <p className="muted">
        <Trans>To hand the company over, invite the person first.</Trans>
      </p>
    )
  return (
    <Form
      method="get"
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault()
        const chosen = new FormData(event.currentTarget).get('ask')
        const question = questionOf(typeof chosen === 'string' ? chosen : null)
        if (question) ask(question)
      }}
    >
      <SelectField
        label={<Trans>New owner</Trans>}
        name="ask"
        hint={<Trans>You stay in the company as an admin.</Trans>}
      >
        {others.map((member) => (
          <option key={member.userID} value={askedAs({ about: 'transfer', userID: member.userID })}>
            {personName(member)}
          </option>
        ))}
      </SelectField>
      <Button type="submit" className={styles.send}>
        <Trans>Hand over…</Trans>
      </Button>
    </Form>
  )
}
