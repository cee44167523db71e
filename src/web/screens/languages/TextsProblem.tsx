import { Trans } from '@lingui/react/macro'
import { Done } from '../../components/forms/Done.tsx'
import { SaveProblem } from '../../components/forms/SaveProblem.tsx'
import type { Problems } from '../../components/forms/use-problems.ts'
import { useScripted } from '../../ui/useScripted.ts'
import type { TextsAnswer } from './saving.ts'

type Props = {
  answer: TextsAnswer | undefined
  problems: Problems
  Label: React.ComponentType<{ name: string }>
  here: string
}

/** Why nothing was saved, above the fields; without script also that it was. Wrong fields say it themselves where scripts lead to them. */
export function TextsProblem({ answer, problems, Label, here }: Props) {
  const scripted = useScripted()
  if (!answer || answer.outcome === 'stale') return null
  if (answer.outcome === 'saved')
    return scripted ? null : (
      <Done>
        <Trans>Saved successfully</Trans>
      </Done>
    )
  if (scripted && Object.keys(problems).length > 0) return null
  return <SaveProblem answer={answer} title={answer.message} problems={problems} Label={Label} back={here} />
}
