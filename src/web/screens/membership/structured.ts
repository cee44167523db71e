// What search engines are told of plans (schema.org): what stands on the page, and nothing that a company could not buy.
import type { EditionEntry } from '../../../contract/editions.ts'
import type { PlanEntry } from '../../../contract/subscriptions.ts'
import { planPath } from '../../components/membership/paths.ts'

type Provider = Pick<EditionEntry, 'siteName' | 'legalName' | 'origin'>

/** An offer of a year of a plan. */
function offerOf({ price, currency, subscription }: PlanEntry, origin: string): object {
  return {
    '@type': 'Offer',
    price: (price / 100).toFixed(2),
    priceCurrency: currency,
    url: new URL(planPath(subscription), origin).href,
    eligibleDuration: { '@type': 'QuantitativeValue', value: 1, unitCode: 'ANN' },
  }
}

const organizationOf = ({ siteName, legalName, origin }: Provider) => ({
  '@type': 'Organization',
  name: siteName,
  legalName,
  url: new URL('/', origin).href,
})

/** The service that a plan is, with its price. */
export function planOnPage(
  plan: PlanEntry,
  { name, description, provider }: { name: string; description: string; provider: Provider },
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name,
    description,
    serviceType: 'Business membership',
    provider: organizationOf(provider),
    offers: offerOf(plan, provider.origin),
  }
}

/** The catalogue of all plans. */
export function offersOnPage(
  plans: readonly PlanEntry[],
  { name, provider }: { name: string; provider: Provider },
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'OfferCatalog',
    name,
    provider: organizationOf(provider),
    itemListElement: plans.map((plan) => offerOf(plan, provider.origin)),
  }
}
