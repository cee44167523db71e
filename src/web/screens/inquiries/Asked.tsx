// What is asked before something final is done to a conversation: over the page, or without scripts below the messages.
import { Form, useFetcher, type FetcherWithComponents } from 'react-router'
import { Trans } from '@lingui/react/macro'
import { hasArrived, ReportDone, ReportFields } from '../../components/safety/ReportFields.tsx'
import { ReportForm } from '../../components/safety/ReportForm.tsx'
import type { ReportAnswer } from '../../components/safety/reporting.ts'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { FormProblem } from '../../ui/FormProblem.tsx'
import type { RequestAnswer } from './acting.ts'
import styles from './Asked.module.css'

export type Question = 'end' | 'report'
type Ending = FetcherWithComponents<RequestAnswer>

/** The questions as dialogs. */
export function Asked(props: {
  about: Question | undefined
  /** The conversation. */
  path: string
  /** What is said before it ends. */
  pending: Pending
  /** What ends it; kept where its end is told. */
  ending: Ending
  onClose(): void
}) {
  const { about, path, pending, ending, onClose } = props
  return (
    <>
      <EndDialog open={about === 'end'} path={path} pending={pending} ending={ending} onClose={onClose} />
      <Dialog open={about === 'report'} onClose={onClose} title={<Trans>Report conversation</Trans>}>
        <Report path={path} onClose={onClose} />
      </Dialog>
    </>
  )
}

type DialogProps = { open: boolean; path: string; pending: Pending; ending: Ending; onClose(): void }

function EndDialog({ open, path, pending, ending, onClose }: DialogProps) {
  const { state, data: answer } = ending
  const isSending = state !== 'idle'
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={<Trans>End this conversation?</Trans>}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <ending.Form
            method="post"
            action={path}
            onSubmit={(event) => {
              if (isSending) event.preventDefault()
            }}
          >
            <input type="hidden" name="intent" value="end" />
            <Button type="submit" variant="danger" block aria-disabled={isSending}>
              <Trans>End Conversation</Trans>
            </Button>
          </ending.Form>
        </>
      }
    >
      {answer?.outcome === 'refused' && !isSending && (
        <FormProblem key={answer.at} title={<Problem of={answer} />} />
      )}
      <EndWords {...pending} />
    </Dialog>
  )
}

const Problem = ({ of: { problem } }: { of: RequestAnswer }) =>
  problem ?? <Trans>Something was wrong, try again please</Trans>

/** What would be left undone by an end. */
export type Pending = {
  /** Of who was asked: no answer was given yet. */
  isUnanswered: boolean
  /** Something stands in the box, or is still on its way. */
  isUnsent: boolean
}

/** Ending is for both and for good (D24): so it says first what is still open. */
const EndWords = ({ isUnanswered, isUnsent }: Pending) => (
  <>
    {isUnanswered && (
      <p>
        <strong>
          <Trans>No answer has been given to this inquiry yet.</Trans>
        </strong>
      </p>
    )}
    {isUnsent && (
      <p>
        <strong>
          <Trans>Your reply has not been sent. It will not be sent once the conversation has ended.</Trans>
        </strong>
      </p>
    )}
    <p>
      <Trans>
        It ends for both of you, and nobody can write here any more. What was written stays, and a follow-up
        can be started at any time.
      </Trans>
    </p>
  </>
)

function Report({ path, onClose }: { path: string; onClose(): void }) {
  const fetcher = useFetcher<RequestAnswer>()
  return (
    <ReportForm fetcher={fetcher} answer={reportOf(fetcher.data)} path={path} onClose={onClose}>
      <WhatIsReported />
    </ReportForm>
  )
}

/** A connection that broke is one more refusal; what was typed still stands in the fields. */
function reportOf(answer: RequestAnswer | undefined): ReportAnswer | undefined {
  if (answer?.outcome !== 'refused') return answer?.report
  const { at, isUnanswered } = answer
  const values = { reason: '', text: '' }
  return { at, outcome: 'failed', ...(isUnanswered && { isUnanswered }), wrong: {}, values }
}

/** Only what is reported can be read by moderators, and each reading is noted. */
const WhatIsReported = () => (
  <>
    <input type="hidden" name="intent" value="report" />
    <p>
      <Trans>Our moderators read this conversation only because you report it.</Trans>
    </p>
  </>
)

type PlainProps = {
  about: Question
  path: string
  /** This question's own address. */
  askPath: string
  pending: Pending
  answer: RequestAnswer | undefined
}

/** The same questions without scripts. */
export function AskedPlainly({ about, path, askPath, pending, answer }: PlainProps) {
  const report = answer?.report
  const back = (
    <LinkButton to={path}>
      {report ? <Trans>Back to the conversation</Trans> : <Trans>Cancel</Trans>}
    </LinkButton>
  )
  if (about === 'end')
    return (
      <section className={styles.asked} aria-labelledby="asked">
        <h2 id="asked" className="t-card">
          <Trans>End this conversation?</Trans>
        </h2>
        <EndWords {...pending} />
        <Form method="post" action={path} className={styles.ways}>
          <input type="hidden" name="intent" value="end" />
          {back}
          <Button type="submit" variant="danger">
            <Trans>End Conversation</Trans>
          </Button>
        </Form>
      </section>
    )
  return (
    <section className={styles.asked} aria-labelledby="asked">
      <h2 id="asked" className="t-card">
        <Trans>Report conversation</Trans>
      </h2>
      {hasArrived(report) ? (
        <>
          <ReportDone outcome={report.outcome} />
          <div className={styles.ways}>{back}</div>
        </>
      ) : (
        <Form method="post" action={askPath} noValidate className={styles.fields}>
          <WhatIsReported />
          <ReportFields answer={report} about={path} />
          <div className={styles.ways}>
            {back}
            <Button type="submit" variant="primary">
              <Trans>Send report</Trans>
            </Button>
          </div>
        </Form>
      )}
    </section>
  )
}
