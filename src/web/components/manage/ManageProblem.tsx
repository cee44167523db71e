import { Trans, useLingui } from '@lingui/react/macro'
import { LinkButton } from '../../ui/Button.tsx'
import { statusOf } from '../../api/status.ts'
import { Problem, TryAgain } from '../layout/Problem.tsx'

/** Help on a management screen: a company that is not there and one of others look alike (D44). */
export function ManageProblem({ error }: { error: unknown }) {
  const { t } = useLingui()
  if (statusOf(error) === 404)
    return (
      <Problem title={t`This page is not available.`} ways={<ToMyBusinesses variant="primary" />}>
        <Trans>
          You may have left this company, or the address lost a part on its way. Your companies are under My
          Business.
        </Trans>
      </Problem>
    )
  return (
    <Problem
      title={t`An unexpected error has occurred, please try again.`}
      ways={
        <>
          <TryAgain />
          <ToMyBusinesses />
        </>
      }
    />
  )
}

function ToMyBusinesses({ variant }: { variant?: 'primary' }) {
  return (
    <LinkButton variant={variant} to="/my-business">
      <Trans>My Business</Trans>
    </LinkButton>
  )
}
