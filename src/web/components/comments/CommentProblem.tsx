import { Trans } from '@lingui/react/macro'
import { limits } from '../../../contract/limits.ts'
import { FormProblem } from '../../ui/FormProblem.tsx'
import type { CommentAnswer } from './commenting.ts'

/** Why what the form says was not taken. */
export function CommentProblem({ answer: { why, message } }: { answer: CommentAnswer }) {
  const max = limits.commentMax
  const title =
    why === 'empty' ? (
      <Trans>There is nothing to send yet.</Trans>
    ) : why === 'long' ? (
      <Trans>This is too long: a comment takes {max} characters.</Trans>
    ) : (
      (message ?? <Trans>Your comment could not be sent. Please try again.</Trans>)
    )
  return <FormProblem title={title} />
}
