import { Trans, useLingui } from '@lingui/react/macro'
import { MissingProblem } from '../../components/posts/MissingProblem.tsx'

/** Where nobody has a timeline (D29). */
export function TimelineProblem({ error }: { error: unknown }) {
  const { t } = useLingui()
  return (
    <MissingProblem error={error} title={t`This timeline is not here`}>
      <Trans>Whose it was may have left, or the address lost a part on its way.</Trans>
    </MissingProblem>
  )
}
