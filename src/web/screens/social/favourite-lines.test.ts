import { expect, test } from 'vitest'
import type { FavouriteEntry } from '../../../contract/favourites.ts'
import { favouriteLine } from './favourite-lines.ts'

const id = '0199a1b2-0000-7000-8000-000000000001'
const contactInfo = {
  city: null,
  state: null,
  country: { code: 'DE', countryName: 'Germany', emoji: '🇩🇪' },
}
const industry = { id: '0006', name: 'Power Transmission' }
const company: NonNullable<FavouriteEntry['business']> = {
  businessID: id,
  key: `Ostermark-GmbH-${id}`,
  subscription: 'standard',
  verified: false,
  language: 'de',
  textLanguages: { companyName: 'de', shortDescription: 'en' },
  general: {
    companyName: 'Ostermark GmbH',
    shortDescription: 'Rings of 20 × 47 mm',
    businessType: { code: 'MA', name: 'Manufacturer' },
    industry,
    yearStablished: null,
    totalEmployees: null,
    profilePhoto: null,
  },
  cardPicture: null,
  contactInfo,
  tradeCapabilities: { averageLeadTime: null },
  certificates: [],
  reactions: { reactionCount: { like: 0 } },
  answers: null,
}
const product: NonNullable<FavouriteEntry['product']> = {
  productID: id,
  key: `Ostermark-GmbH-Ring-${id}`,
  businessID: id,
  name: 'Ring',
  description: 'Carries 5 kg',
  language: 'en',
  textLanguages: { name: 'en', description: 'en' },
  mainImage: null,
  photoCount: 0,
  specs: [],
  industry,
  category: { id: '0006-01', name: 'Bearings' },
  subCategory: null,
  leadTime: null,
  stock: true,
  businessProfile: {
    businessID: id,
    key: `Ostermark-GmbH-${id}`,
    subscription: 'standard',
    verified: false,
    textLanguages: { companyName: 'de' },
    general: { companyName: 'Ostermark GmbH', profilePhoto: null },
    contactInfo,
  },
}

test('numbers stay with their units in the lines of what was saved', () => {
  const item = { resourceID: id, business: null, product: null, user: null }
  const lineOf = (of: Partial<FavouriteEntry>) =>
    favouriteLine({ ...item, ...of } as FavouriteEntry, 'en').face
  expect(lineOf({ resourceType: 'business', business: company })).toMatchObject({
    text: 'Rings of 20\u00a0×\u00a047\u00a0mm',
  })
  expect(lineOf({ resourceType: 'product', product })).toMatchObject({ text: 'Carries 5\u00a0kg' })
})
