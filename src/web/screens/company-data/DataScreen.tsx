import { data } from 'react-router'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Route } from './+types/DataScreen'
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
import { managePath } from '../../components/manage/tabs.ts'
import { act, intentOf, type Answer, type Intent } from './acting.ts'
import { EditionsSheet } from './EditionsSheet.tsx'
import { ExportSheet } from './ExportSheet.tsx'
import { HistorySheet } from './HistorySheet.tsx'
import { KeysSheet } from './KeysSheet.tsx'
import { RemovalSheet } from './RemovalSheet.tsx'
import { TablesSheet } from './TablesSheet.tsx'
import styles from './DataScreen.module.css'

export const handle = { footer: false } satisfies LayoutHandle

export async function loader({ params, context }: Route.LoaderArgs) {
  const page = pageOf(context)
  const managed = await managedOf(context, params.id)
  const business = manageHeadOf(managed)
  const { businessID, companyName } = business
  const { brand, countryName: country } = page.edition
  const isOwner = business.role === 'owner'
  const isManager = mayManage(business)
  const { revision, hidden } = managed.editions
  const editions = page.editions.map(({ code, countryCode, countryName }) => ({
    code,
    countryCode,
    countryName,
    isShown: !hidden.includes(code),
  }))
  const exports = isOwner ? await page.api.listBusinessExports({ id: businessID }) : []
  const head = pageHead(page, {
    title: page.i18n._(msg`Data of ${companyName} | ${brand} ${country}`),
    description: page.i18n._(msg`Say where ${companyName} is shown, export what it has here, or remove it.`),
    canonicalPath: managePath(businessID, 'data'),
    noindex: true,
  })
  const shown = { revision, editions }
  return data({ business, isOwner, isManager, shown, exports, head }, { status: isManager ? 200 : 403 })
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
  const intent = intentOf(form)
  const shown = form.getAll('shown').map(String)
  try {
    return await serverAction()
  } catch (error) {
    if (error instanceof Response || (error as { status?: unknown }).status !== undefined) throw error
    // Its status keeps the page from being asked for anew, which would fail too.
    const answer: Answer = { at: Date.now(), intent, problem: '', ...(intent === 'editions' && { shown }) }
    return data(answer, { status: 500 })
  }
}

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head)

export default function DataScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { business, isOwner, isManager, shown, exports } = loaderData
  const { businessID, companyName } = business
  const answerTo = (intent: Intent) => (actionData?.intent === intent ? actionData : undefined)
  return (
    <ManageShell business={business} tab="data">
      <div className={styles.sheets}>
        {isManager && <EditionsSheet businessID={businessID} {...shown} answer={answerTo('editions')} />}
        {isManager && <HistorySheet businessID={businessID} />}
        {isManager && <KeysSheet businessID={businessID} />}
        {isOwner ? (
          <>
            <ExportSheet businessID={businessID} exports={exports} answer={answerTo('export')} />
            <TablesSheet businessID={businessID} />
            <RemovalSheet companyName={companyName} answer={answerTo('remove')} />
          </>
        ) : (
          <OnlyManagers>
            <Trans>
              Only owners of the company may export its data or remove it. Ask one of them; you find them
              under Members.
            </Trans>
          </OnlyManagers>
        )}
      </div>
    </ManageShell>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ManageProblem error={error} />
}
