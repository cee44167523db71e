import { useState } from 'react'
import { Form, useLocation, useNavigation } from 'react-router'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Route } from './+types/ProductsScreen'
import { limits } from '../../../../contract/limits.ts'
import { idOfSlug } from '../../../../contract/slugs.ts'
import { metaOf, pageHead } from '../../../api/head.ts'
import { managedOf, manageHeadOf } from '../../../api/managed.ts'
import { pageOf } from '../../../api/page.ts'
import { answered } from '../../../components/forms/answered.ts'
import { unanswered, withStatus } from '../../../components/forms/outcome.ts'
import { DeleteQuestion, useDeleteQuestion } from '../../../components/manage/DeleteQuestion.tsx'
import { ManageProblem } from '../../../components/manage/ManageProblem.tsx'
import { ManageShell } from '../../../components/manage/ManageShell.tsx'
import { Pagination } from '../../../ui/Pagination.tsx'
import { BulkBar } from './BulkBar.tsx'
import { DeletedProducts } from './DeletedProducts.tsx'
import { Filters } from './Filters.tsx'
import { NoProducts } from './NoProducts.tsx'
import { ListHead } from './ListHead.tsx'
import { ListOutcome } from './ListOutcome.tsx'
import { ProductTable } from './ProductTable.tsx'
import { actOnList } from './list-acts.ts'
import { askList, listDataOf } from './list-data.ts'
import { listAddress } from './list-query.ts'
import styles from './ProductsScreen.module.css'

const { restoreDays } = limits

export const handle = { footer: false }

export async function loader({ params, context }: Route.LoaderArgs) {
  const page = pageOf(context)
  const id = idOfSlug(params.id ?? '')
  const asked = id !== null && page.session ? askList(page, id) : undefined
  const managed = await managedOf(context, params.id)
  const { companyName } = managed.general
  return {
    business: manageHeadOf(managed),
    list: await listDataOf(page, managed, asked),
    head: pageHead(page, {
      title: page.i18n._(msg`Products of ${companyName} | ${page.edition.brand}`),
      description: page.i18n._(msg`The products of ${companyName}: drafts, published and unlisted ones.`),
      canonicalPath: listAddress(managed.businessID),
      noindex: true,
    }),
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { businessID } = await managedOf(context, params.id)
  return withStatus(await actOnList(pageOf(context), businessID, await request.formData()))
}

export const clientAction = async ({ request, serverAction }: Route.ClientActionArgs) =>
  withStatus(await answered(request, serverAction, () => ({ ...unanswered([]), count: 0 })))

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head)

export default function ProductsScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { business, list } = loaderData
  const { businessID } = business
  const { pathname, search } = useLocation()
  const here = pathname + search
  const { formMethod } = useNavigation()
  const { onSubmit, question } = useDeleteQuestion()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const all = list.rows.map(({ productID }) => productID)
  const ticked = all.filter((id) => chosen.has(id))
  const hasAny = Object.values(list.counts).some((count) => count > 0)
  const isDeleted = list.query.state === 'removed'
  return (
    <ManageShell business={business} tab="products">
      <div className={styles.page}>
        <ListHead
          businessID={businessID}
          showcase={list.showcase}
          canManage={list.canManage}
          hasAny={hasAny}
        />
        <ListOutcome answer={actionData} here={here} />
        {hasAny && <Filters businessID={businessID} list={list} />}
        {list.rows.length === 0 ? (
          <NoProducts
            businessID={businessID}
            query={list.query}
            hasAny={hasAny}
            hasDeleted={list.counts.removed > 0}
            canManage={list.canManage}
          />
        ) : (
          <Form
            method="post"
            action={here}
            replace
            preventScrollReset
            className={`sheet ${styles.list}`}
            onSubmit={onSubmit}
            aria-busy={formMethod === 'POST' || undefined}
          >
            {isDeleted && <DeletedProducts rows={list.rows} />}
            {list.canManage && !isDeleted && (
              <BulkBar
                chosen={ticked.length}
                total={all.length}
                onAll={(on) => setChosen(new Set(on ? all : []))}
              />
            )}
            {!isDeleted && (
              <ProductTable
                businessID={businessID}
                list={list}
                chosen={chosen}
                onChoose={(id, on) => {
                  const next = new Set(chosen)
                  if (on) next.add(id)
                  else next.delete(id)
                  setChosen(next)
                }}
              />
            )}
          </Form>
        )}
        <DeleteQuestion {...question}>
          <Trans>Buyers no longer find it. It can be restored for {restoreDays} days.</Trans>
        </DeleteQuestion>
        <Pagination
          page={list.query.page}
          pages={list.pages}
          addressOf={(page) => listAddress(businessID, list.query, { page })}
        />
      </div>
    </ManageShell>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ManageProblem error={error} />
}
