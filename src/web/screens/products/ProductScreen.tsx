import { redirect } from 'react-router'
import type { Route } from './+types/ProductScreen'
import type { ProductEntry } from '../../../contract/products.ts'
import { idOfSlug, productPath } from '../../../contract/slugs.ts'
import { canonicalAddress, notFoundAs404 } from '../../api/addresses.ts'
import { metaOf } from '../../api/head.ts'
import { pageOf, type PageOnServer } from '../../api/page.ts'
import { standingOf } from '../../api/standing.ts'
import { StandingProvider } from '../../components/acts/standing.tsx'
import { AskBar } from '../../components/business/SendRequest.tsx'
import { commentsOn } from '../../components/comments/comment-pages.ts'
import { commentFrom } from '../../components/comments/commenting.ts'
import { CommentsSection } from '../../components/comments/CommentsSection.tsx'
import { originalWish, readingOf } from '../../components/text/reading.ts'
import { Breadcrumb } from '../../ui/Breadcrumb.tsx'
import { Gallery } from './Gallery.tsx'
import { HiddenHere } from './HiddenHere.tsx'
import { MainProducts } from './MainProducts.tsx'
import { ProductHead } from './ProductHead.tsx'
import { ProductProblem } from './ProductProblem.tsx'
import { Seller } from './Seller.tsx'
import { Specifications, TechnicalSpecification } from './Specifications.tsx'
import { Videos } from './Videos.tsx'
import { Documents } from './Documents.tsx'
import { crumbsOf } from './crumbs.ts'
import { documentsPageOf } from './documents-page.server.ts'
import { productHead } from './head.server.ts'
import { pageDataOf } from './page-data.ts'
import { Trade } from './Trade.tsx'
import { tradePageOf } from './trade-page.server.ts'
import styles from './ProductScreen.module.css'

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const productID = idOfSlug(params.slug)
  if (productID === null) throw redirect('/')
  const page = pageOf(context)
  const [product, reactions, comments] = await Promise.all([
    page.api.showProduct({ productID, ...originalWish(page) }),
    page.api.showReactionSummary({ id: productID }),
    commentsOn(page, productID),
  ]).catch(notFoundAs404)
  const { businessID } = product
  const path = productPath(product)
  const elsewhere = canonicalAddress(url, path, ['lang', 'texts', 'comments', 'answers', 'from'])
  if (elsewhere) throw redirect(elsewhere, 301)
  const [products, standing, reading, access] = await Promise.all([
    page.api.listProductsOfBusiness({ bid: businessID }).catch(notFoundAs404),
    standingOf(page, [productID, businessID]),
    readingOf(page, product, path),
    hasRequested(product) && page.session ? page.api.showDocumentAccess({ id: productID }) : undefined,
  ])
  return {
    ...(standing && { standing }),
    product: pageDataOf(product, products, reactions, { language: page.language, reading }),
    trade: tradePageOf(page, product),
    documents: documentsPageOf(page, product, access?.mayOpen === true),
    comments,
    crumbs: crumbsOf(product),
    ...(product.hiddenHere && { hiddenHere: await hiddenHereOf(page, businessID) }),
    head: productHead(page, product),
  }
}

const hasRequested = ({ documents = [] }: ProductEntry) =>
  documents.some(({ access }) => access === 'request')

/** What its own people are told of it, and whether they may change it. */
async function hiddenHereOf(page: PageOnServer, businessID: string) {
  const own = (await page.myBusinesses()).find((business) => business.businessID === businessID)
  return { siteName: page.edition.siteName, mayChange: own?.role === 'owner' || own?.role === 'admin' }
}

/** The form of a comment without scripts. */
export async function action({ request, context, url }: Route.ActionArgs) {
  return commentFrom(pageOf(context), await request.formData(), url.pathname)
}

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head)

export default function ProductScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { product, trade, documents, comments, crumbs, standing, hiddenHere } = loaderData
  return (
    // A new product begins at its first picture, with nothing unfolded.
    <StandingProvider standing={standing} key={product.productID}>
      <div className={`wrap ${styles.page}`}>
        <Breadcrumb crumbs={crumbs} />
        {hiddenHere && <HiddenHere businessID={product.company.businessID} {...hiddenHere} />}
        <div className={`sheet ${styles.top}`}>
          <Gallery product={product} />
          <ProductHead product={product} />
          <Seller company={product.company} productID={product.productID} />
        </div>
        <div className={`sheet ${styles.dossier}`}>
          <Specifications product={product} />
          <Trade trade={trade} />
          <TechnicalSpecification {...product} />
          <Documents documents={documents} />
          <Videos product={product} />
          <CommentsSection
            thing={{ type: 'product', id: product.productID }}
            first={comments}
            back={product.path}
            answer={actionData}
          />
          <MainProducts product={product} />
        </div>
        <AskBar businessID={product.company.businessID} productID={product.productID} />
      </div>
    </StandingProvider>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ProductProblem error={error} />
}
