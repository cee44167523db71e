import { data } from 'react-router'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Route } from './+types/BoostScreen'
import { boostPath } from '../../../contract/boost-words.ts'
import { notFoundAs404 } from '../../api/addresses.ts'
import { metaOf, pageHead } from '../../api/head.ts'
import { manageHeadOf, managedWith } from '../../api/managed.ts'
import { pageOf } from '../../api/page.ts'
import type { LayoutHandle } from '../../components/layout/site.ts'
import { ManageProblem } from '../../components/manage/ManageProblem.tsx'
import { ManageShell } from '../../components/manage/ManageShell.tsx'
import { OnlyManagers } from '../../components/manage/OnlyManagers.tsx'
import { boostsTab } from './answer.ts'
import { Report } from './Report.tsx'

export const handle = { footer: false } satisfies LayoutHandle

export async function loader({ params, context }: Route.LoaderArgs) {
  const page = pageOf(context)
  const { boostID } = params
  if (!/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(boostID)) throw data(null, { status: 404 })
  const { managed, read: shown } = await managedWith(context, params.id, (id) =>
    page.api.showBoost({ id, boostID }).catch(notFoundAs404),
  )
  const business = manageHeadOf(managed)
  const { businessID, companyName } = business
  const { brand, countryName: country } = page.edition
  const head = pageHead(page, {
    title: page.i18n._(msg`Report on a boost of ${companyName} | ${brand} ${country}`),
    description: page.i18n._(msg`What a boost of ${companyName} brought.`),
    canonicalPath: boostPath(businessID, boostID),
    noindex: true,
  })
  const names = Object.fromEntries(page.editions.map(({ code, siteName }) => [code, siteName]))
  return data({ business, shown, names, head }, { status: shown ? 200 : 403 })
}

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head)

/** What a boost brought, against the days before and against what the same brought unpaid. */
export default function BoostScreen({ loaderData }: Route.ComponentProps) {
  const { business, shown, names } = loaderData
  return (
    <ManageShell business={business} tab={boostsTab}>
      {shown ? (
        <Report businessID={business.businessID} shown={shown} names={names} />
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
