import { Trans } from '@lingui/react/macro'
import { FormProblem } from '../../ui/FormProblem.tsx'

/** Only what was refused is answered; else another page follows. */
export type BlockAnswer = { problem: string }

/** What a block does, before it is done. */
export function BlockWords({ answer }: { answer: BlockAnswer | undefined }) {
  return (
    <>
      {answer && <FormProblem title={answer.problem} />}
      <p className="t-read">
        <Trans>
          You no longer see each other here, and neither follows the other any more. They are not told. You
          can take it back at any time; follows do not come back by it.
        </Trans>
      </p>
    </>
  )
}
