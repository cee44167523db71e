import { expect, test } from 'vitest'
import type { ManagedProductEntry } from '../../../../contract/product-management.ts'
import { limits } from '../../../../contract/limits.ts'
import { controlOfPath, differences, fieldsOf, inOrder } from './fields.ts'
import {
  keywordsOf,
  noValues,
  pictureTextName,
  valuesOfProduct,
  valuesTyped,
  type ProductValues,
} from './values.ts'
import { noTradeValues, tradeTexts, type TradeValues, type VariantRow } from './trade-values.ts'
import { pastedVariants } from './variant-paste.ts'

const product: ManagedProductEntry = {
  productID: '1',
  businessID: '2',
  key: '',
  state: 'draft',
  draftedBy: null,
  revision: 4,
  changedAt: '2026-01-01T00:00:00.000Z',
  fields: {
    name: 'Ring',
    language: 'en',
    description: 'One\nTwo',
    category: '0006.0006-01-02',
    keywords: ['ring', 'steel'],
    specs: [
      { key: 'Bore', value: '20 mm' },
      { key: 'Hole', value: '2 mm', term: 'bore' },
      { key: 'Width', value: '9 mm', term: null },
    ],
    leadTime: 14,
    stock: true,
    mainImage: '/files/a.webp',
    photos: ['/files/b.webp'],
    pictureTexts: { '/files/a.webp': 'From the front', '/files/b.webp': '' },
    videos: ['https://vimeo.com/1'],
    partNumber: 'R-20',
    trade: {
      unit: 'pcs',
      minimumOrder: { quantity: 1_200.5, unit: 'kg' },
      prices: [
        { quantity: 1, amount: '1234567.125', currency: 'EUR' },
        { quantity: 1_000, amount: '0.0375', currency: 'JPY' },
      ],
      priceOnRequest: false,
      packaging: 'In boxes of ten',
      weight: { value: 0.128, unit: 'kg' },
      origin: 'JP',
      hsCode: '848210',
    },
    variants: {
      axes: ['Bore', 'Seal'],
      rows: [
        {
          values: ['20 mm', '2RS'],
          partNumber: 'R-20-2RS',
          price: { amount: '1250.5', currency: 'EUR' },
          weight: { value: 1_200, unit: 'g' },
        },
        { values: ['20 mm', 'ZZ'], partNumber: '', price: null, weight: null },
      ],
    },
  },
}
const english = { language: 'en' }

/** As a form sends what it shows. */
function sent(values: ProductValues): ProductValues {
  const fields: Record<string, string> = {
    name: values.name,
    language: values.language,
    description: values.description.replaceAll('\n', '\r\n'),
    category: values.category,
    industry: values.industry,
    keywords: values.keywords,
    pictures: JSON.stringify(values.pictures),
    ...Object.fromEntries(values.pictures.map(({ ref, text = '' }) => [pictureTextName(ref), text])),
    leadTime: values.leadTime,
    ...(values.stock && { stock: '1' }),
    revision: values.revision,
    ...(values.trade.priceOnRequest && { priceOnRequest: '1' }),
  }
  for (const name of tradeTexts) fields[name] = values.trade[name]
  values.trade.prices.forEach((price, at) => {
    for (const [part, text] of Object.entries(price)) fields[`price-${part}-${at}`] = text
  })
  values.trade.axes.forEach((axis, at) => (fields[`axis-${at}`] = axis))
  values.trade.variants.forEach(({ values: texts, ...row }, at) => {
    texts.forEach((text, axis) => (fields[`variant-value${axis}-${at}`] = text))
    for (const [part, text] of Object.entries(row)) fields[`variant-${part}-${at}`] = text
  })
  values.specs.forEach(({ key, value, term }, at) => {
    fields[`spec-key-${at}`] = key
    fields[`spec-value-${at}`] = value
    fields[`spec-of-${at}`] = key
    fields[`spec-term-${at}`] = term === null ? '-' : (term ?? '')
  })
  values.videos.forEach((address, at) => (fields[`video-${at}`] = address))
  return valuesTyped({ get: (name) => fields[name] ?? null })
}

test.each(['en', 'ja', 'es', 'it', 'zh'])(
  'a product comes back from its form in %s exactly as it was',
  (language) => {
    const { fields, wrong } = fieldsOf(sent(valuesOfProduct(product, { language })), language)
    expect(wrong).toEqual([])
    expect(fields).toEqual(product.fields)
  },
)

