import { showSubscriptionSetup } from '../../contract/subscriptions.ts'
import { routes } from '../../platform/http/routes.ts'
import { paymentProvider } from '../../platform/payments/place.ts'
import { plansOnOffer } from './plans.ts'

export const subscriptionRoutes = routes(
  { showSubscriptionSetup },
  {
    showSubscriptionSetup() {
      const { publicKey = null, script = null, isTest = false } = paymentProvider()?.browser ?? {}
      return { publicKey, script, isTest, plans: plansOnOffer }
    },
  },
)
