import { Trans, useLingui } from '@lingui/react/macro'
import { statusOf } from '../../api/status.ts'
import { Problem, TryAgain } from '../../components/layout/Problem.tsx'
import { LinkButton } from '../../ui/Button.tsx'

/** Help where a product is not, or not any more (D29); 'Error loading data' after anything else (P8.5). */
export function ProductProblem({ error }: { error: unknown }) {
  return statusOf(error) === 404 ? <NotHere /> : <Failed />
}

function NotHere() {
  const { t } = useLingui()
  return (
    <Problem
      title={t`This product is not here`}
      ways={
        <>
          <SearchProducts variant="primary" />
          <LinkButton to="/">
            <Trans>Home page</Trans>
          </LinkButton>
        </>
      }
    >
      <Trans>
        Its company may have taken it back, or the address may have lost a part on its way. Others may offer
        the same: search by name, material or part number.
      </Trans>
    </Problem>
  )
}

function Failed() {
  const { t } = useLingui()
  return (
    <Problem
      title={t`Error loading data`}
      ways={
        <>
          <TryAgain />
          <SearchProducts />
        </>
      }
    >
      <Trans>Something failed on the way. It often helps to try again in a moment.</Trans>
    </Problem>
  )
}

function SearchProducts({ variant }: { variant?: 'primary' }) {
  return (
    <LinkButton variant={variant} to="/search-result?business=PR">
      <Trans>Search products</Trans>
    </LinkButton>
  )
}
