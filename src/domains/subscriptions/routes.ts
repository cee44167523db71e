import { showSubscriptionSetup } from '../../contract/subscriptions.ts'
import { routes } from '../../platform/http/routes.ts'
import { plansOnOffer } from './plans.ts'

export const subscriptionRoutes = routes(
  { showSubscriptionSetup },
  // No provider takes payments yet.
  { showSubscriptionSetup: () => ({ publicKey: null, plans: plansOnOffer }) },
)
