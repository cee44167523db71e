import { Trans } from '@lingui/react/macro'
import { FormProblem, NotAnswered } from '../../ui/FormProblem.tsx'
import type { Answer } from './answer.ts'

/** Why what a form asked for was not done; nothing when it was. */
export function Refused({ answer }: { answer: Answer }) {
  const { at, outcome, message, isUnanswered, wrong } = answer
  // That the session has ended is said around every form.
  if (outcome === 'done' || outcome === 'session') return null
  if (isUnanswered) return <FormProblem key={at} title={<NotAnswered />} />
  if (outcome === 'failed')
    return <FormProblem key={at} title={<Trans>Something was wrong, try again please</Trans>} />
  if (wrong.includes('documents'))
    return <FormProblem key={at} title={<Trans>Please attach a PDF or a picture.</Trans>} />
  if (wrong.includes('text')) return <FormProblem key={at} title={<Trans>Please write something.</Trans>} />
  return <FormProblem key={at} title={message} />
}
