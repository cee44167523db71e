import { useState } from 'react'
import { Form } from 'react-router'
import { Trans } from '@lingui/react/macro'
import { personName } from '../../components/person/person.ts'
import { Button } from '../../ui/Button.tsx'
import { SelectField } from '../../ui/Field.tsx'
import { AskLink } from './AskLink.tsx'
import type { Question } from './answer.ts'
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
  const [chosen, choose] = useState(others[0]?.userID ?? '')
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
        ask({
          about: 'transfer',
          userID: others.some(({ userID }) => userID === chosen) ? chosen : others[0]!.userID,
        })
      }}
    >
      <input type="hidden" name="ask" value="transfer" />
      <SelectField
        label={<Trans>New owner</Trans>}
        name="who"
        onChange={(event) => choose(event.currentTarget.value)}
        hint={<Trans>You stay in the company as an admin.</Trans>}
      >
        {others.map((member) => (
          <option key={member.userID} value={member.userID}>
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
