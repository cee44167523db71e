import { expect, test } from 'vitest'
import { companyFound } from '../../../testing/search-results.ts'
import { latestData } from './latest-data.ts'

const plain = companyFound(1, 'Ring 20 mm GmbH')
const card = { ...plain, general: { ...plain.general, shortDescription: 'Rings of 20 × 47 × 14 mm' } }

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
