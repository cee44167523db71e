import { data } from 'react-router'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Route } from './+types/BoostsScreen'
import { boostsPath } from '../../../contract/boost-words.ts'
import { parametersOf } from '../../../contract/pages/query.ts'
import { idOfSlug } from '../../../contract/slugs.ts'
import { notFoundAs404 } from '../../api/addresses.ts'
import { metaOf, pageHead } from '../../api/head.ts'
import { manageHeadOf, managedWith } from '../../api/managed.ts'
import { pageOf } from '../../api/page.ts'
import { requireSession } from '../../api/session/require-session.ts'
import type { LayoutHandle } from '../../components/layout/site.ts'
import { ManageProblem } from '../../components/manage/ManageProblem.tsx'
import { ManageShell } from '../../components/manage/ManageShell.tsx'
import { stopFrom } from './acting.ts'
import { boostsTab } from './answer.ts'
import { Boosts } from './Boosts.tsx'
import { OnlyManagers } from '../../components/manage/OnlyManagers.tsx'

export const handle = { footer: false } satisfies LayoutHandle

export async function loader({ params, context }: Route.LoaderArgs) {
  const page = pageOf(context)
  const { managed, read: listed } = await managedWith(context, params.id, (id) => page.api.listBoosts({ id }))
  const business = manageHeadOf(managed)
  const { businessID, companyName } = business
  const { brand, countryName: country } = page.edition
  const query = parametersOf(page.url)
  const head = pageHead(page, {
    title: page.i18n._(msg`Boosts of ${companyName} | ${brand} ${country}`),
    description: page.i18n._(msg`What ${companyName} shows as Sponsored, and what it brought.`),
    canonicalPath: boostsPath(businessID),
    noindex: true,
  })
  const said = { ask: query.get('ask'), isMade: query.get('done') === 'made' }
  return data({ business, listed, ...said, head }, { status: listed ? 200 : 403 })
}

export async function action({ request, params, context }: Route.ActionArgs) {
  requireSession(context)
  const id = idOfSlug(params.id)
  if (id === null) throw data(null, { status: 404 })
  return stopFrom(pageOf(context), id, await request.formData()).catch(notFoundAs404)
}

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head)

/** What a company shows as Sponsored: made and stopped by whoever manages it (D8, D18). */
export default function BoostsScreen({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { business, listed, ask, isMade } = loaderData
  return (
    <ManageShell business={business} tab={boostsTab}>
      {listed ? (
        <Boosts business={business} listed={listed} ask={ask} isMade={isMade} answer={answer} />
      ) : (
        <OnlyManagers>
          <Trans>Only owners and admins of the company see its boosts. Ask one of them.</Trans>
        </OnlyManagers>
      )}
    </ManageShell>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ManageProblem error={error} />
}
