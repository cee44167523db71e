import { Trans, useLingui } from '@lingui/react/macro'
import { MissingProblem } from '../../components/posts/MissingProblem.tsx'

/** Help where a post is not, or not any more (D29). */
export function PostProblem({ error }: { error: unknown }) {
  const { t } = useLingui()
  return (
    <MissingProblem error={error} title={t`This post is not here`}>
      <Trans>It may have been removed, or the address lost a part on its way.</Trans>
    </MissingProblem>
  )
}
