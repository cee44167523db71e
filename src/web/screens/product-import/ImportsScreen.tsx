import { data } from 'react-router'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Route } from './+types/ImportsScreen'
import type { ProductImportEntry } from '../../../contract/import-shapes.ts'
import { metaOf, pageHead } from '../../api/head.ts'
import { managedOf, manageHeadOf, mayManage } from '../../api/managed.ts'
import { pageOf } from '../../api/page.ts'
import type { LayoutHandle } from '../../components/layout/site.ts'
import { importPath, importsPath } from '../../../contract/import-path.ts'
import { ManageProblem } from '../../components/manage/ManageProblem.tsx'
import { ManageShell } from '../../components/manage/ManageShell.tsx'
import { LinkButton } from '../../ui/Button.tsx'
import styles from './Import.module.css'
import { NotForMembers } from './NotForMembers.tsx'
import { PastImports } from './PastImports.tsx'
import { SendTable } from './SendTable.tsx'
import { isInHand, StateName, StopReason } from './states.tsx'

export const handle = { footer: false } satisfies LayoutHandle

export async function loader({ params, context }: Route.LoaderArgs) {
  const page = pageOf(context)
  const business = manageHeadOf(await managedOf(context, params.id))
  const { businessID: bid, companyName } = business
  const isManager = mayManage(business)
  const head = pageHead(page, {
    title: page.i18n._(msg`Import products | ${companyName}`),
    description: page.i18n._(msg`Bring a table of products into ${companyName}.`),
    canonicalPath: importsPath(bid),
    noindex: true,
  })
  const imports = isManager ? await page.api.listProductImports({ bid }) : undefined
  return data({ business, imports, head }, { status: isManager ? 200 : 403 })
}

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head)

/** Where an import of products begins, and those of the last 30 days. */
export default function ImportsScreen({ loaderData: { business, imports } }: Route.ComponentProps) {
  const { businessID } = business
  const inHand = imports?.find(({ state }) => isInHand(state))
  return (
    <ManageShell business={business} tab="products">
      {imports ? (
        <div className={styles.page}>
          <section className={`sheet ${styles.sheet}`} aria-labelledby="import">
            <h2 id="import" className="t-card">
              <Trans>Import products</Trans>
            </h2>
            <p className="t-read">
              <Trans>
                Send the file that you have, such as a price list. You see what becomes of it, and nothing is
                written before you say so. Next month’s file changes only what is different.
              </Trans>
            </p>
            {inHand ? (
              <div className={styles.note}>
                <InHand entry={inHand} />
                <LinkButton variant="primary" to={importPath(businessID, inHand.importID)}>
                  <Trans>Go on with it</Trans>
                </LinkButton>
              </div>
            ) : (
              <SendTable businessID={businessID} />
            )}
          </section>
          <PastImports businessID={businessID} imports={imports} />
        </div>
      ) : (
        <NotForMembers />
      )}
    </ManageShell>
  )
}

/** What is not over yet, and keeps another import from beginning. */
function InHand({ entry }: { entry: ProductImportEntry }) {
  const { fileName, program, stopped } = entry
  return (
    <>
      <p>
        {program !== null && stopped ? (
          <Trans>
            The program <bdi>{program}</bdi> sent <bdi className={styles.strong}>{fileName}</bdi>, which
            stopped and waits for one of you. Finish or cancel it before you begin another.
          </Trans>
        ) : (
          <Trans>
            An import is not over yet: <bdi className={styles.strong}>{fileName}</bdi> (
            <StateName entry={entry} />
            ). Finish or cancel it before you begin another.
          </Trans>
        )}
      </p>
      {stopped && (
        <p>
          <StopReason reason={stopped.reason} />
        </p>
      )}
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ManageProblem error={error} />
}