const trade = (some: Partial<TradeValues>, language = 'en') => {
  const values = { ...valuesOfProduct(product, english), trade: { ...noTradeValues, ...some } }
  return fieldsOf(values, language)
}

test('numbers, money and weights are read as people write them', () => {
  const variants = (some: Partial<VariantRow>) => [
    { values: ['A'], number: '', price: '', weight: '', ...some },
  ]
  const axes = ['Size', '', '']
  expect(trade({ minimumOrder: '１，２００' }).fields.trade?.minimumOrder?.quantity).toBe(1_200)
  expect(trade({ minimumOrder: '1.200,5' }, 'es').fields.trade?.minimumOrder?.quantity).toBe(1_200.5)
  expect(trade({ minimumOrder: '2万' }, 'ja').fields.trade?.minimumOrder?.quantity).toBe(20_000)
  const price = { quantity: '', amount: '1.234,50', currency: ' eur' }
  expect(trade({ prices: [price] }, 'it').fields.trade?.prices).toEqual([
    { quantity: 1, amount: '1234.50', currency: 'EUR' },
  ])
  for (const text of ['12.50 EUR', 'eur 12.50', '１２．５０ＥＵＲ'])
    expect(trade({ axes, variants: variants({ price: text }) }).fields.variants?.rows[0]?.price).toEqual({
      amount: '12.50',
      currency: 'EUR',
    })
  // In the one currency of the prices, and in the unit of the product's weight.
  const known = { axes, prices: [price], weight: '1', weightUnit: 'lb' }
  const [row] = trade({ ...known, variants: variants({ price: '12', weight: '2.5' }) }).fields.variants!.rows
  expect(row).toMatchObject({ price: { amount: '12', currency: 'EUR' }, weight: { value: 2.5, unit: 'lb' } })
})

test('what says only half is told, with its control, and nothing of it is dropped in silence', () => {
  const variants = [{ values: ['', 'red', ''], number: '', price: '', weight: '' }]
  const wrongOf = (some: Partial<TradeValues>) => trade(some).wrong
  expect(wrongOf({ minimumOrder: 'many' })).toEqual(['minimumOrder'])
  expect(wrongOf({ minimumOrderUnit: 'pcs' })).toEqual(['minimumOrder'])
  expect(wrongOf({ weight: '1' })).toEqual(['weightUnit'])
  expect(wrongOf({ weightUnit: 'kg' })).toEqual(['weight'])
  expect(wrongOf({ prices: [{ quantity: '1', amount: 'ten', currency: 'EUR' }] })).toEqual(['price-amount-0'])
  expect(wrongOf({ prices: [{ quantity: '0', amount: '1', currency: '' }] })).toEqual([
    'price-quantity-0',
    'price-currency-0',
  ])
  const falling = ['5', '5'].map((quantity) => ({ quantity, amount: '1', currency: 'EUR' }))
  expect(wrongOf({ prices: falling })).toEqual(['price-quantity-1'])
  expect(wrongOf({ prices: falling.slice(1), priceOnRequest: true })).toEqual(['priceOnRequest'])
  expect(wrongOf({ hsCode: '8482' })).toEqual(['hsCode'])
  expect(wrongOf({ axes: ['Size', '', ''] })).toEqual(['variant-value0-0'])
  expect(wrongOf({ axes: ['Size', '', ''], variants })).toEqual(['axis-1', 'variant-value0-0'])
  expect(wrongOf({ variants })).toEqual(['axis-0', 'axis-1', 'variant-value0-0'])
  const priced = [{ values: ['S', '', ''], number: '', price: 'cheap', weight: 'heavy' }]
  expect(wrongOf({ axes: ['Size', '', ''], variants: priced })).toEqual([
    'variant-price-0',
    'variant-weight-0',
  ])
  // Of columns that stand apart the second is meant.
  const apart = { axes: ['Size', '', 'Colour'] }
  expect(controlOfPath('variants.axes.1', { trade: { ...noTradeValues, ...apart } })).toBe('axis-2')
  expect(controlOfPath('variants.rows.4.values.1', { trade: { ...noTradeValues, ...apart } })).toBe(
    'variant-value2-4',
  )
})

