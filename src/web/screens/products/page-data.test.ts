import { expect, test } from 'vitest'
import type { ProductCardEntry, ProductEntry } from '../../../contract/products.ts'
import { breadcrumbOf, productOf } from '../../components/text/structured.ts'
import { crumbsOf } from './crumbs.ts'
import { pageDataOf } from './page-data.ts'

const productID = '01a1f9b9-ee27-792e-b40c-b1e2c3cff2c3'
const businessID = '01a1f9b9-ee27-792e-b40c-b1e2c3cff2c2'

/** A product of which only what must be is known. */
const bare: ProductEntry = {
  productID,
  businessID,
  key: `Ostermark-Spindle-bearing-${productID}`,
  name: 'Spindle bearing',
  description: '',
  language: 'en',
  textLanguages: { name: 'en' },
  originalName: 'Spindle bearing',
  writtenIn: ['en'],
  names: { en: 'Spindle bearing' },
  mainImage: null,
  photoCount: 0,
  photos: [],
  videos: [],
  keywords: [],
  specs: [],
  industry: { id: '0006', name: 'Power Transmission' },
  category: { id: '0006-01', name: 'Bearings' },
  subCategory: null,
  leadTime: null,
  stock: false,
  businessProfile: {
    businessID,
    key: `Ostermark-${businessID}`,
    subscription: 'standard',
    verified: false,
    language: 'de',
    textLanguages: { companyName: 'de' },
    general: {
      companyName: 'Ostermark Wälzlager GmbH',
      shortDescription: '',
      businessType: { code: 'MA', name: 'Manufacturer' },
      industry: { id: '0006', name: 'Power Transmission' },
      yearStablished: null,
      totalEmployees: null,
      profilePhoto: null,
    },
    cardPicture: null,
    contactInfo: {
      city: 'Schweinfurt',
      country: { code: 'DE', countryName: 'Germany', emoji: '🇩🇪' },
      state: null,
    },
    tradeCapabilities: { averageLeadTime: null },
    certificates: [],
    reactions: { reactionCount: { like: 0 } },
    answers: null,
  },
}

const likes = (like: number) => ({ reactionCount: { like }, session: { reactionType: null } })
const dataOf = (change: Partial<ProductEntry> = {}, products: ProductCardEntry[] = [], language = 'en') =>
  pageDataOf({ ...bare, ...change }, products, likes(1248), { language, reading: { names: {} } })

const cards = (count: number): ProductCardEntry[] =>
  Array.from({ length: count }, (_, at) => ({
    ...bare,
    productID: at === 3 ? productID : `${productID.slice(0, -2)}${String(at + 10)}`,
    name: `Product ${at}`,
    description: 'd'.repeat(300),
  }))

test('what a company did not say is not there', () => {
  expect(dataOf()).toMatchObject({
    text: '',
    preview: undefined,
    subCategory: undefined,
    lead: undefined,
    keys: [],
    specs: [],
    pictures: [],
    videos: [],
    others: [],
    company: { since: undefined, logo: undefined, certificates: [], place: 'Schweinfurt, Germany' },
  })
})

test('P2.23: the main products leave the product itself out and are at most eight', () => {
  const { others, showcase } = dataOf({}, cards(24))
  expect(others.map(({ name }) => name)).toEqual([0, 1, 2, 4, 5, 6, 7, 8].map((at) => `Product ${at}`))
  expect(showcase).toBe(24)
  expect(dataOf({}, [{ ...bare }]).others).toEqual([])
})

test('P2.23 and P9.5: their previews have 200 characters', () => {
  expect(dataOf({}, cards(1)).others[0]?.description).toBe(`${'d'.repeat(200)}…`)
})

test('P9.5: a description of more than 340 characters is folded, on wide screens a much longer one alone', () => {
  expect(dataOf({ description: 'd'.repeat(340) })).toMatchObject({ preview: undefined, isLongText: false })
  expect(dataOf({ description: 'd'.repeat(341) })).toMatchObject({
    preview: `${'d'.repeat(340)}…`,
    isLongText: false,
  })
  expect(dataOf({ description: 'd'.repeat(10_000) })).toMatchObject({
    preview: `${'d'.repeat(340)}…`,
    text: 'd'.repeat(10_000),
    isLongText: true,
  })
})

test('line breaks of a description are kept', () => {
  expect(dataOf({ description: ' One\ntwo\n\nthree ' }).text).toBe('One\ntwo\n\nthree')
})

