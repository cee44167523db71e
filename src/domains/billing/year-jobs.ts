import type { Db } from '../../platform/db.ts'
import type { Job } from '../../platform/jobs.ts'
import type { Logger } from '../../platform/log.ts'
import { paymentProvider } from '../../platform/payments/place.ts'
import { runYear } from './year.ts'

/** Some minutes after each hour, so that nine o'clock is told of by nine o'clock's half hour in every zone. */
export function yearJobs(db: Db, log: Logger): Job[] {
  return [
    {
      name: 'billing.year',
      cron: '5,35 * * * *',
      async run() {
        await runYear(db, paymentProvider(), new Date(), log, () => new Date())
      },
    },
  ]
}
