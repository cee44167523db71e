import { data, type ShouldRevalidateFunctionArgs } from 'react-router'
import { msg } from '@lingui/core/macro'
import type { Route } from './+types/ImportScreen'
import { idOfSlug } from '../../../contract/slugs.ts'
import { parametersOf } from '../../../contract/pages/query.ts'
import { notFoundAs404 } from '../../api/addresses.ts'
import { metaOf, pageHead } from '../../api/head.ts'
import { managedOf, manageHeadOf, mayManage } from '../../api/managed.ts'
import { pageOf } from '../../api/page.ts'
import { requireSession } from '../../api/session/require-session.ts'
import type { LayoutHandle } from '../../components/layout/site.ts'
import { importPath } from '../../../contract/import-path.ts'
import { ManageProblem } from '../../components/manage/ManageProblem.tsx'
import { ManageShell } from '../../components/manage/ManageShell.tsx'
import { act } from './acting.ts'
import { intentOf, type ImportAnswer } from './answer.ts'
import { Import } from './Import.tsx'
import { importDataFor, importOf } from './import-data.ts'
import { NotForMembers } from './NotForMembers.tsx'

export const handle = { footer: false } satisfies LayoutHandle

export async function loader({ params, context }: Route.LoaderArgs) {
  const page = pageOf(context)
  const managed = await managedOf(context, params.id)
  const business = manageHeadOf(managed)
  const { businessID, companyName, industryID: industry } = business
  const isManager = mayManage(business)
  const query = parametersOf(page.url)
  const asked = { show: query.get('show'), after: query.get('after'), files: query.get('files') }
  const entry = isManager ? await importOf(page, businessID, params.importID) : undefined
  const shown = entry && (await importDataFor(page, entry, { asked, industry }))
  const head = pageHead(page, {
    title: page.i18n._(msg`Import products | ${companyName}`),
    description: page.i18n._(msg`Bring a table of products into ${companyName}.`),
    canonicalPath: importPath(businessID, params.importID),
    noindex: true,
  })
  return data({ business, shown, ask: query.get('ask'), head }, { status: isManager ? 200 : 403 })
}

export async function action({ request, params, context }: Route.ActionArgs) {
  requireSession(context)
  const page = pageOf(context)
  const businessID = idOfSlug(params.id)
  if (businessID === null) throw data(null, { status: 404 })
  const form = await request.formData()
  const { importID: id } = await importOf(page, businessID, params.importID)
  return act(page, { id }, form).catch(notFoundAs404)
}

/** A connection that breaks is one more failure that the form outlives. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData()
  try {
    return await serverAction()
  } catch (error) {
    if (error instanceof Response || request.signal.aborted) throw error
    if ((error as { status?: unknown }).status !== undefined) throw error
    const answer: ImportAnswer = { at: Date.now(), intent: intentOf(form), problem: '' }
    // Its status keeps the page from being asked for anew, which would fail too.
    return data(answer, { status: 500 })
  }
}

/** An import that has moved on meanwhile is shown as it stands. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionStatus === 409 || defaultShouldRevalidate

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head)

/** An import of products: what its columns mean, what it would do, how far it is, how it is taken back. */
export default function ImportScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { business, shown, ask } = loaderData
  return (
    <ManageShell business={business} tab="products">
      {shown ? (
        <Import businessID={business.businessID} shown={shown} ask={ask} answer={actionData} />
      ) : (
        <NotForMembers />
      )}
    </ManageShell>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ManageProblem error={error} />
}
