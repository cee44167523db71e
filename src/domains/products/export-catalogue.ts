// All products of a company as a BMEcat 2005, piece by piece: what the standard can say stands in its own elements, cut to the
// lengths that it allows; all of it, as it was entered, in user-defined ones, so that an import gives the same products (decision 138).
import { cutTo, element, type Xml } from '../../platform/xml-writing.ts'
import type { WithTexts } from './export-table.ts'
import { languageCode } from '../reference-data/language-codes.ts'
import { catalogueProduct } from './export-catalogue-product.ts'

const namespace = 'http://www.bmecat.org/bmecat/2005fd'

type About = {
  businessID: string
  companyName: string
  /** Most of its products are written in. */
  language: string
}

/** The catalogue of these products; one without any has none. */
export async function* cataloguePieces(
  portions: AsyncIterable<readonly WithTexts[]>,
  about: About,
): AsyncGenerator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<BMECAT version="2005" xmlns="${namespace}">\n${headOf(about)}\n<T_NEW_CATALOG>\n`
  for await (const products of portions)
    yield products.map((product) => `${catalogueProduct(product, about.language)}\n`).join('')
  yield '</T_NEW_CATALOG>\n</BMECAT>\n'
}

function headOf({ businessID, companyName, language }: About): Xml {
  const supplier = businessID.replaceAll('-', '')
  return element('HEADER', [
    element('GENERATOR_INFO', 'Millwright'),
    element('CATALOG', [
      element('LANGUAGE', languageCode(language), { default: 'true' }),
      // Of a company there is one catalogue.
      element('CATALOG_ID', 'products'),
      element('CATALOG_VERSION', '1.0'),
      element('CATALOG_NAME', cutTo(companyName, 100)),
    ]),
    element('SUPPLIER', [
      element('SUPPLIER_ID', supplier, { type: 'supplier_specific' }),
      element('SUPPLIER_NAME', cutTo(companyName, 50)),
    ]),
  ])
}
