import { Link } from 'react-router'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { IconArrowLeft } from '@tabler/icons-react'
import type { Route } from './+types/ProductLanguagesScreen'
import { parametersOf } from '../../../contract/pages/query.ts'
import type { ManagedProductEntry } from '../../../contract/product-management.ts'
import { idOfSlug } from '../../../contract/slugs.ts'
import { notFoundAs404 } from '../../api/addresses.ts'
import { metaOf, pageHead } from '../../api/head.ts'
import { managedOf, manageHeadOf, mayManage } from '../../api/managed.ts'
import { pageOf, type PageOnServer } from '../../api/page.ts'
import { answered } from '../../components/forms/answered.ts'
import { unanswered, withStatus } from '../../components/forms/outcome.ts'
import type { LayoutHandle } from '../../components/layout/site.ts'
import { ManageProblem } from '../../components/manage/ManageProblem.tsx'
import { ManageShell } from '../../components/manage/ManageShell.tsx'
import { KnownSpecs } from './KnownSpecs.tsx'
import { LanguagesPage } from './LanguagesPage.tsx'
import { languagesData } from './page-data.ts'
import { productFieldOf, productFieldsTyped, productView, specFields, type Had } from './product-texts.ts'
import { saveTexts, type TextsAnswer } from './saving.ts'
import styles from './ProductLanguages.module.css'

export const handle = { footer: false } satisfies LayoutHandle

/** `?language=en` opens that language's tab. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const page = pageOf(context)
  const managed = await managedOf(context, params.id)
  const { businessID } = managed
  const { product, texts, known, fields, pictures } = await keptOf(page, params.productID).catch(
    notFoundAs404,
  )
  if (product.businessID !== businessID) throw new Response(null, { status: 404 })
  const isOwnDraft = product.state === 'draft' && product.draftedBy === page.session?.userID
  const { name } = product.fields
  return {
    business: manageHeadOf(managed),
    product: { productID: product.productID, name },
    readOnly: !mayManage(managed) && !isOwnDraft,
    known,
    data: await languagesData(page, productView(texts, fields, pictures)),
    head: pageHead(page, {
      title: page.i18n._(msg`Languages of ${name} | Products of ${managed.general.companyName}`),
      description: page.i18n._(msg`What is said of ${name} in each language.`),
      canonicalPath: pathOf(businessID, product.productID),
      noindex: true,
    }),
  }
}

const pathOf = (businessID: string, productID: string) =>
  `/business/${businessID}/products/${productID}/languages`

/** The product as it is kept, and which of its specifications need words. */
async function keptOf({ api }: PageOnServer, slug: string) {
  const id = idOfSlug(slug)
  if (id === null) throw new Response(null, { status: 404 })
  const [product, texts] = await Promise.all([api.showManagedProduct({ id }), api.listProductTexts({ id })])
  const { specs } = product.fields
  const meanings = specs.length > 0 ? await api.readSpecs({ specs }) : []
  return { product, texts, pictures: picturesIn(product), ...specFields(specs, meanings, texts) }
}

/** In the order of the page. */
const picturesIn = ({ fields: { mainImage, photos } }: ManagedProductEntry) =>
  [mainImage, ...photos].filter((url) => url !== '')

export async function action({ request, params, context }: Route.ActionArgs) {
  const page = pageOf(context)
  const businessID = idOfSlug(params.id)
  const id = idOfSlug(params.productID)
  const language = parametersOf(page.url).get('language')
  if (businessID === null || id === null || language === null) throw new Response(null, { status: 404 })
  const form = await request.formData()
  // What was typed of specifications and pictures that the product no longer has goes with them.
  const had = page.session ? await hadBy(page, id) : nothing
  const of = {
    businessID,
    view: async () => {
      const { texts, fields, pictures } = await keptOf(page, id)
      return productView(texts, fields, pictures)
    },
    typed: (values: Record<string, string>) => productFieldsTyped(values, had),
    fieldOf: (path: string, values: Record<string, string>) => productFieldOf(path, values, had),
    save: (body: Omit<Parameters<typeof page.api.saveProductTexts>[0], 'id' | 'language'>) =>
      page.api.saveProductTexts({ id, language, ...body }),
  }
  return saveTexts(page, of, language, form)
}

/** None where nobody answers: saving then says why. */
const hadBy = ({ api }: PageOnServer, id: string): Promise<Had> =>
  api.showManagedProduct({ id }).then(
    (product) => ({ specs: product.fields.specs, pictures: picturesIn(product) }),
    () => nothing,
  )
const nothing: Had = { specs: [], pictures: [] }

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const language = parametersOf(new URL(request.url)).get('language') ?? ''
  return withStatus(
    await answered<TextsAnswer>(request, serverAction, () => ({ ...unanswered({}), language })),
  )
}

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head)

export default function ProductLanguagesScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { business, product, readOnly, known, data } = loaderData
  const editor = `/business/${business.businessID}/products/${product.productID}`
  return (
    <ManageShell business={business} tab="products">
      <div className={styles.head}>
        <Link to={editor} className={styles.back}>
          <IconArrowLeft size={18} stroke={1.75} aria-hidden />
          <Trans>Back to the product</Trans>
        </Link>
        <h2 className="t-card" lang={data.original.code}>
          {product.name}
        </h2>
      </div>
      <LanguagesPage
        data={data}
        path={pathOf(business.businessID, product.productID)}
        draftName={`texts-of:${product.productID}`}
        readOnly={readOnly}
        why={
          <Trans>You can look at this product, but not change it: members write drafts of their own.</Trans>
        }
        answer={actionData}
        changeAt={() => editor}
      >
        <KnownSpecs specs={known} lang={data.original.code} />
      </LanguagesPage>
    </ManageShell>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ManageProblem error={error} />
}
