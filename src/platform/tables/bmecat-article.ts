// An article of a BMEcat as values by the names of columns, in the words of BMEcat 2005 for both versions.
import { allAt, textAt, type Element } from './xml-elements.ts'

export type Catalogue = {
  /** As the header says them, for articles that say nothing. */
  language: string
  currency: string
  /** Names from the root down, by the number of a group. */
  groupPath: (id: string) => string
  /** Groups that articles are put into, by the number of the article. */
  groupsOf: ReadonlyMap<string, readonly string[]>
}

/** Columns that every catalogue has, in their order. */
export const fixedColumns = [
  'SUPPLIER_PID',
  'DESCRIPTION_SHORT',
  'DESCRIPTION_LONG',
  'EAN',
  'MANUFACTURER_PID',
  'MANUFACTURER_NAME',
  'MANUFACTURER_TYPE_DESCR',
  'BUYER_PID',
  'SUPPLIER_ALT_PID',
  'KEYWORD',
  'REMARKS',
  'SEGMENT',
  'DELIVERY_TIME',
  'STATUS',
  'ORDER_UNIT',
  'CONTENT_UNIT',
  'NO_CU_PER_OU',
  'PRICE_QUANTITY',
  'QUANTITY_MIN',
  'QUANTITY_INTERVAL',
  'COUNTRY_OF_ORIGIN',
  'CUSTOMS_NUMBER',
  'WEIGHT',
  'LENGTH',
  'WIDTH',
  'DEPTH',
  'CATALOG_GROUP_ID',
  'CATALOG_GROUP',
  'REFERENCE_FEATURE_SYSTEM_NAME',
  'REFERENCE_FEATURE_GROUP_ID',
  'LANGUAGE',
  'MODE',
] as const

export const priceColumns = [
  'PRICE_TYPE',
  'PRICE_AMOUNT',
  'PRICE_CURRENCY',
  'LOWER_BOUND',
  'PRICE_FACTOR',
  'TAX',
  'TERRITORY',
] as const
export const mimeColumns = ['MIME_SOURCE', 'MIME_TYPE', 'MIME_PURPOSE', 'MIME_DESCR'] as const
/** Prices, and pictures or documents, of one article that are read. */
const numberedMax = 20
const translated = ['DESCRIPTION_SHORT', 'DESCRIPTION_LONG', 'KEYWORD', 'REMARKS', 'SEGMENT']
const languagesMax = 10

/** The values of an article by column: several of one kind have lines of their own. Names of features begin with 'feature:'. */
export function valuesOf(article: Element, catalogue: Catalogue): Map<string, string> {
  const values = new Map<string, string>()
  const put = (column: string, value: string) => {
    if (value !== '') values.set(column, value)
  }
  const id = textAt(article, ['SUPPLIER_PID', 'SUPPLIER_AID'])
  put('SUPPLIER_PID', id)
  for (const details of allAt(article, ['PRODUCT_DETAILS', 'ARTICLE_DETAILS']))
    putDetails(details, catalogue.language, put)
  for (const order of allAt(article, ['PRODUCT_ORDER_DETAILS', 'ARTICLE_ORDER_DETAILS']))
    for (const { name, text } of order.children) put(name, text)
  for (const logistic of allAt(article, 'PRODUCT_LOGISTIC_DETAILS')) {
    put('COUNTRY_OF_ORIGIN', textAt(logistic, 'COUNTRY_OF_ORIGIN'))
    put('CUSTOMS_NUMBER', textAt(logistic, 'CUSTOMS_TARIFF_NUMBER', 'CUSTOMS_NUMBER'))
    for (const { name, text } of allAt(logistic, 'PRODUCT_DIMENSIONS', [
      'WEIGHT',
      'LENGTH',
      'WIDTH',
      'DEPTH',
    ]))
      put(name, text)
  }
  putPrices(article, catalogue, put)
  allAt(article, 'MIME_INFO', 'MIME')
    .slice(0, numberedMax)
    .forEach((mime, at) => {
      for (const column of mimeColumns) put(`${column} ${at + 1}`, textAt(mime, column))
    })
  const groups = catalogue.groupsOf.get(id) ?? []
  put('CATALOG_GROUP_ID', groups.join('\n'))
  put('CATALOG_GROUP', groups.map(catalogue.groupPath).filter(Boolean).join('\n'))
  for (const features of allAt(article, ['PRODUCT_FEATURES', 'ARTICLE_FEATURES']))
    putFeatures(features, catalogue, put)
  for (const { name, text, attributes, children } of allAt(article, 'USER_DEFINED_EXTENSIONS').flatMap(
    (extensions) => extensions.children,
  ))
    if (name.startsWith('UDX.')) {
      const spoken = attributes['lang'] ?? ''
      put(spoken === '' ? name : `${name}:${spoken}`, children.length === 0 ? text : linesOf(children))
    }
  put('LANGUAGE', catalogue.language)
  put('MODE', article.attributes['mode'] ?? '')
  return values
}

