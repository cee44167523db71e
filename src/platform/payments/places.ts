// A provider that hangs: it may keep so many calls waiting and no more.
import { concurrencyLimit } from '../http/concurrency-limit.ts'
import { isForRoom } from '../http/failures.ts'
import { ProviderAway, type PaymentProvider } from './provider.ts'

/** Of a process, which answers many times as many calls at once. */
const placesMost = 16

/** `provider` with so many places in this process; one call more is told at once that it is away. */
export function withPlaces(provider: PaymentProvider, most = placesMost): PaymentProvider {
  const lane = concurrencyLimit(most)
  const asked =
    <Wish extends unknown[], Answer>(ask: (...wish: Wish) => Promise<Answer>) =>
    (...wish: Wish): Promise<Answer> =>
      lane(() => ask(...wish)).catch((error: unknown) => {
        throw isForRoom(error) ? new ProviderAway('Too many wait for it.', { cause: error }) : error
      })
  return {
    ...provider,
    makeCustomer: asked(provider.makeCustomer),
    charge: asked(provider.charge),
    payment: asked(provider.payment),
    paymentsOf: asked(provider.paymentsOf),
    cancel: asked(provider.cancel),
    refund: asked(provider.refund),
    refunds: asked(provider.refunds),
    keepCard: asked(provider.keepCard),
    card: asked(provider.card),
  }
}
