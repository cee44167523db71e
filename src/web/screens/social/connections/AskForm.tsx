import { Form, useNavigation } from 'react-router'
import { Trans } from '@lingui/react/macro'
import { limits } from '../../../../contract/limits.ts'
import { connectPath, type Party } from '../../../components/connections/paths.ts'
import { SaveProblem } from '../../../components/forms/SaveProblem.tsx'
import { useProblems } from '../../../components/forms/use-problems.ts'
import { Button, LinkButton } from '../../../ui/Button.tsx'
import { TextAreaField } from '../../../ui/Field.tsx'
import { KeepsTyping } from '../../../ui/KeepsTyping.tsx'
import { Hidden, type Acting } from './AnswerForm.tsx'
import type { ConnectAnswer } from './answering.ts'
import styles from './Connections.module.css'

const fields = ['note']
const most = { note: limits.connectionNoteMax }

type Props = {
  party: Party
  acting: Acting
  answer: ConnectAnswer | undefined
  /** The page of who is asked; none where it hides. */
  path: string | undefined
}

/** Asks somebody for a connection, with a note of who asks. */
export function AskForm({ party, acting, answer, path }: Props) {
  const isBusy = useNavigation().formMethod === 'POST'
  const problems = useProblems(answer?.wrong ?? {}, fields, most)
  return (
    <Form
      method="post"
      action={connectPath(party, { as: acting.as })}
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        if (isBusy) event.preventDefault()
      }}
    >
      <KeepsTyping as={`connect ${party.id}`} />
      {answer && (
        <SaveProblem answer={answer} title={answer.message} problems={problems} back={connectPath(party)} />
      )}
      <Hidden acting={acting} />
      <input type="hidden" name="do" value="ask" />
      <TextAreaField
        label={<Trans>A note with it</Trans>}
        name="note"
        rows={4}
        max={limits.connectionNoteMax}
        hint={<Trans>Optional: where you know each other from, or what you would like to do together.</Trans>}
        defaultValue={answer?.note ?? ''}
        error={problems['note']}
      />
      <div className={styles.ways}>
        <Button type="submit" variant="primary" aria-disabled={isBusy || undefined}>
          {isBusy ? <Trans>Sending…</Trans> : <Trans context="a connection">Send request</Trans>}
        </Button>
        {path !== undefined && (
          <LinkButton to={path}>
            <Trans>Cancel</Trans>
          </LinkButton>
        )}
      </div>
    </Form>
  )
}
