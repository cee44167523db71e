import { useState } from 'react'
import { Form, useLocation } from 'react-router'
import { Plural, Trans } from '@lingui/react/macro'
import { limits } from '../../../contract/limits.ts'
import { BottomBar } from '../../components/forms/BottomBar.tsx'
import { SaveProblem } from '../../components/forms/SaveProblem.tsx'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { KeptHere } from '../../ui/KeptHere.tsx'
import { FormProblem } from '../../ui/FormProblem.tsx'
import { useScripted } from '../../ui/useScripted.ts'
import { useLabels } from './controls.ts'
import type { EnquiryLists } from './enquiry-data.ts'
import type { EnquiryValues } from './enquiry-values.ts'
import { EnquiryParts } from './EnquiryParts.tsx'
import type { EnquiryAnswer } from './sending.ts'
import { useEnquiryForm } from './use-enquiry-form.ts'
import styles from './EnquiryForm.module.css'

const { undoSeconds } = limits

type Props = {
  initial: EnquiryValues
  lists: EnquiryLists
  answer: EnquiryAnswer | undefined
  onSend(): void
}

/** The need-help form (P2.28 and P4.7): kept in this tab until it has arrived, cleared by Reset, which can be undone. */
export function EnquiryForm({ initial, lists, answer, onSend }: Props) {
  const state = useEnquiryForm(initial, answer)
  const { form, sending, problems } = state
  const scripted = useScripted()
  const [asking, setAsking] = useState(false)
  const clear = () => {
    setAsking(false)
    state.clear()
  }
  return (
    <Form
      method="post"
      ref={form}
      noValidate
      className={styles.form}
      onInput={state.keep}
      onSubmit={(event) => {
        if (sending) event.preventDefault()
        else onSend()
      }}
    >
      {/* What Enter presses: the first button of the form. */}
      <button type="submit" className="vh" tabIndex={-1} aria-hidden="true" />
      <KeptHere draft={state.draft} unsaved={state.unsaved} onDiscard={state.clear} />
      {!sending && <EnquiryProblem answer={state.answer} problems={problems} />}
      <div className="sheet" key={state.version}>
        <EnquiryParts values={state.values} lists={lists} problems={problems} />
      </div>
      <BottomBar wrong={Object.keys(problems).length}>
        <Button
          type="submit"
          name="intent"
          value="reset"
          aria-disabled={sending || undefined}
          onClick={(event) => {
            if (!scripted) return
            event.preventDefault()
            if (state.isTyped()) setAsking(true)
            else clear()
          }}
        >
          <Trans>Reset</Trans>
        </Button>
        <Button type="submit" variant="primary" aria-disabled={sending || undefined} aria-busy={sending}>
          {sending ? <Trans>Sending…</Trans> : <Trans>Submit</Trans>}
        </Button>
      </BottomBar>
      <Dialog
        open={asking}
        title={<Trans>Clear the form?</Trans>}
        onClose={() => setAsking(false)}
        actions={
          <>
            <Button onClick={clear}>
              <Trans>Clear</Trans>
            </Button>
            <Button variant="primary" data-first onClick={() => setAsking(false)}>
              <Trans>Keep what I typed</Trans>
            </Button>
          </>
        }
      >
        <p>
          <Trans>What you typed is taken away. For {undoSeconds} seconds you can bring it back.</Trans>
        </p>
      </Dialog>
    </Form>
  )
}

type ProblemProps = { answer: EnquiryAnswer | undefined; problems: Record<string, string> }

function EnquiryProblem({ answer, problems }: ProblemProps) {
  const scripted = useScripted()
  const { pathname, search } = useLocation()
  if (!answer) return null
  if (answer.outcome === 'listed')
    return (
      <FormProblem title={<Trans>Clear the form?</Trans>}>
        <p>
          <LinkButton to={pathname + search} size="small">
            <Trans>Clear</Trans>
          </LinkButton>
        </p>
      </FormProblem>
    )
  const isWrong = Object.keys(problems).length > 0
  return (
    <SaveProblem
      // Where scripts run, the first wrong field has the focus.
      focused={!scripted || !isWrong}
      answer={answer}
      title={<ProblemTitle answer={answer} isWrong={isWrong} />}
      problems={problems}
      Label={Label}
      back={pathname}
    />
  )
}

/** A country code is that of a number. */
function Label({ name }: { name: string }) {
  const labelOf = useLabels()
  return name.endsWith('Code') ? `${labelOf(name.slice(0, -4))} – ${labelOf(name)}` : labelOf(name)
}

function ProblemTitle({ answer, isWrong }: { answer: EnquiryAnswer; isWrong: boolean }) {
  if (isWrong) return <Trans>Please correct what is marked below.</Trans>
  const { waitMinutes } = answer
  if (waitMinutes !== undefined)
    return (
      <Plural
        value={waitMinutes}
        one="Too many requests were sent. Please try again in # minute; what you typed stays here."
        other="Too many requests were sent. Please try again in # minutes; what you typed stays here."
      />
    )
  if (answer.outcome === 'refused' && answer.message !== undefined) return answer.message
  return <Trans>There was an error processing your request, please try again in a few hours!</Trans>
}
