import { Form, useNavigation } from 'react-router'
import { Trans } from '@lingui/react/macro'
import { limits } from '../../../../contract/limits.ts'
import { accountsAddress } from '../../../api/accounts-address.ts'
import { groupPage } from '../../../components/groups/paths.ts'
import { tied } from '../../../components/text/cuts.ts'
import { Button } from '../../../ui/Button.tsx'
import { CheckField, TextAreaField } from '../../../ui/Field.tsx'
import { KeepsTyping } from '../../../ui/KeepsTyping.tsx'
import type { GroupAnswer } from './answering.ts'
import type { GroupData } from './group-data.ts'
import styles from './Groups.module.css'

type Props = { group: GroupData; answer: GroupAnswer | undefined }

/** How whoever looks comes into a group: joining, asking, or answering an invitation; nothing for who is in it. */
export function Joining({ group, answer }: Props) {
  const { standing, kind } = group
  switch (standing) {
    case undefined:
      return (
        <p className={styles.ways}>
          <a href={accountsAddress('log-in', groupPage(group.id))}>
            {kind === 'open' ? (
              <Trans>Log in to join this group</Trans>
            ) : (
              <Trans>Log in to ask to join</Trans>
            )}
          </a>
        </p>
      )
    case 'none':
      return kind === 'open' ? (
        <RulesForm group={group} act="join" text={<Trans>Join group</Trans>} />
      ) : (
        <AskForm group={group} answer={answer} />
      )
    case 'invited':
      return (
        <>
          <p>
            <Trans>You are invited to this group.</Trans>
          </p>
          <RulesForm group={group} act="accept" text={<Trans>Accept invitation</Trans>}>
            <Act act="decline" isBare>
              <Trans context="an invitation">Decline</Trans>
            </Act>
          </RulesForm>
        </>
      )
    case 'asked':
      return (
        <>
          <p>
            <Trans>You asked to join. Its owners and moderators have not answered yet.</Trans>
          </p>
          <OneAct group={group} act="withdraw">
            <Trans>Withdraw request</Trans>
          </OneAct>
        </>
      )
    default:
      return group.rulesChanged ? (
        <>
          <p>
            <Trans>
              The rules of this group have changed. Please read them, and agree to stay with them.
            </Trans>
          </p>
          <RulesForm group={group} act="agree" text={<Trans>I agree to the new rules</Trans>} isPlain />
        </>
      ) : null
  }
}

type RulesFormProps = {
  group: GroupData
  act: string
  text: React.ReactNode
  /** Without a box to tick: pressing the button agrees. */
  isPlain?: boolean
  children?: React.ReactNode
}

function RulesForm({ group, act, text, isPlain = false, children }: RulesFormProps) {
  const isBusy = useNavigation().formMethod === 'POST'
  return (
    <Form method="post" action={groupPage(group.id)} className={styles.form}>
      <Rules group={group} isPlain={isPlain} />
      <div className={styles.ways}>
        <Button type="submit" name="do" value={act} variant="primary" aria-disabled={isBusy || undefined}>
          {text}
        </Button>
        {children}
      </div>
    </Form>
  )
}

/** What whoever joins agrees to. */
function Rules({
  group: { rules, rulesRevision },
  isPlain = false,
}: {
  group: GroupData
  isPlain?: boolean
}) {
  return (
    <>
      <input type="hidden" name="rulesRevision" value={rulesRevision} />
      {rules !== '' && (
        <>
          <div className={styles.about}>
            <h2 className="t-card">
              <Trans>Rules of this group</Trans>
            </h2>
            <p className={styles.rules} dir="auto">
              {tied(rules)}
            </p>
          </div>
          {!isPlain && <CheckField name="agreed" required label={<Trans>I agree to these rules.</Trans>} />}
        </>
      )}
    </>
  )
}

function AskForm({ group, answer }: Props) {
  const isBusy = useNavigation().formMethod === 'POST'
  return (
    <Form method="post" action={groupPage(group.id)} className={styles.form}>
      <KeepsTyping as={`ask group ${group.id}`} />
      <TextAreaField
        label={<Trans>A note to its owners and moderators</Trans>}
        name="note"
        rows={3}
        max={limits.connectionNoteMax}
        hint={<Trans>Optional: what you work on, and why you would like to join.</Trans>}
        defaultValue={answer?.note ?? ''}
      />
      <Rules group={group} />
      <div className={styles.ways}>
        <Button type="submit" name="do" value="ask" variant="primary" aria-disabled={isBusy || undefined}>
          <Trans>Ask to join</Trans>
        </Button>
      </div>
    </Form>
  )
}

type ActProps = { act: string; isBare?: boolean; children: React.ReactNode }

/** A button that needs none of the fields. */
const Act = ({ act, isBare = false, children }: ActProps) => (
  <Button type="submit" name="do" value={act} formNoValidate={isBare}>
    {children}
  </Button>
)

type OneActProps = ActProps & { group: Pick<GroupData, 'id'> }

export function OneAct({ group, act, children }: OneActProps) {
  return (
    <Form method="post" action={groupPage(group.id)}>
      <Act act={act}>{children}</Act>
    </Form>
  )
}
