import { data } from 'react-router'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Route } from './+types/NewBoostScreen'
import { newBoostPath } from '../../../contract/boost-words.ts'
import { idOfSlug } from '../../../contract/slugs.ts'
import { notFoundAs404 } from '../../api/addresses.ts'
import { metaOf, pageHead } from '../../api/head.ts'
import { manageHeadOf, managedWith } from '../../api/managed.ts'
import { pageOf } from '../../api/page.ts'
import { requireSession } from '../../api/session/require-session.ts'
import type { LayoutHandle } from '../../components/layout/site.ts'
import { ManageProblem } from '../../components/manage/ManageProblem.tsx'
import { ManageShell } from '../../components/manage/ManageShell.tsx'
import { OnlyManagers } from '../../components/manage/OnlyManagers.tsx'
import { makeFrom } from './acting.ts'
import { boostsTab, intentOf, typedIn, type BoostAnswer } from './answer.ts'
import { formFor } from './form-data.ts'
import { NewBoost } from './NewBoost.tsx'

export const handle = { footer: false } satisfies LayoutHandle

export async function loader({ params, context }: Route.LoaderArgs) {
  const page = pageOf(context)
  const { managed, read } = await managedWith(context, params.id, (id) => formFor(page, id))
  const business = manageHeadOf(managed)
  const { businessID, companyName } = business
  const { brand, countryName: country } = page.edition
  const form = read && { ...read, industry: business.industryID }
  const head = pageHead(page, {
    title: page.i18n._(msg`New boost of ${companyName} | ${brand} ${country}`),
    description: page.i18n._(msg`Choose what ${companyName} shows as Sponsored, and for whom.`),
    canonicalPath: newBoostPath(businessID),
    noindex: true,
  })
  return data({ business, form, head }, { status: form ? 200 : 403 })
}

export async function action({ request, params, context }: Route.ActionArgs) {
  requireSession(context)
  const id = idOfSlug(params.id)
  if (id === null) throw data(null, { status: 404 })
  return makeFrom(pageOf(context), id, await request.formData()).catch(notFoundAs404)
}

/** A connection that breaks is one more failure that the form outlives. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData()
  try {
    return await serverAction()
  } catch (error) {
    if (error instanceof Response || (error as { status?: unknown }).status !== undefined) throw error
    const answer: BoostAnswer = {
      at: Date.now(),
      intent: intentOf(form),
      problem: '',
      fields: {},
      typed: typedIn(form),
    }
    // Its status keeps the page from being asked for anew, which would fail too.
    return data(answer, { status: 500 })
  }
}

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head)

/** Choosing what is shown as Sponsored, for whom and from when, with where it may show (D18). */
export default function NewBoostScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { business, form } = loaderData
  return (
    <ManageShell business={business} tab={boostsTab}>
      {form ? (
        <NewBoost businessID={business.businessID} form={form} answer={actionData} />
      ) : (
        <OnlyManagers>
          <Trans>Only owners and admins of the company make boosts. Ask one of them.</Trans>
        </OnlyManagers>
      )}
    </ManageShell>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ManageProblem error={error} />
}
