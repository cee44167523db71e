// A product as a BMEcat 2005 tells it, in the order of its elements.
import { cutTo, element, type Xml } from '../../platform/xml-writing.ts'
import { languageCode } from '../reference-data/language-codes.ts'
import { unitOf } from '../reference-data/units.ts'
import { cellsOf, tableColumns, type WithTexts } from './export-table.ts'
import { languageOfProduct } from './texts.ts'
import { tradeFields } from './trade.ts'

/** So long may a text be at most. */
const lengths = { pid: 32, short: 150, keyword: 50, feature: 60, source: 255 } as const
/** Our categories, as a system of classes. */
const classes = 'MILLWRIGHT-1.0'
/** What is said in elements of the standard alone, and what is only for people to read. */
const notExtended: ReadonlySet<string> = new Set(['name', 'description', 'categoryName', 'specsRead'])
const keys = tableColumns('en').map(({ key }) => key)

/** A product of a catalogue in `language`. */
export function catalogueProduct(row: WithTexts, language: string): Xml {
  const own = languageOfProduct(row) || language
  const texts = [
    { language: own, name: row.name, description: row.description, keywords: row.keywords },
    ...row.texts,
  ]
  const inLanguages = (name: string, textsOf: (text: (typeof texts)[number]) => readonly string[]) =>
    texts.flatMap((text) =>
      textsOf(text)
        .filter((one) => one !== '')
        .map((one) =>
          element(name, one, text.language === language ? {} : { lang: languageCode(text.language) }),
        ),
    )
  return element(
    'PRODUCT',
    [
      element('SUPPLIER_PID', pidOf(row)),
      element('PRODUCT_DETAILS', [
        ...inLanguages('DESCRIPTION_SHORT', ({ name }) => [cutTo(name, lengths.short)]),
        ...inLanguages('DESCRIPTION_LONG', ({ description }) => [description]),
        ...(row.lead_time === null ? [] : [element('DELIVERY_TIME', String(row.lead_time))]),
        ...inLanguages('KEYWORD', ({ keywords }) => keywords.map((one) => cutTo(one, lengths.keyword))),
      ]),
      featuresOf(row),
      ...soldAs(row),
      ...picturesOf(row),
      element('USER_DEFINED_EXTENSIONS', [...extensionsOf(row), ...wholeNames(texts, own)]),
      ...logisticsOf(row),
    ],
    { mode: 'new' },
  )
}

/** The part number; the product's id where it has none, or one that is too long. */
function pidOf({ id, part_number: number }: WithTexts): string {
  return number !== null && [...number].length <= lengths.pid ? number : id.replaceAll('-', '')
}

function featuresOf(row: WithTexts): Xml {
  const whole = row.specs.filter(({ key, value }) => key !== '' && value !== '')
  return element('PRODUCT_FEATURES', [
    element('REFERENCE_FEATURE_SYSTEM_NAME', classes),
    element('REFERENCE_FEATURE_GROUP_ID', row.sub_category_id ?? row.category_id),
    ...whole.map(({ key, value }) =>
      element('FEATURE', [
        element('FNAME', cutTo(key, lengths.feature)),
        element('FVALUE', cutTo(value, lengths.feature)),
      ]),
    ),
  ])
}

/** Order and prices. Where nobody says by what it is sold, it is sold by the piece. */
function soldAs(row: WithTexts): Xml[] {
  const { trade } = tradeFields(row)
  const unit = unitOf(trade.unit, 'en')?.unece ?? 'C62'
  const prices = trade.prices.map(({ amount, currency, quantity }) =>
    element(
      'PRODUCT_PRICE',
      [
        element('PRICE_AMOUNT', amount),
        element('PRICE_CURRENCY', currency),
        element('LOWER_BOUND', String(quantity)),
      ],
      { price_type: 'net_list' },
    ),
  )
  return [
    element('PRODUCT_ORDER_DETAILS', [
      element('ORDER_UNIT', unit),
      ...(trade.minimumOrder ? [element('QUANTITY_MIN', String(trade.minimumOrder.quantity))] : []),
    ]),
    element(
      'PRODUCT_PRICE_DETAILS',
      prices.length > 0 ? prices : [element('PRODUCT_PRICE', [], { price_type: 'on_request' })],
    ),
  ]
}

/** Pictures by their addresses, videos as links, documents by the names of their files. */
function picturesOf(row: WithTexts): Xml[] {
  const files = [
    ...row.photos.map((url) => ({ source: url, purpose: 'normal', text: row.picture_texts[url] ?? '' })),
    ...row.videos.map(({ url }) => ({ source: url, purpose: 'others', text: '', type: 'url' })),
    ...row.documents.map(({ file_name: source, kind, title: text }) => ({
      source,
      purpose: kind === 'dataSheet' ? 'data_sheet' : 'others',
      text,
    })),
  ].filter(({ source }) => source !== '' && [...source].length <= lengths.source)
  if (files.length === 0) return []
  return [
    element(
      'MIME_INFO',
      files.map(({ source, purpose, text, ...more }) =>
        element('MIME', [
          ...('type' in more ? [element('MIME_TYPE', String(more.type))] : []),
          element('MIME_SOURCE', source),
          ...(text === '' ? [] : [element('MIME_DESCR', cutTo(text, 250))]),
          element('MIME_PURPOSE', purpose),
        ]),
      ),
    ),
  ]
}

/** Everything as in the table, empty cells left out; each line of a cell in an element of its own where there are several. */
function extensionsOf(row: WithTexts): Xml[] {
  const cells = cellsOf(row, 'en', (code) => code)
  return keys.flatMap((key, at) => {
    const cell = cells[at]!
    return cell === '' || notExtended.has(key) ? [] : [extension(key, cell)]
  })
}

function extension(key: string, cell: string): Xml {
  const name = `UDX.MILLWRIGHT.${key.replaceAll(/(?<=[a-z])(?=[A-Z\d])/g, '_').toUpperCase()}`
  if (!cell.includes('\n')) return element(name, cell)
  return element(
    name,
    cell.split('\n').map((line) => element('LINE', line)),
  )
}

/** Names that are longer than the standard allows. */
function wholeNames(texts: readonly { language: string; name: string }[], own: string): Xml[] {
  return texts
    .filter(({ name }) => [...name].length > lengths.short)
    .map(({ language, name }) =>
      element('UDX.MILLWRIGHT.NAME', name, language === own ? {} : { lang: languageCode(language) }),
    )
}

/** Weights in kilograms, as the standard has them. */
const inKilograms = { g: 0.001, kg: 1, t: 1_000, lb: 0.453_592_37, oz: 0.028_349_523_125 } as const

function logisticsOf(row: WithTexts): Xml[] {
  const { hsCode, origin, weight } = tradeFields(row).trade
  const kilograms = weight && Number((weight.value * inKilograms[weight.unit]).toPrecision(12))
  const said = [
    ...(hsCode === '' ? [] : [element('CUSTOMS_TARIFF_NUMBER', [element('CUSTOMS_NUMBER', hsCode)])]),
    ...(origin === '' ? [] : [element('COUNTRY_OF_ORIGIN', origin)]),
    ...(kilograms ? [element('PRODUCT_DIMENSIONS', [element('WEIGHT', plain(kilograms))])] : []),
  ]
  return said.length === 0 ? [] : [element('PRODUCT_LOGISTIC_DETAILS', said)]
}

/** Without an exponent. */
const plain = (number: number): string => number.toFixed(12).replace(/\.?0+$/, '')
