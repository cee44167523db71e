// Which provider takes payments: told once at the start, like where files lie.
import type { PaymentProvider } from './provider.ts'

let taken: PaymentProvider | undefined

/** Says who takes payments, before the first call is served; undefined where nothing can be paid. */
export function payThrough(provider: PaymentProvider | undefined): void {
  taken = provider
}

/** Who takes payments; undefined where nothing can be paid. */
export const paymentProvider = (): PaymentProvider | undefined => taken
