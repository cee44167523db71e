import { data } from 'react-router'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Route } from './+types/CompanyScreen'
import { idOfSlug } from '../../../../contract/slugs.ts'
import { notFoundAs404 } from '../../../api/addresses.ts'
import { metaOf } from '../../../api/head.ts'
import { pageOf } from '../../../api/page.ts'
import { ConsoleProblem } from '../ConsoleProblem.tsx'
import { ConsoleShell } from '../ConsoleShell.tsx'
import { consoleHead, consoleHeaders } from '../head.ts'
import { sendAct } from '../sending.ts'
import { standingIn } from '../standing.ts'
import { act } from '../acting.ts'
import { companyActs } from './acts.ts'
import { CompanyFacts } from './CompanyFacts.tsx'
import { EndCheck } from './EndCheck.tsx'
import { companyChecksPath, queuePath } from './paths.ts'
import { Proposals } from './Proposals.tsx'
import { ProposeForm } from './ProposeForm.tsx'
import styles from './Verifying.module.css'

export const handle = { footer: false }
export const headers = consoleHeaders

export async function loader({ params, context }: Route.LoaderArgs) {
  const standing = await standingIn(context, ['verifier'])
  const page = pageOf(context)
  const businessID = idOfSlug(params.id)
  if (businessID === null) throw data(null, { status: 404 })
  const about = await page.api.showCompanyChecks({ businessID }).catch(notFoundAs404)
  return {
    standing,
    about,
    ownID: page.session?.userID ?? '',
    today: new Date().toISOString().slice(0, 10),
    key: crypto.randomUUID(),
    head: consoleHead(page, companyChecksPath(businessID), page.i18n._(msg`Verification`)),
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  await standingIn(context, ['verifier'])
  const businessID = idOfSlug(params.id)
  if (businessID === null) throw data(null, { status: 404 })
  const page = pageOf(context)
  return act(page, await request.formData(), companyActs(page, businessID))
}

export const clientAction = (args: Route.ClientActionArgs) => sendAct(args)

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head)

/** The checks of a company, and those of level 3 and 4, which two verifiers record together. */
export default function CompanyScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { standing, about, ownID, today, key } = loaderData
  const standingChecks = about.checks.filter(({ level, endedAt }) => level > 1 && endedAt === null)
  return (
    <ConsoleShell standing={standing} room={queuePath} title={<bdi>{about.company.name}</bdi>}>
      <div className={styles.columns}>
        <div className={styles.stack}>
          <Proposals about={about} ownID={ownID} answer={actionData} />
          <section className={`sheet ${styles.sheet}`}>
            <h2 className="t-card">
              <Trans>Visit or audit</Trans>
            </h2>
            <ProposeForm
              businessID={about.company.businessID}
              version={about.version}
              today={today}
              sendingKey={key}
              answer={actionData}
            />
            {standingChecks.map((check) => (
              <EndCheck key={check.checkID} check={check} answer={actionData} />
            ))}
          </section>
        </div>
        <aside className={styles.stack}>
          <CompanyFacts about={about} />
        </aside>
      </div>
    </ConsoleShell>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ConsoleProblem error={error} />
}
