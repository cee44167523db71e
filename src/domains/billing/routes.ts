import * as calls from '../../contract/billing.ts'
import { clientKeyOf, routes, sessionOf, type CallContext } from '../../platform/http/routes.ts'
import { paymentProvider } from '../../platform/payments/place.ts'
import { subscribe } from './checkout.ts'
import { saveBillingDetails } from './details.ts'
import { quoteMembership, showMembership } from './membership.ts'
import { replaceCardAndRenew } from './renewals.ts'
import { cancelMembership, resumeMembership } from './renewing.ts'
import { takeWebhook } from './webhook.ts'

/** Where a call is made: the language and edition of what is issued for it. */
const placeOf = ({ caller: { language, edition } }: Pick<CallContext, 'caller'>) => ({ language, edition })

export const billingRoutes = routes(
  {
    showMembership: calls.showMembership,
    quoteMembership: calls.quoteMembership,
    subscribe: calls.subscribe,
    cancelMembership: calls.cancelMembership,
    resumeMembership: calls.resumeMembership,
    saveBillingDetails: calls.saveBillingDetails,
    replaceCard: calls.replaceCard,
    paymentWebhook: calls.paymentWebhook,
  },
  {
    showMembership: (input) =>
      showMembership(input.db, sessionOf(input), { ...input.params, ...placeOf(input) }),
    quoteMembership: (input) =>
      quoteMembership(input.db, sessionOf(input), { ...input.params, ...input.query, ...placeOf(input) }),
    subscribe: (input) =>
      subscribe(input.db, paymentProvider(), sessionOf(input), {
        ...input.body,
        ...placeOf(input),
        key: clientKeyOf(input.caller),
      }),
    cancelMembership: (input) =>
      cancelMembership(input.db, sessionOf(input), { ...input.params, ...placeOf(input) }),
    resumeMembership: (input) =>
      resumeMembership(input.db, sessionOf(input), { ...input.params, ...placeOf(input) }),
    saveBillingDetails: (input) =>
      saveBillingDetails(input.db, sessionOf(input), {
        ...input.params,
        ...placeOf(input),
        details: input.body,
      }),
    replaceCard: (input) =>
      replaceCardAndRenew(input.db, paymentProvider(), sessionOf(input), {
        ...input.params,
        ...input.body,
        ...placeOf(input),
      }),
    async paymentWebhook({ db, signed }) {
      await takeWebhook(db, paymentProvider(), signed)
      return {}
    },
  },
)
