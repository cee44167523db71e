import { expect, test } from 'vitest'
import type { BusinessProfileEntry } from '../../../contract/businesses.ts'
import type { ProductCardEntry } from '../../../contract/products.ts'
import { crumbsOf } from './crumbs.ts'
import { daysBetween } from './days.ts'
import { pageDataOf, type BusinessPageCalls } from './page-data.ts'
import { breadcrumbOf, organizationOf } from '../../components/text/structured.ts'

const today = '2026-11-20'
const businessID = '01a1f9b9-ee27-792e-b40c-b1e2c3cff2c2'

/** A company that gave only what it must. */
const bare: BusinessProfileEntry = {
  businessID,
  key: `Ostermark-${businessID}`,
  subscription: 'standard',
  verified: false,
  verification: null,
  language: 'de',
  writtenIn: ['de'],
  names: { de: 'Ostermark Wälzlager GmbH' },
  textLanguages: { companyName: 'de' },
  general: {
    companyName: 'Ostermark Wälzlager GmbH',
    originalName: 'Ostermark Wälzlager GmbH',
    registeredName: null,
    nameReading: null,
    shortDescription: '',
    generalDescription: '',
    businessType: { code: 'MA', name: 'Manufacturer' },
    industry: { id: '0006', name: 'Power Transmission' },
    categories: [{ id: '0006-01', name: 'Bearings' }],
    registerNumber: null,
    yearStablished: null,
    totalAnnualRevenue: null,
    totalEmployees: null,
    totalProductionEmployees: null,
    productionCapacity: null,
    coverPhoto: null,
    profilePhoto: null,
    video: null,
    timeZone: 'Europe/Berlin',
  },
  contactInfo: {
    legalAddressEnglish: null,
    legalAddressLocal: null,
    shippingAddressEnglish: null,
    city: 'Schweinfurt',
    addressLines: ['Schweinfurt', 'Germany'],
    zipcode: null,
    country: { code: 'DE', countryName: 'Germany', emoji: '🇩🇪' },
    state: null,
    email: null,
    website: null,
    phone: null,
    mobilePhone: null,
    inquiriesFrom: 'everybody' as const,
  },
  factory: null,
  tradeCapabilities: { markets: [], spokenLanguages: [], totalEmployeesSales: null, averageLeadTime: null },
  businessTerms: {
    acceptedDeliveryTerms: [],
    acceptedPaymentCurrencies: [],
    packagingTypes: [],
    acceptedPaymentTypes: [],
  },
  certificates: [],
  reactions: { reactionCount: { like: 0 } },
  answers: null,
  session: null,
}

const calls = (profile: BusinessProfileEntry, products: ProductCardEntry[] = []): BusinessPageCalls => ({
  profile,
  products,
  reactions: { reactionCount: { like: 0 }, session: { reactionType: null } },
  follows: { followersCount: 0, session: { following: false } },
  trust: { events: [{ kind: 'joined', on: '2026-11-02' }], statement: '2026-10' },
  reading: { names: {} },
})

const product: ProductCardEntry = {
  productID: '01a1f9b9-ee27-792e-b40c-b1e2c3cff2c3',
  key: 'Ostermark-Spindle-bearing-01a1f9b9-ee27-792e-b40c-b1e2c3cff2c3',
  businessID,
  name: 'Spindle bearing',
  description: 'd'.repeat(300),
  language: 'en',
  textLanguages: { name: 'en', description: 'en' },
  mainImage: { url: '/media/1.svg' },
  photoCount: 8,
  specs: ['Bore', 'Tolerance', 'Contact angle', 'Min. order', 'Grease'].map((key) => ({
    key,
    value: '20 mm',
  })),
  industry: { id: '0006', name: 'Power Transmission' },
  category: { id: '0006-01', name: 'Bearings' },
  subCategory: null,
  leadTime: null,
  stock: true,
}

const certificate = (status: 'valid' | 'expiring' | 'expired', expireDate: string | null) => ({
  id: businessID,
  name: 'ISO 9001:2015',
  number: null,
  issuer: null,
  scope: null,
  issueDate: '2024-03-12',
  expireDate,
  photo: null,
  confirmed: null,
  status,
})

