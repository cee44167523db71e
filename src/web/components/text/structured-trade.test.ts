// What search engines are told of how a product is sold: nothing that the page does not say.
import { expect, test } from 'vitest'
import type { ProductEntry } from '../../../contract/products.ts'
import { tradeOf, variantsOf } from './structured-trade.ts'
import { productOf } from './structured.ts'

const seller = { '@id': 'https://jp.example/b/#organization' }
const ofMaker = { seller, stock: true, isMaker: true }
const unit = { code: 'pcs', name: 'pieces', one: 'piece', unece: 'C62' }
const told = (object: unknown) => JSON.parse(JSON.stringify(object)) as Record<string, unknown>

test('numbers, weight, origin, and an offer for each currency', () => {
  const trade = {
    unit,
    minimumOrder: { quantity: 10, unit },
    prices: [
      { quantity: 1, amount: '9.5', currency: 'EUR' },
      { quantity: 100, amount: '10.25', currency: 'EUR' },
      { quantity: 1, amount: '1500', currency: 'JPY' },
    ],
    weight: { value: 0.128, unit: 'kg' as const },
    origin: { code: 'JP', name: 'Japan' },
    hsCode: '848210',
  }
  const least = { '@type': 'QuantitativeValue', minValue: 10, unitCode: 'C62', unitText: 'pieces' }
  expect(told(tradeOf({ partNumber: 'HB-6205', trade }, ofMaker))).toMatchObject({
    sku: 'HB-6205',
    mpn: 'HB-6205',
    weight: { value: 0.128, unitCode: 'KGM' },
    countryOfOrigin: { '@type': 'Country', name: 'Japan' },
    identifier: { propertyID: 'HS', value: '848210' },
    offers: [
      {
        '@type': 'AggregateOffer',
        lowPrice: '9.5',
        highPrice: '10.25',
        priceCurrency: 'EUR',
        offerCount: 2,
        availability: 'https://schema.org/InStock',
        eligibleQuantity: least,
        seller,
        priceSpecification: [
          { price: '9.5', eligibleQuantity: { minValue: 1 }, unitCode: 'C62', unitText: 'piece' },
          { price: '10.25', eligibleQuantity: { minValue: 100 } },
        ],
      },
      { '@type': 'Offer', price: '1500', priceCurrency: 'JPY', priceSpecification: { price: '1500' } },
    ],
  })
})

test('whose number it is a dealer does not say, and without a price there is no offer', () => {
  const dealt = told(
    tradeOf({ partNumber: 'A', trade: { priceOnRequest: true } }, { ...ofMaker, isMaker: false }),
  )
  expect(dealt).toEqual({ sku: 'A' })
  expect(told(tradeOf({}, ofMaker))).toEqual({})
})

test('each variant is a product, with what it differs in', () => {
  const rows = [
    { values: ['20 mm', 'ZZ'], partNumber: 'HB-1', price: { amount: '12', currency: 'EUR' } },
    { values: ['25 mm', 'ZZ'], weight: { value: 130, unit: 'g' as const } },
  ]
  const variants = variantsOf(
    { axes: ['Bore', 'Seal'], rows },
    { ...ofMaker, stock: false, name: 'Bearing', url: 'https://jp.example/p' },
  )
  expect(variants).toMatchObject([
    {
      '@type': 'Product',
      name: 'Bearing (20 mm, ZZ)',
      sku: 'HB-1',
      offers: { '@type': 'Offer', price: '12', availability: 'https://schema.org/MadeToOrder' },
      additionalProperty: [
        { name: 'Bore', value: '20 mm' },
        { name: 'Seal', value: 'ZZ' },
      ],
    },
    { name: 'Bearing (25 mm, ZZ)', weight: { value: 130, unitCode: 'GRM' } },
  ])
  expect(variants[1]).not.toHaveProperty('offers')
})

test('a product with variants is a group of them', () => {
  const category = { id: '0006', name: 'Bearings' }
  const product = {
    name: 'Bearing',
    names: {},
    partNumber: 'HB',
    variants: { axes: ['Bore'], rows: [{ values: ['20 mm'], partNumber: 'HB-1' }] },
    industry: category,
    category,
    subCategory: null,
    specs: [],
    keywords: [],
    photos: [],
    mainImage: null,
    textLanguages: {},
    businessProfile: { general: { companyName: 'Hinokawa', businessType: { code: 'MA' } } },
  } as unknown as ProductEntry
  const origin = 'https://jp.example'
  expect(told(productOf(product, origin, `${origin}/p`, `${origin}/b/`))).toMatchObject({
    '@type': 'ProductGroup',
    sku: 'HB',
    productGroupID: 'HB',
    variesBy: ['Bore'],
    hasVariant: [{ '@type': 'Product', sku: 'HB-1', name: 'Bearing (20 mm)' }],
  })
})