/** Of a user-defined element: what stands in its own elements, line by line. */
const linesOf = (elements: readonly Element[]): string => elements.map(({ text }) => text).join('\n')

type Put = (column: string, value: string) => void

const newerNames = new Map([
  ['MANUFACTURER_AID', 'MANUFACTURER_PID'],
  ['BUYER_AID', 'BUYER_PID'],
  ['SUPPLIER_ALT_AID', 'SUPPLIER_ALT_PID'],
  ['ARTICLE_STATUS', 'STATUS'],
  ['PRODUCT_STATUS', 'STATUS'],
  ['INTERNATIONAL_PID', 'EAN'],
])

function putDetails(details: Element, language: string, put: Put): void {
  const gathered = new Map<string, string[]>()
  for (const { name, text, attributes } of details.children) {
    // Numbers of other systems are none that a buyer scans.
    if (
      text === '' ||
      (name === 'INTERNATIONAL_PID' && !/^(?:ean|gtin|upc)?$/i.test(attributes['type'] ?? ''))
    )
      continue
    const column = newerNames.get(name) ?? name
    const spoken = attributes['lang']
    const isOther = translated.includes(name) && spoken !== undefined && spoken !== '' && spoken !== language
    const key = isOther ? `${column}:${spoken}` : column
    const texts = gathered.get(key) ?? []
    // EAN stands twice in some catalogues, as itself and as an international number.
    if (!texts.includes(text)) texts.push(text)
    if (gathered.size < fixedColumns.length + translated.length * languagesMax) gathered.set(key, texts)
  }
  for (const [column, texts] of gathered) {
    const isKnown = fixedColumns.some((fixed) => column === fixed || column.startsWith(`${fixed}:`))
    if (isKnown) put(column, texts.join('\n'))
  }
}

function putPrices(article: Element, { currency }: Catalogue, put: Put): void {
  const prices = allAt(
    article,
    ['PRODUCT_PRICE_DETAILS', 'ARTICLE_PRICE_DETAILS'],
    ['PRODUCT_PRICE', 'ARTICLE_PRICE'],
  )
  prices.slice(0, numberedMax).forEach((price, at) => {
    const territories = allAt(price, 'TERRITORY').map(({ text }) => text)
    const own: Record<string, string> = {
      PRICE_TYPE: price.attributes['price_type'] ?? '',
      PRICE_CURRENCY: textAt(price, 'PRICE_CURRENCY') || currency,
      TERRITORY: territories.join(' '),
    }
    for (const column of priceColumns) put(`${column} ${at + 1}`, own[column] ?? textAt(price, column))
  })
}

function putFeatures(features: Element, { language }: Catalogue, put: Put): void {
  put('REFERENCE_FEATURE_SYSTEM_NAME', textAt(features, 'REFERENCE_FEATURE_SYSTEM_NAME'))
  put(
    'REFERENCE_FEATURE_GROUP_ID',
    textAt(features, ['REFERENCE_FEATURE_GROUP_ID', 'REFERENCE_FEATURE_GROUP_NAME']),
  )
  for (const feature of allAt(features, 'FEATURE')) {
    const name = spokenIn(language, allAt(feature, ['FNAME', 'FT_IDREF']))[0] ?? ''
    const variants = allAt(feature, 'VARIANTS', 'VARIANT', 'FVALUE')
    const values = spokenIn(language, [...allAt(feature, 'FVALUE'), ...variants])
    const unit = textAt(feature, 'FUNIT')
    if (name !== '') put(`feature:${name}${unit === '' ? '' : ` [${unit}]`}`, values.join('; '))
  }
}

/** Texts in the language of the catalogue, or in none; all of them where there are none such. */
function spokenIn(language: string, elements: readonly Element[]): string[] {
  const own = elements.filter(
    ({ attributes: { lang } }) => lang === undefined || lang === '' || lang === language,
  )
  return (own.length > 0 ? own : elements.slice(0, 1)).map(({ text }) => text).filter((text) => text !== '')
}
