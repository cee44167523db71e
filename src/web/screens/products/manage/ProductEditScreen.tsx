import { useQuery } from '../../../api/query.ts'
import { msg } from '@lingui/core/macro'
import type { Route } from './+types/ProductEditScreen'
import { idOfSlug } from '../../../../contract/slugs.ts'
import { notFoundAs404 } from '../../../api/addresses.ts'
import { metaOf, pageHead } from '../../../api/head.ts'
import { managedOf, manageHeadOf, mayManage } from '../../../api/managed.ts'
import { pageOf } from '../../../api/page.ts'
import { statusOf } from '../../../api/status.ts'
import { answered } from '../../../components/forms/answered.ts'
import { unanswered, withStatus } from '../../../components/forms/outcome.ts'
import { categoriesFor, categoryName, industriesFor } from '../../../components/category/options.ts'
import { ManageProblem } from '../../../components/manage/ManageProblem.tsx'
import { ManageShell } from '../../../components/manage/ManageShell.tsx'
import { DeletedProduct } from './DeletedProduct.tsx'
import { ProductForm } from './ProductForm.tsx'
import { daysLeft } from './list-data.ts'
import { saveProduct } from './saving.ts'
import { meaningsOf } from './spec-meanings.ts'
import { tradeListsFor } from './trade-lists.ts'
import { noValues, valuesOfProduct } from './values.ts'

export const handle = { footer: false }

export async function loader({ params, context }: Route.LoaderArgs) {
  const page = pageOf(context)
  const managed = await managedOf(context, params.id)
  const { businessID } = managed
  const found =
    params.productID === undefined ? undefined : await ownProduct(page, businessID, params.productID)
  const { product, deleted } = found ?? {}
  const values = product
    ? valuesOfProduct(product, page)
    : { ...noValues, industry: managed.general.categories[0]?.slice(0, 4) ?? '' }
  const title = product?.fields.name ?? deleted?.name ?? page.i18n._(msg`New product`)
  return {
    business: manageHeadOf(managed),
    canManage: mayManage(managed),
    deleted,
    productID: product?.productID,
    state: product?.state,
    isMine: product === undefined || product.draftedBy === page.session?.userID,
    values,
    meanings: await meaningsOf(page, values.specs),
    lists: {
      languages: (await page.api.listLanguages({})).map(({ code, languageName }) => ({
        value: code,
        name: languageName,
      })),
      industries: await industriesFor(page),
      categories: await categoriesFor(page, values.industry),
      ...(await tradeListsFor(page)),
      chosen: await categoryName(page, values.category),
    },
    head: pageHead(page, {
      title: page.i18n._(msg`${title} | Products of ${managed.general.companyName}`),
      description: page.i18n._(msg`What buyers read of this product.`),
      canonicalPath: `/business/${businessID}/products/${product?.productID ?? 'new'}`,
      noindex: true,
    }),
  }
}

/** The product of that company, or what is left of it once it was deleted; 404 for every other. */
async function ownProduct(page: ReturnType<typeof pageOf>, businessID: string, slug: string) {
  const id = idOfSlug(slug)
  if (id === null) throw new Response(null, { status: 404 })
  const product = await page.api.showManagedProduct({ id }).catch((error: unknown) => {
    if (statusOf(error) === 404) return undefined
    throw error
  })
  const removed = product ? undefined : await page.api.showRemovedProduct({ id }).catch(notFoundAs404)
  if ((product ?? removed)?.businessID !== businessID) throw new Response(null, { status: 404 })
  return { product, deleted: removed && { ...removed, daysLeft: daysLeft(removed, Date.now()) } }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const page = pageOf(context)
  const businessID = idOfSlug(params.id)
  if (businessID === null) throw new Response(null, { status: 404 })
  const productID =
    params.productID === undefined ? undefined : (idOfSlug(params.productID) ?? params.productID)
  return withStatus(await saveProduct(page, { businessID, productID }, await request.formData()))
}

export const clientAction = async ({ request, serverAction }: Route.ClientActionArgs) =>
  withStatus(await answered(request, serverAction, () => unanswered([])))

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head)

export default function ProductEditScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { business, productID } = loaderData
  const query = useQuery()
  return (
    <ManageShell business={business} tab="products">
      {loaderData.deleted ? (
        <DeletedProduct businessID={business.businessID} deleted={loaderData.deleted} />
      ) : (
        <ProductForm
          // Another product is another form.
          key={productID ?? 'new'}
          {...loaderData}
          answer={actionData}
          made={query.get('made') ?? undefined}
        />
      )}
    </ManageShell>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ManageProblem error={error} />
}
