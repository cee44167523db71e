import { Trans, useLingui } from '@lingui/react/macro'
import { statusOf } from '../../api/status.ts'
import { Problem, TryAgain } from '../../components/layout/Problem.tsx'
import { LinkButton } from '../../ui/Button.tsx'

/** Help where a person is not, or not any more (D29); the text of P8.9 after anything else. */
export function ProfileProblem({ error }: { error: unknown }) {
  const { t } = useLingui()
  if (statusOf(error) === 404)
    return (
      <Problem title={t`This person is not here`} ways={<Ways />}>
        <Trans>
          They may have left, or the address may have lost a part on its way. Search for people by name or
          company.
        </Trans>
      </Problem>
    )
  return (
    <Problem
      title={t`An unexpected error has occurred, please try again.`}
      ways={
        <>
          <TryAgain />
          <SearchPeople />
        </>
      }
    />
  )
}

function Ways() {
  return (
    <>
      <SearchPeople variant="primary" />
      <LinkButton to="/">
        <Trans>Home page</Trans>
      </LinkButton>
    </>
  )
}

function SearchPeople({ variant }: { variant?: 'primary' }) {
  return (
    <LinkButton variant={variant} to="/search-result?business=UR">
      <Trans>Search people</Trans>
    </LinkButton>
  )
}
