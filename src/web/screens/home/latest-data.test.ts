import { expect, test } from 'vitest'
import type { BusinessCardEntry } from '../../../contract/businesses.ts'
import { latestData } from './latest-data.ts'

const card: BusinessCardEntry = {
  businessID: '0199a1b2-0000-7000-8000-000000000001',
  subscription: 'standard',
  verified: false,
  general: {
    companyName: 'Ring 20 mm GmbH',
    shortDescription: 'Rings of 20 × 47 × 14 mm',
    businessType: { code: 'MA', name: 'Manufacturer' },
    industry: { id: '0006', name: 'Power Transmission' },
    yearStablished: null,
    totalEmployees: null,
    profilePhoto: null,
  },
  cardPicture: null,
  contactInfo: { city: null, country: { code: 'DE', countryName: 'Germany', emoji: '🇩🇪' }, state: null },
  tradeCapabilities: { averageLeadTime: null },
  certificates: [],
  reactions: { reactionCount: { like: 0 } },
  answers: null,
}

test('numbers stay with their units in the lines of the latest companies, whose names are as they wrote them', () => {
  const businessType = { code: 'MA', name: 'Manufacturers' }
  const [group] = latestData([{ businessType, businesses: [card] }])
  expect(group).toEqual({
    businessType,
    businesses: [
      {
        ...card,
        general: {
          ...card.general,
          shortDescription: 'Rings of 20\u00a0×\u00a047\u00a0×\u00a014\u00a0mm',
        },
      },
    ],
  })
  expect(card.general.shortDescription).toBe('Rings of 20 × 47 × 14 mm')
})
