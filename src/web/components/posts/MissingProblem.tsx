import { Trans, useLingui } from '@lingui/react/macro'
import { statusOf } from '../../api/status.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { Problem, TryAgain } from '../layout/Problem.tsx'

type Props = {
  error: unknown
  /** What is said where nothing is. */
  title: string
  children: React.ReactNode
}

/** Help where something is not, or not any more (D29); the text of P8.9 after anything else. */
export function MissingProblem({ error, title, children }: Props) {
  const { t } = useLingui()
  const home = (
    <LinkButton to="/">
      <Trans>Home page</Trans>
    </LinkButton>
  )
  if (statusOf(error) === 404)
    return (
      <Problem title={title} ways={home}>
        {children}
      </Problem>
    )
  return (
    <Problem
      title={t`An unexpected error has occurred, please try again.`}
      ways={
        <>
          <TryAgain />
          {home}
        </>
      }
    />
  )
}
