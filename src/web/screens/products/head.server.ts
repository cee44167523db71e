// Title, description, keywords and structured data of a product page.
import { msg } from '@lingui/core/macro'
import type { ProductEntry } from '../../../contract/products.ts'
import { businessPath, productPath } from '../../../contract/slugs.ts'
import { canonicalOf, notIn, pageHead, type Head } from '../../api/head.ts'
import type { pageOf } from '../../api/page.ts'
import { cutAtWord, plainLine } from '../../components/text/cuts.ts'
import { asksOriginal } from '../../components/text/reading.ts'
import { breadcrumbOf, productOf, webPageOf } from '../../components/text/structured.ts'
import { crumbsOf } from './crumbs.ts'
import { titleOf } from './title.ts'

const descriptionMax = 160

/** Everything in the head; nothing that the page does not say. */
export function productHead(page: ReturnType<typeof pageOf>, product: ProductEntry): Head {
  const { i18n, edition } = page
  const { businessProfile: business, name, industry, category, subCategory } = product
  const { companyName } = business.general
  const company = plainLine(companyName)
  const productName = plainLine(name)
  const canonicalPath = productPath(product)
  const canonical = new URL(canonicalPath, edition.origin).href
  const companyUrl = new URL(businessPath(business), edition.origin).href
  const country = business.contactInfo.country.countryName
  const text = cutAtWord(plainLine(product.description), descriptionMax)
  const title = titleOf(product)
  return pageHead(page, {
    title,
    description:
      text || i18n._(msg`${productName} from ${company}, ${country}: specification, lead time and stock.`),
    keywords: [name, ...product.keywords, subCategory?.name ?? '', category.name, industry.name, companyName]
      .map((word) => plainLine(word.replaceAll(',', ' ')))
      .join(', '),
    canonicalPath,
    kind: 'product',
    writtenIn: product.writtenIn,
    ...(asksOriginal(page) && { noindex: true }),
    pathIn: notIn(canonicalPath, business.hiddenIn),
    image: product.mainImage?.url,
    structured: [
      productOf(product, edition.origin, canonical, companyUrl),
      breadcrumbOf([...crumbsOf(product), { name }], edition.origin),
      webPageOf(canonicalOf(page, canonicalPath), title, page.language, `${canonical}#product`),
    ],
  })
}
