import { expect, test } from 'vitest'
import type { PlanEntry } from '../../../contract/subscriptions.ts'
import { offersOnPage, planOnPage } from './structured.ts'

const provider = {
  siteName: 'Millwright Italy',
  legalName: 'Millwright Network LLC (Millwright Italy)',
  origin: 'https://it.example',
}
const gold: PlanEntry = {
  planId: 'gold-yearly',
  subscription: 'gold',
  price: 185_050,
  currency: 'USD',
  period: 'year',
  products: 20,
  verification: true,
  boostsPerMonth: 3,
  supportHours: 0,
}
const offer = {
  '@type': 'Offer',
  price: '1850.50',
  priceCurrency: 'USD',
  url: 'https://it.example/membership-gold',
  eligibleDuration: { '@type': 'QuantitativeValue', value: 1, unitCode: 'ANN' },
}

test('a plan is a service of the company that runs the site, for a year and to the cent', () => {
  expect(planOnPage(gold, { name: 'Gold', description: 'For makers.', provider })).toMatchObject({
    '@type': 'Service',
    name: 'Gold',
    description: 'For makers.',
    provider: {
      name: 'Millwright Italy',
      legalName: 'Millwright Network LLC (Millwright Italy)',
      url: 'https://it.example/',
    },
    offers: offer,
  })
})

test('the price list is a catalogue of all plans', () => {
  expect(
    offersOnPage([gold, { ...gold, subscription: 'premium' }], { name: 'Prices', provider }),
  ).toMatchObject({
    '@type': 'OfferCatalog',
    itemListElement: [offer, { ...offer, url: 'https://it.example/membership-premium' }],
  })
})
