// What the provider tells by itself (decision 102): it says only where to look; what is true is asked anew.
import { AppError } from '../../contract/errors.ts'
import type { Db } from '../../platform/db.ts'
import { ForgedEvent, ProviderAway } from '../../platform/payments/provider.ts'
import type { PaymentProvider, ProviderEvent } from '../../platform/payments/provider.ts'
import { settleFinally } from './charging.ts'
import { seeRefunds } from './refund-failures.ts'
import { markHandled, noteEvent } from './queries/provider-news.ts'

type Signed = { bytes: Buffer; signature: string | undefined }

/**
 * Takes a webhook from its bytes. Throws InvalidInput for what the provider did not sign within 300 seconds, and PaymentsAway, so
 * that it is sent again, when the provider cannot be asked. An event that was dealt with, or is of nothing of ours, changes nothing.
 */
export async function takeWebhook(
  db: Db,
  provider: PaymentProvider | undefined,
  signed: Signed | undefined,
  at: Date = new Date(),
): Promise<void> {
  const { id, type, payment, refund } = readSigned(provider, signed, at)
  if (await noteEvent(db, { id, type, at })) return
  try {
    if (payment !== undefined) await settleFinally(db, provider!, await provider!.payment(payment), { at })
    if (payment !== undefined && refund !== undefined) await seeRefunds(db, provider!, payment, at)
  } catch (error) {
    if (error instanceof ProviderAway) throw new AppError('PaymentsAway')
    throw error
  }
  await markHandled(db, id, at)
}

function readSigned(
  provider: PaymentProvider | undefined,
  signed: Signed | undefined,
  at: Date,
): ProviderEvent {
  if (!provider || !signed) throw new AppError('InvalidInput')
  try {
    return provider.readEvent(signed.bytes, signed.signature, at)
  } catch (error) {
    if (error instanceof ForgedEvent) throw new AppError('InvalidInput')
    throw error
  }
}
