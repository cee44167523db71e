import { data } from 'react-router'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Route } from './+types/KeysScreen'
import { parametersOf } from '../../../contract/pages/query.ts'
import { idOfSlug } from '../../../contract/slugs.ts'
import { notFoundAs404 } from '../../api/addresses.ts'
import { metaOf, pageHead } from '../../api/head.ts'
import { managedOf, manageHeadOf, mayManage } from '../../api/managed.ts'
import { pageOf } from '../../api/page.ts'
import { requireSession } from '../../api/session/require-session.ts'
import type { LayoutHandle } from '../../components/layout/site.ts'
import { ManageProblem } from '../../components/manage/ManageProblem.tsx'
import { ManageShell } from '../../components/manage/ManageShell.tsx'
import { OnlyManagers } from '../../components/manage/OnlyManagers.tsx'
import { act } from './acting.ts'
import { intentOf, typedIn, type KeysAnswer } from './answer.ts'
import { Keys } from './Keys.tsx'
import { keysPath } from '../../components/manage/keys-path.ts'

export const handle = { footer: false } satisfies LayoutHandle

export async function loader({ params, context }: Route.LoaderArgs) {
  const page = pageOf(context)
  const business = manageHeadOf(await managedOf(context, params.id))
  const { businessID, companyName } = business
  const { brand, countryName: country } = page.edition
  const isManager = mayManage(business)
  const listed = isManager ? await page.api.listCompanyKeys({ id: businessID }) : undefined
  const ask = parametersOf(page.url).get('ask')
  const head = pageHead(page, {
    title: page.i18n._(msg`Keys for programs of ${companyName} | ${brand} ${country}`),
    description: page.i18n._(msg`Keys with which programs of ${companyName} work for it.`),
    canonicalPath: keysPath(businessID),
    noindex: true,
  })
  return data({ business, listed, ask, head }, { status: isManager ? 200 : 403 })
}

export async function action({ request, params, context }: Route.ActionArgs) {
  requireSession(context)
  const id = idOfSlug(params.id)
  if (id === null) throw data(null, { status: 404 })
  return act(pageOf(context), id, await request.formData()).catch(notFoundAs404)
}

/** A connection that breaks is one more failure that the form outlives. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData()
  try {
    return await serverAction()
  } catch (error) {
    if (error instanceof Response || (error as { status?: unknown }).status !== undefined) throw error
    const intent = intentOf(form)
    const answer: KeysAnswer = {
      at: Date.now(),
      intent,
      problem: '',
      fields: {},
      ...(intent === 'make' && { typed: typedIn(form) }),
    }
    // Its status keeps the page from being asked for anew, which would fail too.
    return data(answer, { status: 500 })
  }
}

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head)

/** The keys of a company for its programs: listed and ended by whoever manages it, made by its owners. */
export default function KeysScreen({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { business, listed, ask } = loaderData
  return (
    <ManageShell business={business} tab="data">
      {listed ? (
        <Keys business={business} listed={listed} ask={ask} answer={answer} />
      ) : (
        <OnlyManagers>
          <Trans>Only owners and admins of the company see its keys. Ask one of them.</Trans>
        </OnlyManagers>
      )}
    </ManageShell>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ManageProblem error={error} />
}