test('variants are pasted as rows of a spreadsheet', () => {
  expect(pastedVariants('20 mm\t2RS\tR-20\t12 EUR\t5 g\r\n25 mm\tZZ\n', 2)).toEqual([
    { values: ['20 mm', '2RS'], number: 'R-20', price: '12 EUR', weight: '5 g' },
    { values: ['25 mm', 'ZZ'], number: '', price: '', weight: '' },
  ])
  expect(pastedVariants('20 mm', 1)).toBeUndefined()
})

test('says everything that no call would take, in the order of the form', () => {
  const { wrong } = fieldsOf(
    {
      ...noValues,
      leadTime: 'soon',
      videos: ['https://vimeo.com/1', 'https://example.com/film'],
      specs: [{ key: 'Bore', value: '' }],
    },
    'en',
  )
  expect(wrong).toEqual(['name', 'category', 'video-1', 'leadTime'])
})

test('wide figures are figures, and no lead time is none', () => {
  const named = { ...noValues, name: 'a', category: '0006.0006-01' }
  expect(fieldsOf({ ...named, leadTime: '１４' }, 'en').fields.leadTime).toBe(14)
  expect(fieldsOf(named, 'en').fields.leadTime).toBeNull()
})

test('a refusal of the server leads to its control', () => {
  expect(
    ['name', 'specs.3.value', 'specs.2', 'videos.1', 'photos.4', 'mainImage', 'businessID'].map((path) =>
      controlOfPath(path, noValues),
    ),
  ).toEqual(['name', 'spec-value-3', 'spec-key-2', 'video-1', 'pictures', 'pictures', undefined])
  expect(controlOfPath('pictureTexts./files/a.webp', noValues)).toBe(pictureTextName('/files/a.webp'))
  expect(inOrder(['leadTime', 'spec-key-0', 'name', 'name'])).toEqual(['name', 'spec-key-0', 'leadTime'])
})

test('tells in which fields two versions differ, and in nothing else', () => {
  const mine = valuesOfProduct(product, english)
  expect(differences(product, mine, 'en')).toEqual([])
  const changed = { ...mine, name: 'Other', leadTime: '', pictures: [...mine.pictures].reverse() }
  expect(differences(product, changed, 'en')).toEqual([
    { field: 'name', theirs: 'Ring', mine: 'Other' },
    { field: 'pictures', theirs: '2', mine: '2' },
    { field: 'leadTime', theirs: '14', mine: '' },
  ])
  const said = mine.pictures.map((picture) => ({ ...picture, text: 'In its box' }))
  expect(differences(product, { ...mine, pictures: said }, 'en').map(({ field }) => field)).toEqual([
    'pictures',
  ])
})

test('what was chosen for a name goes when another name stands there', () => {
  const fields: Record<string, string> = {
    'spec-key-0': 'Width',
    'spec-value-0': '9 mm',
    'spec-of-0': 'Bore',
    'spec-term-0': 'bore',
  }
  const { specs } = valuesTyped({ get: (name) => fields[name] ?? null })
  expect(specs).toEqual([{ key: 'Width', value: '9 mm' }])
})

test('two versions that differ only in what was chosen do differ', () => {
  const mine = valuesOfProduct(product, english)
  const specs = mine.specs.map(({ key, value }) => ({ key, value }))
  expect(differences(product, { ...mine, specs }, 'en')).toMatchObject([
    { field: 'specs', specs: { theirs: product.fields.specs, mine: specs } },
  ])
})

test('keywords stand between commas of any script, each once', () => {
  expect(keywordsOf(' ring, steel、 軸受，ring;')).toEqual(['ring', 'steel', '軸受'])
})

test('a new product promises no stock until somebody says that there is some', () => {
  expect(noValues.stock).toBe(false)
  expect(fieldsOf({ ...noValues, name: 'Ring' }, 'en').fields.stock).toBe(false)
})

test('everything that is wrong is told at once, also what only the contract knows', () => {
  const { wrong } = fieldsOf(
    {
      ...valuesOfProduct(product, english),
      name: 'n'.repeat(limits.productNameMax + 1),
      description: 'hidden \u202E',
      leadTime: 'soon',
    },
    'en',
  )
  expect(wrong).toEqual(['name', 'description', 'leadTime'])
})
