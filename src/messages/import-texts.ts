// What columns of a table may mean, what products of it say, and by what a column was read so.
import type { ImportField } from '../contract/import-words.ts'
import type { ServerText } from './texts.ts'

/** What a column may mean, and what else stands among the fields of a product. */
export const importFieldTexts: Readonly<
  Record<ImportField | 'variants' | 'priceOnRequest' | 'videos', ServerText>
> = {
  partNumber: /*i18n*/ { id: 'import.field.partNumber', message: 'Part number' },
  parentNumber: /*i18n*/ {
    id: 'import.field.parentNumber',
    message: 'Part number of the product of which the row is a variant',
  },
  name: /*i18n*/ { id: 'import.field.name', message: 'Product name' },
  description: /*i18n*/ { id: 'import.field.description', message: 'Description' },
  keywords: /*i18n*/ { id: 'import.field.keywords', message: 'Keywords' },
  language: /*i18n*/ { id: 'import.field.language', message: 'Language of the texts' },
  industry: /*i18n*/ { id: 'import.field.industry', message: 'Industry' },
  category: /*i18n*/ { id: 'import.field.category', message: 'Category' },
  subCategory: /*i18n*/ { id: 'import.field.subCategory', message: 'Subcategory' },
  spec: /*i18n*/ { id: 'import.field.spec', message: 'A specification' },
  specs: /*i18n*/ { id: 'import.field.specs', message: 'Several specifications in one cell' },
  specName: /*i18n*/ { id: 'import.field.specName', message: 'Name of a specification' },
  specValue: /*i18n*/ { id: 'import.field.specValue', message: 'Value of a specification' },
  specUnit: /*i18n*/ { id: 'import.field.specUnit', message: 'Unit of a specification' },
  price: /*i18n*/ { id: 'import.field.price', message: 'Price' },
  priceFrom: /*i18n*/ { id: 'import.field.priceFrom', message: 'Quantity from which a price counts' },
  currency: /*i18n*/ { id: 'import.field.currency', message: 'Currency' },
  pricePer: /*i18n*/ { id: 'import.field.pricePer', message: 'How many pieces a price is for' },
  minimumOrder: /*i18n*/ { id: 'import.field.minimumOrder', message: 'Minimum order' },
  unit: /*i18n*/ { id: 'import.field.unit', message: 'Unit of sale' },
  leadTime: /*i18n*/ { id: 'import.field.leadTime', message: 'Lead time' },
  stock: /*i18n*/ { id: 'import.field.stock', message: 'In stock' },
  packaging: /*i18n*/ { id: 'import.field.packaging', message: 'Packaging' },
  packQuantity: /*i18n*/ { id: 'import.field.packQuantity', message: 'Quantity in a package' },
  weight: /*i18n*/ { id: 'import.field.weight', message: 'Weight' },
  origin: /*i18n*/ { id: 'import.field.origin', message: 'Country of origin' },
  hsCode: /*i18n*/ { id: 'import.field.hsCode', message: 'HS code' },
  picture: /*i18n*/ { id: 'import.field.picture', message: 'Picture' },
  document: /*i18n*/ { id: 'import.field.document', message: 'Document' },
  own: /*i18n*/ { id: 'import.field.own', message: 'Imported as it was exported' },
  ignored: /*i18n*/ { id: 'import.field.ignored', message: 'Not imported' },
  variants: /*i18n*/ { id: 'import.field.variants', message: 'Variants' },
  priceOnRequest: /*i18n*/ { id: 'import.field.priceOnRequest', message: 'Price on request' },
  videos: /*i18n*/ { id: 'import.field.videos', message: 'Videos' },
}

/** A text in another language than the product's own. */
export const fieldInLanguageText: ServerText = /*i18n*/ {
  id: 'import.field.inLanguage',
  message: '{field} ({language})',
}

/** By the reason of a column's meaning. */
export const importReasonTexts: Readonly<Record<string, ServerText>> = {
  'chosen-before': /*i18n*/ { id: 'import.reason.chosenBefore', message: 'As your company has chosen' },
  head: /*i18n*/ { id: 'import.reason.head', message: 'By its head' },
  'head-and-contents': /*i18n*/ { id: 'import.reason.headAndContents', message: 'By its head and contents' },
  contents: /*i18n*/ { id: 'import.reason.contents', message: 'By its contents alone' },
  'like-the-head': /*i18n*/ { id: 'import.reason.likeTheHead', message: 'Its head resembles a known one' },
  'contents-differ': /*i18n*/ {
    id: 'import.reason.contentsDiffer',
    message: 'The contents do not fit the head',
  },
  second: /*i18n*/ { id: 'import.reason.second', message: 'Another column means this already' },
  'known-specification': /*i18n*/ {
    id: 'import.reason.knownSpecification',
    message: 'A known specification',
  },
  'unknown-head': /*i18n*/ {
    id: 'import.reason.unknownHead',
    message: 'An unknown head: taken as a specification',
  },
  'no-head': /*i18n*/ { id: 'import.reason.noHead', message: 'It has no head' },
  empty: /*i18n*/ { id: 'import.reason.empty', message: 'It is empty' },
  'row-number': /*i18n*/ { id: 'import.reason.rowNumber', message: 'It only counts the rows' },
  internal: /*i18n*/ { id: 'import.reason.internal', message: 'It looks like something of your own' },
  'tax-in': /*i18n*/ { id: 'import.reason.taxIn', message: 'Prices with tax' },
  'no-currency': /*i18n*/ { id: 'import.reason.noCurrency', message: 'Nothing tells the currency' },
  'no-unit': /*i18n*/ { id: 'import.reason.noUnit', message: 'Nothing tells the unit' },
  'decimal-open': /*i18n*/ {
    id: 'import.reason.decimalOpen',
    message: 'Comma or dot: nothing tells the decimals',
  },
  'for-several': /*i18n*/ { id: 'import.reason.forSeveral', message: 'Prices for several pieces' },
  steps: /*i18n*/ { id: 'import.reason.steps', message: 'A price from a quantity on' },
}

export const importWords: Readonly<Record<'yes' | 'no' | 'pieces', ServerText>> = {
  yes: /*i18n*/ { id: 'import.word.yes', message: 'Yes' },
  no: /*i18n*/ { id: 'import.word.no', message: 'No' },
  pieces: /*i18n*/ { id: 'import.word.pieces', message: '{from} or more: {price}' },
}