test('P2.23 and P9.5: four properties stand first, cut at 50 characters; all stand below, whole', () => {
  const specs = Array.from({ length: 30 }, (_, at) => ({ key: `Property ${at}`, value: 'v'.repeat(51) }))
  const { keys, specs: rows } = dataOf({ specs: [{ key: 'Bore', value: ' 25 mm ' }, ...specs] })
  expect(keys).toHaveLength(4)
  expect(keys[0]).toMatchObject({ key: 'Bore', amount: '25', unit: 'mm' })
  expect(keys[1]?.amount).toBe(`${'v'.repeat(50)}…`)
  expect(rows).toHaveLength(31)
  expect(rows[1]).toMatchObject({ text: 'v'.repeat(51), amount: 'v'.repeat(51), unit: '' })
})

test('P2.23: a specification that is seen at once is told once', () => {
  const specs = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ key: `Property ${at}`, value: '1 mm' }))
  expect(dataOf({ specs: specs(8) })).toMatchObject({ keys: [], specs: { length: 8 } })
  expect(dataOf({ specs: specs(9) })).toMatchObject({ keys: { length: 4 }, specs: { length: 9 } })
})

test('pictures come with the main one first, each once, at most 20, and only where they may be opened', () => {
  const photos = Array.from({ length: 25 }, (_, at) => ({ url: `/media/${at}.svg` }))
  const { pictures } = dataOf({
    mainImage: { url: '/media/7.svg' },
    photos: [{ url: 'javascript:alert(1)' }, { url: '//evil.example/1.svg' }, ...photos],
  })
  expect(pictures.slice(0, 3)).toEqual(
    ['/media/7.svg', '/media/0.svg', '/media/1.svg'].map((url) => ({ url })),
  )
  expect(pictures).toHaveLength(20)
  expect(new Set(pictures.map(({ url }) => url)).size).toBe(20)
})

test('words of a picture go with it, in the language in which they are told', () => {
  const photos = [
    { url: '/media/1.svg', text: 'Bearing from the front' },
    { url: '/media/2.svg', text: '箱入り' },
  ]
  const textLanguages = { name: 'en', 'photos.0': 'en', 'photos.1': 'ja' }
  const product = { photos, textLanguages, mainImage: { url: '/media/2.svg' } }
  expect(dataOf(product).pictures).toEqual([
    { url: '/media/2.svg', text: '箱入り', lang: 'ja' },
    { url: '/media/1.svg', text: 'Bearing from the front' },
  ])
  const { image } = productOf(
    { ...bare, ...product },
    'https://a.example',
    'https://a.example/p',
    'https://a.example/b',
  ) as {
    image: object[]
  }
  expect(image).toEqual([
    expect.objectContaining({ '@type': 'ImageObject', caption: '箱入り', inLanguage: 'ja' }),
    expect.objectContaining({ '@type': 'ImageObject', caption: 'Bearing from the front', inLanguage: 'en' }),
  ])
})

test('films come from the allow list alone', () => {
  const videos = [
    'https://www.youtube.com/watch?v=abcdefghijk',
    'https://evil.example/film.mp4',
    'javascript:alert(1)',
    '/media/film.webm',
  ].map((url, at) => ({ videoID: String(at), url }))
  expect(dataOf({ videos }).videos.map(({ kind }) => kind)).toEqual(['youtube', 'file'])
})

test('numbers are written in the page’s language', () => {
  expect(dataOf({ leadTime: 1_200 })).toMatchObject({ likes: 1248, lead: { days: 1_200, text: '1,200' } })
})

test('texts in another script name their language', () => {
  const company = {
    ...bare.businessProfile,
    contactInfo: {
      ...bare.businessProfile.contactInfo,
      country: { code: 'JP', countryName: 'Japan', emoji: '🇯🇵' },
    },
  }
  const change = {
    name: '深溝玉軸受',
    specs: [{ key: '内径', value: '25 mm' }],
    businessProfile: { ...company, general: { ...company.general, companyName: '檜川軸受' } },
  }
  expect(dataOf(change)).toMatchObject({
    nameLang: 'ja',
    company: { nameLang: 'ja' },
    specs: [{ lang: 'ja' }],
  })
  expect(dataOf(change, [], 'ja')).toMatchObject({ nameLang: undefined, specs: [{ lang: undefined }] })
})

