import { Trans, useLingui } from '@lingui/react/macro'
import { statusOf } from '../../api/status.ts'
import { ErrorPage } from '../../components/layout/ErrorPage.tsx'
import { Problem } from '../../components/layout/Problem.tsx'
import { LinkButton } from '../../ui/Button.tsx'
import { isOwnCase } from './own-case.ts'

/** Instead of a page of the console: for who is none of our staff it is no page at all. */
export function ConsoleProblem({ error }: { error: unknown }) {
  const { t } = useLingui()
  if (statusOf(error) !== 403) return <ErrorPage error={error} />
  const overview = (
    <LinkButton variant="primary" to="/console">
      <Trans>Overview</Trans>
    </LinkButton>
  )
  if (isOwnCase(error))
    return (
      <Problem title={t`You have a part in this case.`} ways={overview}>
        <Trans>
          It is about you or one of your companies. A colleague decides it, and you are told by mail.
        </Trans>
      </Problem>
    )
  return (
    <Problem title={t`None of your roles opens this room.`} ways={overview}>
      <Trans>A platform admin can give you another role.</Trans>
    </Problem>
  )
}