test('what a company did not say is not there', () => {
  const data = pageDataOf(calls(bare), 'en', today)
  expect(data).toMatchObject({
    products: [],
    certificates: [],
    since: undefined,
    cover: undefined,
    likes: 0,
    followers: 0,
    video: null,
  })
  expect(data.factory).toBeUndefined()
  expect(data.general.capacity).toBeNull()
  expect(Object.values(data.trade).filter(Boolean)).toEqual([])
  expect(Object.values(data.terms).filter(Boolean)).toEqual([])
  expect(data.contact).toMatchObject({
    location: 'Schweinfurt, Germany',
    phone: undefined,
    website: undefined,
  })
})

test('numbers with units, in the page’s language', () => {
  const works = {
    ...bare,
    general: {
      ...bare.general,
      totalEmployees: { min: 180, max: 220 },
      productionCapacity: { min: 350_000, max: 420_000, unit: 'Pieces', period: 'Month' },
    },
  }
  const english = pageDataOf(calls(works), 'en', today)
  expect(english.general.employees).toEqual({ text: '180–220', count: 220 })
  expect(english.general.capacity).toMatchObject({
    range: '350,000–420,000',
    most: '420,000',
    isMaximum: true,
    unit: 'pieces',
    period: 'month',
  })
  expect(pageDataOf(calls(works), 'ja', today).general.capacity?.range).toBe('350,000〜420,000')
})

test('P3.1: certificates have the days of the calendar, in any time zone', () => {
  const data = pageDataOf(calls({ ...bare, certificates: [certificate('valid', '2027-09-04')] }), 'en', today)
  expect(data.certificates[0]).toMatchObject({
    issued: { iso: '2024-03-12', text: '12 Mar 2024' },
    expires: { iso: '2027-09-04', text: '4 Sep 2027' },
  })
  const japanese = pageDataOf(calls({ ...bare, certificates: [certificate('valid', null)] }), 'ja', today)
  expect(japanese.certificates[0]).toMatchObject({ issued: { text: '2024年3月12日' }, expires: undefined })
})

test('only a certificate that will expire soon counts its days', () => {
  const certificates = [
    certificate('expiring', '2026-12-31'),
    certificate('expiring', today),
    certificate('expired', '2025-09-04'),
    certificate('valid', '2028-06-30'),
  ]
  const data = pageDataOf(calls({ ...bare, certificates }), 'en', today)
  expect(data.certificates.map(({ daysLeft }) => daysLeft)).toEqual([41, 0, undefined, undefined])
  expect(daysBetween('2026-02-28', '2026-03-01')).toBe(1)
  expect(daysBetween(today, '2020-01-01')).toBe(0)
})

test('P2.22 and P9.5: a product shows 200 characters of its description and four properties', () => {
  const [tile] = pageDataOf(calls(bare, [product]), 'en', today).products
  expect(tile?.description).toBe(`${'d'.repeat(200)}…`)
  expect(tile?.specs.map(({ key }) => key)).toEqual(['Bore', 'Tolerance', 'Contact angle', 'Min. order'])
  expect(tile).toMatchObject({ photos: 8, stock: true, image: '/media/1.svg' })
})

test('likes and followers are those of the summaries', () => {
  const data = pageDataOf(
    {
      ...calls(bare),
      reactions: { reactionCount: { like: 214 }, session: { reactionType: null } },
      follows: { followersCount: 1248, session: { following: false } },
    },
    'en',
    today,
  )
  expect(data).toMatchObject({ likes: 214, followers: 1248 })
})

test.each([
  ['/media/demo/1/works.mp4', 'file'],
  ['https://www.youtube.com/watch?v=abcdefghijk', 'youtube'],
  ['https://vimeo.com/123456789', 'vimeo'],
  ['https://video.example/1', undefined],
  ['javascript:alert(1)', undefined],
  ['https://www.youtube.com.evil.example/watch?v=abcdefghijk', undefined],
])('P2.22: the film %s is shown as %s', (url, kind) => {
  const filmed = { ...bare, general: { ...bare.general, video: { url } } }
  expect(pageDataOf(calls(filmed), 'en', today).video?.kind).toBe(kind)
})

