import { useState } from 'react'
import { data } from 'react-router'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Route } from './+types/MembershipScreen'
import { parametersOf } from '../../../contract/pages/query.ts'
import { idOfSlug } from '../../../contract/slugs.ts'
import { notFoundAs404 } from '../../api/addresses.ts'
import { metaOf, pageHead } from '../../api/head.ts'
import { managedOf, manageHeadOf } from '../../api/managed.ts'
import { pageOf } from '../../api/page.ts'
import { requireSession } from '../../api/session/require-session.ts'
import { answered } from '../../components/forms/answered.ts'
import { unanswered, withStatus } from '../../components/forms/outcome.ts'
import type { LayoutHandle } from '../../components/layout/site.ts'
import { ManageProblem } from '../../components/manage/ManageProblem.tsx'
import { ManageShell } from '../../components/manage/ManageShell.tsx'
import { OnlyManagers } from '../../components/manage/OnlyManagers.tsx'
import { act } from './acting.ts'
import { intentOf, type Answer } from './answer.ts'
import { initialDetails } from './detail-values.ts'
import { membershipOf } from './membership-data.ts'
import { membershipPath } from './paths.ts'
import { Membership } from './Membership.tsx'

export const handle = { footer: false } satisfies LayoutHandle
/** No cache keeps what a company pays. */
export const headers = () => ({ 'cache-control': 'private, no-store' })

export async function loader({ params, context }: Route.LoaderArgs) {
  const page = pageOf(context)
  const query = parametersOf(page.url)
  const asked = idOfSlug(params.id)
  const coming = asked !== null && page.session ? membershipOf(page, asked, query) : undefined
  // Who does not belong to the company, or may not see this, is told so by what comes first.
  coming?.catch(() => {})
  const account = coming && page.accounts.showAccount({})
  account?.catch(() => {})
  const managed = await managedOf(context, params.id)
  const business = manageHeadOf(managed)
  const { businessID, companyName, role } = business
  const { city, country: countryCode } = managed.contactInfo
  const { brand, countryName: country } = page.edition
  const head = pageHead(page, {
    title: page.i18n._(msg`Membership of ${companyName} | ${brand} ${country}`),
    description: page.i18n._(msg`The plan of ${companyName}, what is used of it, and how it is paid.`),
    canonicalPath: membershipPath(businessID),
    noindex: true,
  })
  if (role !== 'owner') return data({ business, head, owned: undefined }, { status: 403 })
  const [shown, { email }] = await Promise.all([
    (coming ?? membershipOf(page, businessID, query)).catch(notFoundAs404),
    account ?? page.accounts.showAccount({}),
  ])
  const owned = {
    ...shown,
    initial: initialDetails(shown.preset, { name: companyName, city, countryCode }, email),
    /** Of one order by bank transfer, however often its form is sent. */
    orderKey: crypto.randomUUID(),
    opened: query.get('show'),
    isAsked: query.get('ask') === 'cancel',
  }
  return data({ business, head, owned })
}

export async function action({ request, params, context }: Route.ActionArgs) {
  requireSession(context)
  const businessID = idOfSlug(params.id)
  if (businessID === null) throw data(null, { status: 404 })
  return act(pageOf(context), businessID, await request.formData())
}

/** A connection that breaks is one more failure that the form outlives. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const intent = intentOf(await request.clone().formData()) ?? 'details'
  return withStatus(await answered<Answer>(request, serverAction, () => ({ ...unanswered({}), intent })))
}

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head)

/** The membership of a company, for its owners (P2.20, D8). */
export default function MembershipScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { business, owned } = loaderData
  const [isAsked, ask] = useState(owned?.isAsked ?? false)
  return (
    <ManageShell business={business} tab="membership">
      {owned ? (
        <Membership owned={owned} answer={actionData} isAsked={isAsked} onAsk={ask} />
      ) : (
        <OnlyManagers>
          <Trans>
            Only owners of the company see and change its membership. Ask one of them; you find them under
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
