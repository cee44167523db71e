import type { Db } from '../../platform/db.ts'
import type { Job } from '../../platform/jobs.ts'
import type { Logger } from '../../platform/log.ts'
import { paymentProvider } from '../../platform/payments/place.ts'
import { reconcile } from './reconciling.ts'
import { yearJobs } from './year-jobs.ts'

/** Whatever was lost between the payment provider and us is settled within a minute. */
export function billingJobs(db: Db, log: Logger): Job[] {
  return [
    ...yearJobs(db, log),
    {
      name: 'billing.reconcile',
      cron: '* * * * *',
      async run() {
        const provider = paymentProvider()
        if (provider) await reconcile(db, provider, log)
      },
    },
  ]
}
