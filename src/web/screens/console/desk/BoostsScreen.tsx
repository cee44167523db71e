import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import type { Route } from './+types/BoostsScreen'
import { metaOf } from '../../../api/head.ts'
import { pageOf } from '../../../api/page.ts'
import { LocalMoment } from '../../../components/text/Times.tsx'
import { ConsoleProblem } from '../ConsoleProblem.tsx'
import { consoleHead, consoleHeaders } from '../head.ts'
import { sendAct } from '../sending.ts'
import { standingIn } from '../standing.ts'
import { act } from '../acting.ts'
import { ActForm } from '../ActForm.tsx'
import { Desk } from './Desk.tsx'
import styles from './desk.module.css'

export const handle = { footer: false }
export const headers = consoleHeaders

export async function loader({ context }: Route.LoaderArgs) {
  const standing = await standingIn(context, ['moderator'])
  const page = pageOf(context)
  const boosts = await page.api.listOpenBoosts({})
  const head = consoleHead(page, '/console/boosts', page.i18n._(msg`Boosts`))
  return { standing, boosts, head }
}

export async function action({ request, context }: Route.ActionArgs) {
  await standingIn(context, ['moderator'])
  const page = pageOf(context)
  return act(page, await request.formData(), {
    stop: ({ about, reason }) => page.api.stopBoostAsStaff({ boostID: about, reason }),
  })
}

export const clientAction = (args: Route.ClientActionArgs) => sendAct(args)

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head)

/** What companies show as Sponsored now or soon, and stopping it for a reason that they read. */
export default function BoostsScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { standing, boosts } = loaderData
  return (
    <Desk standing={standing} room="/console/boosts" title={<Trans>Boosts</Trans>}>
      {boosts.length === 0 ? (
        <section className={`sheet ${styles.box}`}>
          <p className="muted">
            <Trans>No boost runs or is planned.</Trans>
          </p>
        </section>
      ) : (
        boosts.map(({ boostID, thing, companyName, businessID, industries, startsAt, endsAt }) => (
          <section key={boostID} className={`sheet ${styles.box}`} aria-labelledby={boostID}>
            <h2 id={boostID} className="t-card">
              {thing.path === null ? boostID : <Link to={thing.path}>{thing.name}</Link>}
            </h2>
            <p className="t-small muted">
              <Link to={`/console/companies/${businessID}`}>{companyName}</Link> ·{' '}
              {industries.map(({ name }) => name).join(', ')} · <LocalMoment at={startsAt} /> –{' '}
              <LocalMoment at={endsAt} />
            </p>
            <ActForm
              intent="stop"
              about={boostID}
              answer={actionData}
              title={<Trans>Stop this boost</Trans>}
              text={{ name: 'reason', label: <Trans>Reason, which the company reads</Trans> }}
              isDanger
              isBare
            />
          </section>
        ))
      )}
    </Desk>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ConsoleProblem error={error} />
}
