// What a product's card shows on its company's page and on its neighbours' pages (P2.22 and P9.5).
import { limits } from '../../../contract/limits.ts'
import type { ProductCardEntry } from '../../../contract/products.ts'
import { productPath } from '../../../contract/slugs.ts'
import { specLangs } from './specs.ts'
import { shownIn } from '../text/text-language.ts'
import { amountAndUnit, descriptionPreview, specValue, tied } from '../text/cuts.ts'

export type ProductTile = ReturnType<typeof productTile>

type Where = {
  /** Of its company. */
  country: string
  /** The page's. */
  language: string
}

/** A product as plain data for its card: four properties, values cut at 50, description at 200 code points. */
export function productTile(product: ProductCardEntry, where: Where) {
  const { textLanguages: told } = product
  return {
    id: product.productID,
    path: productPath(product),
    name: product.name,
    nameLang: shownIn(product.name, told['name'], where),
    description: tied(descriptionPreview(product.description)),
    descriptionLang: shownIn(product.description, told['description'], where),
    image: product.mainImage?.url,
    photos: product.photoCount,
    industryID: product.industry.id,
    specs: product.specs.slice(0, limits.specsPerCard).map((spec) => ({
      key: spec.key,
      ...amountAndUnit(specValue(spec.value)),
      ...specLangs(spec, product.language, where),
    })),
    stock: product.stock,
  }
}
