import { Trans, useLingui } from '@lingui/react/macro'
import { statusOf } from '../../api/status.ts'
import { Problem, TryAgain } from '../../components/layout/Problem.tsx'
import { LinkButton } from '../../ui/Button.tsx'

/** Help where a company is not, or not any more (D29); the texts of P8.9 after anything else. */
export function BusinessProblem({ error }: { error: unknown }) {
  return statusOf(error) === 404 ? <NotHere /> : <Failed />
}

function NotHere() {
  const { t } = useLingui()
  return (
    <Problem
      title={t`This company is not here`}
      ways={
        <>
          <LinkButton variant="primary" to="/search-result">
            <Trans>Search companies</Trans>
          </LinkButton>
          <LinkButton to="/">
            <Trans>Home page</Trans>
          </LinkButton>
        </>
      }
    >
      <Trans>
        It may have left, or the address may have lost a part on its way. Others make what it made: search by
        product, material or name.
      </Trans>
    </Problem>
  )
}

function Failed() {
  const { t } = useLingui()
  return (
    <Problem
      title={t`An unexpected error has occurred, please try again.`}
      ways={
        <>
          <TryAgain />
          <LinkButton to="/search-result">
            <Trans>Search companies</Trans>
          </LinkButton>
        </>
      }
    >
      <Trans>please try refreshing the page.</Trans>
    </Problem>
  )
}