test('P2.23: the way to a product leads to searches, the last one to products', () => {
  const subCategory = { id: '0006-01-01', name: 'Ball bearings' }
  expect(crumbsOf({ ...bare, subCategory })).toEqual([
    { name: 'Power Transmission', to: '/search-result?search=Power%20Transmission&industry=0006' },
    { name: 'Bearings', to: '/search-result?search=Bearings&category=0006-01' },
    { name: 'Ball bearings', to: '/search-result?business=PR&search=Ball%20bearings&category=0006-01-01' },
  ])
  const repeated = { ...bare, subCategory: { id: '0006-01-02', name: 'Bearings' } }
  expect(crumbsOf(repeated).map(({ name }) => name)).toEqual(['Power Transmission', 'Bearings'])
})

const origin = 'https://jp.example'
const told = (change: Partial<ProductEntry> = {}) =>
  JSON.parse(
    JSON.stringify(productOf({ ...bare, ...change }, origin, `${origin}/p`, `${origin}/b/`)),
  ) as Record<string, unknown>

test('search engines are told only what is known, and no price', () => {
  const company = {
    '@type': 'Organization',
    '@id': 'https://jp.example/b/#organization',
    name: 'Ostermark Wälzlager GmbH',
    url: 'https://jp.example/b/',
  }
  expect(told()).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Product',
    '@id': 'https://jp.example/p#product',
    name: 'Spindle bearing',
    url: 'https://jp.example/p',
    brand: company,
    manufacturer: company,
    category: 'Power Transmission > Bearings',
  })
})

const file = '01a1f9b9-ee27-792e-b40c-b1e2c3cff2c2'

test('pictures of search engines are whole addresses, properties are pairs, a dealer is no manufacturer', () => {
  const dealer = {
    ...bare.businessProfile,
    general: { ...bare.businessProfile.general, businessType: { code: 'DI', name: 'Distributor' } },
  }
  const product = told({
    description: 'For spindles.',
    mainImage: { url: '/media/demo/7/1/main.svg' },
    photos: [{ url: '/media/demo/7/1/main.svg' }, { url: `https://files.example/files/${file}/1024.webp` }],
    specs: [{ key: 'Bore', value: '25 mm' }],
    businessProfile: dealer,
  })
  expect(product).toMatchObject({
    description: 'For spindles.',
    image: [
      `https://jp.example/media/cards/demo/7/1/main.png`,
      `https://jp.example/media/cards/files/${file}/1024.png`,
    ],
    additionalProperty: [{ '@type': 'PropertyValue', name: 'Bore', value: '25 mm' }],
  })
  expect(product).not.toHaveProperty('manufacturer')
  expect(product).not.toHaveProperty('offers')
})

test('the last of the breadcrumbs is the product itself', () => {
  expect(breadcrumbOf([...crumbsOf(bare), { name: bare.name }], origin)).toMatchObject({
    itemListElement: [
      { position: 1, item: 'https://jp.example/search-result?search=Power%20Transmission&industry=0006' },
      { position: 2, name: 'Bearings' },
      { position: 3, name: 'Spindle bearing' },
    ],
  })
})

test('a name in the page’s language needs no lang, what was typed has its own and is offered as written', () => {
  const specs = [
    { key: 'Bore', value: '20 mm', term: 'bore', typed: { key: '内径', value: '20 mm' } },
    { key: '色', value: '黒' },
  ]
  const business = bare.businessProfile
  const country = { code: 'JP', countryName: 'Japan', emoji: '🇯🇵' }
  const businessProfile = { ...business, contactInfo: { ...business.contactInfo, country } }
  const data = dataOf({ specs, businessProfile })
  expect(data.specs).toMatchObject([
    { key: 'Bore', keyLang: undefined },
    { key: '色', keyLang: 'ja', lang: 'ja' },
  ])
  expect(data.specsTyped).toEqual([{ key: '内径', value: '20 mm', lang: 'ja' }])
  const [tile] = dataOf({ businessProfile }, [{ ...bare, productID: businessID, specs }]).others
  expect(tile?.specs).toMatchObject([
    { key: 'Bore', keyLang: undefined },
    { key: '色', keyLang: 'ja' },
  ])
  const told = productOf({ ...bare, specs }, 'https://x', 'https://x/p', 'https://x/b')
  expect(told).toMatchObject({ additionalProperty: [{ name: 'Bore' }, { name: '色' }] })
})
