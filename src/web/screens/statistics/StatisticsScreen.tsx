import { data } from 'react-router'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Route } from './+types/StatisticsScreen'
import { metaOf, pageHead } from '../../api/head.ts'
import { manageHeadOf, managedWith } from '../../api/managed.ts'
import { pageOf } from '../../api/page.ts'
import type { LayoutHandle } from '../../components/layout/site.ts'
import { ManageProblem } from '../../components/manage/ManageProblem.tsx'
import { ManageShell } from '../../components/manage/ManageShell.tsx'
import { OnlyManagers } from '../../components/manage/OnlyManagers.tsx'
import { managePath } from '../../components/manage/tabs.ts'
import { shownOf } from './page-data.ts'
import { Statistics } from './Statistics.tsx'

export const handle = { footer: false } satisfies LayoutHandle
/** No cache keeps what only owners and admins read. */
export const headers = () => ({ 'cache-control': 'private, no-store' })

export async function loader({ params, context }: Route.LoaderArgs) {
  const page = pageOf(context)
  const { managed, read: shown } = await managedWith(context, params.id, (id) => shownOf(page, id))
  const business = manageHeadOf(managed)
  const { businessID, companyName } = business
  const { brand, countryName: country } = page.edition
  const head = pageHead(page, {
    title: page.i18n._(msg`Statistics of ${companyName} | ${brand} ${country}`),
    description: page.i18n._(msg`What the page of ${companyName} brought: found, opened, asked, answered.`),
    canonicalPath: managePath(businessID, 'statistics'),
    noindex: true,
  })
  return data({ business, head, shown }, { status: shown ? 200 : 403 })
}

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head)

/** What the page of a company brought, for its owners and admins (D8). */
export default function StatisticsScreen({ loaderData: { business, shown } }: Route.ComponentProps) {
  return (
    <ManageShell business={business} tab="statistics">
      {shown ? (
        <Statistics businessID={business.businessID} shown={shown} />
      ) : (
        <OnlyManagers>
          <Trans>
            Only owners and admins of the company see its statistics. Ask one of them; you find them under
            Members.
          </Trans>
        </OnlyManagers>
      )}
    </ManageShell>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ManageProblem error={error} />
}
