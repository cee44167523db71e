import { Trans, useLingui } from '@lingui/react/macro'
import { LinkButton } from '../../ui/Button.tsx'
import { statusOf } from '../../api/status.ts'
import { Problem, TryAgain } from './Problem.tsx'
import { RequestNumber } from './RequestNumber.tsx'

/** What people see instead of a page: help after 404, the text of P8.9 after anything else. */
export function ErrorPage({ error }: { error: unknown }) {
  const { t } = useLingui()
  if (statusOf(error) === 404)
    return (
      <Problem title={t`This page is not available.`} ways={<OtherWays />}>
        <Trans>
          It may have been removed, or the address is incomplete. Search for the company’s name, or for what
          it makes: others may make it too.
        </Trans>
      </Problem>
    )
  return (
    <Problem title={t`An unexpected error has occurred, please try again.`} ways={<Again />}>
      <RequestNumber />
    </Problem>
  )
}

function OtherWays() {
  return (
    <>
      <LinkButton variant="primary" to="/search-result">
        <Trans>Search suppliers</Trans>
      </LinkButton>
      <HomeLink />
    </>
  )
}

function Again() {
  return (
    <>
      <TryAgain />
      <HomeLink />
    </>
  )
}

function HomeLink() {
  return (
    <LinkButton to="/">
      <Trans>Home</Trans>
    </LinkButton>
  )
}
