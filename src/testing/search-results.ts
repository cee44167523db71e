// What the server answers a search with: the least that a company and a product found consist of.
import type { BusinessCardEntry } from '../contract/businesses.ts'
import type { ProductResultEntry } from '../contract/products.ts'
import { businessKey, productKey } from '../contract/slugs.ts'

export const idOf = (at: number) => `0190aaaa-0000-7000-8000-${String(at).padStart(12, '0')}`

export const companyFound = (at: number, companyName: string): BusinessCardEntry => ({
  businessID: idOf(at),
  key: businessKey({ businessID: idOf(at), companyName }),
  subscription: 'gold',
  verified: true,
  language: 'en',
  textLanguages: { companyName: 'en', shortDescription: 'en' },
  general: {
    companyName,
    shortDescription: 'Rings and plates.',
    businessType: { code: 'MA', name: 'Manufacturer' },
    industry: { id: '0006', name: 'Power Transmission' },
    yearStablished: null,
    totalEmployees: null,
    profilePhoto: null,
  },
  cardPicture: null,
  contactInfo: { city: null, country: { code: 'JP', countryName: 'Japan', emoji: '🇯🇵' }, state: null },
  tradeCapabilities: { averageLeadTime: null },
  certificates: [],
  reactions: { reactionCount: { like: 0 } },
  answers: null,
})

export const productFound = (at: number, name: string): ProductResultEntry => ({
  productID: idOf(at + 100),
  key: productKey({ productID: idOf(at + 100), name, companyName: `Maker of ${name}` }),
  businessID: idOf(at),
  name,
  description: 'A ring.',
  language: 'en',
  textLanguages: { name: 'en', description: 'en' },
  mainImage: null,
  photoCount: 0,
  specs: [],
  industry: { id: '0006', name: 'Power Transmission' },
  category: { id: '000601', name: 'Bearings' },
  subCategory: null,
  leadTime: null,
  stock: true,
  businessProfile: companyFound(at, `Maker of ${name}`),
})
