import { data } from 'react-router'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Route } from './+types/CaseScreen'
import { idOfSlug } from '../../../../contract/slugs.ts'
import { notFoundAs404 } from '../../../api/addresses.ts'
import { metaOf } from '../../../api/head.ts'
import { pageOf } from '../../../api/page.ts'
import { LinkButton } from '../../../ui/Button.tsx'
import { ConsoleProblem } from '../ConsoleProblem.tsx'
import { ConsoleShell } from '../ConsoleShell.tsx'
import { consoleHead, consoleHeaders } from '../head.ts'
import { sendAct } from '../sending.ts'
import { standingIn } from '../standing.ts'
import { act } from '../acting.ts'
import { caseActs } from './acts.ts'
import { Case } from './Case.tsx'
import { casePath, queuePath } from './paths.ts'

export const handle = { footer: false }
export const headers = consoleHeaders

export async function loader({ params, context }: Route.LoaderArgs) {
  const standing = await standingIn(context, ['verifier'])
  const page = pageOf(context)
  const caseID = idOfSlug(params.caseID)
  if (caseID === null) throw data(null, { status: 404 })
  const [one, queue] = await Promise.all([
    page.api.showVerificationCase({ caseID }).catch(notFoundAs404),
    page.api.listVerificationCases({}),
  ])
  const next = queue.items.find((item) => item.caseID !== caseID && item.state === 'open' && !item.assigned)
  return {
    standing,
    one,
    next: next?.caseID,
    today: new Date().toISOString().slice(0, 10),
    head: consoleHead(page, casePath(caseID), page.i18n._(msg`Verification`)),
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  await standingIn(context, ['verifier'])
  const caseID = idOfSlug(params.caseID)
  if (caseID === null) throw data(null, { status: 404 })
  const page = pageOf(context)
  return act(page, await request.formData(), caseActs(page, caseID))
}

export const clientAction = (args: Route.ClientActionArgs) => sendAct(args)

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head)

/** A case with what can be done about it; `n` leads to the next one. */
export default function CaseScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { standing, one, next, today } = loaderData
  return (
    <ConsoleShell
      standing={standing}
      room={queuePath}
      title={<bdi>{one.company.name}</bdi>}
      beside={
        <LinkButton data-next to={next === undefined ? queuePath : casePath(next)}>
          {next === undefined ? <Trans>Back to the queue</Trans> : <Trans>Next case (N)</Trans>}
        </LinkButton>
      }
    >
      <Case one={one} answer={actionData} today={today} />
    </ConsoleShell>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ConsoleProblem error={error} />
}
