import type { Db } from '../../../platform/db.ts'
import type { Job } from '../../../platform/jobs.ts'
import type { Logger } from '../../../platform/log.ts'
import { paymentProvider } from '../../../platform/payments/place.ts'
import { watchRefunds } from '../refund-failures.ts'
import { reconcileRefunds } from '../refunds.ts'
import { watchTransfers } from '../transfers.ts'

/** Transfers are reminded of and lapse within the hour; refunds whose answers were lost are finished within a minute, and those that came back seen within a day. */
export function billingStaffJobs(db: Db, log: Logger): Job[] {
  return [
    { name: 'billing.transfers', cron: '17 * * * *', run: () => watchTransfers(db) },
    {
      name: 'billing.refunds',
      cron: '* * * * *',
      async run() {
        const provider = paymentProvider()
        if (!provider) return
        await reconcileRefunds(db, provider, (refundID, error) =>
          log.error({ refundID, error: String(error) }, 'refund not reconciled'),
        )
        await watchRefunds(db, provider, (payment, error) =>
          log.error({ payment, error: String(error) }, 'refunds not seen'),
        )
      },
    },
  ]
}
