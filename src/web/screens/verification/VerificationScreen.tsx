import { data } from 'react-router'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Route } from './+types/VerificationScreen'
import { idOfSlug } from '../../../contract/slugs.ts'
import { notFoundAs404 } from '../../api/addresses.ts'
import { metaOf, pageHead } from '../../api/head.ts'
import { managedOf, manageHeadOf, mayManage } from '../../api/managed.ts'
import { pageOf } from '../../api/page.ts'
import { requireSession } from '../../api/session/require-session.ts'
import { answered } from '../../components/forms/answered.ts'
import { unanswered, withStatus } from '../../components/forms/outcome.ts'
import type { LayoutHandle } from '../../components/layout/site.ts'
import { ManageProblem } from '../../components/manage/ManageProblem.tsx'
import { ManageShell } from '../../components/manage/ManageShell.tsx'
import { OnlyManagers } from '../../components/manage/OnlyManagers.tsx'
import { managePath } from '../../components/manage/tabs.ts'
import { act } from './acting.ts'
import { intentOf, type Answer } from './answer.ts'
import { Verification } from './Verification.tsx'

export const handle = { footer: false } satisfies LayoutHandle
/** No cache keeps what a company and its verifier write. */
export const headers = () => ({ 'cache-control': 'private, no-store' })

export async function loader({ params, context }: Route.LoaderArgs) {
  const page = pageOf(context)
  const managed = await managedOf(context, params.id)
  const business = manageHeadOf(managed)
  const { businessID, companyName } = business
  const { brand, countryName: country } = page.edition
  const head = pageHead(page, {
    title: page.i18n._(msg`Verification of ${companyName} | ${brand} ${country}`),
    description: page.i18n._(
      msg`What was checked of ${companyName}, until when, and how to ask for a check.`,
    ),
    canonicalPath: managePath(businessID, 'verification'),
    noindex: true,
  })
  if (!mayManage(business)) return data({ business, head, shown: undefined, key: '' }, { status: 403 })
  const shown = await page.api.showOwnVerification({ businessID }).catch(notFoundAs404)
  return data({ business, head, shown, key: crypto.randomUUID() })
}

export async function action({ request, params, context }: Route.ActionArgs) {
  requireSession(context)
  const businessID = idOfSlug(params.id)
  if (businessID === null) throw data(null, { status: 404 })
  return act(pageOf(context), businessID, await request.formData())
}

/** A connection that breaks is one more failure that the form outlives. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const intent = intentOf(await request.clone().formData()) ?? 'request'
  return withStatus(await answered<Answer>(request, serverAction, () => ({ ...unanswered([]), intent })))
}

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head)

/** The checks of a company, for its owners and admins (D14). */
export default function VerificationScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { business, shown, key } = loaderData
  return (
    <ManageShell business={business} tab="verification">
      {shown ? (
        <Verification
          businessID={business.businessID}
          verification={shown}
          sendingKey={key}
          answer={actionData}
        />
      ) : (
        <OnlyManagers>
          <Trans>
            Only owners and admins of the company see its verification. Ask one of them; you find them under
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
