// What a product's card shows on its company's page and on its neighbours' pages (P2.22 and P9.5).
import { limits } from '../../../contract/limits.ts'
import type { ProductCardEntry } from '../../../contract/products.ts'
import { productPath } from '../../../contract/slugs.ts'
import { isTranslated } from './specs.ts'
import { amountAndUnit, descriptionPreview, specValue, tied } from '../text/cuts.ts'

export type ProductTile = ReturnType<typeof productTile>

type Company = {
  /** The `lang` a text of this company needs on the page. */
  langOf(text: string): string | undefined
  /** The page's. */
  language: string
}

/** A product as plain data for its card: four properties, values cut at 50, description at 200 code points. */
export function productTile(product: ProductCardEntry, { langOf, language }: Company) {
  // Around it stands what the company wrote, in its own language.
  const around = (isTranslated: boolean) => (isTranslated ? language : undefined)
  return {
    id: product.productID,
    path: productPath(product),
    name: product.name,
    description: tied(descriptionPreview(product.description)),
    lang: langOf(`${product.name} ${product.description}`),
    image: product.mainImage?.url,
    photos: product.photoCount,
    industryID: product.industry.id,
    specs: product.specs.slice(0, limits.specsPerCard).map((spec) => ({
      key: spec.key,
      keyLang: around(isTranslated(spec).key),
      ...amountAndUnit(specValue(spec.value)),
      valueLang: around(isTranslated(spec).value),
    })),
    stock: product.stock,
  }
}