test('P2.22: the way to a company leads to searches', () => {
  const crumbs = crumbsOf(bare, [{ code: 'MA', businessTypeName: 'Manufacturers' }])
  expect(crumbs.map(({ name }) => name)).toEqual(['Manufacturers', 'Power Transmission', 'Bearings'])
  expect(crumbs[0]?.to).toBe('/search-result?business=MA&countries=global&search=')
  expect(crumbs[2]?.to).toBe('/search-result?search=Bearings&category=0006-01')
})

test('search engines are told only what is known', () => {
  const organization = organizationOf(bare, 'https://jp.example', 'https://jp.example/business/x/', 'en')
  expect(JSON.parse(JSON.stringify(organization))).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': 'https://jp.example/business/x/#organization',
    name: 'Ostermark Wälzlager GmbH',
    url: 'https://jp.example/business/x/',
    address: { '@type': 'PostalAddress', addressLocality: 'Schweinfurt', addressCountry: 'DE' },
    knowsAbout: ['Bearings'],
  })
  const list = breadcrumbOf([{ name: 'Bearings', to: '/search-result' }], 'https://jp.example')
  expect(list).toMatchObject({
    itemListElement: [{ position: 1, name: 'Bearings', item: 'https://jp.example/search-result' }],
  })
})

test.each([
  ['ja', '岸和田市臨海町3-14', undefined],
  ['en', '3-14 Rinkai-cho, Kishiwada', undefined],
  ['it', '3-14 Rinkai-cho, Kishiwada', undefined],
  ['zh', '3-14 Rinkai-cho, Kishiwada', 'en'],
])('D69: readers in %s find the legal address %s', (language, text, lang) => {
  const works = {
    ...bare,
    contactInfo: {
      ...bare.contactInfo,
      country: { code: 'JP', countryName: 'Japan', emoji: '🇯🇵' },
      legalAddressEnglish: '3-14 Rinkai-cho, Kishiwada',
      legalAddressLocal: '岸和田市臨海町3-14',
    },
  }
  expect(pageDataOf(calls(works), language, today).contact.legal).toEqual({ text, ...(lang ? { lang } : {}) })
  const organization = organizationOf(works, 'https://jp.example', 'https://jp.example/x/', language)
  expect(organization).toMatchObject({ address: { streetAddress: text } })
})

test('D69: the only legal address is shown to everybody, with its language', () => {
  const contactInfo = { ...bare.contactInfo, country: { code: 'JP', countryName: 'Japan', emoji: '🇯🇵' } }
  const local = { ...bare, contactInfo: { ...contactInfo, legalAddressLocal: '岸和田市臨海町3-14' } }
  expect(pageDataOf(calls(local), 'en', today).contact.legal).toEqual({
    text: '岸和田市臨海町3-14',
    lang: 'ja',
  })
  const latin = { ...bare, contactInfo: { ...contactInfo, legalAddressEnglish: '3-14 Rinkai-cho' } }
  expect(pageDataOf(calls(latin), 'ja', today).contact.legal).toEqual({ text: '3-14 Rinkai-cho', lang: 'en' })
})

test('numbers stay with their units in what a company says of its works, and machines are told what it wrote', () => {
  const facilities = 'Ten mills of 800 × 500 mm'
  const works = {
    ...bare,
    general: { ...bare.general, shortDescription: 'Rings up to 90 mm' },
    factory: {
      city: 'Schweinfurt',
      addressLines: ['Schweinfurt', 'Germany'],
      zipcode: null,
      state: null,
      country: { code: 'DE', countryName: 'Germany', emoji: '🇩🇪' },
      contractManufacturing: [],
      numberProductionLines: null,
      factorySize: null,
      manufacturingFacilities: ` ${facilities} `,
    },
  }
  const data = pageDataOf(calls(works), 'en', today)
  expect(data.factory?.facilities).toBe('Ten mills of 800\u00a0×\u00a0500\u00a0mm')
  const empty = { ...works, factory: { ...works.factory, manufacturingFacilities: ' ' } }
  expect(pageDataOf(calls(empty), 'en', today).factory?.facilities).toBeUndefined()
  expect(organizationOf(works, 'https://jp.example', 'https://jp.example/x/', 'en')).toMatchObject({
    description: 'Rings up to 90 mm',
  })
})
