import { data, Link, redirect } from 'react-router'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Route } from './+types/HistoryScreen'
import { isAppError } from '../../../contract/errors.ts'
import { parametersOf } from '../../../contract/pages/query.ts'
import { metaOf, pageHead } from '../../api/head.ts'
import { managedOf, manageHeadOf, mayManage } from '../../api/managed.ts'
import { pageOf } from '../../api/page.ts'
import type { LayoutHandle } from '../../components/layout/site.ts'
import { ManageProblem } from '../../components/manage/ManageProblem.tsx'
import { ManageShell } from '../../components/manage/ManageShell.tsx'
import { OnlyManagers } from '../../components/manage/OnlyManagers.tsx'
import { LogLines } from './LogLines.tsx'
import { historyPath } from './paths.ts'
import styles from './DataScreen.module.css'

export const handle = { footer: false } satisfies LayoutHandle

export async function loader({ params, context }: Route.LoaderArgs) {
  const page = pageOf(context)
  const business = manageHeadOf(await managedOf(context, params.id))
  const { businessID, companyName } = business
  const { brand, countryName: country } = page.edition
  const isManager = mayManage(business)
  const cursor = parametersOf(page.url).get('cursor') ?? undefined
  const log = isManager
    ? await page.api.listCompanyLog({ id: businessID, cursor }).catch((error: unknown) => {
        // A cursor that somebody has changed begins anew.
        if (cursor !== undefined && isAppError(error) && error.status === 400)
          throw redirect(historyPath(businessID))
        throw error
      })
    : undefined
  const head = pageHead(page, {
    title: page.i18n._(msg`What was done to ${companyName} | ${brand} ${country}`),
    description: page.i18n._(
      msg`What people of ${companyName}, staff and the program did to the company, and when.`,
    ),
    canonicalPath: historyPath(businessID),
    noindex: true,
  })
  return data({ business, log, head }, { status: isManager ? 200 : 403 })
}

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head)

/** What the audit log says of the company, for those who manage it. */
export default function HistoryScreen({ loaderData }: Route.ComponentProps) {
  const { business, log } = loaderData
  return (
    <ManageShell business={business} tab="data">
      <div className={styles.sheets}>
        {log ? (
          <section className={`sheet ${styles.sheet}`} aria-labelledby="log">
            <h2 id="log" className="t-card">
              <Trans>What was done to the company</Trans>
            </h2>
            <p className="t-read">
              <Trans>
                Changes of name, place, rights, membership and checks, by your people, our staff and the
                program. No entry can be changed or removed without being seen.
              </Trans>
            </p>
            <LogLines entries={log.entries} />
            {log.nextCursor !== null && (
              <Link to={`${historyPath(business.businessID)}?cursor=${encodeURIComponent(log.nextCursor)}`}>
                <Trans>Older entries</Trans>
              </Link>
            )}
          </section>
        ) : (
          <OnlyManagers>
            <Trans>Only owners and admins of the company may read this.</Trans>
          </OnlyManagers>
        )}
      </div>
    </ManageShell>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ManageProblem error={error} />
}
